import { byCount, counted, does, listed } from '../../../engine/text.ts';
import type { MannersText } from './text.ts';

const and = (names: readonly string[]): string => listed(names, 'and');
const isAre = (names: readonly string[]): string => byCount(names.length, 'is', 'are');
const atTable = (count: number): string => `${counted(count, 'player', 'players')} at the table.`;

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
    wait: 'Wait for a chair',
    waiting: 'You’re waiting: the next free chair is yours.',
    stopWaiting: 'Just watch',
    removed: 'The host has removed you from this table. You can watch, or open a table of your own.',
    ready: 'ready',
    youReady: 'ready',
    takeFrom: 'Take over from a bot:',
    beReady: 'I’m ready',
    beUnready: 'Wait, not ready',
    hostShort: 'Make host',
    removeShort: 'Remove',
    handOver: (name) => `Make ${name} the host`,
    host: 'You’re the host',
    byBot: 'a bot plays',
    botForMe: 'Let a bot play for me',
    botFor: (name) => `Let a bot play for ${name}`,
    playMyself: 'Play myself again',
    sendAway: (name) => `Remove ${name}`,
    sureAway: (name) => `Remove ${name} for good? A bot takes over, and from then on nobody can take a bot’s seat.`,
    sureAwayBefore: (name) => `Remove ${name}? They can’t sit down at this table again, only watch.`,
    sureHost: (name) => `Make ${name} the host? Then they start the game, and only they can make you the host again.`,
    sureHostPlaying: (name) => `Make ${name} the host? Only they can make you the host again.`,
    leaveIt: 'No, leave it',
    waitingForReady: (count, names) => `${atTable(count)} Waiting for ${and(names)} to be ready; you can start anyway.`,
    botsCome: (count, bots) => `${atTable(count)} When you start, ${counted(bots, 'bot sits', 'bots sit')} down too.`,
    allReady: (count) => `${atTable(count)} Everybody is ready: start whenever you like.`,
  },
  manners: {
    title: 'At this table',
    slow: 'Slow table: a game may take days',
    slowHint: 'Nobody is rushed, and no bot steps in.',
    fill: 'Bots for empty chairs',
    fillNone: 'none',
    fillTo: (players) => `up to ${counted(players, 'player', 'players')}`,
    takeBots: 'Newcomers can take a bot’s seat',
    isSlow: 'A slow table: take your time.',
    freeUndo: 'Practice table: undo is free',
    freeUndoHint: 'You can undo any move, even after seeing a card or a roll. The game doesn’t count in your records.',
    isPractice: 'Practice: undo is free, and the game doesn’t count.',
  },
};
