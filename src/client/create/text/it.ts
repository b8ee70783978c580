import type { CreateText } from './text.ts';

/** Making a table, in Italian. */
export const createIt: CreateText = {
  title: (game) => `Un tavolo di ${game}`,
  ways: 'Dove giocate?',
  way: { online: 'Online', room: 'Stessa stanza', here: 'Un dispositivo' },
  wayHint: {
    online: 'Ognuno sul suo dispositivo, ovunque si trovi. Avrai un link e un codice da mandare.',
    room: 'Questo schermo mostra il tavolo a tutti, e ognuno ha la sua mano sul telefono: per sedersi basta inquadrare il codice.',
    here: 'Vi passate questo dispositivo; tra una mano e l’altra le carte restano coperte. Funziona senza connessione.',
    hereAlone: 'In questo gioco si agisce tutti insieme: su un dispositivo gioca una persona, con i bot o da sola.',
  },
  pace: 'Ritmo',
  paces: { live: 'Dal vivo', slow: 'Lento' },
  paceHint: {
    live: 'Si gioca adesso. Se qualcuno manca per un minuto, un bot gioca al suo posto finché non torna.',
    slow: 'Una partita può durare giorni. Nessun bot gioca per chi è via, e nessuno fa fretta.',
  },
  bots: 'Bot per le sedie vuote',
  noBots: 'Nessuno',
  upTo: (players) => `Fino a ${players}`,
  noBotsHint: 'Giocano solo persone. Al tavolo potrai comunque aggiungere dei bot.',
  noBotsHereHint: 'Giocano solo persone.',
  botsHint: (players) => `Quando si inizia, i bot completano il tavolo: si gioca in ${players}.`,
  level: 'Come giocano',
  open: { online: 'Apri il tavolo', room: 'Apri qui il grande schermo', here: 'Prepara questo dispositivo' },
  opening: 'Si apre…',
  failed: 'Il server non risponde. Su un solo dispositivo si può giocare lo stesso.',
};
