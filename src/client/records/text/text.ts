import type { BotShare } from '../../../protocol/result.ts';
import { wordsHook } from '../../text/language.ts';

/** What the pages of records say. */
export interface RecordsText {
  title: string;
  lead: string;
  /** Shown while this device has no finished game yet. */
  empty: string;
  emptyWay: string;
  carry: string;
  home: string;
  /** How many games in all, and how many of them were won. */
  total(played: number, won: number): string;
  played: string;
  won: string;
  streak: string;
  longest: string;
  quickest: string;
  /** How long something took, such as 4 min; a slow table takes days. */
  lasted(minutes: number): string;
  seeGame(date: string): string;
  medals: string;
  campaign(code: string): string;
  groups: string;
  groupOf(names: readonly string[]): string;
  games(count: number): string;
  latest: string;
  /** `byBot`: a bot has won it for them. */
  result: { won: string; lost: string; byBot: string };
  /** How much of one's own game a bot has played. */
  byBot: Readonly<Record<BotShare, string>>;
  /** Of a game at a practice table. */
  practice: string;
  with(names: readonly string[]): string;
  alone: string;
  replay: string;
  /** A game whose replay is on another device. */
  elsewhere: string;
  showAll(count: number): string;
  group: GroupText;
}

/** What the page of a group says. */
export interface GroupText {
  title: string;
  lead: string;
  since(count: number, date: string): string;
  none: string;
  goneTitle: string;
  gone: string;
  failedTitle: string;
  failed: string;
  tryAgain: string;
  toTable: Readonly<Record<'open' | 'playing' | 'over', string>>;
  toCampaign: string;
  name: string;
  /** The most games somebody won in a row, in short. */
  inARow: string;
  bots: string;
  /** Who won a game; nobody, where the game did. */
  wonBy(names: readonly string[]): string;
  allWon: string;
  allLost: string;
  nobody: string;
  yours: string;
}

/** The words of the records in the page's language. */
export const useRecordsText = wordsHook<RecordsText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
