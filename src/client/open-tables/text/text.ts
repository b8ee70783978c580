import type { Locale } from '../../../engine/text.ts';
import type { TableOnOffer } from '../../../protocol/open-tables.ts';
import { wordsHook } from '../../text/language.ts';

/** The texts of open tables on the home page. */
export interface OpenTablesText {
  title: string;
  /** Nobody waits anywhere. */
  none: string;
  /** The same, on the line that unfolds to open one. */
  noneOpenOne: string;
  /** Opens a table among bots, until people come. */
  withPeople: string;
  withPeopleHint: string;
  /** In these games nobody can take over from a bot; nothing where there are none. */
  beforeStart(games: readonly string[]): string;
  /** Who sits there, with so many bots. */
  company(names: readonly string[], bots: number): string;
  status: Record<TableOnOffer['status'], string>;
  free(chairs: number): string;
  pace: Record<TableOnOffer['pace'], string>;
  language: Record<Locale, string>;
  sit: string;
  /** The same, for a screen reader. */
  sitAt(game: string, names: readonly string[]): string;
  taking: string;
  /** The chair went to somebody else, or the table was closed. */
  tooLate: string;
  removed: string;
  banned: string;
  /** Past the limit of open tables of one address. */
  tooMany: string;
  failed: string;
}

/** These texts in the page's language. */
export const useOpenTablesText = wordsHook<OpenTablesText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
