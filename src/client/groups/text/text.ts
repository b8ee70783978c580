import { wordsHook } from '../../text/language.ts';

/** The texts of groups, and of friends at a table. */
export interface GroupsText {
  /** The people of a group; `others`: how many are not named. */
  people(names: readonly string[], others: number): string;
  lead: string;
  you: string;
  keep: string;
  keepHint: string;
  join: string;
  joinHint: string;
  leave: string;
  invite: string;
  copied: string;
  left: string;
  trouble: { full: string; gone: string; failed: string };
  goneTitle: string;
  gone: string;
  daily: string;
  today: string;
  /** Before one's own try. */
  playFirst: string;
  nobodyYet: string;
  toDay: string;
  week: string;
  days: string;
  firsts: string;
  name: string;
  place(place: number): string;
  seen: string;
  seenHint: string;
  friends: string;
  nobodyHere: string;
  /** What a friend does there: they wait for the start, or play. */
  doing: Readonly<Record<'open' | 'playing', (game: string) => string>>;
  visit(name: string): string;
  yourGroup(names: readonly string[]): string;
}

/** The texts of groups in the page's language. */
export const useGroupsText = wordsHook<GroupsText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
