import type { TextOf } from '../level.ts';
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
        why: 'Le aperture devono incontrare aperture. Puoi girarla e provare un altro lato.',
      },
      walk: { act: 'Entraci.', why: 'Tocca una tessera illuminata. Si passa per le aperture unite, 1 PA a tessera.' },
      again: {
        act: 'Pesca un’altra tessera e posala.',
        why: 'Continui finché hai PA. Quelli che avanzano vanno persi.',
      },
      item: {
        act: 'Lì c’è un oggetto. Entra in quella tessera.',
        why: 'Chi arriva per primo su una tessera Oggetto ne pesca uno dal sacco.',
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
        why: 'Chi ci arriva pesca un mostro dal sacco, e deve combatterlo.',
      },
      roll: {
        act: 'Guarda le probabilità, poi tira.',
        why: 'Tutti e due tirano e sommano. Chi ha meno perde la differenza in salute; un pareggio non fa male a nessuno.',
      },
      win: {
        act: 'Tira finché è finita.',
        why: 'Se va male puoi fuggire prima di un tiro, con dei PA e un po’ di salute. Due dadi uguali contano il doppio.',
      },
    },
    learnt:
      'Arrivare su un mostro è uno scontro, e uno scontro fa finire il turno. I mostri forti lasciano degli oggetti.',
  },
  help: {
    name: 'Un’arma e un amico',
    lead: 'Ciò che si porta non funziona; ciò che si indossa sì.',
    lessons: {
      wear: {
        act: 'Porti un’arma. Impugnala: toccala, poi scegli dove va.',
        why: 'Armi e armature contano solo negli spazi fatti per loro. È gratis, anche in uno scontro.',
      },
      walk: { act: 'Entra in una tessera con un segnalino.', why: 'Lì si nasconde un mostro.' },
      tag: {
        act: 'Chiama l’altro avventuriero.',
        why: 'Ti costa 1 PA. Chi viene aggiunge un dado ai tuoi tiri. (Qui li guidi tutti e due, e decide un dado: da 3 a 6 viene.)',
      },
      win: {
        act: 'Tira finché è finita.',
        why: 'Chi aiuta prende metà di ciò che ti ferisce, e da uno scontro così nessuno fugge.',
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
