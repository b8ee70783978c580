import { MAX_NAME_LENGTH, MAX_NAME_UNITS } from './limits.ts';

/** Emoji, joined to one or told to be coloured: the only place for signs that nobody sees. */
const EMOJI =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)*|\p{Emoji}\ufe0f/gu;
/** What turns, breaks or hides text, or is blank without being a space. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks on one letter than any language writes: they would reach into the lines around. */
const STACKED = /\p{M}{5}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a name or a line can be shown to everybody: something to see, and nothing that turns or hides the text around it. */
export function isShowable(text: string): boolean {
  const plain = text.replace(EMOJI, '*');
  return VISIBLE.test(plain) && !FORBIDDEN.test(plain) && !STACKED.test(plain);
}

/** A text without what gets pasted along unseen: soft hyphens, marks of direction, spaces without width. */
export function withoutUnseen(text: string): string {
  return text.replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '').trim();
}

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** The letters of a text, as people see them; in a browser that cannot tell (Firefox before 125) its code points. */
function lettersOf(text: string): string[] {
  return segmenter === undefined ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Signs that are several letters wide in every font. */
const WIDE = /[\u2e3a\u2e3b\ufdfd\p{Script=Cuneiform}]/gu;
const WIDE_LETTERS = 8;

/**
 * How many letters a name has, as people count them: an emoji of several parts, or a letter with its accents, is one. A
 * sign for a whole phrase counts as its letters, and a very wide one as several: 24 of them would fill a phone.
 */
export function letterCount(name: string): number {
  const plain = name.normalize('NFKC').replace(WIDE, 'w'.repeat(WIDE_LETTERS));
  return lettersOf(plain).length;
}

/** Whether a name is not too long, for servers and pages alike. */
export function fitsName(name: string): boolean {
  return name.length <= MAX_NAME_UNITS && letterCount(name) <= MAX_NAME_LENGTH;
}

/** The beginning of what was typed that fits, without half a letter. */
export function cutToName(typed: string): string {
  let name = '';
  for (const letter of lettersOf(typed)) {
    if (!fitsName(name + letter)) break;
    name += letter;
  }
  return name;
}
