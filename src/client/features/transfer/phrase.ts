/** Six of 512 words are 54 bits: too many to try, few enough to type. */
export const PHRASE_WORDS = 6;

/** Draws a random phrase. The length of a word list divides 65,536, so that all words are equally likely. */
export function newPhrase(words: readonly string[]): string {
  const drawn = crypto.getRandomValues(new Uint16Array(PHRASE_WORDS));
  return [...drawn].map((number) => words[number % words.length]).join(' ');
}

/** A typed phrase, or the mistake in it. */
export type ReadPhrase =
  | { kind: 'phrase'; phrase: string }
  | { kind: 'other-count'; words: number }
  /** An unknown word, and the one probably meant. */
  | { kind: 'unknown'; word: string; meant?: string };

/** Parses a typed phrase: upper or lower case, any separators, with or without accents. */
export function readPhrase(typed: string, words: readonly string[]): ReadPhrase {
  const said = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const unknown = said.find((word) => !words.includes(word));
  if (unknown !== undefined && said.length <= PHRASE_WORDS) {
    const near = [...new Set(words.filter((word) => isNear(word, unknown)))];
    return { kind: 'unknown', word: unknown, ...(near.length === 1 && { meant: near[0] }) };
  }
  if (said.length !== PHRASE_WORDS) return { kind: 'other-count', words: said.length };
  return { kind: 'phrase', phrase: said.join(' ') };
}

/** One letter missing, added, replaced or swapped; or only the beginning typed. */
function isNear(word: string, typed: string): boolean {
  if (typed.length >= 4 && word.startsWith(typed)) return true;
  let same = 0;
  while (same < Math.min(word.length, typed.length) && word[same] === typed[same]) same += 1;
  const rests = [word.slice(same), typed.slice(same)] as const;
  const [rest, other] = rests;
  return (
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    rest.slice(1) === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}
