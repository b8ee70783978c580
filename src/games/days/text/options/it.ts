import type { OptionsTextOf } from '../../../../engine/options-text.ts';
import type { daysOptions } from '../../rules/options.ts';

/** The options of Dungeon Days, in Italian. */
export const it: OptionsTextOf<typeof daysOptions> = {
  startingHand: {
    name: 'Carte all’inizio',
    hint: 'Con cinque carte scegli già dal primo turno. Le regole stampate non ne danno.',
    values: {
      0: 'Nessuna, si comincia a mani vuote',
      5: 'Cinque a testa',
    },
  },
  sprite: {
    name: 'Uno Spiritello su una creatura',
    hint: 'Quanto vale un giorno con uno Spiritello in cima.',
    values: {
      adds: 'aggiunge 6 a ciò che sta sotto',
      covers: 'la copre: il giorno vale 6',
    },
  },
};
