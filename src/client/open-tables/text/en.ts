import { counted, listed } from '../../../engine/text.ts';
import type { OpenTablesText } from './text.ts';

const and = (names: readonly string[]): string => listed(names, 'and');

/** Open tables on the home page, in English. */
export const en: OpenTablesText = {
  title: 'Open tables',
  none: 'Nobody is waiting for players right now.',
  noneOpenOne: 'none right now: open one',
  withPeople: 'Play with people',
  withPeopleHint: 'You start with bots. People who join take their seats.',
  beforeStart: (games) => (games.length === 0 ? '' : `In ${and(games)} everybody sits down before the game starts.`),
  company: (names, bots) => (bots === 0 ? and(names) : and([...names, counted(bots, 'bot', 'bots')])),
  status: { open: 'about to start', playing: 'in play' },
  free: (chairs) => `${counted(chairs, 'free chair', 'free chairs')}`,
  pace: { live: 'live', slow: 'slow table' },
  language: { en: 'English', it: 'Italian' },
  sit: 'Sit down',
  sitAt: (game, names) => `Sit down: ${game}, with ${and(names)}`,
  taking: 'Sitting down…',
  tooLate: 'That chair has just gone. Here’s what’s free now.',
  removed: 'The host has removed you from that table.',
  banned: 'You can’t join open tables here.',
  tooMany:
    'There are too many open tables from your connection. Finish one of yours, or untick “Anybody can join” there. You can sit down at somebody else’s table all the same, or play with bots.',
  failed: 'That didn’t work. Try again in a moment.',
};
