import { CODE_ALPHABET, CODE_LENGTH } from '../../protocol/limits.ts';

/** The table code in typed text, in any spelling or as a whole link; undefined if there is none. */
export function readCode(typed: string): string | undefined {
  const linked = /\/t\/([^/?#\s]+)/i.exec(typed)?.[1] ?? typed;
  const code = linked.toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter)) ? code : undefined;
}
