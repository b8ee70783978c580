import type { TextOf } from '../../../client/learn/level.ts';
import type { bagLevels } from './levels.ts';

/** The lessons of Bag of Dungeon in Italian. */
export const bagIt: TextOf<typeof bagLevels> = {
  explore: {
    name: 'Costruire il dungeon',
    lead: 'Pesca una tessera, posala, entraci.',
    lessons: {
      draw: { act: 'Esplora: pesca una tessera.', why: 'Costa 1 dei tuoi punti azione (PA), come ogni passo.' },
      lay: {
        act: 'Posala dove vuoi.',
        why: 'Le aperture devono combaciare. Puoi ruotarla e provare un altro lato.',
      },
      walk: { act: 'Entraci.', why: 'Tocca una tessera illuminata. Si passa dalle aperture unite, 1 PA a tessera.' },
      again: {
        act: 'Pesca un’altra tessera e posala.',
        why: 'Continui finché hai PA. Quelli che avanzano vanno persi.',
      },
      item: {
        act: 'Lì c’è un oggetto. Entra in quella tessera.',
        why: 'Chi arriva per primo su una tessera Oggetto ne pesca uno dal sacchetto.',
      },
    },
    learnt:
      'I PA servono per passi e tessere. Il dungeon cresce mentre lo esplori, e qualche tessera ti regala qualcosa.',
  },
  fight: {
    name: 'Combattere un mostro',
    lead: 'Accanto aspetta un mostro nascosto.',
    lessons: {
      walk: {
        act: 'Entra nella tessera con il segnalino.',
        why: 'Chi ci arriva pesca un mostro dal sacchetto e deve combatterlo.',
      },
      roll: {
        act: 'Guarda le probabilità, poi tira.',
        why: 'Tutti e due tirano e sommano. Chi ha meno perde la differenza in salute; un pareggio non fa male a nessuno.',
      },
      win: {
        act: 'Tira finché il combattimento è finito.',
        why: 'Se va male puoi fuggire prima di un assalto, se hai PA, perdendo un po’ di salute. Due dadi uguali contano il doppio.',
      },
    },
    learnt:
      'Chi arriva su un mostro combatte, e dopo un combattimento il turno finisce. I mostri forti lasciano oggetti.',
  },
  help: {
    name: 'Un’arma e un amico',
    lead: 'Ciò che si porta non funziona; ciò che si indossa sì.',
    lessons: {
      wear: {
        act: 'Porti un’arma. Impugnala: toccala, poi scegli dove va.',
        why: 'Armi e armature contano solo negli spazi fatti per loro. È gratis, anche in combattimento.',
      },
      walk: { act: 'Entra in una tessera con un segnalino.', why: 'Lì si nasconde un mostro.' },
      tag: {
        act: 'Chiama l’altro avventuriero.',
        why: 'Ti costa 1 PA. Chi viene aggiunge un dado ai tuoi tiri. (Qui li guidi tutti e due, e decide un dado: con 3-6 viene.)',
      },
      win: {
        act: 'Tira finché il combattimento è finito.',
        why: 'Chi aiuta prende metà di ciò che ti ferisce, e da un combattimento in due nessuno fugge.',
      },
    },
    learnt: 'Indossa ciò che trovi, e chiama aiuto in tempo: un dado in più è tanto.',
  },
  ring: {
    name: 'Fuori con l’Anello',
    lead: 'Gli ultimi passi di una lunga giornata.',
    lessons: {
      walk: {
        act: 'Hai l’Anello. Vai all’Uscita.',
        why: 'Il Drago Rosso che ci dormiva è morto. Senza l’Anello l’Uscita resta chiusa.',
      },
      leave: { act: 'Esci dal dungeon.', why: 'Solo chi porta l’Anello apre l’Uscita. Costa 1 PA.' },
      others: {
        act: 'Sei fuori!',
        why: 'Chi è ancora dentro ha un turno per seguirti. Poi il dungeon crolla.',
      },
    },
    learnt: 'L’Anello appare con l’ultima tessera. Prendilo, supera il Drago, esci: chi esce vince.',
  },
};
