import { CODE_ALPHABET, CODE_LENGTH } from '../../protocol/limits.ts';

/** The table code somebody typed or followed, however they wrote it; undefined where it can be none. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter)) ? code : undefined;
}
