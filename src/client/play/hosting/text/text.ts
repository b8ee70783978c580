import { wordsHook } from '../../../text/language.ts';
import type { en } from './en.ts';

/** The texts of the lobby, and about what a host chooses and may do, there and at the table. */
export type HostingText = typeof en;

/** These texts in the reader's language. */
export const useHostingText = wordsHook<HostingText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
