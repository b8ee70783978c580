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
        why: 'Hai 6 Punti Azione (PA). Una carta può costartene.',
      },
      more: {
        act: 'Girane un’altra: prendi la carta accanto.',
        why: 'Il costo di una Creatura si toglie dai tuoi PA. Finché ne hai, puoi girare una carta qualsiasi. Non tutte fanno male.',
      },
      stop: {
        act: 'Ora finisci il turno.',
        why: 'A 0 PA il turno finisce da sé. Fermarsi è gratis; la prossima carta, forse no.',
      },
    },
    learnt: 'Gira finché ne hai il coraggio. Il turno finisce se esaurisci i PA, trovi un Tesoro o ti fermi.',
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
        why: 'La Fossa di Spuntoni costerebbe 4 PA. L’asse annulla la carta: non fa niente.',
      },
      ogre: {
        act: 'Gira la carta accanto.',
        why: 'La fossa non ti è costata niente. L’asse è persa, ma hai altro.',
      },
      cheese: { act: 'Usa il Formaggio Puzzolente sull’Orco.', why: 'Toglie 4 PA al costo di una Creatura.' },
    },
    learnt:
      'L’Equipaggiamento si usa sulla carta appena girata, prima che ti costi qualcosa, e poi è perso. Una Mappa del Tesoro tienila fino alla fine: è oro.',
  },
  treasure: {
    name: 'Prendere un Tesoro',
    lead: 'L’oro, e quel che fa la magia.',
    lessons: {
      flip: { act: 'Gira la prima carta della fila in alto.', why: 'Sei qui per i Tesori.' },
      wait: {
        act: 'È tuo. Guarda che cosa gira l’altro giocatore.',
        why: 'Prendere un Tesoro fa finire il tuo turno.',
      },
      bonus: {
        act: 'Tocca di nuovo a te, con 8 PA invece di 6. Gira una carta qualsiasi.',
        why: 'I Sandali Alati ti aiutano dal tuo prossimo turno fino alla fine della partita.',
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
