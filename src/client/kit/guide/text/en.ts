import type { GuideText } from './text.ts';

/** The guide through a first turn in English. */
export const en: GuideText = {
  title: 'Your first turn',
  aim: 'The aim:',
  gotIt: 'Got it',
};
