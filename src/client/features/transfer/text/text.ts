import { wordsHook } from '../../../text/language.ts';
import type { en } from './en.ts';

/** The texts of device transfer. */
export type TransferText = typeof en;

/** These texts in the page's language. */
export const useTransferText = wordsHook<TransferText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
