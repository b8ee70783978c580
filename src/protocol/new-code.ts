import { CODE_ALPHABET, LINK_CODE_LENGTH } from './limits.ts';

/** A code for a table. Drawn with two bytes per letter, so that no letter is noticeably more likely than another. */
export function newCode(random: (bytes: number) => Uint8Array, length = LINK_CODE_LENGTH): string {
  const words = new Uint16Array(random(length * 2).slice().buffer);
  return [...words].map((word) => CODE_ALPHABET[word % CODE_ALPHABET.length]).join('');
}
