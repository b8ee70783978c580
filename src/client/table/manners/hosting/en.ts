import { counted, listed } from '../../../../engine/text.ts';
import type { HostingText } from './text.ts';

const and = (names: readonly string[]): string => listed(names, 'and');
const atTable = (count: number): string => `${counted(count, 'player', 'players')} at the table.`;

/** What a host chooses and may do, in English. */
export const en: HostingText = {
  wait: 'Wait for a chair',
  waiting: 'You’re waiting: the next free chair is yours.',
  stopWaiting: 'Just watch',
  removed: 'The host has removed you from this table. You can watch, or open a table of your own.',
  ready: 'ready',
  youReady: 'ready',
  beReady: 'I’m ready',
  beUnready: 'Wait, not ready',
  hostShort: 'Make host',
  removeShort: 'Remove',
  handOver: (name) => `Make ${name} the host`,
  host: 'You’re the host',
  botForMe: 'Let a bot play for me',
  botFor: (name) => `Let a bot play for ${name}`,
  sendAway: (name) => `Remove ${name}`,
  sureAway: (name) => `Remove ${name} for good? A bot takes over, and from then on nobody can take a bot’s seat.`,
  sureAwayBefore: (name) => `Remove ${name}? They can’t sit down at this table again, only watch.`,
  sureHost: (name) => `Make ${name} the host? Then they start the game, and only they can make you the host again.`,
  sureHostPlaying: (name) => `Make ${name} the host? Only they can make you the host again.`,
  leaveIt: 'No, leave it',
  waitingForReady: (count, names) => `${atTable(count)} Waiting for ${and(names)} to be ready; you can start anyway.`,
  botsCome: (count, bots) => `${atTable(count)} When you start, ${counted(bots, 'bot sits', 'bots sit')} down too.`,
  allReady: (count) => `${atTable(count)} Everybody is ready: start whenever you like.`,
  slow: 'Slow table: a game may take days',
  slowHint: 'Nobody is rushed, and no bot steps in.',
  fill: 'Bots for empty chairs',
  fillNone: 'none',
  fillTo: (players) => `up to ${counted(players, 'player', 'players')}`,
  takeBots: 'Newcomers can take a bot’s seat',
  freeUndo: 'Practice table: undo is free',
  freeUndoHint: 'You can undo any move, even after seeing a card or a roll. The game doesn’t count in your records.',
};
