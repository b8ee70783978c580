import type { Locale } from '../../../../engine/text.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** The texts of the first-turn guide at every table. */
export interface GuideText {
  /** Its name for screen readers. */
  title: string;
  aim: string;
  gotIt: string;
}

export const GUIDE_TEXT: Readonly<Record<Locale, GuideText>> = { en, it };
