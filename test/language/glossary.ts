import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../../src/engine/text.ts';
import { GAME_IDS } from '../../src/games/catalogue.ts';
import { timeBox } from '../../src/games/time/box.ts';

/** A noun in one language: its form for one and its form for none and more. */
export interface Noun {
  one: string;
  more: string;
  /** Italian only. */
  gender?: 'm' | 'f';
}

/** A word that stands for a thing that has another: where it must not be found. */
export interface Banned {
  word: string;
  locale: Locale;
  /** The game whose words these are; none where it is banned everywhere. */
  game?: string;
}

/** A file of words: the house's own, or that of a game. */
export interface WordList {
  text: string;
  game?: string;
}

/** docs/words.md, and `words.md` in each game's folder. */
export function wordLists(): WordList[] {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  return [
    { text: read('docs/words.md') },
    ...GAME_IDS.map((game) => ({ text: read(`src/games/${game}/words.md`), game })),
  ];
}

/** What the lists of words say, and the names of Items, which have plurals of their own. */
export function readGlossary(): { nouns: Readonly<Record<Locale, readonly Noun[]>>; banned: readonly Banned[] } {
  const nouns: Record<Locale, Noun[]> = { en: [], it: [] };
  const banned: Banned[] = [];
  for (const { text, game } of wordLists()) {
    for (const row of text.matchAll(/^\|(?! one|---)(.*)\|$/gm)) {
      const [one, more, uno, altri, gender, never, mai] = row[1].split('|').map((cell) => cell.trim());
      nouns.en.push({ one, more });
      nouns.it.push({ one: uno, more: altri, gender: gender === 'f' ? 'f' : 'm' });
      for (const [locale, words] of [['en', never] as const, ['it', mai] as const]) {
        banned.push(...listOf(words).map((word) => ({ word, locale, ...(game === undefined ? {} : { game }) })));
      }
    }
  }
  for (const { name, plural, one } of timeBox.standardPack.items) {
    for (const locale of LOCALES) {
      const gender = locale === 'en' ? {} : { gender: /^una|^un’/.test(one.it) ? ('f' as const) : ('m' as const) };
      nouns[locale].push({ one: name[locale], more: plural[locale], ...gender });
    }
  }
  return { nouns, banned };
}

function listOf(cell: string): string[] {
  return cell.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));
}
