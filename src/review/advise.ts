import { weigh } from '../bots/search.ts';
import type { Question } from '../engine/bot.ts';
import { fastRng } from '../engine/rng.ts';
import { choicesIn, type InLanguages, nameIn, reasonFor } from './compare.ts';
import { asJudgement, type Reviewed, tryMoves } from './playouts.ts';

/** What one would do, and why. */
export interface Advice {
  move: InLanguages;
  /** What it was compared with: the next best choice, if there is one. */
  instead?: InLanguages;
  /** Undefined where no figure differs, as far as one can tell. */
  why?: InLanguages;
}

/** Finds a move for a seat from what it knows; the two that a search thinks best are played to the end for the reason. */
export function advise(reviewed: Reviewed, question: Question, names: readonly string[]): Advice {
  const { game, adviser } = reviewed;
  const rng = fastRng(question.moves.length, 5);
  const candidates = choicesIn(adviser, question, { shortlist: adviser.shortlist(question, rng) });
  const weighing = weigh(game, asJudgement(adviser), { question, rng, iterations: adviser.effort.first, candidates });
  let now = weighing.next();
  while (now.done !== true) now = weighing.next();
  const [first, second] = now.value.map(({ move }) => move);
  const name = (move: unknown) => nameIn(adviser, move, { question, names });
  if (second === undefined) return { move: name(first) };
  const worlds = adviser.effort.reason;
  const [one, other] = tryMoves(reviewed, { position: question, moves: [first, second], worlds, rng, look: 'to-end' });
  const why = reasonFor(adviser, one, other);
  return { move: name(first), instead: name(second), ...(why !== undefined && { why }) };
}
