import type { Question } from '../engine/bot.ts';
import type { Game, Seat } from '../engine/game.ts';
import { fastRng, type Rng } from '../engine/rng.ts';

/** What a search needs to know of a game besides its rules. */
export interface Judgement<State, Move, View> {
  /** The moves worth a search, the best first by a quick look; the rest is never played. */
  shortlist(question: Question<View, Move>, rng: Rng): Move[];
  /** A cheap and sensible move for a seat in a playout. */
  policy(state: State, seat: Seat, rng: Rng): Move;
  /** The chance, from 0 to 1, that this seat wins from here. */
  estimate(state: State, seat: Seat): number;
  /** How many moves are played after the searched one before the position is estimated. */
  plies(state: State): number;
}

/** Each candidate is tried in so many worlds before any is dropped. */
const FIRST_WORLDS = 12;
/** A candidate is dropped when it is behind the best by this many standard errors of their difference. */
const DROPPED_AT = 2.2;
/** Candidates are compared, and the best so far is handed out, after so many worlds. */
const WORLDS_PER_ROUND = 4;

interface Candidate<Move> {
  move: Move;
  sum: number;
  /** The value in each world so far: differences between candidates in the same world vary less than the values. */
  values: number[];
}

/**
 * Searches by determinised Monte Carlo: draws worlds that fit what the seat knows, plays each candidate in each of them
 * with the same chance, and takes the candidate with the best mean. Candidates that cannot catch up are dropped, so that
 * the iterations (playouts) go to those that can. Yields the best move so far.
 */
export function* search<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  judgement: Judgement<State, Move, View>,
  { question, rng, iterations }: { question: Question<View, Move>; rng: Rng; iterations: number },
): Generator<Move, Move> {
  let candidates = judgement.shortlist(question, rng).map((move): Candidate<Move> => ({ move, sum: 0, values: [] }));
  let best = candidates[0];
  let playouts = 0;
  for (let world = 1; candidates.length > 1 && playouts < iterations; world++) {
    const state = game.sample(question.view, question.seat, rng, question.knowledge);
    const luck = [rng.int(2 ** 32), rng.int(2 ** 32)];
    for (const candidate of candidates) {
      const value = playout(game, judgement, {
        state: game.clone(state),
        seat: question.seat,
        move: candidate.move,
        rng: fastRng(...luck),
      });
      candidate.sum += value;
      candidate.values.push(value);
    }
    playouts += candidates.length;
    if (world % WORLDS_PER_ROUND !== 0) continue;
    best = leaderOf(candidates);
    if (world >= FIRST_WORLDS) candidates = candidates.filter((candidate) => !isBehind(candidate, best));
    yield best.move;
  }
  return candidates.length > 1 ? leaderOf(candidates).move : best.move;
}

/** Plays a move and some more in a world of one's own making, and returns what it is worth to the seat. */
function playout<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  judgement: Judgement<State, Move, View>,
  { state, seat, move, rng }: { state: State; seat: Seat; move: Move; rng: Rng },
): number {
  const context = { rng, now: 0 };
  game.play(state, seat, move, context);
  for (let left = judgement.plies(state); left > 0; left--) {
    const next = game.toAct(state)[0];
    if (next === undefined) break;
    game.play(state, next, judgement.policy(state, next, rng), context);
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) return judgement.estimate(state, seat);
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
}

/** Of equals the first, which the quick look thought better. */
function leaderOf<Move>(candidates: readonly Candidate<Move>[]): Candidate<Move> {
  let leader = candidates[0];
  for (const candidate of candidates) if (candidate.sum > leader.sum) leader = candidate;
  return leader;
}

/** Whether a candidate is worse than the leader beyond chance, compared world by world. */
function isBehind<Move>(candidate: Candidate<Move>, leader: Candidate<Move>): boolean {
  if (candidate === leader) return false;
  const worlds = leader.values.length;
  const mean = (leader.sum - candidate.sum) / worlds;
  let squares = 0;
  for (let world = 0; world < worlds; world++) {
    squares += (leader.values[world] - candidate.values[world] - mean) ** 2;
  }
  const error = Math.sqrt(squares / (worlds - 1) / worlds);
  // Candidates that never differ are the same move: one of them is enough.
  return mean >= DROPPED_AT * error;
}
