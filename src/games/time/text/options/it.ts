import type { OptionsTextOf } from '../../../../engine/options-text.ts';
import type { timeOptions } from '../../rules/options.ts';

/** The options of Dungeon Time, in Italian. */
export const it: OptionsTextOf<typeof timeOptions> = {
  scenario: {
    name: 'Che cosa giocare',
    values: {
      'training-grounds': 'Campo d’Addestramento',
      'level-1': 'Livello 1',
      'my-first-dungeon': 'Il Mio Primo Dungeon',
      'level-2': 'Livello 2',
      'the-darkest-dungeon': 'Il Dungeon Oscuro',
      'level-3': 'Livello 3',
      'unnatural-foes': 'Nemici Innaturali',
      'level-4': 'Livello 4',
      'good-luck': 'Buona Fortuna!',
      'the-book-of-fate': 'Il Tomo del Destino',
      'adventure-1': 'Avventura: Il Libro dell’Apprendista',
      'adventure-2': 'Avventura: Lo Zaino del Gigante',
      'adventure-3': 'Avventura: L’Ampolla del Filosofo',
      'adventure-4': 'Avventura: Il Favore del Drago',
    },
  },
  clock: {
    name: 'Clessidra',
    values: {
      '5:00': '5 minuti',
      '7:30': '7 minuti e mezzo',
      off: 'nessuna, per provare',
    },
  },
  heroes: {
    name: 'Eroi con abilità',
    hint: 'Ognuno ne riceve due e ne tiene uno: la sua abilità aiuta una volta, mentre si racconta la Storia.',
  },
  extended: {
    name: 'Modalità Estesa: solo 7 spazi',
    hint: 'Più difficile: lo Zaino ha 7 spazi invece di 8. Per squadre che hanno già vinto lo scenario.',
  },
  draw: {
    name: 'Pesca',
    hint: 'Se la mano si riempie da sola dopo ogni carta.',
    values: {
      auto: 'automatica',
      manual: 'a mano, se te ne ricordi',
    },
  },
  storyLog: {
    name: 'Diario della Storia: tutto quello che avete giocato resta in vista (per principianti)',
  },
};
