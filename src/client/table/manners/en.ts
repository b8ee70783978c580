import { counted } from '../../../engine/text.ts';
import type { MannersText } from './text.ts';

const and = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const isAre = (names: readonly string[]): string => (names.length === 1 ? 'is' : 'are');

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
    reactionsTitle: 'Show what you feel',
    phrasesTitle: 'Say with one tap',
    type: 'In your own words',
    send: 'Say it',
    close: 'Close',
    nothing: 'Nobody has said anything yet.',
    watcher: 'Somebody who watches',
    watchersReact: 'Those who watch show what they feel; those who play may speak.',
  },
  undo: {
    verb: 'Undo',
    laws: { free: 'free', ask: 'ask the table', device: 'if all agree', bots: 'nobody minds' },
    asking: (names) => `Asking ${and(names)} to let you take it back…`,
    callOff: 'Never mind',
    seconds: (left) => `${left} s`,
    question: (name) => `${name} would like to take a move back.`,
    later: (count) => `${counted(count, 'later move falls', 'later moves fall')} with it.`,
    agree: 'Agree',
    decline: 'No, play on',
    refused: (name, why) => {
      if (why === 'called-off') return 'The move stands.';
      if (why === 'went-on') return 'The game went on, so nothing is taken back.';
      if (why === 'no-answer' || name === undefined) return 'Not everybody answered, so nothing is taken back.';
      return `${name} would rather play on.`;
    },
    undone: (name, law) =>
      law === 'free' ? `${name} took a move back.` : `${name} took a move back; the table agreed.`,
  },
  absence: {
    stoodIn: (name) => `${name} is gone: a bot plays on for ${name}.`,
    cameBack: (name) => `${name} is back.`,
    tookOver: (name) => `${name} took over from a bot.`,
    sentAway: (name, bot) => `The host has sent ${name} away: ${bot}, a bot, plays on.`,
    playingFor: (names) => `A bot plays for ${and(names)}.`,
    away: (names, pace) => `${and(names)} ${isAre(names)} away${pace === 'slow' ? '.' : ': a bot plays on soon.'}`,
  },
  turn: {
    thinking: (names, minutes) =>
      `${and(names)} ${isAre(names)} thinking${minutes === 0 ? '' : `, for ${counted(minutes, 'minute', 'minutes')}`}.`,
    nudge: (names) => `Remind ${and(names)}`,
    nudged: (from, names) => `${from}: ${and(names)}, it is your turn.`,
    nudgedYou: (from) => `${from} reminds you: it is your turn.`,
    yours: 'Your turn',
    tell: 'Tell me when it is my turn',
    telling: 'You will be told when it is your turn.',
    blocked: 'The browser forbids notices from this page; its title and a sound still tell you.',
    notice: (game) => `It is your turn in ${game}.`,
  },
  chairs: {
    take: (name) => `Take the seat of ${name}`,
    wait: 'Wait for a chair',
    waiting: 'You are waiting: the first chair that is free is yours.',
    stopWaiting: 'Just watch',
    removed: 'The host has sent you away from this table. You may watch, or open a table of your own.',
    ready: 'ready',
    youReady: 'ready',
    takeFrom: 'Take over from a bot:',
    beReady: 'I am ready',
    beUnready: 'Not ready yet after all',
    handOver: (name) => `Make ${name} the host`,
    host: 'You are the host',
    sendAway: (name) => `Send ${name} away`,
    sureAway: (name) => `Send ${name} away for good? A bot plays on, and nobody takes a bot’s seat any more.`,
    sureAwayBefore: (name) => `Send ${name} away? They cannot sit down at this table again, only watch.`,
    sureHost: (name) => `Make ${name} the host? Then they start the game, and only they can make you host again.`,
    leaveIt: 'No, leave it',
    waitingForReady: (count, names) =>
      `${count} at the table. Waiting for ${and(names)} to be ready; you can start all the same.`,
    botsCome: (count, bots) =>
      `${count} at the table. When you start, ${counted(bots, 'bot sits', 'bots sit')} down as well.`,
    allReady: (count) => `${count} at the table. All are ready: start whenever you like.`,
  },
  manners: {
    title: 'At this table',
    slow: 'Slow table: a game may last for days',
    slowHint: 'No bot plays on for who is away, and nobody is reminded.',
    fill: 'Bots for empty chairs',
    fillNone: 'none',
    fillTo: (players) => `up to ${players} players`,
    takeBots: 'Whoever comes may take a bot’s seat',
    isSlow: 'A slow table: take your time.',
  },
};
