import { counted } from '../../../../engine/text.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const games = (count: number) => counted(count, 'game', 'games');

/** The records in English. */
export const en = {
  title: 'Your records',
  lead: 'What you’ve played on this device. Only you can see it; there are no rankings.',
  /** Shown while this device has no finished game yet. */
  empty: 'No finished games yet. The first game you play to the end shows up here.',
  emptyWay: 'Choose a game',
  carry: 'Take this to another device',
  home: 'Go to the home page',
  /** The number of games in all, and of those won. */
  total: (played: number, won: number) => `${games(played)}, ${won} won`,
  played: 'Played',
  won: 'Won',
  streak: 'Won in a row',
  longest: 'Most in a row',
  quickest: 'Quickest win',
  /** A duration, such as 4 min; a slow table takes days. */
  lasted: (minutes: number) => {
    if (minutes < 1) return 'under 1 min';
    if (minutes < 120) return `${minutes} min`;
    if (minutes < 2880) return counted(Math.round(minutes / 60), 'hour', 'hours');
    return counted(Math.round(minutes / 1440), 'day', 'days');
  },
  seeGame: (date: string) => `Watch the game of ${date} again`,
  medals: 'Campaign medals',
  /** The link to badges and cards. */
  collection: 'Badges and cards',
  /** On a game's door. */
  door: {
    none: 'Not played yet',
    won: (won: number, played: number) => `${won} of ${games(played)} won`,
    badges: (count: number) => counted(count, 'badge', 'badges'),
  },
  /** `number`: where there are several. */
  campaign: (number: number | undefined) => `Campaign${number === undefined ? '' : ` ${number}`}`,
  groups: 'Your groups',
  groupOf: (names: readonly string[]) => `With ${list.format(names)}`,
  /** A group that one is in; and one without anybody else. */
  keptGroup: 'group page',
  ownGroup: 'Your group',
  games,
  latest: 'Latest games',
  /** `byBot`: won by a bot on their behalf. */
  result: {
    won: 'Won',
    lost: 'Lost',
    /** The team won; this player did not get out. */
    withoutYou: 'Won without you',
    place: (place: number, of: number) => `Place ${place} of ${of}`,
    byBot: 'Won by a bot',
  },
  /** How much of the player's game a bot has played. */
  byBot: {
    some: 'a bot played some turns for you',
    most: 'a bot played most turns for you',
    last: 'a bot played the last turns for you',
    all: 'a bot played for you',
  },
  /** For a practice game. */
  practice: 'practice, doesn’t count',
  with: (names: readonly string[]) => `with ${list.format(names)}`,
  alone: 'alone',
  replay: 'Replay',
  /** A game whose replay is on another device. */
  elsewhere: 'played on another device',
  showAll: (count: number) => `Show all ${count}`,
  /** A group's page. */
  group: {
    title: 'Records of this group',
    lead: 'All games of this table and its rematches. Anyone with the link can see them.',
    since: (count: number, date: string) => `${games(count)} since ${date}`,
    none: 'No finished games yet. The first one shows up here as soon as it’s over.',
    goneTitle: 'No such group',
    gone: 'There’s no table or campaign with this code.',
    failedTitle: 'No answer',
    failed: 'The records can’t be loaded right now.',
    tryAgain: 'Try again',
    toTable: { open: 'Go to the table', playing: 'Back to the game', over: 'Go to the last table' },
    toCampaign: 'Go to the campaign',
    name: 'Name',
    /** The longest winning streak, in short. */
    inARow: 'In a row',
    bots: 'Bots',
    wonBy: (names: readonly string[]) => `${list.format(names)} won`,
    allWon: 'Won together',
    allLost: 'Lost together',
    nobody: 'Nobody won',
    yours: 'Your own records',
  },
};
