import { readFileSync } from 'node:fs';
import { parseRulebook } from '../src/client/rulebook/parse-rulebook.ts';
import type { Locale } from '../src/engine/text.ts';
import { GAME_IDS } from '../src/games/catalogue.ts';

const GAMES = new URL('../src/games/', import.meta.url);

/** A rule as people read it: its id and its sentence. */
export interface Rule {
  id: string;
  sentence: string;
}

/** The games, each of which has a rulebook. */
export function gamesWithRules(): string[] {
  return [...GAME_IDS];
}

/** What the book of a game says before its rules. */
export function openingOf(game: string, locale: Locale) {
  const { aim, turn } = parseRulebook(readFileSync(new URL(`${game}/book.${locale}.md`, GAMES), 'utf8'));
  return { aim, turn };
}

/** The rules of a game in a language, in the order of its rulebook, read as the pages read them. */
export function rulesOf(game: string, locale: Locale): Rule[] {
  const { chapters } = parseRulebook(readFileSync(new URL(`${game}/book.${locale}.md`, GAMES), 'utf8'));
  return chapters.flatMap(({ rules }) =>
    rules.map(({ id, parts }) => ({ id, sentence: parts.map(({ text }) => text).join(' ') })),
  );
}
