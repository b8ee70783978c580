import type { Question } from '../engine/bot.ts';
import type { InLanguages, Position, Tried } from '../engine/judgement.ts';
import { elementAt } from '../engine/list.ts';
import { fastRng } from '../engine/rng.ts';
import { certainReason, compare, nameIn, reasonFor } from './compare.ts';
import { weighAll } from './moments.ts';
import { chanceOf, type Reviewed, SIGMAS, tryBoth } from './playouts.ts';

/** A recommended move, and why. */
export interface Advice {
  move: InLanguages;
  /** The chance to win with it, and the half-width of its 95% interval. */
  chance?: { share: number; error: number };
  /** The alternative it was compared with: the next best choice, if any. */
  instead?: InLanguages;
  /** Undefined if the next best choice is not measurably worse. */
  why?: InLanguages;
}

/** Maximum number of rounds for comparing both choices; fewer once the better one is clear. */
const ROUNDS = 4;
const CLEAR_AT = 3;

/**
 * Finds a move for a seat from what it knows. The best two by a search are played to the end in other worlds; a reason
 * is given only if the chances differ by more than their error, or if it is certain.
 */
export function advise(reviewed: Reviewed, question: Question & Position, names: readonly string[]): Advice {
  const { adviser, seat } = reviewed;
  const rng = fastRng(question.moves.length, 5);
  const [first, second] = weighAll(reviewed, question, { rng }).map(({ move }) => move);
  const name = (move: unknown) => nameIn(adviser, move, { question, names });
  if (second === undefined) return { move: name(first) };
  const [one, two] = [noTries(), noTries()];
  let lead = { more: 0, error: 0 };
  for (let round = 1; round <= ROUNDS; round++) {
    const worlds = Math.ceil(adviser.effort.close / ROUNDS);
    const more = tryBoth(reviewed, { position: question, moves: [first, second], worlds, rng, look: 'to-end' });
    add(one, more[0]);
    add(two, more[1]);
    lead = compare(seat, one, two);
    if (Math.abs(lead.more) > CLEAR_AT * lead.error) break;
  }
  const isSure = Math.abs(lead.more) > SIGMAS * lead.error;
  // A choice that looked best by luck gives way to one that is certainly better.
  const isSecondBetter = isSure && lead.more < 0;
  const [firstTried, secondTried] = [
    { move: first, tried: one },
    { move: second, tried: two },
  ];
  const [better, other] = isSecondBetter ? [secondTried, firstTried] : [firstTried, secondTried];
  const asked = { question, names, better, other };
  const why = isSure ? reasonFor(adviser, asked) : certainReason(adviser, asked);
  return {
    move: name(better.move),
    chance: chanceOf(better.tried.shares.map((shares) => elementAt(shares, seat))),
    instead: name(other.move),
    ...(why !== undefined && { why }),
  };
}

function noTries(): Tried {
  return { shares: [], figures: [] };
}

function add(all: Tried, more: Tried): void {
  all.shares.push(...more.shares);
  all.figures.push(...more.figures);
}
