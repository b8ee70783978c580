import { byLanguage } from './by-language.ts';
import type { AppText } from './text.ts';

/** The texts of the shell. */
export const shellText = byLanguage<AppText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
