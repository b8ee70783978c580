import { describe, expect, test, vi } from 'vitest';
import { LOCALES, type Locale } from '../src/engine/text.ts';
import { mistakesIn, proseMistakesIn } from './language/agreement.ts';
import { everythingSaid, type Said, textInterfaces } from './language/all-texts.ts';
import { readGlossary, wordLists } from './language/glossary.ts';
import { knownIn } from './language/known.ts';
import { callsOf } from './language/samples.ts';
import { sourceFiles } from './sources.ts';

// Some words stand beside the hook that chooses among them, and that one looks at the page.
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: {} });

const { said, interfaces } = await everythingSaid();
const { nouns, banned } = readGlossary();

/** Sentences with the place they stand at. */
interface Told {
  file: string;
  at: string;
  sentences: readonly string[];
}

/** All that a text can say, with 0, 1 and 2 of everything. */
function sentencesOf({ file, at, say, parameters, locale }: Said): string[] {
  if (typeof say === 'string') return [say];
  const calls = callsOf({ parameters, where: `${file}: ${at}`, known: knownIn(locale) });
  return [...new Set([...calls].map((call) => say(...call)))].filter((sentence) => typeof sentence === 'string');
}

/** The rulebook as it is shown, a line a sentence. */
function rulebooks(locale: Locale): Told[] {
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

function told(locale: Locale): Told[] {
  const texts = said.filter((one) => one.locale === locale);
  return texts.map((one) => ({ ...one, sentences: sentencesOf(one) }));
}

const all: Readonly<Record<Locale, readonly Told[]>> = { en: told('en'), it: told('it') };

/** What is wrong, each once, with one sentence that shows it. */
function wrongIn(told: readonly Told[], find: (sentence: string) => readonly string[]): string[] {
  const wrong = new Map<string, string>();
  for (const { file, at, sentences } of told) {
    for (const sentence of sentences) for (const what of find(sentence)) wrong.set(`${file}: ${at}: ${what}`, sentence);
  }
  return [...wrong].map(([where, sentence]) => `${where} in: ${sentence}`);
}

describe.each(LOCALES)('in %s', (locale) => {
  test('every sentence agrees with 0, 1 and 2 of everything', () => {
    expect(wrongIn(all[locale], (sentence) => mistakesIn(sentence, locale, nouns[locale]))).toEqual([]);
  });

  test('the rulebook agrees with itself', () => {
    expect(wrongIn(rulebooks(locale), (sentence) => proseMistakesIn(sentence, locale, nouns[locale]))).toEqual([]);
  });

  test('every text was said', () => {
    expect(all[locale].filter(({ sentences }) => sentences.length === 0)).toEqual([]);
  });

  test('a thing has one word', () => {
    const rules = banned.filter((one) => one.locale === locale);
    const wrong = rules.flatMap(({ word, game }) => {
      const pattern = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
      const here = [...all[locale], ...rulebooks(locale)].filter(
        ({ file }) => game === undefined || new RegExp(`/${game}[/.]`).test(file),
      );
      return wrongIn(here, (sentence) => (pattern.test(sentence) ? [`“${word}”`] : []));
    });
    expect(wrong).toEqual([]);
  });
});

test('no words are left out: every interface of words was found', () => {
  const found = new Set(interfaces);
  for (const { alias, extended } of textInterfaces()) if (found.has(alias)) for (const one of extended) found.add(one);
  // Of lessons, each level's words are checked as the sentences they are.
  found.add('src/client/learn/level.ts#LevelText');
  expect(textInterfaces().flatMap(({ alias }) => (found.has(alias) ? [] : [alias]))).toEqual([]);
});

test('each list of words says of each thing one word, and each form once', () => {
  const twice = wordLists().flatMap(({ text, game = 'docs' }) => {
    const rows = [...text.matchAll(/^\|(?! one|---) ([^|]+) \|/gm)].map(([, one]) => one);
    return rows.filter((row, index) => rows.indexOf(row) !== index).map((row) => `${game}: ${row}`);
  });
  expect(twice).toEqual([]);
});

describe('the rules of agreement', () => {
  const wrong = {
    en: [
      '1 cards left.',
      '2 card left.',
      'a Sword and a Bow is discarded.',
      '1 tile are left.',
      '2 tiles is left.',
      'There are 1 game.',
      'Ada and Bruno wins!',
      'Ada have a card.',
      'Ada meets a Orc.',
      'Who is gone is played for.',
      'Ada has 3 gizmos.',
      'Waiting for .',
    ],
    it: [
      'Ti restano 1 PA.',
      'Ti resta 2 PA.',
      'rimescolato 1 volte su 3',
      'Subisci 1 danni.',
      'Con «Drago» si scarta 2 Spade.',
      'Alla prossima Missione serve 2 Oggetti in meno.',
      'Mi serve una Spada e una Torcia!',
      'Servono una Spada.',
      '2 carte esplorata',
      '1 carte coperta',
      '2 vinta',
      'Vince Ada e Bruno!',
      'Tutti i 1 passi',
      'una mostro',
      'il scudo',
      'i tessere',
      'Il ultimo turno',
      'Hai 3 cosi.',
    ],
  } satisfies Record<Locale, string[]>;
  const right = {
    en: [
      '1 card left.',
      '0 cards left.',
      'Ada and Bruno win!',
      '2 tiles are left.',
      'Where does Ada go?',
      'Step 1 of 3',
    ],
    it: ['Ti resta 1 PA.', 'Ti restano 2 PA.', '1 volta su 3', 'Mi servono una Spada e una Torcia!', '0 carte coperte'],
  } satisfies Record<Locale, string[]>;

  test.each(LOCALES)('find what is wrong in %s', (locale) => {
    expect(wrong[locale].filter((sentence) => mistakesIn(sentence, locale, nouns[locale]).length === 0)).toEqual([]);
  });

  test.each(LOCALES)('leave alone what is right in %s', (locale) => {
    expect(right[locale].flatMap((sentence) => mistakesIn(sentence, locale, nouns[locale]))).toEqual([]);
  });
});
