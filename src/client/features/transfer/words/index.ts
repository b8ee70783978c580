import type { Locale } from '../../../../engine/text.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** The word lists of phrases, by the language of the device that draws them. */
export const WORDS: Readonly<Record<Locale, readonly string[]>> = { en, it };

/** Every word a phrase can have, in any language. */
export const ALL_WORDS: readonly string[] = [...en, ...it];
