import { byCount, counted } from '../../../../engine/text.ts';

/** The dungeon of the day in English. */
export const en = {
  title: 'The dungeon of the day',
  today: 'Today’s dungeon',
  lead: 'One game a day, the same for everybody: same cards, same bots, and the same luck if you make the same choices.',
  play: 'Play today’s dungeon',
  goOn: 'Continue your try',
  practise: 'Play it again as practice',
  /** A past day that one has not played. */
  practiseFirst: 'Play it as practice',
  seeResult: 'See your result',
  allDays: 'All days',
  opening: 'Opening the table…',
  cannotOpen: 'The table couldn’t be opened. Check your connection and try again.',
  /** The next one comes at this time. */
  next: (time: string) => `Next dungeon: ${time}`,
  /** Until when a day counts, in the reader's own time. */
  until: (time: string) => `Begin before ${time} (your time).`,
  settling: (time: string) => `This day is over. Games that have begun count until ${time}, then everything is shown.`,
  oneTry: 'Your first try counts; after it you can practise.',
  /** What is played, and about how long it takes. */
  setup: (name: string, minutes: number) => `${name}, about ${counted(minutes, 'minute', 'minutes')}`,
  /** After one's try: what a better place would have taken. */
  closeTo: (points: string, place: number) => `Place ${place} was ${points} away.`,
  /** Tomorrow's game, which begins at this time. */
  tomorrow: (time: string) => `Tomorrow’s dungeon (${time})`,
  streakNext: (days: number) => `Play it, and it’s ${counted(days, 'day', 'days')} in a row.`,
  newBadge: (name: string) => `New badge: ${name}`,
  warmUp: 'Warm up for it',
  begun: 'You’ve begun. Your game waits where you left it.',
  late: 'Your game wasn’t finished in time, so it doesn’t count. You can still finish it.',
  over: 'This day is over. You can still play it as practice.',
  notPlayed: 'Not played',
  practiceNote: 'Practice has the same cards and doesn’t count.',
  players: (count: number) =>
    count === 0
      ? 'Nobody has finished it yet'
      : `${counted(count, 'person', 'people')} ${byCount(count, 'has', 'have')} finished it`,
  place: (place: number, of: number) => `Place ${place} of ${of}`,
  streak: (count: number) => `${counted(count, 'day', 'days')} in a row`,
  won: 'Won',
  lost: 'Lost',
  yourResult: 'Your result',
  fared: 'How everybody did',
  /** A row of the plot: how many had it. */
  people: (count: number) => counted(count, 'person', 'people'),
  yours: 'yours',
  range: (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`),
  known: 'Among people you’ve played with',
  knownNobody: 'Nobody you’ve played with has finished this day yet.',
  placeShort: (place: number) => `${place}.`,
  you: 'you',
  best: (name: string) => `Watch the best game (${name})`,
  yourReplay: 'Watch your game',
  share: 'Share your result',
  copyText: 'Copy it as text',
  copied: 'Copied',
  shareTitle: (date: string) => `Undercroft, dungeon of the day, ${date}`,
  /** Several people at one try. */
  along: {
    hint: 'Playing with somebody beside you? Let them in: it’s one try, and it counts for all of you.',
    invite: 'Let others play along',
    share: 'Send the link',
    asked: 'You’re invited to play along in somebody’s try. It counts for you too, and you don’t get another one.',
    join: 'Play along',
    failed: 'That didn’t work: maybe the game is over already, or you’ve begun your own.',
  },
  check: {
    title: 'Was the shuffle fair?',
    how: 'The shuffle is drawn from a seed. The seed’s fingerprint is shown the day before, and the seed itself when the day is over: anybody can compare them.',
    sealed: (when: string) => `Sealed: ${when}`,
    fingerprint: 'Fingerprint',
    tomorrow: 'Tomorrow’s fingerprint',
    seed: 'Seed',
    fits: 'The seed fits the fingerprint.',
    wrong: 'The seed doesn’t match the fingerprint this device was shown.',
  },
  archive: 'Past days',
  archiveLead: 'Every past day can be played as practice.',
  archiveEmpty: 'No past days yet. Come back tomorrow.',
  earlier: 'Show earlier days',
  off: 'No dungeon here',
  offLead: 'This server has no dungeon for that day.',
  failed: 'The server couldn’t be reached.',
  tryAgain: 'Try again',
  home: 'Go to the home page',
};
