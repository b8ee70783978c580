import type { Crest } from '../../../../protocol/crests.ts';
import { wordsHook } from '../../../text/language.ts';

/** The texts about crests. */
export interface CrestText {
  legend: string;
  names: Readonly<Record<Crest, string>>;
}

/** The texts about crests in the page's language. */
export const useCrestText = wordsHook<CrestText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
