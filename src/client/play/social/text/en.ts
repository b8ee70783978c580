import type { Person } from '../../../../engine/text.ts';
import { byCount, counted, does, listed } from '../../../../engine/text.ts';
import type { UndoRefusal } from '../../../../protocol/server-message.ts';

const and = (names: readonly string[]): string => listed(names, 'and');
const isAre = (names: readonly string[]): string => byCount(names.length, 'is', 'are');

/** How people treat each other, in English. */
export const en = {
  talk: {
    open: 'Chat',
    title: 'Talk at the table',
    phrases: {
      hello: 'Hello!',
      'good-luck': 'Good luck!',
      'one-moment': 'One moment…',
      'lets-go': 'Let’s go!',
      'well-played': 'Well played!',
      thanks: 'Thank you!',
      sorry: 'Sorry!',
      'how-mean': 'How mean!',
      'oh-no': 'Oh no!',
      'once-more': 'Once more?',
    },
    reactions: { clap: 'Applause', laugh: 'Laughter', wow: 'Wonder', cry: 'Tears', fire: 'Fire', skull: 'Doom' },
    reactionsTitle: 'Reactions',
    phrasesTitle: 'Quick phrases',
    type: 'Write a message',
    send: 'Send',
    close: 'Close',
    nothing: 'Nobody has said anything yet.',
    watcher: 'A spectator',
    watchersReact: 'Spectators can react; players can talk.',
  },
  undo: {
    verb: 'Undo',
    /** Who is asked, if anybody. */
    asks: { table: 'ask the table', device: 'if everybody agrees' },
    asking: (names: readonly string[]) => `Asking ${and(names)} if you can undo it…`,
    callOff: 'Never mind',
    seconds: (left: number) => `${left} s`,
    question: (name: string) => `${name} would like to undo a move.`,
    /** How many later moves are lost with the undo. */
    later: (count: number) => `${counted(count, 'later move is', 'later moves are')} undone with it.`,
    agree: 'Agree',
    decline: 'No, play on',
    refused: (name: string | undefined, why: UndoRefusal) => {
      if (why === 'called-off') return 'The move stands.';
      if (why === 'shown') return 'Something hidden has been shown since, so the move stands.';
      if (why === 'went-on') return 'The game went on, so nothing is undone.';
      if (why === 'no-answer' || name === undefined) return 'Not everybody answered, so nothing is undone.';
      return `${name} would rather play on.`;
    },
    undone: (who: Person, law: 'free' | 'agreed') =>
      `${does(who, 'undid', 'You undid')} a move${law === 'free' ? '' : '; everybody agreed'}.`,
  },
  absence: {
    stoodIn: (name: string) => `${name} dropped out: a bot plays for them.`,
    /** By their own wish. */
    rests: (name: string) => `${name} lets a bot play for them.`,
    cameBack: (name: string) => `${name} is back.`,
    tookOver: (name: string) => `${name} took over from a bot.`,
    sentAway: (name: string, bot: string) => `The host removed ${name}: a bot, ${bot}, takes over.`,
    playingFor: (names: readonly string[]) => `A bot plays for ${and(names)}.`,
    playingForYou: 'A bot plays for you until you make a move.',
    /** Those whose turn it is and who are away; `left`: how long until a bot plays for them, at a live table. */
    away: (names: readonly string[], left: string | undefined) =>
      `${and(names)} ${isAre(names)} away${left === undefined ? '.' : `: a bot takes over in ${left}`}`,
    playOn: 'Play on with a bot',
  },
  turn: {
    thinking: (names: readonly string[], minutes: number) =>
      `${and(names)} ${isAre(names)} thinking${minutes === 0 ? '' : ` (${counted(minutes, 'minute', 'minutes')} so far)`}.`,
    nudge: (names: readonly string[]) => `Remind ${and(names)}`,
    nudged: (from: string, names: readonly string[]) => `${from}: ${and(names)}, it’s your turn.`,
    nudgedYou: (from: string) => `${from} reminds you: it’s your turn.`,
    yours: 'Your turn',
    /** Opens how one is told of one's turns, at a slow table. */
    tell: 'Tell me',
    notice: (game: string) => `It’s your turn in ${game}.`,
  },
  chairs: {
    take: (name: string) => `Take ${name}’s seat`,
    takeFrom: 'Take over from a bot:',
    /** Beside a name: a bot moves for them. */
    byBot: 'a bot plays',
    playMyself: 'Play myself again',
  },
  manners: {
    title: 'At this table',
    isSlow: 'A slow table: take your time.',
    /** Beside the table, for everybody. */
    isPractice: 'Practice: undo is free, and the game doesn’t count.',
  },
};
