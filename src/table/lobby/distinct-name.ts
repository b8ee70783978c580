import { fitsName } from '../../protocol/name-length.ts';
import type { Chair } from '../entry.ts';

/** Letters of other scripts, and digits, that look like a Latin letter once accents and case are gone. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', е: 'e', н: 'h', і: 'l', ј: 'j', к: 'k', м: 'm', о: 'o', р: 'p', ѕ: 's', т: 't', у: 'y' },
  ...{ х: 'x', α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'l', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ζ: 'z' },
  ...{ ı: 'l', i: 'l', '1': 'l', '|': 'l', '0': 'o', '5': 's', ø: 'o', ł: 'l', đ: 'd', ß: 'ss' },
};

/**
 * A name as it looks at a glance: without case, accents, blanks and punctuation, and with look-alikes as one letter.
 */
function asRead(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD');
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '');
  // A name of punctuation and emoji only is compared as it is.
  return [...(letters === '' ? plain : letters)].map((letter) => LOOK_ALIKE[letter] ?? letter).join('');
}

/** A name that differs from all others at the table: with a number if another looks the same. */
export function distinctName(chairs: readonly Chair[], name: string, own?: number): string {
  const taken = new Set(
    chairs.flatMap((chair, index) => (chair.kind === 'empty' || index === own ? [] : [asRead(chair.name)])),
  );
  let distinct = name;
  for (let number = 2; taken.has(asRead(distinct)); number++) distinct = numbered(name, number);
  return distinct;
}

/** The number is kept whole; the name is cut if both are too long. */
function numbered(name: string, number: number): string {
  const letters = [...name];
  while (letters.length > 1 && !fitsName(`${letters.join('').trim()} ${number}`)) letters.pop();
  return `${letters.join('').trim()} ${number}`;
}
