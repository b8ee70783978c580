import type { RecordsText } from './text.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The records in English. */
export const en: RecordsText = {
  title: 'Your records',
  lead: 'What you have played on this device. Nobody else sees it, and there is no rating.',
  empty: 'No game finished yet. The first one you play to its end stands here.',
  emptyWay: 'Choose a game',
  carry: 'Take this to another device',
  home: 'To the first page',
  total: (played, won) => `${played === 1 ? '1 game' : `${played} games`}, ${won} won`,
  played: 'Played',
  won: 'Won',
  streak: 'Won in a row',
  longest: 'Most in a row',
  highest: { dash: 'Most gold', days: 'Most points', time: 'Most Missions', bag: 'Most kills' },
  quickest: 'Quickest win',
  lasted: (minutes) => {
    if (minutes < 1) return 'under 1 min';
    if (minutes < 120) return `${minutes} min`;
    return minutes < 2880 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 1440)} days`;
  },
  seeGame: (date) => `See the game of ${date} again`,
  medals: 'Campaign medals',
  campaign: (code) => `Campaign ${code}`,
  extended: 'Extended',
  groups: 'Your groups',
  groupOf: (names) => `With ${list.format(names)}`,
  games: (count) => (count === 1 ? '1 game' : `${count} games`),
  latest: 'Last games',
  result: { won: 'Won', lost: 'Not won' },
  with: (names) => `with ${list.format(names)}`,
  alone: 'alone',
  replay: 'Replay',
  elsewhere: 'played on another device',
  showAll: (count) => `Show all ${count}`,
  group: {
    title: 'Records of this group',
    lead: 'All games of this table and its rematches. Whoever has its link can see them.',
    since: (count, date) => `${count === 1 ? '1 game' : `${count} games`} since ${date}`,
    none: 'No game finished yet. The first one stands here as soon as it is over.',
    goneTitle: 'No such group',
    gone: 'There is no table or campaign with this code.',
    failedTitle: 'Nobody answers',
    failed: 'The records cannot be had at the moment.',
    tryAgain: 'Try again',
    toTable: { open: 'To the table', playing: 'Back to the game', over: 'To the last table' },
    toCampaign: 'To the campaign',
    name: 'Name',
    inARow: 'In a row',
    bots: 'Bots',
    wonBy: (names) => `${list.format(names)} won`,
    allWon: 'Won together',
    allLost: 'Lost together',
    nobody: 'Nobody won',
    yours: 'Your own records',
  },
};
