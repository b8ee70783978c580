import type { Locale } from '../../../../engine/text.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** What the guide through a first turn says at every table. */
export interface GuideText {
  /** Names the guide to whoever listens. */
  title: string;
  aim: string;
  gotIt: string;
}

export const GUIDE_TEXT: Readonly<Record<Locale, GuideText>> = { en, it };
