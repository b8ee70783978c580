import { byLanguage } from '../../../../../client/text/by-language.ts';
import type { en } from './en.ts';

/** The texts of the page needed after the first move: hints of a practice round, the Resolution, the end. */
export type TimeLaterText = typeof en;

/** The hints of the practice round. */
export type HintId = keyof TimeLaterText['hints']['steps'];

/** The texts needed after the first move, by language. */
export const laterText = byLanguage<TimeLaterText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
