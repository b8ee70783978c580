import type { StageText } from './text.ts';

/** The stage in Italian. */
export const it: StageText = {
  skipToTurn: 'Salta al mio turno',
  skipToNow: 'Salta alla fine',
  skipToEnd: 'Salta alla fine',
  botsFinish: 'I bot finiscono la partita…',
};
