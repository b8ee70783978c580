import type { CreateText } from './text.ts';

/** Opening a table, in Italian. */
export const it: CreateText = {
  title: (game) => `Un tavolo per ${game}`,
  opening: 'Apro il tavolo…',
  failed: 'Il server non risponde. Su un solo dispositivo si può giocare lo stesso.',
  again: 'Riprova',
};
