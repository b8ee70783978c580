import { elementAt } from '../../src/engine/list.ts';
import type { Noun } from '../../src/engine/testing/known-of-game.ts';
import type { Locale } from '../../src/engine/text.ts';

/** Words that may follow a number without being counted by it: "1 of 3", "3 su 10", "2 a nord". */
const AFTER_A_NUMBER: Readonly<Record<Locale, readonly string[]>> = {
  en: `a against and are as at but by can do does doesn’t each east even for from go got if in is it later less more now
    of on or out per s see south to until was were west with within north left needed won accomplished failed unplayed used discarded
    half face then when whose short min different`.split(/\s+/),
  it: `a ad al alla alle allo ancora anche che c’è con contro d’ da dà dal dalla dei del della delle dello di e è
    entro fa finché fra hanno in la le ma meno min n ne nei nel non o oppure ora per più quando s se si su sul sulla
    tra va viene vince diversi`.split(/\s+/),
};

/** Words between a number and its noun. */
const BETWEEN: Readonly<Record<Locale, readonly string[]>> = {
  en: ['more', 'fewer', 'free', 'later', 'finished', 'less', 'other', 'further'],
  it: ['altri', 'altre', 'altra', 'altro'],
};

/** Verbs in the singular and in the plural. */
const VERBS: Readonly<Record<Locale, readonly (readonly [string, string])[]>> = {
  en: [
    ['is', 'are'],
    ['was', 'were'],
    ['has', 'have'],
    ['sits', 'sit'],
    ['lies', 'lie'],
    ['falls', 'fall'],
    ['goes', 'go'],
    ['needs', 'need'],
    ['wins', 'win'],
    ['watches', 'watch'],
    ['keeps', 'keep'],
    ['stays', 'stay'],
  ],
  it: [
    ['resta', 'restano'],
    ['serve', 'servono'],
    ['serviva', 'servivano'],
    ['manca', 'mancano'],
    ['mancava', 'mancavano'],
    ['cade', 'cadono'],
    ['vince', 'vincono'],
    ['c’è', 'ci sono'],
    ['si siede', 'si siedono'],
    ['si annulla', 'si annullano'],
    ['si aspetta', 'si aspettano'],
    ['si scarta', 'si scartano'],
    ['ti ucciderebbe', 'ti ucciderebbero'],
  ],
};

