/** A step of one's own with its values: shares of the win, from 0 to 1. */
export interface ValuedStep {
  step: number;
  turn: number;
  /** With the move that was made, before its chance is known. */
  made: number;
  /** With the best move that was found: the same, where nothing better was. */
  best: number;
  /** Right after the step, where somebody else comes next. */
  after?: number;
  /** Everybody's chance at that moment. */
  shares: number[];
}

/** What made a game come out as it did for a seat: the parts add up to the change from the start to the end. */
export interface Account {
  /** The chance at the seat's first step, and what came of it. */
  start: number;
  end: number;
  /** What its own decisions cost: 0 or less. */
  you: number;
  /** What the chance of its own steps did: cards that were turned over, dice. */
  luck: number;
  /** What happened between its turns. */
  others: number;
}

/**
 * Tells what a seat did apart from what was done to it. A move costs what the best one would have been worth more,
 * before either's chance is known; what its chance then changed is luck; what changed until the seat's next step is the
 * others'. Each part starts where the one before ended, so they add up.
 */
export function accountOf(steps: readonly ValuedStep[], end: number): Account {
  const start = steps[0]?.best ?? end;
  let [you, luck, others] = [0, 0, 0];
  for (const [at, { made, best, after }] of steps.entries()) {
    const next = steps[at + 1]?.best ?? end;
    you += made - best;
    luck += (after ?? next) - made;
    others += after === undefined ? 0 : next - after;
  }
  return { start, end, you, luck, others };
}
