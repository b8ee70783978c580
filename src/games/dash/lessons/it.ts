import type { TextOf } from '../../../client/kit/lessons/level.ts';
import type { dashLevels } from './levels.ts';

/** The lessons of Dash Through the Dungeon in Italian. */
export const dashIt: TextOf<typeof dashLevels> = {
  flip: {
    name: 'Girare, e sapersi fermare',
    lead: 'Il tuo turno, dalla prima carta all’ultima.',
    lessons: {
      flip: {
        act: 'Gira la prima carta della fila in alto.',
        why: 'Hai 6 Punti Azione (PA). Certe carte te ne costano.',
      },
      more: {
        act: 'Ora gira la carta accanto.',
        why: 'Una Creatura ti costa PA. Finché te ne restano, gira la carta che vuoi: non tutte fanno male.',
      },
      stop: {
        act: 'Ora finisci il turno.',
        why: 'A 0 PA il turno finisce da solo. Fermarsi è gratis; la prossima carta, forse no.',
      },
    },
    learnt:
      'Gira finché ne hai il coraggio. Il turno finisce quando resti senza PA, prendi un Tesoro, trovi una carta che lo chiude, giri l’ultima carta del dungeon o ti fermi.',
  },
  equipment: {
    name: 'Usare l’Equipaggiamento',
    lead: 'Supera una fossa e un orco.',
    lessons: {
      flip: {
        act: 'Gira la prima carta della fila in alto.',
        why: 'Lì c’è un brutto guaio, ma tu hai quello che serve.',
      },
      plank: {
        act: 'Usa l’Asse Robusta.',
        why: 'La Fossa di Spuntoni costerebbe 4 PA. L’asse annulla la carta: non fa niente.',
      },
      ogre: {
        act: 'Gira la carta accanto.',
        why: 'La fossa non ti è costata niente. L’asse è andata, ma hai altro Equipaggiamento.',
      },
      cheese: { act: 'Usa il Formaggio Puzzolente sull’Orco.', why: 'Toglie 4 PA al costo di una Creatura.' },
    },
    learnt:
      'L’Equipaggiamento si usa sulla carta appena girata, prima che ti costi qualcosa, e poi è perso. Le Mappe del Tesoro tienile fino alla fine: lì valgono oro.',
  },
  treasure: {
    name: 'Prendere un Tesoro',
    lead: 'Prendi l’oro, e fatti aiutare dalla magia.',
    lessons: {
      flip: { act: 'Gira la prima carta della fila in alto.', why: 'Sei qui per i Tesori.' },
      wait: {
        act: 'È tuo. Guarda che cosa gira l’altro giocatore.',
        why: 'Quando prendi un Tesoro, il tuo turno finisce.',
      },
      bonus: {
        act: 'Tocca di nuovo a te, con 8 PA invece di 6. Gira una carta qualsiasi.',
        why: 'I Sandali Alati ti aiutano dal tuo prossimo turno fino alla fine della partita.',
      },
    },
    learnt: 'Un Tesoro è oro, e chiude il turno. Se è magico, dal turno dopo ti aiuta anche.',
  },
  score: {
    name: 'Come finisce',
    lead: 'Le ultime carte dell’ultimo dungeon.',
    lessons: {
      finish: {
        act: 'Gira le ultime carte.',
        why: 'Questo è il terzo dungeon. Quando giri la sua ultima carta, la partita è finita.',
      },
      count: { act: 'Guarda chi ha vinto.', why: 'Vince chi ha più oro. A parità, chi ha esplorato più carte.' },
    },
    learnt: 'Dopo tre dungeon si conta l’oro: Tesori e Mappe del Tesoro insieme.',
  },
};
