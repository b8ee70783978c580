import { readFileSync } from 'node:fs';
import type { Noun } from '../../src/engine/testing/known-of-game.ts';
import { LOCALES, type Locale } from '../../src/engine/text.ts';
import { GAME_IDS } from '../../src/games/catalogue.ts';
import { OF_GAMES } from './known.ts';

/** A banned synonym of a word, and where it is banned. */
export interface Banned {
  word: string;
  locale: Locale;
  /** The game whose word list bans it; missing if it is banned everywhere. */
  game?: string;
}

/** A word list: the shared one, or a game's. */
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

/** The nouns and banned words of the lists, and pack names with their own plurals. */
export function readGlossary(): { nouns: Readonly<Record<Locale, readonly Noun[]>>; banned: readonly Banned[] } {
  const nouns: Record<Locale, Noun[]> = { en: [], it: [] };
  const banned: Banned[] = [];
  for (const { text, game } of wordLists()) {
    for (const row of text.matchAll(/^\|(?! one|---)(.*)\|$/gm)) {
      const [one = '', more = '', uno = '', altri = '', gender, never = '', mai = ''] = cellsOf(row);
      nouns.en.push({ one, more });
      nouns.it.push({ one: uno, more: altri, gender: gender === 'f' ? 'f' : 'm' });
      for (const [locale, words] of [['en', never] as const, ['it', mai] as const]) {
        banned.push(...listOf(words).map((word) => ({ word, locale, ...(game === undefined ? {} : { game }) })));
      }
    }
  }
  for (const { nouns: ofPack } of OF_GAMES.values()) {
    for (const locale of LOCALES) nouns[locale].push(...(ofPack?.(locale) ?? []));
  }
  return { nouns, banned };
}

/** The words of a single game: rulebook terms, which are capitalised. */
export function ownWords(locale: Locale): string[] {
  const rows = wordLists().flatMap(({ text, game }) =>
    game === undefined ? [] : [...text.matchAll(/^\|(?! one|---)(.*)\|$/gm)],
  );
  const forms = rows.flatMap((row) => {
    const [one = '', more = '', uno = '', altri = ''] = cellsOf(row);
    return locale === 'en' ? [one, more] : [uno, altri];
  });
  return [...new Set(forms)].filter((form) => /^\p{Lu}/u.test(form));
}

function cellsOf([, row = '']: RegExpExecArray): string[] {
  return row.split('|').map((cell) => cell.trim());
}

function listOf(cell: string): string[] {
  return cell.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));
}
