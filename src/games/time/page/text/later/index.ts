import { byLanguage } from '../../../../../client/text/by-language.ts';
import type { TimeLaterText } from './text.ts';

/** The texts needed after the first move, by language. */
export const laterText = byLanguage<TimeLaterText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
