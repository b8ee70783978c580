import type { TextOf } from '../../../client/learn/level.ts';
import type { dashLevels } from './levels.ts';

/** The lessons of Dash Through the Dungeon in Italian. */
export const dashIt: TextOf<typeof dashLevels> = {
  flip: {
    name: 'Girare, e sapersi fermare',
    lead: 'Il tuo turno, dalla prima carta all’ultima.',
    lessons: {
      flip: {
        act: 'Gira la prima carta della fila in alto.',
        why: 'Hai 6 Punti Azione (PA). Quello che giri può costarne.',
      },
      more: {
        act: 'Girane un’altra: prendi la carta accanto.',
        why: 'Il costo di una Creatura si toglie dai tuoi PA. Finché ne hai puoi continuare, dove vuoi. Non tutte le carte mordono.',
      },
      stop: {
        act: 'Ora fermati.',
        why: 'A 0 PA il turno finisce da sé. Fermarsi con dei PA non costa niente; la prossima carta, forse sì.',
      },
    },
    learnt: 'Gira finché ne hai il coraggio: il turno finisce con i PA, con un Tesoro o quando ti fermi.',
  },
  equipment: {
    name: 'Usare l’Equipaggiamento',
    lead: 'Supera una fossa e un orco.',
    lessons: {
      flip: {
        act: 'Gira la prima carta della fila in alto.',
        why: 'Lì c’è qualcosa di brutto, ma hai in mano la cosa giusta.',
      },
      plank: {
        act: 'Usa l’Asse Robusta.',
        why: 'La Fossa di Spuntoni costa 4 PA. Una carta annullata non fa proprio niente.',
      },
      ogre: {
        act: 'Gira la carta accanto.',
        why: 'La fossa non ti è costata niente. Ciò che usi è perso, ma hai altro.',
      },
      cheese: { act: 'Usa il Formaggio Puzzolente sull’Orco.', why: 'Toglie 4 PA al costo di una Creatura.' },
    },
    learnt:
      'L’Equipaggiamento si usa sulla carta appena girata, prima che costi qualcosa, e poi è perso. Una Mappa del Tesoro non si usa mai: è oro, se ce l’hai alla fine.',
  },
  treasure: {
    name: 'Prendere un Tesoro',
    lead: 'L’oro, e quel che fa la magia.',
    lessons: {
      flip: { act: 'Gira la prima carta della fila in alto.', why: 'Sei qui per i Tesori.' },
      wait: {
        act: 'È tuo. Guarda che cosa gira l’altro giocatore.',
        why: 'Un Tesoro fa finire il turno di chi lo prende.',
      },
      bonus: {
        act: 'Tocca di nuovo a te, con 8 PA invece di 6. Gira una carta qualsiasi.',
        why: 'I Sandali Alati funzionano dal tuo prossimo turno fino alla fine della partita.',
      },
    },
    learnt: 'Un Tesoro è oro e fa finire il turno. Se è magico, dal turno dopo ti aiuta anche.',
  },
  score: {
    name: 'Come finisce',
    lead: 'Le ultime carte dell’ultimo dungeon.',
    lessons: {
      finish: {
        act: 'Gira le ultime carte.',
        why: 'È il terzo dungeon. Girata la sua ultima carta, la partita è finita.',
      },
      count: { act: 'Guarda chi ha vinto.', why: 'Vince chi ha più oro. A parità, chi ha esplorato più carte.' },
    },
    learnt: 'Dopo tre dungeon si conta l’oro, Tesori e Mappe del Tesoro insieme.',
  },
};
