import type { Locale } from '../../../../engine/text.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** Choices in a few words, and why one is better than another. */
export type TimeAdviceText = typeof en;

/** Choices in a few words, and why one is better than another, by language. */
export const TIME_ADVICE: Readonly<Record<Locale, TimeAdviceText>> = { en, it };
