import type { BagChaptersText } from './chapters.ts';

/** The chapters of Bag of Dungeon's options, and the stories of its Dragon Scrolls, in Italian. */
export const it: BagChaptersText = {
  chapters: {
    quest: { name: 'La missione', usual: 'La prima avventura: trovate l’Anello, superate il Drago, uscite.' },
    winning: { name: 'Insieme o ognuno per sé', usual: 'Si vince o si perde tutti insieme.' },
    party: { name: 'Avventurieri', usual: 'Ognuno sceglie un personaggio; la sorte decide chi comincia.' },
    dangers: {
      name: 'Pericoli e aiuti',
      usual: 'Come nel regolamento. Il dungeon crolla solo se restate fermi.',
    },
  },
  stories: {
    none: {
      says: 'Laggiù da qualche parte c’è un Anello, e davanti all’unica porta dorme un Drago.',
      changes: 'Trovate l’Anello e portatelo fuori. La più adatta alla prima partita.',
    },
    random: {
      says: 'Chiudete gli occhi e pescate una pergamena dal sacchetto.',
      changes: 'Una delle undici qui sotto. Leggete quale quando la partita comincia.',
    },
    1: {
      says: 'L’Anello è nato nella fonte, e lì vuole finire.',
      changes: 'Portate l’Anello alla Fonte curativa, oltre un Drago Bianco. La Fonte cura una volta sola.',
    },
    2: {
      says: 'Nessuno ha detto che si debba uscire dal retro.',
      changes: 'Riportate l’Anello alla Partenza. Lo sorveglia un Carceriere, e avete 2 vite a testa.',
    },
    3: {
      says: 'Lasciate stare l’Anello: il villaggio vuole finalmente dormire.',
      changes: 'Uccidete il Drago Rosso, più forte del solito. Nel sacchetto degli oggetti c’è una Lancia d’oro.',
    },
    4: {
      says: 'Il Re d’ossa porta l’Anello nei suoi sogni. Svegliatelo.',
      changes: 'Uccidete il Re d’ossa: aspetta dove appare l’Anello.',
    },
    5: {
      says: 'Il fiume lassù è più vecchio della diga, e la diga perde.',
      changes: 'Portate fuori l’Anello entro 30 giri. Nel sacchetto degli oggetti c’è una Lanterna del sole.',
    },
    6: {
      says: 'La gilda paga a testa, ed è una buona annata.',
      changes: 'Uccidete insieme 10 mostri. Con loro c’è un Carceriere.',
    },
    7: {
      says: 'L’avete giurato sulla minestra: è vincolante.',
      changes: 'Portate fuori l’Anello, e tutti con lui. Avete 4 vite a testa.',
    },
    8: {
      says: 'Due cerchi d’oro, e una sola via d’uscita.',
      changes: 'Portate fuori l’Anello e la vecchia corona. Un ladro sorveglia l’Anello e porta la corona.',
    },
    9: {
      says: 'Qualcuno ha tolto il tappo e lasciato scritto: scusate.',
      changes: 'Portate fuori l’Anello. La Fonte curativa è asciutta, ma avete 4 vite a testa.',
    },
    10: {
      says: 'Un drago per la porta, e uno per i gioielli.',
      changes: 'Portate fuori l’Anello, oltre anche un Drago Bianco. Alla Partenza c’è una Lancia d’oro.',
    },
    11: {
      says: 'Qualcuno è incatenato alla fonte, e ha sete lo stesso.',
      changes: 'Liberate il prigioniero alla Fonte e portatelo fuori con l’Anello. In giro c’è un Carceriere.',
    },
  },
};
