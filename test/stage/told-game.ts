import type { Game, Viewer } from '../../src/engine/game.ts';
import { elementAt } from '../../src/engine/list.ts';
import { type GameRecord, replayRecord } from '../../src/engine/record.ts';
import type { GameId } from '../../src/games/catalogue.ts';
import { BOXES } from '../../src/games/index.ts';
import type { PlayInfo, SeenEvent } from '../../src/protocol/server-message.ts';
import { playRandomGame } from '../random-game.ts';

/** One entry of a game as a seat's device receives it. */
export interface ToldStep {
  seq: number;
  fresh: SeenEvent[];
  play: PlayInfo;
  isOver: boolean;
}

/** A random game, and a viewer's messages about it, step by step. */
export function randomGame(id: GameId, { seats, number, viewer }: { seats: number; number: number; viewer: Viewer }) {
  const { game, record } = playRandomGame(BOXES[id], { seats, number });
  const told: SeenEvent[][] = [];
  playThrough(game, record, (events, _, at) => {
    const seen = events.flatMap((event) => game.viewEvent(event, viewer) ?? []);
    told.push(seen.map((event) => ({ seq: at + 2, event })));
  });
  return { game, record, told, viewer };
}

/** Some of its steps, as the viewer's device receives them. */
export function stepsOf(
  { game, record, told, viewer }: ReturnType<typeof randomGame>,
  isWanted: (at: number) => boolean,
): ReadonlyMap<number, ToldStep> {
  const steps = new Map<number, ToldStep>();
  playThrough(game, record, (_, state, at) => {
    if (!isWanted(at)) return;
    const moves = viewer === 'spectator' ? [] : game.legalMoves(state, viewer);
    const view = structuredClone(game.view(state, viewer));
    const play: PlayInfo = { view, moves: structuredClone([...moves]), toAct: [...game.toAct(state)], since: 0 };
    steps.set(at, { seq: at + 2, fresh: elementAt(told, at), play, isOver: game.outcome(state) !== undefined });
  });
  return steps;
}

function playThrough(
  game: Game,
  record: GameRecord,
  see: (events: readonly unknown[], state: unknown, at: number) => void,
): void {
  const replaying = replayRecord(game, record);
  see(structuredClone(replaying.opening), replaying.state, 0);
  for (let next = replaying.next(); next !== undefined && 'events' in next; next = replaying.next()) {
    see(structuredClone(next.events), replaying.state, replaying.played);
  }
}

export function kindOf({ event }: SeenEvent): string {
  return (event as { kind: string }).kind;
}
