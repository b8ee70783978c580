/** The stage in English. */
export const en = {
  skipToTurn: 'Skip to my turn',
  /** For spectators, and at the end of a game. */
  skipToNow: 'Skip to now',
  /** For somebody who is out, while bots alone play on. */
  skipToEnd: 'Skip to the end',
  /** After that was pressed, until the end is there. */
  botsFinish: 'The bots finish the game…',
};
