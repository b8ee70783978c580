import { byCount, counted, listed, toName } from '../../../../engine/text.ts';
import type { HostingText } from './text.ts';

const and = (names: readonly string[]): string => listed(names, 'e');
const here = (count: number): string => byCount(count, 'Per ora ci sei solo tu', `Siete in ${count}`);

/** What a host chooses and may do, in Italian. */
export const it: HostingText = {
  wait: 'Aspetta una sedia',
  waiting: 'Sei in attesa: la prima sedia libera è tua.',
  stopWaiting: 'Guarda soltanto',
  removed: 'Chi ospita ti ha allontanato da questo tavolo. Puoi guardare, o aprire un tavolo tuo.',
  ready: 'c’è',
  youReady: 'ci sei',
  beReady: 'Ci sono, si può iniziare',
  beUnready: 'Aspettate, non ancora',
  hostShort: 'Cedi il tavolo',
  removeShort: 'Allontana',
  handOver: (name) => `Cedi il tavolo ${toName(name)}`,
  host: 'Ospiti tu',
  botForMe: 'Fai giocare un bot per me',
  botFor: (name) => `Fai giocare un bot per ${name}`,
  sendAway: (name) => `Allontana ${name}`,
  sureAway: (name) =>
    `Allontanare ${name} per sempre? Al suo posto gioca un bot, e da allora nessuno può più prendere il posto di un bot.`,
  sureAwayBefore: (name) => `Allontanare ${name}? A questo tavolo non potrà più sedersi, solo guardare.`,
  sureHost: (name) =>
    `Cedere il tavolo ${toName(name)}? Sarà ${name} a iniziare la partita, e solo ${name} potrà ridartelo.`,
  sureHostPlaying: (name) => `Cedere il tavolo ${toName(name)}? Solo ${name} potrà ridartelo.`,
  leaveIt: 'No, lascia stare',
  waitingForReady: (count, names) => `${here(count)}. Si aspetta il via di ${and(names)}; puoi iniziare comunque.`,
  botsCome: (count, bots) =>
    `${here(count)}. All’inizio ${byCount(bots, 'si siede', 'si siedono')} anche ${counted(bots, 'bot', 'bot')}.`,
  allReady: (count) => `${here(count)}. Sono tutti pronti: inizia quando vuoi.`,
  slow: 'Tavolo lento: una partita può durare giorni',
  slowHint: 'Nessuno ti mette fretta, e nessun bot prende il posto di chi manca.',
  fill: 'Bot per le sedie vuote',
  fillNone: 'nessuno',
  fillTo: (players) => `fino a ${counted(players, 'giocatore', 'giocatori')}`,
  takeBots: 'I nuovi arrivati possono prendere il posto di un bot',
  freeUndo: 'Tavolo di prova: annulli quando vuoi',
  freeUndoHint:
    'Puoi annullare ogni mossa, anche dopo aver visto una carta o un tiro. La partita non conta nei risultati.',
  inOneRoom: 'Siete tutti nella stessa stanza: il tavolo è sullo schermo grande, e tu giochi qui.',
  openScreen: 'Usa questo dispositivo come schermo grande',
  whileWaiting: 'Prova una lezione di un minuto mentre aspetti',
  newTab: 'Si apre in una nuova scheda: qui il tuo posto resta tuo.',
};
