import type { TextOf } from '../../../client/learn/level.ts';
import type { daysLevels } from './levels.ts';

/** The lessons of Dungeon Days in Italian. */
export const daysIt: TextOf<typeof daysLevels> = {
  draw: {
    name: 'Pesca una carta, gioca una carta',
    lead: 'In un turno fai solo questo.',
    lessons: {
      draw: {
        act: 'Pesca una carta.',
        why: 'Nel tuo turno fai una cosa sola: peschi, oppure giochi una carta della mano.',
      },
      play: {
        act: 'Quando tocca di nuovo a te, gioca il Nano in un giorno della tua settimana.',
        why: 'Scegli la carta, poi il giorno. Quasi tutte le creature vanno in un giorno vuoto della tua plancia.',
      },
      score: {
        act: 'Guarda il numero accanto alla tua settimana.',
        why: 'Ogni giorno vale quanto la sua creatura in cima: il Nano 4.',
      },
    },
    learnt: 'Una cosa per turno: pescare o giocare. Le creature riempiono la settimana, e ognuna vale il suo numero.',
  },
  neighbour: {
    name: 'Disturbare i vicini',
    lead: 'Due creature che agiscono su un’altra plancia.',
    lessons: {
      halfling: {
        act: 'Gioca il Mezzuomo su una buona creatura dell’avversario.',
        why: 'Vale 0, e tutto quello che ha sotto non vale niente.',
      },
      goblin: {
        act: 'Ora il Goblin: giocalo in un giorno in cui l’avversario ha una creatura.',
        why: 'Va in un giorno vuoto della tua settimana. Su tutte le altre plance le creature di quel giorno se ne vanno.',
      },
    },
    learnt: 'Leggi che cosa fanno le tue carte agli altri: uno 0 al posto giusto vale più di un 4 a casa.',
  },
  spell: {
    name: 'Lanciare un Incantesimo',
    lead: 'Due Incantesimi, pochi passi ciascuno.',
    lessons: {
      transport: {
        act: 'Lancia l’Incantesimo di Trasporto: sceglilo, poi scegli un giorno in cui l’avversario ha più di te.',
        why: 'Tutto quello che c’è in quel giorno sulle vostre due plance si scambia di posto.',
      },
      transform: {
        act: 'Ora l’Incantesimo di Trasformazione: sceglilo, poi scegli una creatura, poi quella della tua mano che ne prende il posto.',
        why: 'La creatura che prendi va nella tua mano. La nuova può stare ovunque, qualunque sia la sua regola di piazzamento.',
      },
    },
    learnt: 'Un Incantesimo chiede una cosa dopo l’altra, e i numeri sui giorni mostrano che cosa farà.',
  },
  end: {
    name: 'Come finisce',
    lead: 'L’ultimo giorno libero.',
    lessons: {
      fill: {
        act: 'Gioca l’Umano nel tuo ultimo giorno vuoto.',
        why: 'Appena una settimana ha una creatura in ogni giorno la partita è finita, per tutti.',
      },
      count: { act: 'Guarda chi ha vinto.', why: 'Vince chi ha più punti. A parità, chi ha più carte sulla plancia.' },
    },
    learnt: 'Una settimana completa fa finire subito la partita: completa la tua quando sei in vantaggio.',
  },
};
