import { weigh } from '../bots/search.ts';
import type { GameRecord } from '../engine/record.ts';
import { fastRng } from '../engine/rng.ts';
import type { PlayedRecord } from '../replay/played-record.ts';
import { type Account, accountOf, type ValuedStep } from './account.ts';
import { choicesIn, compare, type InLanguages, nameIn, reasonFor } from './compare.ts';
import { type OwnStep, ownStepsOf } from './own-steps.ts';
import { asJudgement, meansOf, type Reviewed, sharesIn, tryMoves } from './playouts.ts';

/** At most so many moments are shown: the dearest. */
const MOST_MOMENTS = 3;
/** So many decisions are looked at closely, those that cost most at first sight. */
const LOOKED_AT_CLOSELY = 6;
/** A first look must find a decision at least this much behind, as a share of the win. */
const SUSPICIOUS = 0.005;
/** A moment is shown if it cost this much, and if that is so many standard errors from nothing. */
const WORTH_SHOWING = 0.02;
const SURE_AT = 2.5;

/** Everybody's chance at a point of the game. */
export interface LinePoint {
  /** How many steps were played. */
  step: number;
  /** The reviewed seat's turn that begins here; undefined for the end. */
  turn?: number;
  /** Each seat's chance to win, from 0 to 1. */
  shares: number[];
}

/** A decision that cost something. */
export interface ReviewedMoment {
  step: number;
  turn: number;
  did: InLanguages;
  better: InLanguages;
  why: InLanguages;
  /** The chance to win with what was done, and with what was better. */
  from: number;
  to: number;
}

/** What can be said of a seat's decisions in a finished game. */
export interface Review {
  line: LinePoint[];
  /** In the order of the game. */
  moments: ReviewedMoment[];
  account: Account;
  /** How many decisions there were. */
  decisions: number;
}

interface Found {
  at: number;
  better: unknown;
  behind: number;
}

/**
 * Weighs all decisions of a seat: each from what the seat knew then, by playing on in worlds that fit it. The decisions
 * that cost most at first sight are looked at again in other worlds, so that a move that only looked better by luck is
 * found out. Yields how much is done, from 0 to 1.
 */
export function* reviewGame(
  reviewed: Reviewed,
  { played, record }: { played: PlayedRecord; record: GameRecord },
): Generator<number, Review> {
  const { seat } = reviewed;
  const steps = ownStepsOf(played, record, seat);
  const progress = progressOf(reviewed, steps);
  const found: Found[] = [];
  for (const [at, own] of steps.entries()) {
    const first = firstLook(reviewed, own);
    if (first !== undefined) found.push({ ...first, at });
    yield progress.first();
  }
  const valued: ValuedStep[] = [];
  for (const own of steps) {
    valued.push(valuesAt(reviewed, own));
    yield progress.line();
  }
  const dearest = found
    .filter(({ behind }) => behind >= SUSPICIOUS)
    .sort((one, other) => other.behind - one.behind)
    .slice(0, LOOKED_AT_CLOSELY);
  const moments: (ReviewedMoment & { at: number; shares: number[] })[] = [];
  for (const one of dearest) {
    const moment = closeLook(reviewed, steps[one.at], { better: one.better, names: record.names });
    if (moment !== undefined) moments.push({ ...moment, at: one.at });
    yield progress.close();
  }
  for (const { at, from, to, shares } of moments) {
    valued[at] = { ...valued[at], made: from, best: to, shares };
  }
  const end = sharesIn(reviewed, played.stateAt(played.length));
  const dear = moments.sort((one, other) => other.to - other.from - (one.to - one.from)).slice(0, MOST_MOMENTS);
  return {
    line: [...lineOf(steps, valued), { step: played.length, shares: end }],
    moments: dear.sort((one, other) => one.step - other.step).map(({ at: _, shares: __, ...moment }) => moment),
    account: accountOf(valued, end[seat]),
    decisions: steps.filter(({ question, made }) => isChoice(question.moves, made)).length,
  };
}

