import { it as table } from '../../../../client/kit/table/text/it.ts';
import { counted, listed } from '../../../../engine/text.ts';
import type { NewGamePageText } from './text.ts';

export { it as game } from '../../text/it.ts';

/** The page of New Game in Italian. */
export const it: NewGamePageText = {
  ...table,
  turnOf: (turn, of) => `Turno ${turn} di ${of}`,
  heap: 'Il mucchio di questo turno',
  rolls: 'tira il dado',
  status: {
    rollFirst: 'Tocca a te: tira il dado.',
    rollMore: (gold) => `Nel mucchio hai ${gold}. Tiri ancora o ti fermi?`,
    other: (name, gold) => `${name} tira il dado: nel mucchio ha ${gold}.`,
    over: 'La partita è finita.',
  },
  verbs: {
    roll: 'Tira',
    stop: (gold) => `Tieni ${gold}`,
  },
  scoring: {
    wins: (names) => (names.length === 1 ? `Vince ${names[0]}!` : `Vittoria condivisa: ${listed(names, 'e')}!`),
    youWin: 'Hai vinto!',
    total: 'Oro',
  },
  goal: 'Tira il dado per l’oro e fermati in tempo: una fossa si prende il mucchio. Dopo l’ultimo turno vince chi ha più oro.',
  firstTurn: {
    aim: 'Tira il dado per l’oro: dopo l’ultimo turno con più oro si vince.',
    pointers: {
      roll: 'Tira il dado.',
      heap: 'Quello che trovi sta qui. Una fossa si prende tutto.',
      stop: 'Fermati in tempo, e l’oro è tuo.',
    },
  },
  keys: [
    { key: 'D', does: 'tira il dado' },
    { key: 'S', does: 'fermati e tieni l’oro' },
    { key: 'L', does: 'che cosa è successo' },
    { key: 'R', does: 'la regola di quello che indichi, o tutte' },
    { key: '?', does: 'questo aiuto' },
    { key: 'Esc', does: 'chiudi' },
  ],
  now: {
    roll: (sides) => (sides === 0 ? 'Tira il dado' : 'Tira ancora: una fossa si prende il mucchio'),
    stop: (gold) => `Fermati e tieni ${counted(gold, 'moneta d’oro', 'monete d’oro')}`,
  },
};
