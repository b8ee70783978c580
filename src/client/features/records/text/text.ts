import { wordsHook } from '../../../text/language.ts';
import type { en } from './en.ts';

/** The texts of the records pages. */
export type RecordsText = typeof en;

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
