import { expect } from 'vitest';
import type { Bot } from '../src/engine/bot.ts';
import type { Box, Game, Viewer } from '../src/engine/game.ts';
import { fastRng } from '../src/engine/rng.ts';
import { tableRng } from '../src/engine/table-rng.ts';
import { type Moment, playRandomGame, seedOf } from './random-game.ts';

/** A sentence without a gap. */
export const WHOLE = /^(?!.*(\b(undefined|NaN|null)\b|\[object)).*\S/;

/** How a check fails: with what is wrong and where to look. */
export function sentencesFor({ id }: Box) {
  const wrong = (what: string, look: string) => `${id}: ${what} Look at ${look} in src/games/${id}.`;
  // Asked a million times, an `expect` would take longer than the games, and so would a sentence that nobody reads.
  const hold = (holds: boolean, what: () => string, look: string): void => {
    if (!holds) expect.fail(wrong(what(), look));
  };
  return { wrong, hold };
}

/** Random games with every number of seats, so many of each. */
export function games(box: Box, each: number, visit?: (moment: Moment) => void) {
  const seatCounts = seatsOf(box.seats.max + 1).slice(box.seats.min);
  return seatCounts.flatMap((seats) =>
    seatsOf(each).map((number) => {
      const played = playRandomGame(box, { seats, number: number + 1 }, visit);
      return { ...played, seats, options: played.record.options };
    }),
  );
}

/** Every move that was offered at any time to anybody, as JSON. */
export function movesSeen(box: Box): Set<string> {
  const seen = new Set<string>();
  const game = box.open(box.standardPack);
  games(box, 2, ({ state, seats }) => {
    for (const seat of seatsOf(seats)) for (const move of game.legalMoves(state, seat)) seen.add(text(move));
  });
  return seen;
}

/** Moves of other moments and other seats, and the same with their figures bent. */
export function movePool(box: Box): Set<string> {
  const pool = movesSeen(box);
  for (const known of [...pool]) {
    for (const bend of [(figure: number) => figure + 1, (figure: number) => figure - 1, () => 0, () => 99]) {
      const bent = (_: string, value: unknown): unknown => (typeof value === 'number' ? bend(value) : value);
      pool.add(JSON.stringify(JSON.parse(known), bent));
    }
  }
  return pool;
}

/** Plays a move with chance of its own, and says what happened and what came of it. */
export function playAndListen(
  game: Game,
  state: unknown,
  { seat, move, played }: Pick<Moment, 'seat' | 'move' | 'played'>,
) {
  const events: unknown[] = [];
  const rng = tableRng(seedOf(99), played);
  game.play(state, seat, move, { rng, now: 0, emit: (event) => events.push(event) });
  return { state, events };
}

/** The same bot, caught when it answers with a move it was not offered. */
export function watched(bot: Bot): Bot {
  return {
    id: bot.id,
    sit: (seat, pack) => {
      const player = bot.sit(seat, pack);
      return {
        see: (event) => player.see?.(event),
        choose: (look, moves, rng) => {
          const move = player.choose(look, moves, rng);
          if (!moves.includes(move)) throw new Error(`${bot.id} made up a move: ${text(move)}`);
          return move;
        },
      };
    },
  };
}

/** A world made from nothing but what was sent to a viewer. */
export function sampleFor(game: Game, state: unknown, viewer: Viewer, number: number): unknown {
  return game.sample(JSON.parse(text(game.view(state, viewer))), viewer, fastRng(number, 17));
}

/** Everybody who may look. */
export function viewersOf(seats: number): Viewer[] {
  return [...seatsOf(seats), 'spectator'];
}

/** So many seats, from 0 on. */
export function seatsOf(count: number): number[] {
  return [...new Array(count).keys()];
}

/** A value as JSON, to compare and to show. */
export function text(value: unknown): string {
  return JSON.stringify(value);
}
