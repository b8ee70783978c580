import type { Question } from '../engine/bot.ts';
import type { InLanguages, Position } from '../engine/judgement.ts';
import { fastRng } from '../engine/rng.ts';
import { nameIn, reasonFor } from './compare.ts';
import { weighAll } from './moments.ts';
import { type Reviewed, tryMoves } from './playouts.ts';

/** What one would do, and why. */
export interface Advice {
  move: InLanguages;
  /** What it was compared with: the next best choice, if there is one. */
  instead?: InLanguages;
  /** Undefined where no figure differs, as far as one can tell. */
  why?: InLanguages;
}

/** Finds a move for a seat from what it knows; the two that a search thinks best are played to the end for the reason. */
export function advise(reviewed: Reviewed, question: Question & Position, names: readonly string[]): Advice {
  const { adviser } = reviewed;
  const rng = fastRng(question.moves.length, 5);
  const [first, second] = weighAll(reviewed, question, { rng }).map(({ move }) => move);
  const name = (move: unknown) => nameIn(adviser, move, { question, names });
  if (second === undefined) return { move: name(first) };
  const worlds = adviser.effort.reason;
  const [one, other] = tryMoves(reviewed, { position: question, moves: [first, second], worlds, rng, look: 'to-end' });
  const compared = { better: { move: first, tried: one }, other: { move: second, tried: other } };
  const why = reasonFor(adviser, { question, names, ...compared });
  return { move: name(first), instead: name(second), ...(why !== undefined && { why }) };
}
