import { readdirSync, readFileSync } from 'node:fs';
import { parseRulebook } from '../src/client/rulebook/parse-rulebook.ts';
import type { Locale } from '../src/engine/text.ts';

const RULES = new URL('../docs/rules/', import.meta.url);

/** A rule as people read it: its id and its sentence. */
export interface Rule {
  id: string;
  sentence: string;
}

/** The games that have a rulebook. */
export function gamesWithRules(): string[] {
  const games = readdirSync(RULES).flatMap((file) => /^(.+)\.(?:en|it)\.md$/.exec(file)?.[1] ?? []);
  return [...new Set(games)];
}

/** The rules of a game in a language, in the order of its rulebook, read as the pages read them. */
export function rulesOf(game: string, locale: Locale): Rule[] {
  const { chapters } = parseRulebook(readFileSync(new URL(`${game}.${locale}.md`, RULES), 'utf8'));
  return chapters.flatMap(({ rules }) =>
    rules.map(({ id, parts }) => ({ id, sentence: parts.map(({ text }) => text).join(' ') })),
  );
}
