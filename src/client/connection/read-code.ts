import { CODE_ALPHABET, CODE_LENGTH, LINK_CODE_LENGTH } from '../../protocol/limits.ts';

/** The table code in what somebody typed, in any spelling: the letters to type, a whole code or a link; else undefined. */
export function readCode(typed: string): string | undefined {
  const linked = /\/t\/([^/?#\s]+)/i.exec(typed)?.[1] ?? typed;
  const code = linked.toUpperCase().replaceAll(/[\s-]/g, '');
  if (code.length !== CODE_LENGTH && code.length !== LINK_CODE_LENGTH) return undefined;
  return [...code].every((letter) => CODE_ALPHABET.includes(letter)) ? code : undefined;
}
