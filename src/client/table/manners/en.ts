import { byCount, counted, does, listed } from '../../../engine/text.ts';
import type { MannersText } from './text.ts';

const and = (names: readonly string[]): string => listed(names, 'and');
const isAre = (names: readonly string[]): string => byCount(names.length, 'is', 'are');

/** How people treat each other, in English. */
export const en: MannersText = {
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
    asks: { table: 'ask the table', device: 'if everybody agrees' },
    asking: (names) => `Asking ${and(names)} if you can undo it…`,
    callOff: 'Never mind',
    seconds: (left) => `${left} s`,
    question: (name) => `${name} would like to undo a move.`,
    later: (count) => `${counted(count, 'later move is', 'later moves are')} undone with it.`,
    agree: 'Agree',
    decline: 'No, play on',
    refused: (name, why) => {
      if (why === 'called-off') return 'The move stands.';
      if (why === 'shown') return 'Something hidden has been shown since, so the move stands.';
      if (why === 'went-on') return 'The game went on, so nothing is undone.';
      if (why === 'no-answer' || name === undefined) return 'Not everybody answered, so nothing is undone.';
      return `${name} would rather play on.`;
    },
    undone: (who, law) => `${does(who, 'undid', 'You undid')} a move${law === 'free' ? '' : '; everybody agreed'}.`,
  },
  absence: {
    stoodIn: (name) => `${name} dropped out: a bot plays for them.`,
    rests: (name) => `${name} lets a bot play for them.`,
    cameBack: (name) => `${name} is back.`,
    tookOver: (name) => `${name} took over from a bot.`,
    sentAway: (name, bot) => `The host removed ${name}: a bot, ${bot}, takes over.`,
    playingFor: (names) => `A bot plays for ${and(names)}.`,
    playingForYou: 'A bot plays for you until you make a move.',
    away: (names, pace) => `${and(names)} ${isAre(names)} away${pace === 'slow' ? '.' : ': a bot takes over soon.'}`,
  },
  turn: {
    thinking: (names, minutes) =>
      `${and(names)} ${isAre(names)} thinking${minutes === 0 ? '' : ` (${counted(minutes, 'minute', 'minutes')} so far)`}.`,
    nudge: (names) => `Remind ${and(names)}`,
    nudged: (from, names) => `${from}: ${and(names)}, it’s your turn.`,
    nudgedYou: (from) => `${from} reminds you: it’s your turn.`,
    yours: 'Your turn',
    tell: 'Tell me',
    notice: (game) => `It’s your turn in ${game}.`,
  },
  chairs: {
    take: (name) => `Take ${name}’s seat`,
    takeFrom: 'Take over from a bot:',
    byBot: 'a bot plays',
    playMyself: 'Play myself again',
  },
  manners: {
    title: 'At this table',
    isSlow: 'A slow table: take your time.',
    isPractice: 'Practice: undo is free, and the game doesn’t count.',
  },
};
