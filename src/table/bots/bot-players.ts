import type { BotPlayer } from '../../engine/bot.ts';
import type { Seat } from '../../engine/game.ts';
import { fastRng, type Rng } from '../../engine/rng.ts';
import type { House } from '../house.ts';
import { botOf } from '../judge.ts';
import type { Referee } from '../referee.ts';
import type { Change, TableAnswer } from '../table.ts';
import { eventsFor, retoldTo } from '../view/look.ts';

/** The bots in the seats of a table: they are shown what a person in their seat would be shown, and nothing else. */
export class BotPlayers {
  readonly referee: Referee;
  readonly rng: Rng;
  readonly players = new Map<Seat, BotPlayer>();
  /** Whether they are this node's to play. */
  readonly isOurs: () => boolean;
  private readonly house: House;

  constructor(house: House, referee: Referee, isOurs: () => boolean = () => true) {
    this.house = house;
    this.isOurs = isOurs;
    this.referee = referee;
    this.rng = fastRng(...new Uint32Array(house.random(16).slice().buffer));
    this.sitDown({ isNews: false });
  }

  /** Bots take and leave their seats as the table says, and are shown what happens. */
  show({ entry, events }: Change): void {
    // Bots must not remember what was undone: they start over and are told the game again.
    if (entry.kind === 'undone') this.players.clear();
    this.sitDown({ isNews: entry.kind === 'started' });
    for (const [seat, player] of this.players) {
      if (player.see === undefined) continue;
      for (const { event } of eventsFor(this.referee.table, events, seat)) player.see(event);
    }
  }

  /** The bots that can act now, whichever node plays them; none once it is over. */
  toAct(): Seat[] {
    const { play, game } = this.referee.table;
    if (play === undefined || play.outcome !== undefined) return [];
    return game.toAct(play.state).filter((seat) => this.players.has(seat));
  }

  /** Lets the bot of a seat do what it wants to, which in real time may be nothing. */
  async act(seat: Seat): Promise<TableAnswer | undefined> {
    const { table } = this.referee;
    const player = this.players.get(seat);
    if (player === undefined || table.play === undefined) return undefined;
    const { game } = table;
    const { state } = table.play;
    const seen = table.seq;
    try {
      const look = (): unknown => game.view(state, seat);
      const moves = game.legalMoves(state, seat);
      const move = this.decide(player, { look, moves });
      if (move === undefined) return undefined;
      // The same key on every node: two that wake the same bot make one move.
      return await this.referee.submit({
        requester: { kind: 'bot', seat },
        key: String(seen),
        request: { kind: 'move', seen, move },
      });
    } catch (trouble) {
      this.house.report(trouble, table.code);
      return undefined;
    }
  }

  private decide(player: BotPlayer, { look, moves }: { look: () => unknown; moves: readonly unknown[] }): unknown {
    const isRealTime = this.referee.table.game.realTime === true;
    if (isRealTime && player.act !== undefined) return player.act(look, moves, this.rng);
    return moves.length === 0 ? undefined : player.choose(look, moves, this.rng);
  }

  /** A bot that joins a running game is told all its events, as a person who comes back is. */
  private sitDown({ isNews }: { isNews: boolean }): void {
    const { table } = this.referee;
    const { lobby, pack, play } = table;
    if (play === undefined) return;
    lobby.seats.forEach((chairNumber, seat) => {
      const wanted = botOf(lobby.chairs[chairNumber]);
      if (wanted === undefined) this.players.delete(seat);
      if (wanted === undefined || this.players.has(seat)) return;
      const bot = this.house.findBot(lobby.game, wanted);
      if (bot === undefined) {
        this.house.report(new Error(`there is no bot ${wanted}`), table.code);
        return;
      }
      const player = bot.sit(seat, pack);
      this.players.set(seat, player);
      if (isNews || player.see === undefined) return;
      for (const { event } of retoldTo(table, play.events, seat)) player.see(event);
    });
  }
}
