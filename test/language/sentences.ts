import type { Locale } from '../../src/engine/text.ts';
import { sourceFiles } from '../sources.ts';
import type { Said } from './all-texts.ts';
import { knownIn } from './known.ts';
import { callsByKind } from './samples.ts';

/** Sentences with their place. */
export interface Told {
  file: string;
  at: string;
  sentences: readonly string[];
}

/** All sentences of a language, with 0, 1 and 2 of everything. */
export function told(said: readonly Said[], locale: Locale): Told[] {
  return said.filter((one) => one.locale === locale).map((one) => ({ ...one, sentences: sentencesOf(one) }));
}

function sentencesOf(said: Said): string[] {
  return [...new Set(sentencesByKind(said).flat())];
}

/** A cache of rendered sentences: hundreds of thousands, for the checks and for the list. */
const BY_KIND = new WeakMap<Said, readonly string[][]>();

/** A text's sentences in all its calls, separately for each kind of event. */
function sentencesByKind(said: Said): readonly string[][] {
  const known = BY_KIND.get(said) ?? [...saidByKind(said)];
  BY_KIND.set(said, known);
  return known;
}

function* saidByKind({ file, at, say, parameters, locale }: Said): Generator<string[]> {
  if (typeof say === 'string') return yield [say];
  for (const calls of callsByKind({ parameters, where: `${file}: ${at}`, known: knownIn(locale) })) {
    yield calls.map((call) => say(...call)).filter((sentence) => typeof sentence === 'string');
  }
}

/** The rulebook as shown, one line per sentence. */
export function rulebooks(locale: Locale): Told[] {
  return sourceFiles('src/games', new RegExp(`/book\\.${locale}\\.md$`)).flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({
        file: path,
        at: /[A-Z]+-\d+/.exec(line)?.[0] ?? '',
        sentences: [line.replace(/^- \S+ /, '')],
      })),
  );
}

const BILINGUAL = /\{\s*en: '([^'\n]+)',\s*it: '([^'\n]+)',?\s*\}/g;

/** Texts declared in both languages side by side: the facts of a kit, and the cards of packs. */
export function printed(locale: Locale): Told[] {
  const doors = sourceFiles('src/games', /\/(?:kit|pages)\.ts$/).map(({ path, text }) => ({
    file: path,
    at: 'door',
    sentences: [...text.matchAll(BILINGUAL)].map(([, en = '', it = '']) => ({ en, it })[locale]),
  }));
  const packs = sourceFiles('src/games', /\/packs\/standard\.json$/).map(({ path, text }) => ({
    file: path,
    at: 'cards',
    sentences: [...bilingualIn(JSON.parse(text), locale)],
  }));
  return [...doors, ...packs];
}

function* bilingualIn(value: unknown, locale: Locale): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const text = (value as Partial<Record<Locale, unknown>>)[locale];
  if (typeof text === 'string') yield text;
  else for (const each of Object.values(value)) yield* bilingualIn(each, locale);
}

/** How many variants per kind of event are listed. */
const WAYS = 6;

/** All sentences of a language for review: each text once, or each variant, with typical values. */
export function sentenceList(said: readonly Said[], locale: Locale): string {
  const texts = said.filter((one) => one.locale === locale).map((one) => ({ ...one, sentences: typical(one) }));
  const all = [...texts, ...printed(locale)].sort((one, other) => one.file.localeCompare(other.file, 'en'));
  const parts = [...new Set(all.map(({ file }) => file))].map((file) => {
    const lines = all.filter((one) => one.file === file);
    const list = lines.flatMap(({ at, sentences }) => [...new Set(sentences)].map((one) => `- \`${at}\` ${one}`));
    return `## ${file}\n\n${list.join('\n')}\n`;
  });
  return `# Every sentence of the screen (${locale})\n\nWritten by \`npm run sentences\`, to be read aloud. The rulebooks are files of their own.\n\n${parts.join('\n')}`;
}

function typical(said: Said): string[] {
  return sentencesByKind(said).flatMap((sentences) => {
    const ways = new Map<string, string>();
    for (const sentence of sentences) {
      // Of equal patterns the last is kept, which has the largest numbers.
      if (ways.size < WAYS || ways.has(outline(sentence))) ways.set(outline(sentence), sentence);
    }
    return [...ways.values()];
  });
}

/** A sentence without its numbers and names. */
function outline(sentence: string): string {
  return sentence
    .replaceAll(/«[^»]*»|\d+/g, '#')
    .replaceAll(/(?<=\S )\p{Lu}[\p{L}’-]*/gu, '#')
    .replaceAll(/^(?:Ada|Bruno|Carla)/g, '#')
    .replaceAll(/#(?:(?:,| and| or| e| o| on| su| of| of the)? #)+/g, '#');
}
