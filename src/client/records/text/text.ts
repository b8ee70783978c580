import type { BotShare } from '../../../protocol/result.ts';
import { wordsHook } from '../../text/language.ts';

/** The texts of the records pages. */
export interface RecordsText {
  title: string;
  lead: string;
  /** Shown while this device has no finished game yet. */
  empty: string;
  emptyWay: string;
  carry: string;
  home: string;
  /** The number of games in all, and of those won. */
  total(played: number, won: number): string;
  played: string;
  won: string;
  streak: string;
  longest: string;
  quickest: string;
  /** A duration, such as 4 min; a slow table takes days. */
  lasted(minutes: number): string;
  seeGame(date: string): string;
  medals: string;
  campaign(code: string): string;
  groups: string;
  groupOf(names: readonly string[]): string;
  /** A group that one is in; and one without anybody else. */
  keptGroup: string;
  ownGroup: string;
  games(count: number): string;
  latest: string;
  /** `byBot`: won by a bot on their behalf. */
  result: { won: string; lost: string; byBot: string };
  /** How much of the player's game a bot has played. */
  byBot: Readonly<Record<BotShare, string>>;
  /** For a practice game. */
  practice: string;
  with(names: readonly string[]): string;
  alone: string;
  replay: string;
  /** A game whose replay is on another device. */
  elsewhere: string;
  showAll(count: number): string;
  group: GroupText;
}

/** The texts of a group's page. */
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
  /** The longest winning streak, in short. */
  inARow: string;
  bots: string;
  /** Who won a game; nobody, if the game did. */
  wonBy(names: readonly string[]): string;
  allWon: string;
  allLost: string;
  nobody: string;
  yours: string;
}

/** The texts of the records in the page's language. */
export const useRecordsText = wordsHook<RecordsText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
