import type { BoulderCase } from './board/placement.ts';
import type { CardId } from './content.ts';
import type { Refusal } from './state.ts';
import type { DaysText } from './text.ts';

/** What each card does, in Italian. Names stand in guillemets: they need no article that way. */
export const effectInItalian: DaysText['effect'] = (card, nameOf, sprite) => {
  const { id } = card;
  switch (id) {
    case 'terror':
      return 'Scegli un giorno: tutte le creature di quel giorno lasciano ogni plancia.';
    case 'transportation':
      return 'Scegli un giorno e un altro giocatore: ciò che vi si trova sulle vostre due plance si scambia di posto.';
    case 'transformation':
      return 'Scambia una creatura qualsiasi su qualsiasi plancia, a qualsiasi altezza della pila, con una della tua mano.';
    case 'invisibility':
      return 'Resta su una creatura della tua plancia. Il giorno vale 0 finché non riceve un’altra creatura, come se fosse vuoto.';
    case 'lava':
      return `Brucia la creatura in cima a un giorno di qualsiasi plancia, ma mai «${nameOf('dragon')}».`;
    case 'boulder':
      return 'Blocca fino alla fine un giorno vuoto della plancia di un altro giocatore.';
    case 'dragon':
      return 'Su un giorno vuoto di qualsiasi plancia. Tutte le creature dei giorni accanto si scartano.';
    case 'dwarf':
      return `Su un giorno vuoto della tua plancia, non accanto a «${nameOf('elf')}».`;
    case 'elf':
      return `Su un giorno vuoto della tua plancia, non accanto a «${nameOf('dwarf')}».`;
    case 'pixie':
      return `Su un giorno vuoto della tua plancia, subito accanto a «${nameOf('human')}» o «${nameOf('halfling')}».`;
    case 'human':
    case 'mimic':
      return `Su un giorno vuoto della tua plancia.${id === 'mimic' ? ' Vale quanto la migliore creatura subito accanto.' : ''}`;
    case 'halfling':
      return 'In cima a una creatura di qualsiasi plancia: finché sta lì, il giorno vale 0.';
    case 'medusa':
      return `Su un giorno vuoto di qualsiasi plancia. Di quella plancia si scartano tutte le carte «${nameOf('human')}» e «${nameOf('halfling')}», anche coperte.`;
    case 'orc':
      return 'Su un giorno vuoto della tua plancia, subito a sinistra di una creatura.';
    case 'troll':
      return 'Su un giorno vuoto della tua plancia, subito a destra di una creatura.';
    case 'sprite':
      return `In cima a una creatura della tua plancia: ${sprite === 'adds' ? `aggiunge ${card.value} a ciò che il giorno vale sotto` : `il giorno vale ${card.value}`}.`;
    case 'goblin':
      return 'Su un giorno vuoto della tua plancia. Su tutte le altre plance le creature di quel giorno si scartano.';
  }
};

const WHY_NOT: Readonly<Record<Refusal, string>> = {
  'DD-2': 'Questa plancia non c’è',
  'DD-10': 'Pesca, o gioca una carta della tua mano, quando è il tuo turno',
  'DD-11': 'Solo su un giorno vuoto della tua plancia',
  'DD-12': 'Serve una carta su cui posarsi',
  'DD-14': 'Non c’è più niente da pescare',
  'DD-20': 'La partita è finita',
  'DD-30': 'Non va su una plancia: scegli un giorno',
  'DD-31': 'Servono un’altra plancia, una creatura su una delle due e nessun masso',
  'DD-32': 'Si scambia una creatura con una creatura',
  'DD-33': 'Solo su una creatura della tua plancia',
  'DD-34': '«Drago» non brucia',
  'DD-35': 'Un masso blocca questo giorno',
  'DD-37': 'C’è «Elfo» accanto',
  'DD-38': 'C’è «Nano» accanto',
  'DD-39': 'Né «Umano» né «Mezzuomo» subito accanto',
  'DD-43': 'Nessuna creatura subito a destra',
  'DD-44': 'Nessuna creatura subito a sinistra',
  'DD-45': 'Solo sulla tua plancia',
  'DD-49': 'Serve una creatura in vista',
  'DD-51': 'Qui c’è qualcuno di invisibile',
  'DD-54': 'Serve una creatura della tua mano',
  'DD-56': 'Puoi ancora giocare una carta',
};

const NO_BOULDER: Readonly<Record<BoulderCase, string>> = {
  'own-board': 'Questa è la tua plancia, e va solo su quelle degli altri',
  'not-empty': 'Solo su un giorno vuoto, e qui c’è una carta',
  'last-day': 'A ogni plancia resta un giorno senza masso, e questo è l’ultimo',
};

/** Why a card cannot be played there, in Italian. */
export function whyNotInItalian(rule: Refusal, card: CardId, boulder: BoulderCase = 'not-empty'): string {
  return rule === 'DD-35' && card === 'boulder' ? NO_BOULDER[boulder] : WHY_NOT[rule];
}
