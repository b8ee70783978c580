/** Why a game ended as it did for a seat: the parts add up to the change from start to end. */
export interface Account {
  /** The chance at the seat's first step, and the final result. */
  start: number;
  end: number;
  /** The cost of its own decisions: 0 or less. */
  you: number;
  /** The luck of its own steps: revealed cards, dice. */
  luck: number;
  /** The rest: what others did between its turns, and effects too small to measure. */
  others: number;
}

/**
 * Separates a seat's own decisions from luck and from the others. A decision costs the difference to the better move,
 * before the random outcome of either; what the outcome adds to the move made is luck; the rest is the others'.
 */
export function accountOf(game: {
  start: number;
  end: number;
  /** The chance with the move made, and with the better one. */
  mistakes: readonly { from: number; to: number }[];
  /** How much the luck of each step changed. */
  luck: readonly number[];
}): Account {
  const { start, end } = game;
  const you = game.mistakes.reduce((sum, { from, to }) => sum + from - to, 0);
  const luck = game.luck.reduce((sum, change) => sum + change, 0);
  return { start, end, you, luck, others: end - start - you - luck };
}
