import type { StageText } from './text.ts';

/** The stage in English. */
export const en: StageText = {
  skipToTurn: 'Skip to my turn',
  skipToNow: 'Skip to now',
  skipToEnd: 'Skip to the end',
  botsFinish: 'The bots finish the game…',
};
