import type { Locale } from '../../../../engine/text.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** The texts of the first-turn guide at every table. */
export type GuideText = typeof en;

export const GUIDE_TEXT: Readonly<Record<Locale, GuideText>> = { en, it };
