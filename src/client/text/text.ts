import { byLanguage } from './by-language.ts';
import type { en } from './en.ts';

/** The texts of the shell; a game's texts are in its folder. */
export type AppText = typeof en;

/** The texts of the shell. */
export const shellText = byLanguage<AppText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
