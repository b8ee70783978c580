import { weigh } from '../bots/search.ts';
import { type InLanguages, type Position, type Tried, triesOut } from '../engine/judgement.ts';
import { elementAt } from '../engine/list.ts';
import { fastRng, type Rng } from '../engine/rng.ts';
import { choicesIn, compare, inLanguages, nameIn, reasonFor } from './compare.ts';
import type { OwnStep } from './own-steps.ts';
import { asJudgement, chancesOf, meansOf, type Reviewed, SIGMAS, tryBoth, tryMoves } from './playouts.ts';

/** A decision counts as a mistake from this share of the win on, if that is this many standard errors from zero. */
const WORTH_SHOWING = 0.02;
const SURE_AT = 2.5;
/**
 * Number of rounds in a close comparison; it ends early after a round in which the difference is fewer standard errors.
 */
const ROUNDS = 4;
const HOPEFUL_AT = 1;

/** A move that a search finds better than the one made. */
export interface Suspicion {
  better: unknown;
  /** How far the made move is behind, as a share of the win. */
  behind: number;
}

/** A decision with a measurable cost. */
export interface Mistake {
  better: unknown;
  /** The chance to win with the move made, and with the better one. */
  from: number;
  to: number;
  /** The half-width of the difference's 95% interval, which excludes 0. */
  error: number;
  /** Everybody's chance with the better move, and the error of each. */
  shares: number[];
  errors: number[];
}

/** A mistake in words. */
export interface ReviewedMoment {
  step: number;
  turn: number;
  /** The name of this point of the game, if it is not a turn. */
  name?: InLanguages;
  did: InLanguages;
  better: InLanguages;
  why: InLanguages;
  from: number;
  to: number;
  /** The half-width of the difference's 95% interval, which excludes 0. */
  error: number;
}

/** Whether there was something to decide. */
export function isChoice({ question, made }: OwnStep): boolean {
  return question.moves.length > 1 && made !== undefined;
}

/** Searches all choices of a decision; undefined if nothing looks better than the move made. */
export function firstLook(reviewed: Reviewed, own: OwnStep): Suspicion | undefined {
  if (!isChoice(own)) return undefined;
  const { question, made } = own;
  const standings = weighAll(reviewed, question, { made, rng: fastRng(own.step, 1) });
  const best = elementAt(standings, 0);
  const weighed = standings.find(({ move }) => move === made);
  return best.move === made || weighed === undefined ? undefined : { better: best.move, behind: weighed.behind };
}

/** All choices of a question after a first search, best first, including the one made. */
export function weighAll(
  reviewed: Reviewed,
  question: OwnStep['question'],
  { made, rng }: { made?: unknown; rng: Rng },
): { move: unknown; behind: number }[] {
  const { game, adviser, seat } = reviewed;
  const iterations = adviser.effort.first;
  if (triesOut(adviser)) {
    const candidates = choicesIn(adviser, question, { shortlist: adviser.choices(question, made), made });
    const worlds = Math.ceil(iterations / candidates.length);
    const tried = tryMoves(reviewed, { position: question, moves: candidates, worlds, rng, look: 'first' });
    const means = tried.map(({ shares }) => elementAt(meansOf(shares), seat));
    const most = Math.max(...means);
    // Among equals the first: the move made, or the quick estimate's best.
    return candidates
      .map((move, place) => ({ move, behind: most - elementAt(means, place) }))
      .sort((one, other) => one.behind - other.behind);
  }
  const candidates = choicesIn(adviser, question, { shortlist: adviser.shortlist(question, rng), made });
  const weighing = weigh(game, asJudgement(adviser), { question, rng, iterations, candidates });
  let now = weighing.next();
  while (now.done !== true) now = weighing.next();
  return now.value;
}

/** Tries both moves in other worlds; undefined if the made one is not measurably worse. */
export function closeLook(reviewed: Reviewed, own: OwnStep, better: unknown): Mistake | undefined {
  const { adviser, seat } = reviewed;
  const rng = fastRng(own.step, 4);
  const all: { good: Tried; done: Tried } = { good: { shares: [], figures: [] }, done: { shares: [], figures: [] } };
  for (let round = 1; ; round++) {
    const worlds = Math.ceil(adviser.effort.close / ROUNDS);
    const [good, done] = tryBoth(reviewed, { ...inBoth(own, better), worlds, rng, look: 'close' });
    all.good.shares.push(...good.shares);
    all.done.shares.push(...done.shares);
    const { more, error } = compare(seat, all.good, all.done);
    if (more < HOPEFUL_AT * error) return undefined;
    if (round < ROUNDS) continue;
    if (more < WORTH_SHOWING || more < SURE_AT * error) return undefined;
    const from = elementAt(meansOf(all.done.shares), seat);
    return { better, from, to: from + more, error: SIGMAS * error, ...chancesOf(all.good.shares) };
  }
}

/** A mistake in words; undefined if no reason can be given. */
export function explain(
  reviewed: Reviewed,
  own: OwnStep,
  { mistake, names }: { mistake: Mistake; names: readonly string[] },
): ReviewedMoment | undefined {
  const { adviser } = reviewed;
  const { step, turn, question, made } = own;
  const { better, from, to, error } = mistake;
  const worlds = adviser.effort.reason;
  const [good, done] = tryBoth(reviewed, { ...inBoth(own, better), worlds, rng: fastRng(step, 5), look: 'to-end' });
  const compared = { better: { move: better, tried: good }, other: { move: made, tried: done } };
  const why = reasonFor(adviser, { question, names, ...compared });
  if (why === undefined) return undefined;
  const name = (move: unknown) => nameIn(adviser, move, { question, names });
  return {
    step,
    turn,
    ...namedMoment(reviewed, question),
    did: name(made),
    better: name(better),
    why,
    from,
    to,
    error,
  };
}

/** The name of a point of the game, if the game has one for it. */
export function namedMoment({ adviser }: Reviewed, position: Position): { name?: InLanguages } {
  return triesOut(adviser) ? { name: inLanguages((locale) => adviser.nameMoment(position, locale)) } : {};
}

function inBoth({ question, made }: OwnStep, better: unknown) {
  return { position: question, moves: [better, made] as const };
}
