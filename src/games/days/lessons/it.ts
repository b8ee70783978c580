import type { TextOf } from '../../../client/kit/lessons/level.ts';
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
        act: 'Quando tocca di nuovo a te, gioca il Nano su un giorno della tua settimana.',
        why: 'Scegli la carta, poi il giorno. Quasi tutte le creature vanno su un giorno vuoto della tua plancia.',
      },
      score: {
        act: 'Guarda il numero accanto alla tua settimana.',
        why: 'Ogni giorno vale quanto la creatura in cima: il Nano vale 4.',
      },
    },
    learnt: 'Una cosa per turno: peschi o giochi. Le creature riempiono la settimana, e ognuna vale il suo numero.',
  },
  neighbour: {
    name: 'Disturbare i vicini',
    lead: 'Due creature che rovinano la settimana agli altri.',
    lessons: {
      halfling: {
        act: 'Gioca il Mezzuomo su una buona creatura dell’avversario.',
        why: 'Vale 0, e la creatura che copre non vale più niente.',
      },
      goblin: {
        act: 'Ora gioca il Goblin, su un giorno in cui l’avversario ha una creatura.',
        why: 'Va su un giorno vuoto della tua settimana, e da tutte le altre plance caccia via le creature di quel giorno.',
      },
    },
    learnt: 'Leggi che cosa fanno le tue carte agli altri: uno 0 al posto giusto vale più di un 4 a casa.',
  },
  spell: {
    name: 'Lanciare un Incantesimo',
    lead: 'Due Incantesimi, pochi passi ciascuno.',
    lessons: {
      transport: {
        act: 'Lancia l’Incantesimo di Trasporto su un giorno in cui l’avversario fa più punti di te.',
        why: 'Vi scambiate tutto quello che avete in quel giorno.',
      },
      transform: {
        act: 'Ora la Trasformazione: scegli una creatura, poi quella della tua mano che ne prende il posto.',
        why: 'La creatura che prendi va nella tua mano. La nuova può stare ovunque, anche contro la sua regola di piazzamento.',
      },
    },
    learnt: 'Un Incantesimo ti chiede una cosa alla volta, e i numeri sui giorni mostrano che cosa farà.',
  },
  end: {
    name: 'Come finisce',
    lead: 'L’ultimo giorno libero.',
    lessons: {
      fill: {
        act: 'Gioca l’Umano sul tuo ultimo giorno vuoto.',
        why: 'Appena una settimana ha una creatura in ogni giorno la partita è finita, per tutti.',
      },
      count: { act: 'Guarda chi ha vinto.', why: 'Vince chi ha più punti. A parità, chi ha più carte sulla plancia.' },
    },
    learnt: 'Una settimana completa chiude subito la partita: completa la tua quando sei in vantaggio.',
  },
};
