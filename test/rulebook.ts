import { readFileSync } from 'node:fs';
import { parseRulebook } from '../src/client/kit/rulebook/parse-rulebook.ts';
import type { Locale } from '../src/engine/text.ts';
import { GAME_IDS } from '../src/games/catalogue.ts';

const GAMES = new URL('../src/games/', import.meta.url);

/** A rule: its id and its sentence. */
export interface Rule {
  id: string;
  sentence: string;
}

/** The games, each of which has a rulebook. */
export function gamesWithRules(): string[] {
  return [...GAME_IDS];
}

/** The text of a rulebook before its rules. */
export function openingOf(game: string, locale: Locale) {
  const { aim, turn } = parseRulebook(readFileSync(new URL(`${game}/book.${locale}.md`, GAMES), 'utf8'));
  return { aim, turn };
}

/** The rules of a game in a language, in order, parsed like on the pages. */
export function rulesOf(game: string, locale: Locale): Rule[] {
  const { chapters } = parseRulebook(readFileSync(new URL(`${game}/book.${locale}.md`, GAMES), 'utf8'));
  return chapters.flatMap(({ rules }) =>
    rules.map(({ id, parts }) => ({ id, sentence: parts.map(({ text }) => text).join(' ') })),
  );
}
