import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { LOCALES, type Locale } from '../src/engine/text.ts';
import { mistakesIn, proseMistakesIn } from './language/agreement.ts';
import { everythingSaid, textTypes } from './language/all-texts.ts';
import { ownWords, readGlossary, wordLists } from './language/glossary.ts';
import { bannedIn } from './language/plain-words.ts';
import { printed, rulebooks, sentenceList, type Told, told } from './language/sentences.ts';
import { americanIn, straightIn } from './language/spelling.ts';
import { sourceFiles } from './sources.ts';

// Some texts are in the same file as their hook, which needs a document.
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: {} });

const { said, interfaces } = await everythingSaid();
const { nouns, banned } = readGlossary();

const all: Readonly<Record<Locale, readonly Told[]>> = { en: told(said, 'en'), it: told(said, 'it') };

/** The mistakes found, each once, with one sentence as an example. */
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

  test('the rulebook’s sentences agree in number and gender', () => {
    expect(wrongIn(rulebooks(locale), (sentence) => proseMistakesIn(sentence, locale, nouns[locale]))).toEqual([]);
  });

  test('no sentence has a banned phrase', () => {
    const cards = printed(locale).filter(({ at }) => at === 'cards');
    const doors = printed(locale).filter(({ at }) => at !== 'cards');
    const wrong = [
      ...wrongIn([...all[locale], ...doors], (sentence) => bannedIn(sentence, locale, 'screen')),
      ...wrongIn([...rulebooks(locale), ...cards], (sentence) => bannedIn(sentence, locale, 'print')),
    ];
    expect(wrong).toEqual([]);
  });

  test('all sentences can be listed for review: `npm run sentences` writes them', () => {
    const list = sentenceList(said, locale);
    if (process.env.WRITE_SENTENCES === '1') {
      writeFileSync(new URL(`../docs/sentences.${locale}.md`, import.meta.url), list);
    }
    const texts = all[locale].filter(({ sentences: [first = ''] }) => /\p{L} \p{L}/u.test(first));
    expect(texts.filter(({ at }) => !list.includes(`\`${at}\``)).map(({ file, at }) => `${file}: ${at}`)).toEqual([]);
  });

  test('every text was rendered', () => {
    expect(all[locale].filter(({ sentences }) => sentences.length === 0)).toEqual([]);
  });

  test('apostrophes and quotation marks are the curved ones', () => {
    const print = [...rulebooks(locale), ...printed(locale)];
    expect(wrongIn([...all[locale], ...print], straightIn)).toEqual([]);
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

  test('texts of shared code use no term of a single game', () => {
    const shared = all[locale].filter(({ file }) => file.startsWith('src/client/'));
    const patterns = ownWords(locale).map((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'));
    const wrong = wrongIn(shared, (sentence) => patterns.flatMap((pattern) => pattern.exec(sentence) ?? []));
    expect(wrong).toEqual([]);
  });
});

test('every text interface was found', () => {
  const found = new Set(interfaces);
  for (const { alias, extended } of textTypes()) if (found.has(alias)) for (const one of extended) found.add(one);
  // The texts of lessons are checked sentence by sentence.
  found.add('src/client/kit/lessons/level.ts#LevelText');
  // Every game's page text has these fields.
  found.add('src/client/kit/table/text/text.ts#HelpText');
  expect(textTypes().flatMap(({ alias }) => (found.has(alias) ? [] : [alias]))).toEqual([]);
});

test('an option with a hint has it in every language', () => {
  const explained = (locale: Locale) =>
    said
      .filter((one) => one.locale === locale && /\/text\/options\/\w+\.ts$/.test(one.file))
      .map(({ file, at }) => `${file.replace(/\/\w+\.ts$/, '')}: ${at}`);
  expect(explained('en')).toContainEqual(expect.stringMatching(/: \w+\.hint$/));
  expect(explained('it').toSorted()).toEqual(explained('en').toSorted());
});

test('each word list has one word per thing, and each form once', () => {
  const twice = wordLists().flatMap(({ text, game = 'docs' }) => {
    const rows = [...text.matchAll(/^\|(?! one|---) ([^|]+) \|/gm)].map(([, one]) => one);
    return rows.filter((row, index) => rows.indexOf(row) !== index).map((row) => `${game}: ${row}`);
  });
  expect(twice).toEqual([]);
});

/** The names of a game's pieces, longest first. */
function piecesOf(game: string): string[] {
  const pack: Record<string, unknown> = JSON.parse(
    readFileSync(new URL(`../src/games/${game}/packs/standard.json`, import.meta.url), 'utf8'),
  );
  return Object.values(pack)
    .flatMap((list) => (Array.isArray(list) ? (list as { name: { en: string } }[]) : []))
    .map(({ name }) => name.en)
    .toSorted((one, other) => other.length - one.length);
}

/** The pieces without an article in a line of a log. "A trap! Spear Trap: 5 damage" is a label. */
function bareIn(line: string, names: readonly string[]): string[] {
  const piece = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu');
  return [...line.matchAll(piece)].flatMap(({ 0: name, index }) =>
    name === 'Quicksand' || /(?:\b(?:the|an?|your|another)|\d|’s|[:!]) $/i.test(line.slice(0, index)) ? [] : [name],
  );
}

describe('in a log every piece has its article', () => {
  test.each(['bag', 'dash', 'days'])('%s', (game) => {
    const names = piecesOf(game);
    const lines = sourceFiles(`src/games/${game}/playthroughs`, /\.txt$/).flatMap(({ text }) =>
      text.split('\n').filter((line) => line.startsWith('    ')),
    );
    expect(lines.flatMap((line) => bareIn(line, names).map((name) => `“${name}” in: ${line.trim()}`))).toEqual([]);
  });

  test('and a missing one is noticed', () => {
    expect(bareIn('    Ada draws Dragon.', ['Dragon'])).toEqual(['Dragon']);
    expect(bareIn('    Ada draws a Dragon.', ['Dragon'])).toEqual([]);
  });
});

describe('English has British spelling', () => {
  test('on screen, in rulebooks and on cards', () => {
    expect(wrongIn([...all.en, ...rulebooks('en'), ...printed('en')], americanIn)).toEqual([]);
  });

  test('in documents, and in the output of commands', () => {
    const documents = ['docs', 'foundry', 'examples'].flatMap((folder) =>
      sourceFiles(folder, /(?<!sentences\.\w+)\.md$/),
    );
    const top = ['README', 'ARCHITECTURE', 'CONTRIBUTING', 'CHANGELOG', 'CREDITS', 'SECURITY'].map((name) => ({
      path: `${name}.md`,
      text: readFileSync(new URL(`../${name}.md`, import.meta.url), 'utf8'),
    }));
    // Only quoted strings and comments: identifiers follow their libraries.
    const commands = sourceFiles('src/cli', /\.ts$/).map(({ path, text }) => ({
      path,
      text: [...text.matchAll(/'[^'\n]* [^'\n]*'|`[^`]* [^`]*`|\/\/.*|\*.*/g)].join('\n').replaceAll('`', ''),
    }));
    const wrong = [...documents, ...top, ...commands].flatMap(({ path, text }) =>
      americanIn(text).map((word) => `${path}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  test('and American spelling is noticed', () => {
    expect(americanIn('Canceled cards of that color: the jeweled armor.')).toEqual([
      'Canceled',
      'color',
      'jeweled',
      'armor',
    ]);
    expect(americanIn('Cancelled cards of that colour, see `color: red`, under the Open Font License.')).toEqual([]);
    expect(straightIn('the Pirate\'s "map"')).toEqual(["e's", '"map"']);
  });
});

describe('plain words', () => {
  const odd = {
    en: [
      'Who is gone for a minute is stood in for by a bot until they are back.',
      'Undo nobody minds',
      'And then?',
      '4 more would have done.',
      'For who has won it before',
      'A real table that lies as it should',
      'Something gave way',
      'Ada walks on and has 3 AP left.',
      'The Story goes on: Torch.',
      'To the table',
      '5 letters, from whoever invites you',
      'All cards are laid out anew.',
      'It flinches so that you need not.',
      'Not won',
      '2 more players or bots are needed.',
      'The next Mission needs 2 Items fewer.',
      'Your turn ends: stopped.',
      'Slow hits you.',
      'A fight: roll.',
      'Your turn, 2 AP: explore a glowing edge or end it.',
      'Who goes down?',
      'Lost so far (1 try)',
      'Dungeon Time, campaign FNNKLWXWQN',
      'The first player is drawn by lot.',
      'The clock of the house decides.',
      'A Mimic beside a Sprite reads 6.',
      'Right away you have 2 points more.',
      'They come, and you roll one die more.',
      'Carla needs one creature fewer to fill the week.',
      'About 8 of 20 can hurt you, a Treasure is unlikely.',
      'with 2 Missions at best',
      'Whoever runs the server must start it again.',
      'Buy an item for two items, without AP.',
      'Ada claws something from Bruno: the Torch.',
    ],
    it: [
      'Chi manca per un minuto è sostituito da un bot.',
      'E poi?',
      'Ne bastavano altri 4.',
      'Per chi ha già vinto',
      'Al tavolo',
      'Ada vince con 2 punti di vantaggio su te.',
      'Prendere un Tesoro fa finire il tuo turno.',
      'Finiti i PA, finisce il turno.',
      'Continua finché arriva una Missione.',
      'Scrivi il tuo nome e prendi una sedia.',
      'Salta al presente',
      'Quattro giochi da tavolo nei dungeon',
      'Gira carte: trovi l’oro',
      'Lascia',
      'valgono 1',
      'Il dungeon trema: regge ancora 5 giri, a meno che qualcuno faccia progressi.',
      'Ada rimette tutto nel sacchetto.',
      'combattere un round',
      'Goffaggine ti colpisce.',
      'Ada muore: restano 2 vite.',
      'Peschi la prima carta del mazzo.',
      'Decide l’orologio della casa.',
      'Un Mimic accanto a uno Spiritello legge 6.',
      'La fine si verifica dopo ogni carta.',
      'Posto 2 su 7',
      'Quale creatura? (il lunedì di Ada)',
      'La Trappola di Lava toglie il Nano (Ada, lunedì).',
      'con 2 Missioni al massimo',
      'usare l’Artiglio su il mostro',
      'Va in pezzi l’Armatura arrugginita.',
      'Ada strappa qualcosa a Bruno: la Torcia.',
      'Aspetta Ada: c’è un’abilità da usare',
    ],
  } satisfies Record<Locale, string[]>;

  test.each(LOCALES)('are required in %s', (locale) => {
    expect(odd[locale].filter((sentence) => bannedIn(sentence, locale, 'screen').length === 0)).toEqual([]);
  });

  test('questions and relative clauses are exempt', () => {
    expect(bannedIn('Who explores first?', 'en', 'screen')).toEqual([]);
    expect(bannedIn('Ada, who is new, goes first.', 'en', 'screen')).toEqual([]);
    expect(bannedIn('Chi comincia?', 'it', 'screen')).toEqual([]);
  });
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
      'You draws a card.',
      'Ada takes it while you has a card.',
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

  test.each(LOCALES)('find mistakes in %s', (locale) => {
    expect(wrong[locale].filter((sentence) => mistakesIn(sentence, locale, nouns[locale]).length === 0)).toEqual([]);
  });

  test.each(LOCALES)('accept correct sentences in %s', (locale) => {
    expect(right[locale].flatMap((sentence) => mistakesIn(sentence, locale, nouns[locale]))).toEqual([]);
  });
});
