import type { Game, Seat } from '../engine/game.ts';
import {
  type Adviser,
  type Judgement,
  type Position,
  type SearchAdviser,
  type Tried,
  triesOut,
} from '../engine/judgement.ts';
import { elementAt } from '../engine/list.ts';
import { fastRng, type Rng } from '../engine/rng.ts';

/** A longer playout is cut off and estimated. */
const MOST_PLIES = 3000;

/** A game to play on, and its adviser. */
export interface Reviewed {
  game: Game;
  adviser: Adviser;
  seat: Seat;
  seats: number;
  /** Whether all win or lose together. */
  isTogether: boolean;
}

/** How far playouts run: to where an estimate is good enough, to where it can be trusted, or to the end. */
export type ReviewDepth = 'first' | 'close' | 'to-end';

/** How a position is played on. */
interface Trial {
  position: Position;
  worlds: number;
  rng: Rng;
  look: ReviewDepth;
}

/** Plays one move on, or none. */
export function tryMove(reviewed: Reviewed, { move, ...trial }: Trial & { move: unknown }): Tried {
  return elementAt(tryMoves(reviewed, { ...trial, moves: [move] }), 0);
}

/** Plays two moves on, in the same worlds. */
export function tryBoth(reviewed: Reviewed, trial: Trial & { moves: readonly [unknown, unknown] }): [Tried, Tried] {
  const tried = tryMoves(reviewed, trial);
  return [elementAt(tried, 0), elementAt(tried, 1)];
}

/**
 * Plays moves on in worlds consistent with a position: all of them in the same worlds with the same random numbers, all
 * seats following the adviser's policy. `undefined` makes no move.
 */
export function tryMoves(
  reviewed: Reviewed,
  { position, moves, worlds, rng, look }: Trial & { moves: readonly unknown[] },
): Tried[] {
  const { game, seat, adviser } = reviewed;
  if (triesOut(adviser)) return adviser.tryOut({ position, seat, choices: moves, worlds, rng });
  const tried = moves.map((): Tried => ({ shares: [], figures: [] }));
  for (let world = 0; world < worlds; world++) {
    const { view, knowledge } = position;
    const state = adviser.likelyWorld?.({ view, knowledge, seat }, rng) ?? game.sample(view, seat, rng, knowledge);
    const luck = [rng.int(2 ** 32), rng.int(2 ** 32)];
    for (const [place, move] of moves.entries()) {
      const copy = game.clone(state);
      const { shares, figures } = playOut({ ...reviewed, adviser }, { state: copy, move, rng: fastRng(...luck), look });
      const all = elementAt(tried, place);
      all.shares.push(shares);
      all.figures.push(figures);
    }
  }
  return tried;
}

function playOut(
  reviewed: Reviewed & { adviser: SearchAdviser },
  { state, move, rng, look }: { state: unknown; move: unknown; rng: Rng; look: ReviewDepth },
): { shares: number[]; figures: number[] } {
  const { game, adviser, seat } = reviewed;
  const context = { rng, now: 0 };
  if (move !== undefined) game.play(state, seat, move, context);
  const figures = adviser.figures.map(({ when, of }) => (when === 'at-once' ? of(state, seat) : 0));
  for (let left = pliesFor(look, adviser, state); left > 0; left--) {
    const next = game.toAct(state)[0];
    if (next === undefined) break;
    game.play(state, next, adviser.policy(state, next, rng), context);
  }
  for (const [place, { when, of }] of adviser.figures.entries())
    if (when === 'at-the-end') figures[place] = of(state, seat);
  return { shares: sharesIn(reviewed, state), figures };
}

function pliesFor(look: ReviewDepth, adviser: SearchAdviser, state: unknown): number {
  if (look === 'first') return adviser.plies(state);
  return (look === 'close' ? adviser.trusted : undefined) ?? MOST_PLIES;
}

/** Each seat's share of the win: from a finished game, or estimated by the adviser. */
export function sharesIn({ game, adviser, seats, isTogether }: Omit<Reviewed, 'seat'>, state: unknown): number[] {
  const outcome = game.outcome(state);
  if (outcome === undefined) return triesOut(adviser) ? new Array<number>(seats).fill(0) : adviser.shares(state);
  const share = isTogether ? 1 : 1 / outcome.winners.length;
  return Array.from({ length: seats }, (_, seat) => (outcome.winners.includes(seat) ? share : 0));
}

/** The adviser as a search takes it. */
export function asJudgement(adviser: SearchAdviser): Judgement<unknown, unknown, unknown> {
  return { ...adviser, estimate: (state, seat) => elementAt(adviser.shares(state), seat) };
}

/** The mean of each column. */
export function meansOf(rows: readonly (readonly number[])[]): number[] {
  const [first = []] = rows;
  return first.map((_, column) => rows.reduce((sum, row) => sum + elementAt(row, column), 0) / rows.length);
}

/** The mean of some differences, and its standard error. */
export function spreadOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

/** Standard errors in a 95% interval. */
export const SIGMAS = 1.96;

/**
 * The mean of some shares, and the half-width of its 95% interval. One world won and one lost are added to the error: a
 * hundred equal playouts do not make the next certain.
 */
export function chanceOf(shares: readonly number[]): { share: number; error: number } {
  const share = shares.reduce((sum, value) => sum + value, 0) / shares.length;
  const { error } = spreadOf([...shares, 0, 1]);
  return { share, error: SIGMAS * error };
}

/** Everybody's chance from their shares in some worlds, with the error of each. */
export function chancesOf(rows: readonly (readonly number[])[]): { shares: number[]; errors: number[] } {
  const [first = []] = rows;
  const chances = first.map((_, seat) => chanceOf(rows.map((row) => elementAt(row, seat))));
  return { shares: chances.map(({ share }) => share), errors: chances.map(({ error }) => error) };
}
