import type { StageText } from './text.ts';

/** The stage in English. */
export const en: StageText = {
  skipToTurn: 'Skip to my turn',
  skipToNow: 'Skip to now',
};
