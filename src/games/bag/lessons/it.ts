import type { TextOf } from '../../../client/kit/lessons/level.ts';
import type { bagLevels } from './levels.ts';

/** The lessons of Bag of Dungeon in Italian. */
export const bagIt: TextOf<typeof bagLevels> = {
  explore: {
    name: 'Costruire il dungeon',
    lead: 'Pesca una tessera, posala, entraci.',
    lessons: {
      draw: { act: 'Esplora: pesca una tessera.', why: 'Costa 1 dei tuoi Punti Azione (PA), come ogni passo.' },
      lay: {
        act: 'Posala dove vuoi.',
        why: 'Le sue aperture devono combaciare con quelle vicine. Puoi ruotarla, o provare un altro lato.',
      },
      walk: { act: 'Entraci.', why: 'Scegli una tessera accesa. Ogni passo costa 1 PA.' },
      again: {
        act: 'Pesca un’altra tessera e posala.',
        why: 'Vai avanti finché hai PA. Quelli che non usi vanno persi.',
      },
      item: {
        act: 'Lì c’è un oggetto. Entra in quella tessera.',
        why: 'Se su una tessera Oggetto arrivi prima degli altri, peschi un oggetto dal sacchetto.',
      },
    },
    learnt:
      'I PA li spendi in passi e tessere. Il dungeon cresce mentre lo esplori, e qualche tessera ti regala qualcosa.',
  },
  fight: {
    name: 'Combattere un mostro',
    lead: 'Nella tessera accanto si nasconde un mostro.',
    lessons: {
      walk: {
        act: 'Entra nella tessera con il segnalino.',
        why: 'Quando ci arrivi peschi un mostro dal sacchetto e devi combatterlo.',
      },
      roll: {
        act: 'Guarda le probabilità, poi tira.',
        why: 'Tirate tutti e due e sommate. Il più basso perde la differenza in punti salute; se siete pari, nessuno si fa male.',
      },
      win: {
        act: 'Tira finché il combattimento non finisce.',
        why: 'Se va male, prima di un assalto puoi fuggire, con PA e un po’ di salute. Se i dadi sono tutti uguali, valgono il doppio.',
      },
    },
    learnt: 'Se entri dove c’è un mostro, combatti, e poi il turno finisce. I mostri forti lasciano oggetti.',
  },
  help: {
    name: 'Un’arma e un amico',
    lead: 'Un’arma ti aiuta solo se la impugni.',
    lessons: {
      wear: {
        act: 'La tua arma è ancora nello zaino. Sceglila, poi impugnala.',
        why: 'Nello zaino non serve a niente; in mano si aggiunge ai tuoi tiri. Spostare gli oggetti è gratis, anche in combattimento.',
        strayed: {
          act: 'Non hai più l’arma. Se è sulla tua tessera, prendila e poi impugnala.',
          why: 'Prenderla è gratis. Oppure prosegui senza: entra in una tessera con un «?».',
        },
      },
      walk: {
        act: 'Entra in una tessera con un «?».',
        why: 'Lì si nasconde un mostro, e lo combatti subito.',
      },
      tag: {
        act: 'Chiama in aiuto l’altro avventuriero.',
        why: 'Costa 1 PA. Qui li guidi tutti e due, quindi risponde un dado: con 3–6 viene, e tiri un dado in più.',
      },
      win: {
        act: 'Tira finché uno dei due non cade.',
        why: 'Fianco a fianco nessuno può fuggire. Quando ti feriscono, il tuo compagno perde la metà.',
      },
    },
    learnt: 'Metti quello che trovi nello spazio giusto, e chiama aiuto in tempo: un dado in più è tanto.',
  },
  ring: {
    name: 'Fuori con l’Anello',
    lead: 'Gli ultimi passi di una lunga giornata.',
    lessons: {
      walk: {
        act: 'Hai l’Anello. Vai all’Uscita.',
        why: 'Il Drago Rosso è già morto. Senza l’Anello l’Uscita resta chiusa.',
      },
      leave: { act: 'Esci dal dungeon.', why: 'Solo chi ha l’Anello può aprire l’Uscita. Costa 1 PA.' },
      others: {
        act: 'Sei fuori!',
        why: 'Gli altri hanno un turno per seguirti. Poi il dungeon crolla.',
      },
    },
    learnt: 'L’Anello appare con l’ultima tessera. Prendilo, supera il Drago, esci: così si vince.',
  },
};
