import { counted } from '../../../engine/text.ts';
import type { MannersText } from './text.ts';

const and = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;

/** How people treat each other, in Italian. */
export const it: MannersText = {
  talk: {
    open: 'Chat',
    title: 'Si parla al tavolo',
    phrases: {
      hello: 'Ciao!',
      'good-luck': 'Buona fortuna!',
      'one-moment': 'Un momento…',
      'lets-go': 'Andiamo!',
      'well-played': 'Bella mossa!',
      thanks: 'Grazie!',
      sorry: 'Scusate!',
      'how-mean': 'Che cattiveria!',
      'oh-no': 'Oh no!',
      'once-more': 'Un’altra?',
    },
    reactions: { clap: 'Applauso', laugh: 'Risata', wow: 'Stupore', cry: 'Lacrime', fire: 'Fuoco', skull: 'Rovina' },
    reactionsTitle: 'Mostra come ti senti',
    phrasesTitle: 'Dillo con un tocco',
    type: 'Con parole tue',
    send: 'Dillo',
    close: 'Chiudi',
    nothing: 'Nessuno ha ancora detto niente.',
    watcher: 'Qualcuno che guarda',
    watchersReact: 'Chi guarda mostra come si sente; chi gioca può parlare.',
  },
  undo: {
    verb: 'Annulla',
    laws: { free: 'libero', ask: 'chiedi al tavolo', device: 'se siete d’accordo', bots: 'nessuno obietta' },
    asking: (names) => `Si chiede a ${and(names)} se puoi ritirarla…`,
    callOff: 'Lascia stare',
    seconds: (left) => `${left} s`,
    question: (name) => `${name} vorrebbe ritirare una mossa.`,
    later: (count) =>
      count === 1 ? 'Con lei cade una mossa successiva.' : `Con lei cadono ${count} mosse successive.`,
    agree: 'D’accordo',
    decline: 'No, si va avanti',
    refused: (name, why) => {
      if (why === 'called-off') return 'La mossa resta.';
      if (why === 'went-on') return 'Il gioco è andato avanti: non si ritira niente.';
      if (why === 'no-answer' || name === undefined) return 'Non tutti hanno risposto: non si ritira niente.';
      return `${name} preferisce andare avanti.`;
    },
    undone: (name, law) =>
      law === 'free' ? `${name} ha ritirato una mossa.` : `${name} ha ritirato una mossa, d’accordo con il tavolo.`,
  },
  absence: {
    stoodIn: (name) => `${name} non c’è: un bot gioca al suo posto.`,
    cameBack: (name) => `${name} è di nuovo qui.`,
    tookOver: (name) => `${name} ha preso il posto di un bot.`,
    sentAway: (name, bot) => `Chi ospita ha mandato via ${name}: continua ${bot}, un bot.`,
    playingFor: (names) => `Un bot gioca per ${and(names)}.`,
    away: (names, pace) =>
      `${and(names)} ${names.length === 1 ? 'non c’è' : 'non ci sono'}${pace === 'slow' ? '.' : ': fra poco gioca un bot.'}`,
  },
  turn: {
    thinking: (names, minutes) => {
      const verb = names.length === 1 ? 'sta pensando' : 'stanno pensando';
      return `${and(names)} ${verb}${minutes === 0 ? '' : ` da ${counted(minutes, 'minuto', 'minuti')}`}.`;
    },
    nudge: (names) => `Fai un cenno a ${and(names)}`,
    nudged: (from, names) => `${from}: ${and(names)}, tocca a ${names.length === 1 ? 'te' : 'voi'}.`,
    nudgedYou: (from) => `${from} ti fa un cenno: tocca a te.`,
    yours: 'Tocca a te',
    tell: 'Avvisami quando tocca a me',
    telling: 'Riceverai un avviso quando tocca a te.',
    blocked: 'Il browser vieta gli avvisi di questa pagina; restano il titolo e un suono.',
    notice: (game) => `Tocca a te in ${game}.`,
  },
  chairs: {
    take: (name) => `Prendi il posto di ${name}`,
    wait: 'Aspetta una sedia',
    waiting: 'In attesa: la prima sedia libera è tua.',
    stopWaiting: 'Guarda soltanto',
    removed: 'Chi ospita ti ha mandato via da questo tavolo. Puoi guardare, o aprire un tavolo tuo.',
    ready: 'c’è',
    youReady: 'ci sei',
    takeFrom: 'Prendi il posto di un bot:',
    beReady: 'Ci sono, si può iniziare',
    beUnready: 'Aspettate, non ancora',
    handOver: (name) => `Fai ospitare ${name}`,
    host: 'Ospiti tu',
    sendAway: (name) => `Manda via ${name}`,
    sureAway: (name) =>
      `Mandare via ${name} per sempre? Continua un bot, e nessuno può più prendere il posto di un bot.`,
    sureAwayBefore: (name) => `Mandare via ${name}? A questo tavolo non potrà più sedersi, solo guardare.`,
    sureHost: (name) =>
      `Far ospitare ${name}? Sarà ${name} a iniziare la partita, e a poterti ridare il posto di chi ospita.`,
    leaveIt: 'No, lascia stare',
    waitingForReady: (count, names) => `Siete in ${count}. Si aspetta il via di ${and(names)}; puoi iniziare comunque.`,
    botsCome: (count, bots) =>
      `${count === 1 ? 'C’è una persona' : `Siete in ${count}`}. All’inizio si ${bots === 1 ? 'siede' : 'siedono'} anche ${counted(bots, 'bot', 'bot')}.`,
    allReady: (count) => `Siete in ${count}, e ci sono tutti: inizia quando vuoi.`,
  },
  manners: {
    title: 'A questo tavolo',
    slow: 'Tavolo lento: una partita può durare giorni',
    slowHint: 'Nessun bot gioca per chi è via, e a nessuno si fa fretta.',
    fill: 'Bot per le sedie vuote',
    fillNone: 'nessuno',
    fillTo: (players) => `finché si gioca in ${players}`,
    takeBots: 'Chi arriva può prendere il posto di un bot',
    isSlow: 'Un tavolo lento: senza fretta.',
  },
};
