import { type InLanguages, type Position, triesOut } from '../engine/judgement.ts';
import { elementAt } from '../engine/list.ts';
import type { GameRecord } from '../engine/record.ts';
import { fastRng } from '../engine/rng.ts';
import { isSame } from '../engine/same.ts';
import type { PlayedRecord } from '../replay/played-record.ts';
import { type Account, accountOf } from './account.ts';
import {
  closeLook,
  explain,
  firstLook,
  isChoice,
  type Mistake,
  namedMoment,
  type ReviewedMoment,
  type Suspicion,
} from './moments.ts';
import { decisionsOf, type OwnStep } from './own-steps.ts';
import { chancesOf, meansOf, type Reviewed, sharesIn, tryMove } from './playouts.ts';

/** Maximum number of mistakes shown: the most expensive. */
const MOST_MOMENTS = 3;
/** Number of decisions examined closely, those that cost most in the first search. */
const LOOKED_AT_CLOSELY = 6;
/** A first search must find a decision at least this much behind, as a share of the win. */
const SUSPICIOUS = 0.005;

/** Everybody's chance at a point of the game. */
export interface LinePoint {
  /** The number of steps played. */
  step: number;
  /** The reviewed seat's turn that begins here; undefined for the end. */
  turn?: number;
  /** The name of this point of the game, if it is not a turn. */
  name?: InLanguages;
  /** Each seat's chance to win, from 0 to 1. */
  shares: number[];
  /** The half-width of each chance's 95% interval. */
  errors: number[];
}

/** A report on a seat's decisions in a finished game. */
export interface Review {
  line: LinePoint[];
  /** In the order of the game. */
  moments: ReviewedMoment[];
  account: Account;
  /** The number of decisions. */
  decisions: number;
}

/**
 * Weighs all decisions of a seat: each from what the seat knew then, by playouts in worlds consistent with it.
 * Decisions that cost most in the first search are checked again in other worlds, so that a move that only looked
 * better by luck is dropped. Yields the share of work done, from 0 to 1.
 */
export function* reviewGame(
  reviewed: Reviewed,
  { played, record }: { played: PlayedRecord; record: GameRecord },
): Generator<number, Review> {
  const { seat } = reviewed;
  const { steps, points } = decisionsOf(played, record, reviewed);
  const progress = progressOf(reviewed, steps.length, points.length);
  const suspicions: (Suspicion & { own: OwnStep })[] = [];
  for (const own of steps) {
    const suspicion = firstLook(reviewed, own);
    if (suspicion !== undefined && suspicion.behind >= SUSPICIOUS) suspicions.push({ ...suspicion, own });
    yield progress.first();
  }
  const luck: number[] = [];
  for (const own of steps) {
    luck.push(luckIn(reviewed, own));
    yield progress.luck();
  }
  const line: LinePoint[] = [];
  for (const point of points) {
    line.push(chancesAt(reviewed, point));
    yield progress.line();
  }
  const mistakes: (Mistake & { own: OwnStep })[] = [];
  suspicions.sort((one, other) => other.behind - one.behind);
  for (const { own, better } of suspicions.slice(0, LOOKED_AT_CLOSELY)) {
    const mistake = closeLook(reviewed, own, better);
    if (mistake !== undefined) mistakes.push({ ...mistake, own });
    yield progress.close();
  }
  const moments: ReviewedMoment[] = [];
  mistakes.sort((one, other) => other.to - other.from - (one.to - one.from));
  for (const { own, ...mistake } of mistakes) {
    const { shares, errors } = mistake;
    const point = line.find(({ step }) => step === own.step);
    if (point !== undefined) Object.assign(point, { shares, errors });
    else if (triesOut(reviewed.adviser))
      line.push({ step: own.step, ...namedMoment(reviewed, own.question), shares, errors });
    if (moments.length === MOST_MOMENTS) continue;
    const moment = explain(reviewed, own, { mistake, names: record.names });
    if (moment !== undefined) moments.push(moment);
    yield progress.reason();
  }
  const end = sharesIn(reviewed, played.stateAt(played.length));
  return {
    line: [
      ...line.sort((one, other) => one.step - other.step),
      { step: played.length, shares: end, errors: end.map(() => 0) },
    ],
    moments: moments.sort((one, other) => one.step - other.step),
    account: accountOf({ start: elementAt(line[0]?.shares ?? end, seat), end: elementAt(end, seat), mistakes, luck }),
    decisions: steps.filter(isChoice).length,
  };
}

/** Everybody's chance at a point of the game, with the move made then. */
export function chancesAt(reviewed: Reviewed, point: Pick<OwnStep, 'step' | 'question'> & Partial<OwnStep>): LinePoint {
  const { step, turn, question, made } = point;
  const { line: worlds } = reviewed.adviser.effort;
  const rng = fastRng(step, 2);
  const tried = tryMove(reviewed, { position: question, move: made, worlds, rng, look: 'close' });
  const named = namedMoment(reviewed, question);
  return { step, ...(turn !== undefined && { turn }), ...named, ...chancesOf(tried.shares) };
}

/** How much the seat's chance changed by what its step revealed; nothing if the step had only one possible outcome. */
function luckIn(reviewed: Reviewed, { step, question, made, after, isLetPass }: OwnStep): number {
  const { seat, adviser } = reviewed;
  if (made === undefined || isLetPass === true || !isOpenToChance(reviewed, { question, made, after })) return 0;
  const worlds = adviser.effort.luck;
  const meanOf = (position: Position, move: unknown, luck: number) => {
    const tried = tryMove(reviewed, { position, move, worlds, rng: fastRng(step, luck), look: 'first' });
    return elementAt(meansOf(tried.shares), seat);
  };
  return meanOf(after, undefined, 3) - meanOf(question, made, 6);
}

/** Number of worlds tried to see whether a move can have more than one outcome. */
const WAYS_TRIED = 12;

/** Whether a move could have had another outcome, as far as its seat could see. */
function isOpenToChance(
  { game, seat }: Reviewed,
  { question, made, after }: Pick<OwnStep, 'question' | 'made' | 'after'>,
): boolean {
  const rng = fastRng(question.moves.length, 7);
  for (let world = 0; world < WAYS_TRIED; world++) {
    const state = game.sample(question.view, seat, rng, question.knowledge);
    game.play(state, seat, made, { rng, now: 0 });
    if (!isSame(game.view(state, seat), after.view)) return true;
  }
  return false;
}

/** The share of work done, by the number of playouts expected. */
function progressOf({ adviser: { effort } }: Reviewed, decisions: number, points: number) {
  // Playouts to the end of the game take longer.
  const close = 10 * effort.close;
  const reason = 10 * effort.reason;
  // So do those of the chart.
  const line = 5 * effort.line;
  const all =
    (effort.first + effort.luck) * decisions + line * points + close * LOOKED_AT_CLOSELY + reason * MOST_MOMENTS;
  let done = 0;
  const add = (part: number) => () => {
    done += part;
    return Math.min(1, done / all);
  };
  const [first, luck] = [add(effort.first), add(effort.luck)];
  return { first, luck, line: add(line), close: add(close), reason: add(reason) };
}
