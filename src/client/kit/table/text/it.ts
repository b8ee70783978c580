import type { TableText } from './text.ts';

/** The parts of every table in Italian. */
export const it: TableText = {
  players: 'Giocatori',
  log: 'Che cosa è successo',
  logEmpty: 'Non è ancora successo niente.',
  rules: 'Regole',
  help: 'Che cosa posso fare?',
  helpTitle: 'Che cosa posso fare adesso?',
  close: 'Chiudi',
  nothingNow: 'Intanto non devi fare niente.',
  you: 'tu',
  bot: 'bot',
  away: 'assente',
  and: 'e',
  askRule: 'Perché?',
  itsRule: 'La sua regola',
  holdForRule: 'Tieni il dito su una cosa del tavolo per leggerne la regola.',
  keysSwitch: 'Scorciatoie da tastiera',
  voiceKey: 'tieni premuto per parlare, quando la voce è accesa',
  missed: {
    title: 'Mentre non c’eri',
    step: (now, of) => `${now} di ${of}`,
    back: 'Indietro',
    next: 'Avanti',
    done: 'Adesso',
    watch: 'Guardalo sul tavolo',
  },
};
