import type { Locale } from '../../../engine/text.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** All texts of the lab besides the game's own words. */
export type LabText = typeof en;

/** The lab's texts in each language. */
export const LAB_TEXT: Readonly<Record<Locale, LabText>> = { en, it };
