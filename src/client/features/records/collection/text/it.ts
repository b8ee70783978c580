import type { CollectionText } from './text.ts';

/** The collection in Italian. */
export const it: CollectionText = {
  title: 'La tua collezione',
  lead: 'I distintivi per quello che hai fatto e le carte che hai incontrato. Restano su questo dispositivo, insieme ai tuoi risultati.',
  day: 'Il dungeon del giorno',
  badges: (earned, of) => `Distintivi: ${earned} su ${of}`,
  cards: (met, of) => `Carte incontrate: ${met} su ${of}`,
  unmet: 'Non ancora incontrata',
  records: 'I tuoi risultati',
  home: 'Vai alla pagina iniziale',
};
