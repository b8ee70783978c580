import { byCount, counted, does, listed, toName } from '../../../../engine/text.ts';
import type { SocialText } from './text.ts';

const and = (names: readonly string[]): string => listed(names, 'e');

/** How people treat each other, in Italian. */
export const it: SocialText = {
  talk: {
    open: 'Chat',
    title: 'Chiacchiere al tavolo',
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
    reactions: { clap: 'Applauso', laugh: 'Risata', wow: 'Stupore', cry: 'Lacrime', fire: 'Fuoco', skull: 'Disastro' },
    reactionsTitle: 'Reazioni',
    phrasesTitle: 'Frasi pronte',
    type: 'Scrivi un messaggio',
    send: 'Invia',
    close: 'Chiudi',
    nothing: 'Nessuno ha ancora detto niente.',
    watcher: 'Uno spettatore',
    watchersReact: 'Gli spettatori possono reagire, i giocatori parlare.',
  },
  undo: {
    verb: 'Annulla',
    asks: { table: 'chiedi al tavolo', device: 'se siete d’accordo' },
    asking: (names) => `Chiedo ${toName(and(names))} se puoi annullare la mossa…`,
    callOff: 'Lascia stare',
    seconds: (left) => `${left} s`,
    question: (name) => `${name} vorrebbe annullare una mossa.`,
    later: (count) =>
      `Con quella ${byCount(count, 'si annulla', 'si annullano')} anche ${counted(count, 'mossa successiva', 'mosse successive')}.`,
    agree: 'D’accordo',
    decline: 'No, si va avanti',
    refused: (name, why) => {
      if (why === 'called-off') return 'La mossa resta.';
      if (why === 'shown') return 'Da allora si è visto qualcosa di nascosto: la mossa resta.';
      if (why === 'went-on') return 'La partita è andata avanti: non si annulla niente.';
      if (why === 'no-answer' || name === undefined) return 'Non tutti hanno risposto: non si annulla niente.';
      return `${name} preferisce andare avanti.`;
    },
    undone: (who, law) =>
      `${does(who, 'ha', 'Hai')} annullato una mossa${law === 'free' ? '' : ', d’accordo con il tavolo'}.`,
  },
  absence: {
    stoodIn: (name) => `${name} non c’è: un bot gioca al suo posto.`,
    rests: (name) => `${name} fa giocare un bot al suo posto.`,
    cameBack: (name) => `${name} è di nuovo qui.`,
    tookOver: (name) => `${name} ha preso il posto di un bot.`,
    sentAway: (name, bot) => `Chi ospita ha allontanato ${name}: continua ${bot}, un bot.`,
    playingFor: (names) => `Un bot gioca per ${and(names)}.`,
    playingForYou: 'Un bot gioca per te finché non fai una mossa.',
    away: (names, left) =>
      `${and(names)} ${byCount(names.length, 'non c’è', 'non ci sono')}${left === undefined ? '.' : `: un bot gioca fra ${left}`}`,
    playOn: 'Continua con un bot',
  },
  turn: {
    thinking: (names, minutes) => {
      const verb = byCount(names.length, 'sta pensando', 'stanno pensando');
      return `${and(names)} ${verb}${minutes === 0 ? '' : ` da ${counted(minutes, 'minuto', 'minuti')}`}.`;
    },
    nudge: (names) => `Ricordalo ${toName(and(names))}`,
    nudged: (from, names) => `${from}: ${and(names)}, tocca a ${byCount(names.length, 'te', 'voi')}.`,
    nudgedYou: (from) => `${from} ti ricorda che tocca a te.`,
    yours: 'Tocca a te',
    tell: 'Avvisami',
    notice: (game) => `Tocca a te in ${game}.`,
  },
  chairs: {
    take: (name) => `Prendi il posto di ${name}`,
    takeFrom: 'Prendi il posto di un bot:',
    byBot: 'gioca un bot',
    playMyself: 'Torno a giocare io',
  },
  manners: {
    title: 'A questo tavolo',
    isSlow: 'Un tavolo lento: senza fretta.',
    isPractice: 'Prova: annulli quando vuoi, e la partita non conta.',
  },
};
