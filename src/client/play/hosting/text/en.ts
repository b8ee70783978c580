import { counted, listed } from '../../../../engine/text.ts';

const and = (names: readonly string[]): string => listed(names, 'and');
const atTable = (count: number): string => `${counted(count, 'player', 'players')} at the table.`;

/** What a host chooses and may do, in English. */
export const en = {
  wait: 'Wait for a chair',
  waiting: 'You’re waiting: the next free chair is yours.',
  stopWaiting: 'Just watch',
  removed: 'The host has removed you from this table. You can watch, or open a table of your own.',
  ready: 'ready',
  /** About the reader. */
  youReady: 'ready',
  beReady: 'I’m ready',
  beUnready: 'Wait, not ready',
  /** The same as `handOver` and `remove`, on a chair with the name on it. */
  hostShort: 'Make host',
  removeShort: 'Remove',
  handOver: (name: string) => `Make ${name} the host`,
  host: 'You’re the host',
  botForMe: 'Let a bot play for me',
  botFor: (name: string) => `Let a bot play for ${name}`,
  sendAway: (name: string) => `Remove ${name}`,
  /** The confirmation before it is done. */
  sureAway: (name: string) =>
    `Remove ${name} for good? A bot takes over, and from then on nobody can take a bot’s seat.`,
  /** The same before the game, where nobody plays on. */
  sureAwayBefore: (name: string) => `Remove ${name}? They can’t sit down at this table again, only watch.`,
  sureHost: (name: string) =>
    `Make ${name} the host? Then they start the game, and only they can make you the host again.`,
  /** The same while the game is played. */
  sureHostPlaying: (name: string) => `Make ${name} the host? Only they can make you the host again.`,
  leaveIt: 'No, leave it',
  waitingForReady: (count: number, names: readonly string[]) =>
    `${atTable(count)} Waiting for ${and(names)} to be ready; you can start anyway.`,
  botsCome: (count: number, bots: number) =>
    `${atTable(count)} When you start, ${counted(bots, 'bot sits', 'bots sit')} down too.`,
  allReady: (count: number) => `${atTable(count)} Everybody is ready: start whenever you like.`,
  slow: 'Slow table: a game may take days',
  slowHint: 'Nobody is rushed, and no bot steps in.',
  fill: 'Bots for empty chairs',
  fillNone: 'none',
  fillTo: (players: number) => `up to ${counted(players, 'player', 'players')}`,
  takeBots: 'Newcomers can take a bot’s seat',
  freeUndo: 'Practice table: undo is free',
  freeUndoHint: 'You can undo any move, even after seeing a card or a roll. The game doesn’t count in your records.',
  /** About a table on a big screen, for somebody who opens it on a page of their own. */
  inOneRoom: 'You’re all in one room: the table is on the big screen, and you play here.',
  openScreen: 'Use this device as a big screen',
  /** A lesson for people who wait in the lobby. */
  whileWaiting: 'Try a one-minute lesson while you wait',
  newTab: 'Opens in a new tab. Your seat here is kept.',
};
