import { expect } from 'vitest';
import type { SimulationPlan } from '../src/cli/simulate/plan.ts';
import type { Bot } from '../src/engine/bot.ts';
import type { Box, Game, Viewer } from '../src/engine/game.ts';
import type { Options } from '../src/engine/options.ts';
import { fastRng } from '../src/engine/rng.ts';
import { tableRng } from '../src/engine/table-rng.ts';
import { playRandomGame, type RandomTurn, seedOf, wrongWith } from './random-game.ts';

/** A sentence that is not empty and contains no `undefined`, `NaN` or `[object`. */
export const WHOLE = /^(?!.*(\b(undefined|NaN|null)\b|\[object)).*\S/;

/** Creates failure messages that say what is wrong and where to look. */
export function sentencesFor(box: Box) {
  const wrong = (what: string, look: string) => wrongWith(box, what, look);
  // Called a million times: an `expect`, or an unneeded message, would take longer than the games.
  const hold = (holds: boolean, what: () => string, look: string): void => {
    if (!holds) expect.fail(wrong(what(), look));
  };
  return { wrong, hold };
}

/** Random games with every number of seats. */
export function games(box: Box, each: number, visit?: (moment: RandomTurn) => void) {
  const seatCounts = seatsOf(box.seats.max + 1).slice(box.seats.min);
  return seatCounts.flatMap((seats) =>
    seatsOf(each).map((number) => {
      const played = playRandomGame(box, { seats, number: number + 1 }, visit);
      return { ...played, seats, options: played.record.options };
    }),
  );
}

/**
 * The same games; of a long one, every step of its beginning and some of the rest, for checks that cost more than the
 * game.
 */
export function someMoments(box: Box, each: number, visit: (moment: RandomTurn) => void): void {
  games(box, each, (moment) => {
    if (moment.played < 60 || moment.played % 7 === 0) visit(moment);
  });
}

/** Every move offered at any time to anybody, as JSON. */
export function movesSeen(box: Box): Set<string> {
  const seen = new Set<string>();
  const game = box.open(box.standardPack);
  games(box, 2, ({ state, seats }) => {
    for (const seat of seatsOf(seats)) for (const move of game.legalMoves(state, seat)) seen.add(text(move));
  });
  return seen;
}

/** Moves of other positions and other seats, and the same with changed numbers. */
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

/** Plays a move with its own rng, and returns its events and the state after it. */
export function playAndListen(
  game: Game,
  state: unknown,
  { seat, move, played }: Pick<RandomTurn, 'seat' | 'move' | 'played'>,
) {
  const events: unknown[] = [];
  const rng = tableRng(seedOf(99), played);
  game.play(state, seat, move, { rng, now: 0, emit: (event) => events.push(event) });
  return { state, events };
}

/** Wraps a bot; throws when it answers with a move it was not offered. */
export function watched(box: Box, bot: Bot): Bot {
  return {
    id: bot.id,
    sit: (seat, pack) => {
      const player = bot.sit(seat, pack);
      return {
        see: (event) => player.see?.(event),
        choose: (look, moves, rng) => {
          const move = player.choose(look, moves, rng);
          if (!moves.includes(move)) {
            throw new Error(wrongWith(box, `the bot ${bot.id} made up the move ${text(move)}.`, 'bots/'));
          }
          return move;
        },
      };
    },
  };
}

/** A viewer's memory of the events so far; undefined if the game has none. */
export function rememberedBy(game: Game, events: readonly unknown[], viewer: Viewer): unknown {
  return events.reduce((knowledge, event) => {
    const seen = game.viewEvent(event, viewer);
    return seen === undefined ? knowledge : game.remember?.(knowledge, seen, viewer);
  }, undefined);
}

/** A state sampled from nothing but a viewer's view. */
export function sampleFor(game: Game, state: unknown, viewer: Viewer, number: number): unknown {
  return game.sample(JSON.parse(text(game.view(state, viewer))), viewer, fastRng(number, 17));
}

/** All viewers. */
export function viewersOf(seats: number): Viewer[] {
  return [...seatsOf(seats), 'spectator'];
}

/** This many seats, from 0 on. */
export function seatsOf(count: number): number[] {
  return [...new Array(count).keys()];
}

/** A value as JSON, for comparison and display. */
export function text(value: unknown): string {
  return JSON.stringify(value);
}

/** Three deals of a simulation, with the bots in turn. */
export function threeDeals({ id, standardPack }: Box, table: { seats: number; options: Options }): SimulationPlan {
  return { game: id, pack: standardPack, ...table, isTogether: false, bots: [], deals: 3, seed: 5 };
}