const COUNTED = /(?<![\p{L}\d.,:/–-])(\d+)[\s\u00a0]+((?:\p{L}[\p{L}’]*[\s\u00a0]?)+)/gu;
const GAP = /undefined|NaN|\[object|\S {2}\S| [.,;:!?](?!\.)|\(\)|«»|^[.,]/;

/** The mistakes in a sentence shown on screen; empty if everything agrees. */
export function mistakesIn(sentence: string, locale: Locale, nouns: readonly Noun[]): string[] {
  return [
    ...(GAP.test(sentence) ? ['has a gap'] : []),
    ...unknownAfterNumbers(sentence, locale, nouns),
    ...proseMistakesIn(sentence, locale, nouns),
  ];
}

/** The same for running text, where a number may precede any word. */
export function proseMistakesIn(sentence: string, locale: Locale, nouns: readonly Noun[]): string[] {
  return [
    ...countedMistakes(sentence, locale, nouns),
    ...verbMistakes(sentence, locale),
    ...(locale === 'it' ? articleMistakes(sentence, nouns) : englishMistakes(sentence)),
  ];
}

/** A number, and the words after it without those in between. */
function* numbersIn(sentence: string, locale: Locale): Generator<{ figure: string; words: readonly string[] }> {
  for (const [, figure = '', after = ''] of sentence.matchAll(COUNTED)) {
    const words = after.trim().split(/[\s\u00a0]+/);
    const first = words.findIndex((word, at) => at === words.length - 1 || !BETWEEN[locale].includes(word));
    yield { figure, words: words.slice(first) };
  }
}

function isForm(noun: Noun, form: 'one' | 'more', word: string): boolean {
  return firstWord(noun[form]) === word.toLowerCase();
}

function firstWord(form: string): string {
  return form.replace(/ .*/, '').toLowerCase();
}

/**
 * The nouns of each list by the first words of their forms, for speed: there are hundreds of thousands of sentences.
 */
const NOUNS_BY_WORD = new WeakMap<readonly Noun[], ReadonlyMap<string, readonly Noun[]>>();

function nounsOf(word: string | undefined, nouns: readonly Noun[]): readonly Noun[] {
  if (word === undefined) return [];
  const byWord = NOUNS_BY_WORD.get(nouns) ?? nounsByWord(nouns);
  NOUNS_BY_WORD.set(nouns, byWord);
  return byWord.get(word.toLowerCase()) ?? [];
}

function nounsByWord(nouns: readonly Noun[]): ReadonlyMap<string, readonly Noun[]> {
  const byWord = new Map<string, Noun[]>();
  for (const noun of nouns) {
    for (const word of new Set([firstWord(noun.one), firstWord(noun.more)])) {
      byWord.set(word, [...(byWord.get(word) ?? []), noun]);
    }
  }
  return byWord;
}

/** A number is followed by a word of docs/words.md, or one that is not counted. */
function unknownAfterNumbers(sentence: string, locale: Locale, nouns: readonly Noun[]): string[] {
  return [...numbersIn(sentence, locale)].flatMap(({ figure, words: [word = ''] }) => {
    if (nounsOf(word, nouns).length > 0 || AFTER_A_NUMBER[locale].includes(word.toLowerCase())) return [];
    if (/^[A-Z]$/.test(word)) return [];
    if (locale === 'it' && PARTICIPLE.test(word)) return participleMistake(figure, word);
    return [`“${word}” after ${figure} is in no list of words (docs/words.md, or words.md of the game)`];
  });
}

/** A counted noun, and its adjectives, have the form for that number. */
function countedMistakes(sentence: string, locale: Locale, nouns: readonly Noun[]): string[] {
  return [...numbersIn(sentence, locale)].flatMap(({ figure, words }) => {
    // "4 Adventure cards": in an English compound the last noun is counted.
    const isCompound =
      locale === 'en' &&
      nounsOf(words[1], nouns).length > 0 &&
      !AFTER_A_NUMBER.en.includes(elementAt(words, 0).toLowerCase());
    const [word = '', ...after] = isCompound ? words.slice(1) : words;
    const form = Number(figure) === 1 ? 'one' : 'more';
    const known = nounsOf(word, nouns);
    const noun = known.find((each) => isForm(each, form, word));
    if (known.length === 0) return [];
    if (noun === undefined) return [`“${figure} ${word}”`];
    const told = `${figure} ${word}`;
    return [...adjectiveMistakes(told, after[0], noun, form), ...verbMistake(told, after, { locale, noun, form })];
  });
}

const PARTICIPLE = /(?:[aiu]t|ert|ost|cis|int|liber)([oaie])$/;

/** "1 coperta", "2 vinte": the counted noun is left out. */
function participleMistake(figure: string, word: string): string[] {
  const isOne = /[oa]$/.test(word);
  return isOne === (Number(figure) === 1) ? [] : [`“${figure} ${word}”`];
}

/** "1 carta esplorata", "2 spazi liberi" */
function adjectiveMistakes(told: string, next: string | undefined, noun: Noun, form: 'one' | 'more'): string[] {
  const ending = PARTICIPLE.exec(next ?? '')?.[1];
  if (noun.gender === undefined || ending === undefined || next === 'salute') return [];
  const wanted = { m: { one: 'o', more: 'i' }, f: { one: 'a', more: 'e' } }[noun.gender][form];
  return ending === wanted ? [] : [`“${told} ${next}”`];
}

/** "2 tiles are left", "1 carta resta coperta": the verb right after a counted noun. */
function verbMistake(
  told: string,
  after: readonly string[],
  { locale, noun, form }: { locale: Locale; noun: Noun; form: 'one' | 'more' },
): string[] {
  const next = [after[0], after.slice(0, 2).join(' ')];
  const wrong = VERBS[locale].find((verb) => next.includes(verb[form === 'one' ? 1 : 0]));
  return wrong === undefined || noun.one === noun.more ? [] : [`“${told} ${next[1]}”`];
}

const NAME = '(?:Ada|Bruno|Carla)';

/** One or several people or pieces, as a pattern. */
const ROWS: Readonly<Record<Locale, { single: string; several: string }>> = {
  en: row(`(?:${NAME}|an? \\p{Lu}\\p{L}+)`, 'and'),
  it: row(`(?:${NAME}|(?:un|uno|una) \\p{Lu}\\p{L}+|un’\\p{Lu}\\p{L}+)`, 'e'),
};

function row(single: string, and: string): { single: string; several: string } {
  const any = `(?:${single}|\\d+ \\p{Lu}\\p{L}+)`;
  return { single, several: `${any}(?:, ${any})* ${and} ${any}` };
}

/** Verbs that do not agree with a list before them, nor in Italian with a number or a list after them. */
const DISAGREEING: Readonly<Record<Locale, RegExp>> = { en: disagreeing('en'), it: disagreeing('it') };

function disagreeing(locale: Locale): RegExp {
  const { single, several } = ROWS[locale];
  // “Where does Ada go?” has its verb before the subject.
  const before = locale === 'en' ? '(?<!(?:,|and|or|of|does|make|let|Let|Make) )' : '(?<!(?:,| e| o| di) )';
  const one = anyOf(VERBS[locale].map(([form]) => form));
  const more = anyOf(VERBS[locale].map(([, form]) => form));
  const patterns = [
    `${several} ${one}(?!\\p{L})`,
    `${before}${NAME} ${more}(?!\\p{L})`,
    ...(locale === 'en'
      ? [`There ${one} [02](?!\\d)`, `There ${more} 1(?!\\d)`]
      : [
          `(?<!\\p{L})${more} (?:ancora |anche |almeno )?1(?!\\d)`,
          `(?<!\\p{L})${one} (?:ancora |anche |almeno )?[02](?!\\d)`,
          `(?<!\\p{L})${one} (?:insieme )?${several}`,
          `(?<!\\p{L})${more} (?:insieme )?${single}(?=[.:;!?])`,
        ]),
  ];
  return new RegExp(patterns.join('|'), 'gu');
}

/** Any of these words, also at the start of a sentence. */
function anyOf(forms: readonly string[]): string {
  return `(?:${forms.map((form) => `[${form.charAt(0)}${form.charAt(0).toUpperCase()}]${form.slice(1)}`).join('|')})`;
}

function verbMistakes(sentence: string, locale: Locale): string[] {
  return [...sentence.matchAll(DISAGREEING[locale])].map(([found]) => `“${found}”`);
}

/** "a Elf", "an Troll", "You draws", and sentences whose subject is "Who". */
function englishMistakes(sentence: string): string[] {
  const article = /\ba (?!one|once|use|uni)[aeiou]\p{L}+|\ban (?!hour|honest)[b-df-hj-np-tv-z]\p{L}+/iu.exec(sentence);
  const who = /(?:^|[.:!] )Who [^?]*\./.exec(sentence);
  const you = /(?:^|[.:;!,] |while )you (?:is|has|was|does|goes|\p{L}{2,}[^s\P{L}]s)(?![\p{L}’])/iu.exec(sentence);
  return [article, who, you].flatMap((found) => (found === null ? [] : [`“${found[0]}”`]));
}

const ARTICLES = {
  one: {
    m: 'un uno il lo del dello al allo nel nello sul sullo dal dallo nessun quel questo'.split(' '),
    f: 'una la della alla nella sulla dalla nessuna quella questa'.split(' '),
  },
  more: {
    m: 'i gli dei degli ai agli nei negli sui sugli dai dagli quei questi'.split(' '),
    f: 'le delle alle nelle sulle dalle quelle queste'.split(' '),
  },
} as const;
const EVERY_ARTICLE = Object.values(ARTICLES).flatMap(({ m, f }) => [...m, ...f]);
const ARTICLE_AND_WORD = new RegExp(`(?<![\\p{L}’])(${EVERY_ARTICLE.join('|')}) (\\p{L}+)`, 'giu');
const SEVERAL_OF_ONE = /(?<![\p{L}’])(?:i|gli|le|ultimi|ultime|tutti|tutte|dei|delle|negli|nelle) 1(?!\d)(?! [aeo] )/iu;

/** Articles agree with known nouns in number and gender, and in sound. */
function articleMistakes(sentence: string, nouns: readonly Noun[]): string[] {
  const ofOne = SEVERAL_OF_ONE.exec(sentence);
  const pairs = [...sentence.matchAll(ARTICLE_AND_WORD)].flatMap(([told, written = '', word = '']) => {
    const article = written.toLowerCase();
    const known = nouns.filter(({ one, more }) =>
      [one, more].some((form) => form.toLowerCase() === word.toLowerCase()),
    );
    // “lo tieni”, “uno di”: also pronouns; “I e II” are numerals.
    if (known.length === 0 && (/^(?:lo|uno|una|la)$/.test(article) || written === 'I')) return [];
    const fits = known.length === 0 || known.some((noun) => isArticleOf(noun, article, word.toLowerCase()));
    return fits && !soundsWrong(article, word) ? [] : [`“${told}”`];
  });
  return [...(ofOne === null ? [] : [`“${ofOne[0]}”`]), ...pairs];
}

function isArticleOf({ one, more, gender = 'm' }: Noun, article: string, word: string): boolean {
  const isOne = one.toLowerCase() === word && ARTICLES.one[gender].includes(article);
  return isOne || (more.toLowerCase() === word && ARTICLES.more[gender].includes(article));
}

/** "il scudo", "uno mostro", "la avventura" */
function soundsWrong(article: string, word: string): boolean {
  const isImpure = /^(?:s[bcdfglmnpqrtv]|z|gn|ps|x|y)/i.test(word);
  const isVowel = /^[aeiou]/i.test(word);
  if (/^(?:un|nessun)$/.test(article)) return isImpure;
  if (/^(?:il|del|al|nel|sul|dal|quel|i|dei|ai|nei|sui|dai|quei)$/.test(article)) return isImpure || isVowel;
  if (/^(?:uno|lo|dello|allo|nello|sullo|dallo)$/.test(article)) return !isImpure;
  return /^(?:la|della|alla|nella|sulla|dalla|una)$/.test(article) && isVowel;
}
