import { listed } from '../../../../../engine/text.ts';

/** Groups in English. */
export const en = {
  /** The people of a group; `others`: how many are not named. */
  people: (names: readonly string[], others: number) =>
    listed(others === 0 ? names : [...names, `${others} more`], 'and'),
  lead: 'Your games together. Anyone with the link can see them and join. Only members see the dungeon of the day.',
  you: 'you',
  keep: 'Keep this group',
  keepHint:
    'You’ll find it on your home page, and all your games together count here. Members see each other’s results of the dungeon of the day. Leave whenever you like.',
  join: 'Join this group',
  joinHint: 'Members see your name, your crest and your results of the dungeon of the day. Leave whenever you like.',
  leave: 'Leave this group',
  invite: 'Invite somebody',
  copied: 'Link copied',
  left: 'You’ve left. Nobody here sees your results any more.',
  trouble: {
    full: 'This group is full.',
    gone: 'You haven’t finished a game here with anybody yet.',
    failed: 'That didn’t work. Check your connection and try again.',
  },
  goneTitle: 'No such group',
  gone: 'Maybe a letter of the link is missing.',
  daily: 'The dungeon of the day',
  today: 'Today',
  /** Before one's own try. */
  playFirst: 'Play it first: then you’ll see how the others did.',
  nobodyYet: 'Nobody in the group has finished it yet.',
  toDay: 'Go to today’s dungeon',
  week: 'The last seven days',
  days: 'Played',
  firsts: 'Best of the group',
  name: 'Name',
  place: (place: number) => `${place}.`,
  seen: 'Let your groups see when you’re at a table',
  seenHint: 'They see it on their home page while you’re there, and can come to the table. We don’t keep it anywhere.',
  friends: 'Your friends',
  nobodyHere: 'None of your friends can be seen at a table right now.',
  /** What a friend does there: they wait for the start, or play. */
  doing: { open: (game) => `is about to play ${game}`, playing: (game) => `is playing ${game}` } satisfies Readonly<
    Record<'open' | 'playing', (game: string) => string>
  >,
  visit: (name: string) => `Go to ${name}’s table`,
  yourGroup: (names: readonly string[]) => (names.length === 0 ? 'Your group' : `Group with ${listed(names, 'and')}`),
};
