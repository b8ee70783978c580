import type { GuideText } from './text.ts';

/** The guide through a first turn in Italian. */
export const it: GuideText = {
  title: 'Il tuo primo turno',
  aim: 'Lo scopo:',
  gotIt: 'Ho capito',
};
