/** What made a game come out as it did for a seat: the parts add up to the change from the start to the end. */
export interface Account {
  /** The chance at the seat's first step, and what came of it. */
  start: number;
  end: number;
  /** What its own decisions cost: 0 or less. */
  you: number;
  /** What the chance of its own steps did: cards that were turned over, dice. */
  luck: number;
  /** The rest: what others did between its turns, and what is too small to be found. */
  others: number;
}

/**
 * Tells what a seat did apart from what was done to it. A decision costs what the better move would have been worth
 * more, before either's chance is known; what chance then did to the move that was made is luck; the rest is the others'.
 */
export function accountOf(game: {
  start: number;
  end: number;
  /** The chance with what was done, and with what was better. */
  mistakes: readonly { from: number; to: number }[];
  /** How much the chance of each step changed. */
  luck: readonly number[];
}): Account {
  const { start, end } = game;
  const you = game.mistakes.reduce((sum, { from, to }) => sum + from - to, 0);
  const luck = game.luck.reduce((sum, change) => sum + change, 0);
  return { start, end, you, luck, others: end - start - you - luck };
}
