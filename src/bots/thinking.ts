import type { Budget, Question, Searcher } from '../engine/bot.ts';
import type { Rng } from '../engine/rng.ts';

/** A thought yields to messages (a stop signal, another question) after this many ms. */
const SLICE_MS = 15;

/** Thinks until its iterations are used up, for simulations: the same `rng` gives the same move. */
export function thinkNow<View, Move>(
  searcher: Searcher<View, Move>,
  question: Question<View, Move>,
  limits: { rng: Rng; iterations: number },
): Move {
  const thoughts = searcher.think(question, limits);
  for (;;) {
    const thought = thoughts.next();
    if (thought.done === true) return thought.value;
  }
}

/** Thinks within a budget, yielding to messages now and then; rejects when aborted. */
export async function thinkWithin<View, Move>(
  searcher: Searcher<View, Move>,
  { question, rng, budget }: { question: Question<View, Move>; rng: Rng; budget: Budget },
  signal: AbortSignal,
): Promise<Move> {
  const end = performance.now() + (budget.ms ?? Number.POSITIVE_INFINITY);
  const thoughts = searcher.think(question, { rng, iterations: budget.iterations });
  let sliceEnd = performance.now() + SLICE_MS;
  for (;;) {
    signal.throwIfAborted();
    const thought = thoughts.next();
    const now = performance.now();
    if (thought.done === true || now >= end) return thought.value;
    if (now < sliceEnd) continue;
    await new Promise((resolve) => setTimeout(resolve));
    sliceEnd = performance.now() + SLICE_MS;
  }
}
