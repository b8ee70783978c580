import type { Question } from '../engine/bot.ts';
import type { Game, Seat } from '../engine/game.ts';
import type { Judgement } from '../engine/judgement.ts';
import { present } from '../engine/list.ts';
import { fastRng, type Rng } from '../engine/rng.ts';

/** Each candidate is tried in this many worlds before any is dropped. */
const FIRST_WORLDS = 12;
/**
 * A candidate is dropped when it trails the best by this many standard errors, unless the game sets its own `doubt`.
 */
const DROPPED_AT = 2.2;
/** Candidates are compared, and the best so far is yielded, after this many worlds. */
const WORLDS_PER_ROUND = 4;

interface Candidate<Move> {
  move: Move;
  sum: number;
  /** Values world by world: differences between candidates in the same world vary less than the values. */
  values: number[];
}

/** How a move compares after some worlds. */
export interface WeighedMove<Move> {
  move: Move;
  /** Its mean value and the standard error of that mean. */
  mean: number;
  error: number;
  /** Number of worlds it was played in: fewer than the best one if it was dropped. */
  worlds: number;
  /** How far it trails the best one in the worlds both were played in. */
  behind: number;
}

/** A question to weigh, with its `rng` and the number of playouts allowed. */
export interface Weighing<View, Move> {
  question: Question<View, Move>;
  rng: Rng;
  iterations: number;
  /** The candidates. Default: the shortlist. */
  candidates?: readonly Move[];
}

/** Searches for the best move and yields the best so far. */
export function* search<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  judgement: Judgement<State, Move, View>,
  weighing: Weighing<View, Move>,
): Generator<Move, Move> {
  const weighed = weigh(game, judgement, weighing);
  for (;;) {
    const now = weighed.next();
    const best = present(now.value[0]).move;
    if (now.done === true) return best;
    yield best;
  }
}

/**
 * Weighs moves by determinised Monte Carlo: it samples worlds consistent with what the seat knows, plays each candidate
 * in each of them with the same random numbers, and compares the means. Candidates that cannot catch up are dropped, so
 * that the playouts go to the others. Yields all candidates, best first.
 */
export function* weigh<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  judgement: Judgement<State, Move, View>,
  { question, rng, iterations, candidates: wanted }: Weighing<View, Move>,
): Generator<WeighedMove<Move>[], WeighedMove<Move>[]> {
  const all = (wanted ?? judgement.shortlist(question, rng)).map(
    (move): Candidate<Move> => ({ move, sum: 0, values: [] }),
  );
  const first = present(all[0]);
  let candidates = all;
  let best = first;
  let playouts = 0;
  for (let world = 1; candidates.length > 1 && playouts < iterations; world++) {
    const state =
      judgement.likelyWorld?.(question, rng) ?? game.sample(question.view, question.seat, rng, question.knowledge);
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
    best = preferred(first, leaderOf(candidates), judgement.doubt);
    if (world >= FIRST_WORLDS)
      candidates = candidates.filter((candidate) => !isBehind(candidate, best, judgement.doubt));
    yield standingsOf(all, best);
  }
  return standingsOf(all, candidates.length > 1 ? preferred(first, leaderOf(candidates), judgement.doubt) : best);
}

/** The leader; or the first choice, if it is still in the race and the leader's lead may be luck. */
function preferred<Move>(first: Candidate<Move>, leader: Candidate<Move>, doubt = 0): Candidate<Move> {
  if (doubt === 0 || first.values.length < leader.values.length) return leader;
  return leadOf(leader, first) >= doubt ? leader : first;
}

/** All candidates: the leader first, the others by how far they trail it. */
function standingsOf<Move>(all: readonly Candidate<Move>[], leader: Candidate<Move>): WeighedMove<Move>[] {
  const others = all.filter((candidate) => candidate !== leader).map((candidate) => standingOf(candidate, leader));
  return [standingOf(leader, leader), ...others.sort((one, other) => one.behind - other.behind)];
}

function standingOf<Move>({ move, sum, values }: Candidate<Move>, leader: Candidate<Move>): WeighedMove<Move> {
  const worlds = values.length;
  if (worlds === 0) return { move, mean: 0, error: 0, worlds, behind: 0 };
  const mean = sum / worlds;
  const behind = values.reduce((more, value, world) => more + present(leader.values[world]) - value, 0) / worlds;
  return { move, mean, error: errorOf(values, mean), worlds, behind };
}

/** The standard error of a mean. */
function errorOf(values: readonly number[], mean: number): number {
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1) / values.length);
}

/** Plays a move and some more in a sampled world, and returns its value for the seat. */
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
  if (judgement.worthAtEnd !== undefined) return judgement.worthAtEnd(state, outcome, seat);
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
}

/** Among equals the first, which the shortlist rated higher. */
function leaderOf<Move>(candidates: readonly Candidate<Move>[]): Candidate<Move> {
  let leader = present(candidates[0]);
  for (const candidate of candidates) if (candidate.sum > leader.sum) leader = candidate;
  return leader;
}

/**
 * Whether a candidate is significantly worse than the leader. Candidates with equal values in every world are the same
 * move.
 */
function isBehind<Move>(candidate: Candidate<Move>, leader: Candidate<Move>, doubt = DROPPED_AT): boolean {
  return candidate !== leader && leadOf(leader, candidate) >= doubt;
}

/**
 * How many standard errors a candidate is ahead of another, compared world by world; infinite if the lead is the same
 * in every world.
 */
function leadOf<Move>(leader: Candidate<Move>, candidate: Candidate<Move>): number {
  const worlds = candidate.values.length;
  const mean = (leader.sum - candidate.sum) / worlds;
  let squares = 0;
  for (let world = 0; world < worlds; world++) {
    squares += (present(leader.values[world]) - present(candidate.values[world]) - mean) ** 2;
  }
  const error = Math.sqrt(squares / (worlds - 1) / worlds);
  if (error === 0) return mean >= 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  return mean / error;
}
