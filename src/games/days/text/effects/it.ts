import { italianNames } from '../../../../engine/italian.ts';
import type { DaysText } from '../text.ts';

const { the, a } = italianNames();

/** The effect of each card, in Italian. */
export const effectInItalian: DaysText['effect'] = (card, nameOf, sprite) => {
  const { id } = card;
  switch (id) {
    case 'terror':
      return 'Scegli un giorno: via tutte le creature di quel giorno, da ogni plancia.';
    case 'transportation':
      return 'Scegli un giorno e un altro giocatore: vi scambiate tutto quello che avete in quel giorno.';
    case 'transformation':
      return 'Scambia una creatura di qualsiasi plancia, anche dentro una pila, con una della tua mano.';
    case 'invisibility':
      return 'Resta su una creatura della tua plancia. Il giorno vale 0 finché non riceve un’altra creatura, come se fosse vuoto.';
    case 'lava':
      return `Brucia la creatura in cima a un giorno di qualsiasi plancia, ma mai ${a(nameOf('dragon'))}.`;
    case 'boulder':
      return 'Blocca per tutta la partita un giorno vuoto della plancia di un altro giocatore.';
    case 'dragon':
      return 'Su un giorno vuoto di qualsiasi plancia. Tutte le creature dei giorni accanto si scartano.';
    case 'dwarf':
      return `Su un giorno vuoto della tua plancia, non accanto a ${a(nameOf('elf'))} quando la giochi.`;
    case 'elf':
      return `Su un giorno vuoto della tua plancia, non accanto a ${a(nameOf('dwarf'))} quando la giochi.`;
    case 'pixie':
      return `Su un giorno vuoto della tua plancia, subito accanto a ${a(nameOf('human'))} o a ${a(nameOf('halfling'))}.`;
    case 'human':
    case 'mimic':
      return `Su un giorno vuoto della tua plancia.${id === 'mimic' ? ' Vale quanto la migliore creatura subito accanto.' : ''}`;
    case 'halfling':
      return 'In cima a una creatura di qualsiasi plancia: finché sta lì, tutto quello che ha sotto non vale niente.';
    case 'medusa':
      return `Su un giorno vuoto di qualsiasi plancia. Da quella plancia si scartano tutte le carte ${nameOf('human')} e ${nameOf('halfling')}, anche coperte.`;
    case 'orc':
      return 'Su un giorno vuoto della tua plancia, subito a sinistra di una creatura.';
    case 'troll':
      return 'Su un giorno vuoto della tua plancia, subito a destra di una creatura.';
    case 'sprite':
      return sprite === 'adds'
        ? `In cima a una creatura della tua plancia: aggiunge ${card.value} a quanto vale il giorno.`
        : `In cima a una creatura della tua plancia: il giorno vale ${card.value}, e quello che sta sotto non vale niente.`;
    case 'goblin':
      return 'Su un giorno vuoto della tua plancia. Su tutte le altre plance le creature di quel giorno si scartano.';
  }
};

/** Why a card cannot be played there, in Italian. */
export const whyNotInItalian: DaysText['whyNot'] = (why, card, nameOf) => {
  const name = the(nameOf(card));
  switch (why) {
    case 'no-such-board':
      return 'quella plancia non esiste';
    case 'others-board':
      return `${name} va solo sulla tua plancia`;
    case 'own-board':
      return `${name} va solo sulle plance degli altri`;
    case 'occupied':
      return `qui c’è già una carta, e per ${name} serve un giorno vuoto`;
    case 'blocked':
      return 'un Masso blocca questo giorno';
    case 'last-free-day':
      return 'su ogni plancia deve restare un giorno senza Masso, e questo è l’ultimo';
    case 'nothing-below':
      return `il giorno è vuoto, e ${name} va su una creatura`;
    case 'boulder-below':
      return `c’è solo un Masso, e ${name} va su una creatura`;
    case 'invisible':
      return card === 'boulder'
        ? 'qui c’è una creatura invisibile, e il giorno non è vuoto'
        : `qui la creatura è invisibile, e per ${name} ne serve una in vista`;
    case 'dragon':
      return `${the(nameOf('dragon'))} non brucia`;
    case 'elf-beside':
      return `accanto c’è ${a(nameOf('elf'))}`;
    case 'dwarf-beside':
      return `accanto c’è ${a(nameOf('dwarf'))}`;
    case 'nobody-beside':
      return `subito accanto non si vede né ${a(nameOf('human'))} né ${a(nameOf('halfling'))}`;
    case 'nobody-right':
      return 'subito a destra non c’è nessuna creatura';
    case 'nobody-left':
      return 'subito a sinistra non c’è nessuna creatura';
    case 'no-day-right':
      return 'a destra della domenica non c’è un giorno';
    case 'no-day-left':
      return 'a sinistra del lunedì non c’è un giorno';
    case 'lies-on-no-day':
      return `${name} non si posa su una plancia`;
    case 'same-board':
      return 'devi scambiare con un altro giocatore';
    case 'own-boulder':
      return 'un Masso blocca questo giorno sulla tua plancia';
    case 'their-boulder':
      return 'un Masso blocca questo giorno su quella plancia';
    case 'boulders-everywhere':
      return 'un Masso blocca questo giorno su ogni altra plancia';
    case 'nothing-to-swap':
      return 'in questo giorno nessuno di voi due ha una creatura';
    case 'nothing-anywhere':
      return 'in questo giorno nessuno ha una creatura da scambiare';
    case 'nothing-to-take':
      return 'qui non c’è una creatura da prendere';
    case 'no-creature-given':
      return 'al suo posto può andare solo una creatura';
    case 'no-creature-in-hand':
      return 'non hai in mano una creatura da mettere al suo posto';
    case 'not-your-turn':
      return 'non è il tuo turno';
  }
};
