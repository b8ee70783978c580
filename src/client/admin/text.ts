import type { Locale } from '../../engine/text.ts';

/** The words of the page for whoever runs the house. */
export interface AdminText {
  title: string;
  lead: string;
  token: string;
  tokenHint: string;
  show: string;
  wrongToken: string;
  unreachable: string;
  waiting: string;
  moves: string;
  answers: string;
  appends: string;
  tables: string;
  sockets: string;
  memory: string;
  processor: string;
  lag: string;
  refusals: string;
  errors: string;
  none: string;
  perSecond: string;
  node(name: string): string;
  /** Under a plot: how high its line goes, and how long ago it begins. */
  span(most: string, minutes: number): string;
}

export const ADMIN_TEXTS: Readonly<Record<Locale, AdminText>> = {
  en: {
    title: 'How the house fares',
    lead: 'Checked every five seconds while this page is open. With several nodes, one of them answers each time.',
    token: 'Token',
    tokenHint: 'What METRICS_TOKEN was set to when the house was started.',
    show: 'Show',
    wrongToken: 'The house does not show its figures for this token.',
    unreachable: 'The house doesn’t answer. Trying again.',
    waiting: 'The first figures come in a few seconds.',
    moves: 'Moves',
    answers: 'Answers, 99 of 100 within',
    appends: 'Writing an entry, 99 of 100 within',
    tables: 'Tables in memory',
    sockets: 'Open sockets',
    memory: 'Memory',
    processor: 'Processor',
    lag: 'Lateness of the event loop, 99 of 100 within',
    refusals: 'Moves refused, by rule',
    errors: 'Errors, by code',
    none: 'None so far.',
    perSecond: 'a second',
    node: (name) => `Node ${name}`,
    span: (most, minutes) => `up to ${most} in the last ${minutes === 1 ? 'minute' : `${minutes} minutes`}`,
  },
  it: {
    title: 'Come sta la casa',
    lead: 'Si aggiorna ogni cinque secondi finché questa pagina è aperta. Con più nodi, ogni volta risponde uno di loro.',
    token: 'Parola d’ordine',
    tokenHint: 'Il valore di METRICS_TOKEN con cui la casa è stata avviata.',
    show: 'Mostra',
    wrongToken: 'Con questa parola d’ordine la casa non mostra le sue cifre.',
    unreachable: 'La casa non risponde. Riprovo.',
    waiting: 'Le prime cifre arrivano fra qualche secondo.',
    moves: 'Mosse',
    answers: 'Risposte, 99 su 100 entro',
    appends: 'Scrittura di una voce, 99 su 100 entro',
    tables: 'Tavoli in memoria',
    sockets: 'Connessioni aperte',
    memory: 'Memoria',
    processor: 'Processore',
    lag: 'Ritardo del ciclo degli eventi, 99 su 100 entro',
    refusals: 'Mosse rifiutate, per regola',
    errors: 'Errori, per codice',
    none: 'Finora niente.',
    perSecond: 'al secondo',
    node: (name) => `Nodo ${name}`,
    span: (most, minutes) =>
      `fino a ${most} ${minutes === 1 ? 'nell’ultimo minuto' : `negli ultimi ${minutes} minuti`}`,
  },
};
