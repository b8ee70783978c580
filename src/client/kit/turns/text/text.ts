import type { Locale } from '../../../../engine/text.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** The texts of the stage at every table. */
export type StageText = typeof en;

export const STAGE_TEXT: Readonly<Record<Locale, StageText>> = { en, it };
