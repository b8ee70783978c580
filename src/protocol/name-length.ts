import { MAX_NAME_LENGTH, MAX_NAME_UNITS } from './limits.ts';

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/**
 * The letters of a text, as people see them; in a browser without `Intl.Segmenter` (Firefox before 125) its code
 * points.
 */
function lettersOf(text: string): string[] {
  return segmenter === undefined ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Characters that are several letters wide in every font. */
const WIDE = /[\u2e3a\u2e3b\ufdfd\p{Script=Cuneiform}]/gu;
const WIDE_LETTERS = 8;

/**
 * The number of letters in a name, as people count them: an emoji of several parts, or a letter with its accents, is
 * one. A character for a whole phrase counts as its letters, and a very wide one as several: 24 of them would fill a
 * phone.
 */
export function letterCount(name: string): number {
  const plain = name.normalize('NFKC').replace(WIDE, 'w'.repeat(WIDE_LETTERS));
  return lettersOf(plain).length;
}

/** Whether a name is short enough, for servers and pages alike. */
export function fitsName(name: string): boolean {
  return name.length <= MAX_NAME_UNITS && letterCount(name) <= MAX_NAME_LENGTH;
}

/** The longest beginning of the input that fits, without cutting a letter. */
export function cutToName(typed: string): string {
  let name = '';
  for (const letter of lettersOf(typed)) {
    if (!fitsName(name + letter)) break;
    name += letter;
  }
  return name;
}
