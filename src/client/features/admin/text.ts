import type { Locale } from '../../../engine/text.ts';

const en = {
  title: 'Server status',
  lead: 'Checked every five seconds while this page is open. With several nodes, one of them answers each time.',
  token: 'Token',
  tokenHint: 'The METRICS_TOKEN the server was started with.',
  show: 'Show',
  wrongToken: 'This token isn’t right.',
  unreachable: 'The server doesn’t answer. Trying again.',
  waiting: 'The first figures come in a few seconds.',
  moves: 'Moves',
  answers: 'Answers, 99 of 100 within',
  appends: 'Journal writes, 99 of 100 within',
  tables: 'Tables in memory',
  sockets: 'Open sockets',
  memory: 'Memory',
  processor: 'Processor',
  lag: 'Event loop delay, 99 of 100 within',
  refusals: 'Moves refused, by rule',
  errors: 'Errors, by code',
  none: 'None so far.',
  perSecond: 'a second',
  leftOutPacks: 'Packs left out',
  leftOutHint: 'These files have mistakes, so nobody can play with them. Correct them and restart the server.',
  node: (name: string) => `Node ${name}`,
  /** Under a plot: its maximum, and its time span. */
  span: (most: string, minutes: number) =>
    `up to ${most} in the last ${minutes === 1 ? 'minute' : `${minutes} minutes`}`,
};

/** The texts of the admin page. */
export type AdminText = typeof en;

const it: AdminText = {
  title: 'Stato del server',
  lead: 'Si aggiorna ogni cinque secondi finché questa pagina è aperta. Con più nodi, ogni volta risponde uno di loro.',
  token: 'Token',
  tokenHint: 'Il METRICS_TOKEN con cui è stato avviato il server.',
  show: 'Mostra',
  wrongToken: 'Il token non è giusto.',
  unreachable: 'Il server non risponde. Riprovo.',
  waiting: 'Le prime cifre arrivano fra qualche secondo.',
  moves: 'Mosse',
  answers: 'Risposte, 99 su 100 entro',
  appends: 'Scritture nel diario, 99 su 100 entro',
  tables: 'Tavoli in memoria',
  sockets: 'Connessioni aperte',
  memory: 'Memoria',
  processor: 'Processore',
  lag: 'Ritardo dell’event loop, 99 su 100 entro',
  refusals: 'Mosse rifiutate, per regola',
  errors: 'Errori, per codice',
  none: 'Finora niente.',
  perSecond: 'al secondo',
  leftOutPacks: 'Mazzi esclusi',
  leftOutHint: 'Questi file hanno errori, quindi non si possono usare per giocare. Correggili e riavvia il server.',
  node: (name) => `Nodo ${name}`,
  span: (most, minutes) => `fino a ${most} ${minutes === 1 ? 'nell’ultimo minuto' : `negli ultimi ${minutes} minuti`}`,
};

export const ADMIN_TEXTS: Readonly<Record<Locale, AdminText>> = { en, it };
