import { counted, listed } from '../../../../engine/text.ts';
import type { OpenTablesText } from './text.ts';

const and = (names: readonly string[]): string => listed(names, 'e');

/** Open tables on the home page, in Italian. */
export const it: OpenTablesText = {
  title: 'Tavoli aperti',
  none: 'In questo momento nessuno aspetta altri giocatori.',
  noneOpenOne: 'nessuno adesso: aprine uno',
  withPeople: 'Gioca con altre persone',
  withPeopleHint: 'Cominci con i bot; chi arriva prende il posto di uno di loro.',
  beforeStart: (games) => (games.length === 0 ? '' : `In ${and(games)} ci si siede prima dell’inizio della partita.`),
  company: (names, bots) => (bots === 0 ? and(names) : and([...names, counted(bots, 'bot', 'bot')])),
  status: { open: 'sta per iniziare', playing: 'in corso' },
  free: (chairs) => `${counted(chairs, 'sedia libera', 'sedie libere')}`,
  pace: { live: 'dal vivo', slow: 'tavolo lento' },
  language: { en: 'inglese', it: 'italiano' },
  waits: (name, game) => `${name} è a un tavolo aperto: ${game}.`,
  sit: 'Siediti',
  sitAt: (game, names) => `Siediti: ${game}, con ${and(names)}`,
  taking: 'Ti siedi…',
  tooLate: 'Quella sedia è appena stata presa. Ecco quelle libere adesso.',
  removed: 'Chi ospita ti ha allontanato da quel tavolo.',
  banned: 'Qui non puoi unirti ai tavoli aperti.',
  tooMany:
    'Dalla tua connessione ci sono già troppi tavoli aperti. Concludine uno tuo, o togli la spunta da «Può sedersi chiunque». Intanto puoi sederti al tavolo di qualcun altro o giocare con i bot.',
  failed: 'Non ha funzionato. Riprova fra un momento.',
};
