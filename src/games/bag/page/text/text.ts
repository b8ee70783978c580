import { byLanguage } from '../../../../client/text/by-language.ts';
import type { BagText } from '../../text/text.ts';
import type { en } from './en.ts';

/** A direction as a button names it. */
export interface Way {
  direction: string;
  tile: string | undefined;
}

/** The cause of a death; `isOnly`: there is one such monster in the dungeon. */
export interface Killer {
  kind: 'monster' | 'thing' | 'person' | 'escape';
  name: string;
  isOnly: boolean;
}

/** The abbreviations and symbols explained at a table. */
export type BagSign = 'health' | 'lives' | 'ap' | 'kills' | 'lair';

/** The hints of a first turn. */
export type BagPointer = 'choose' | 'explore' | 'walk';

/** All texts of the Bag of Dungeon page that are not in `text/`. */
export type BagPageText = typeof en;

/** The game's texts and its page's texts, by language. */
export const bagText = byLanguage<{ game: BagText; page: BagPageText }>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