function isChoice(moves: readonly unknown[], made: unknown): boolean {
  return moves.length > 1 && made !== undefined;
}

/** What the search thinks best, and how far the made move is behind it; undefined where there was no choice. */
function firstLook(reviewed: Reviewed, { step, question, made }: OwnStep): Omit<Found, 'at'> | undefined {
  const { game, adviser } = reviewed;
  if (!isChoice(question.moves, made)) return undefined;
  const rng = fastRng(step, 1);
  const candidates = choicesIn(adviser, question, { shortlist: adviser.shortlist(question, rng), made });
  const weighing = weigh(game, asJudgement(adviser), { question, rng, iterations: adviser.effort.first, candidates });
  for (;;) {
    const now = weighing.next();
    if (now.done !== true) continue;
    const [best] = now.value;
    const own = now.value.find(({ move }) => move === made);
    return best.move === made || own === undefined ? undefined : { better: best.move, behind: own.behind };
  }
}

/** Everybody's chance when the seat had to decide, with the move it made, and right after its step. */
function valuesAt(reviewed: Reviewed, { step, turn, question, made, after }: OwnStep): ValuedStep {
  const { adviser, seat } = reviewed;
  const worlds = adviser.effort.line;
  const [tried] = tryMoves(reviewed, { position: question, moves: [made], worlds, rng: fastRng(step, 2) });
  const shares = meansOf(tried.shares);
  if (after === undefined) return { step, turn, made: shares[seat], best: shares[seat], shares };
  const [later] = tryMoves(reviewed, { position: after, moves: [undefined], worlds, rng: fastRng(step, 3) });
  return { step, turn, made: shares[seat], best: shares[seat], shares, after: meansOf(later.shares)[seat] };
}

/** Tries both moves in the same worlds; undefined where what was done is as good, as far as one can tell. */
function closeLook(
  reviewed: Reviewed,
  { step, turn, question, made }: OwnStep,
  { better, names }: { better: unknown; names: readonly string[] },
): (ReviewedMoment & { shares: number[] }) | undefined {
  const { adviser, seat } = reviewed;
  const [good, done] = tryMoves(reviewed, {
    position: question,
    moves: [better, made],
    worlds: adviser.effort.close,
    rng: fastRng(step, 4),
  });
  const { more, error } = compare(seat, good, done);
  if (more < WORTH_SHOWING || more < SURE_AT * error) return undefined;
  const [goodEnd, doneEnd] = tryMoves(reviewed, {
    position: question,
    moves: [better, made],
    worlds: adviser.effort.reason,
    rng: fastRng(step, 5),
    isToEnd: true,
  });
  // A move is only called better if it can be said why.
  const why = reasonFor(adviser, goodEnd, doneEnd);
  if (why === undefined) return undefined;
  const from = meansOf(done.shares)[seat];
  return {
    step,
    turn,
    did: nameIn(adviser, made, { question, names }),
    better: nameIn(adviser, better, { question, names }),
    why,
    from,
    to: from + more,
    shares: meansOf(good.shares),
  };
}

/** Everybody's chance at the beginning of each turn. */
function lineOf(steps: readonly OwnStep[], valued: readonly ValuedStep[]): LinePoint[] {
  return steps.flatMap(({ step, turn }, at) =>
    steps[at - 1]?.turn === turn ? [] : [{ step, turn, shares: valued[at].shares }],
  );
}

/** How much of the work is done, by the playouts there will be. */
function progressOf({ adviser: { effort } }: Reviewed, steps: readonly OwnStep[]) {
  const first = effort.first;
  const line = 2 * effort.line;
  // Playouts to the end of the game take longer.
  const close = 2 * (effort.close + 5 * effort.reason);
  const all = (first + line) * steps.length + close * LOOKED_AT_CLOSELY;
  let done = 0;
  const add = (part: number) => () => {
    done += part;
    return Math.min(1, done / all);
  };
  return { first: add(first), line: add(line), close: add(close) };
}
