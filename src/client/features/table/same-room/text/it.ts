import { byCount, counted, listed } from '../../../../../engine/text.ts';
import type { SameRoomText } from './text.ts';

const and = (names: readonly string[]): string => listed(names, 'e');

/** Playing in one room, in Italian. */
export const it: SameRoomText = {
  screen: 'Lo schermo grande',
  scan: 'Inquadra con il telefono per sederti',
  orType: (host) => `oppure vai su ${host} e scrivi`,
  onlyHere:
    'Questo indirizzo vale solo su questo computer. Apri la pagina con l’indirizzo del computer nella tua rete, perché i telefoni la trovino.',
  empty: 'libera',
  waitingForFirst: 'Si aspetta il primo telefono. La prima persona che si siede ospita.',
  waitingForMore: (missing) =>
    `${byCount(missing, 'Si aspetta', 'Si aspettano')} ancora ${counted(missing, 'persona', 'persone')}.`,
  botsCome: (bots) => `All’inizio ${counted(bots, 'bot si siede', 'bot si siedono')} al tavolo.`,
  hostStarts: (name) => `${name} dà inizio alla partita dal suo telefono.`,
  waitingForReady: (names) => `Si aspetta il via di ${and(names)}.`,
  sound: 'Accendi il suono',
  fullScreen: 'Schermo intero',
  leaveFullScreen: 'Esci dallo schermo intero',
  alsoHere: 'Siediti con questo dispositivo',
  again: 'Un’altra? Chiunque può far partire la rivincita dal telefono, e questo schermo vi segue.',
  home: 'Torna alla pagina iniziale',
  whole: 'Mostra tutto il tavolo',
  hand: 'Mostra solo la mia mano',
};
