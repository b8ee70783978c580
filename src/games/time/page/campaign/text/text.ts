import { wordsHook } from '../../../../../client/text/language.ts';
import type { en } from './en.ts';

/** The texts of the campaign page: where it continues, and the way so far. */
export type CampaignText = typeof en;

/** The texts of the campaign page in the page's language. */
export const useCampaignText = wordsHook<CampaignText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
