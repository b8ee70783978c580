// Only the parts the benchmarks use, so that types can be checked where the peer is not installed.
declare module 'boardgame.io/internal' {
  export interface Ctx {
    currentPlayer: string;
    numPlayers: number;
    gameover?: unknown;
  }
  export interface MoveContext<G> {
    G: G;
    ctx: Ctx;
    playerID: string;
  }
  export interface PeerGame<G> {
    name: string;
    disableUndo: boolean;
    setup(context: { ctx: Ctx; random: { Shuffle<Item>(items: Item[]): Item[] } }): G;
    moves: Record<string, (context: MoveContext<G>, space: number) => 'INVALID_MOVE' | undefined>;
    turn: { minMoves: number; maxMoves: number };
    endIf(context: { G: G }): unknown;
  }
  export interface PeerState<G> {
    G: G;
    ctx: Ctx;
  }
  export interface MakeMove {
    type: 'MAKE_MOVE';
    payload: { type: string; args: unknown[]; playerID: string };
  }
  const internal: {
    ProcessGameConfig<G>(game: PeerGame<G>): PeerGame<G>;
    InitializeGame<G>(options: { game: PeerGame<G>; numPlayers: number }): PeerState<G>;
    CreateGameReducer<G>(options: { game: PeerGame<G> }): (state: PeerState<G>, action: MakeMove) => PeerState<G>;
  };
  // biome-ignore lint/style/noDefaultExport: a CommonJS package is one default export to Node.
  export default internal;
}
