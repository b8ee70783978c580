import { counted, listed } from '../../../../engine/text.ts';

const and = (names: readonly string[]): string => listed(names, 'and');

/** Open tables on the home page, in English. */
export const en = {
  title: 'Open tables',
  /** Nobody waits anywhere. */
  none: 'Nobody is waiting for players right now.',
  /** The same, on the line that unfolds to open one. */
  noneOpenOne: 'none right now: open one',
  /** Opens a table among bots, until people come. */
  withPeople: 'Play with people',
  withPeopleHint: 'You start with bots. People who join take their seats.',
  /** In these games nobody can take over from a bot; nothing where there are none. */
  beforeStart: (games: readonly string[]) =>
    games.length === 0 ? '' : `In ${and(games)} everybody sits down before the game starts.`,
  /** Who sits there, with so many bots. */
  company: (names: readonly string[], bots: number) =>
    bots === 0 ? and(names) : and([...names, counted(bots, 'bot', 'bots')]),
  status: { open: 'about to start', playing: 'in play' },
  free: (chairs: number) => `${counted(chairs, 'free chair', 'free chairs')}`,
  pace: { live: 'live', slow: 'slow table' },
  language: { en: 'English', it: 'Italian' },
  /** On the first screen, before “Sit down”. */
  waits: (name: string, game: string) => `${name} is at an open table: ${game}.`,
  sit: 'Sit down',
  /** The same, for a screen reader. */
  sitAt: (game: string, names: readonly string[]) => `Sit down: ${game}, with ${and(names)}`,
  taking: 'Sitting down…',
  /** The chair went to somebody else, or the table was closed. */
  tooLate: 'That chair has just gone. Here’s what’s free now.',
  removed: 'The host has removed you from that table.',
  banned: 'You can’t join open tables here.',
  /** Past the limit of open tables of one address. */
  tooMany:
    'There are too many open tables from your connection. Finish one of yours, or untick “Anybody can join” there. You can sit down at somebody else’s table all the same, or play with bots.',
  failed: 'That didn’t work. Try again in a moment.',
};
