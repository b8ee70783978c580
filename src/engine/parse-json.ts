/** A place in a text, both counted from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** What a text of JSON holds, or the first thing that is wrong with it. */
export type ParsedJson = { kind: 'json'; raw: unknown } | ({ kind: 'mistake'; what: string } & TextPlace);

/** No pack of ours is a quarter as deep; deeper ones could exhaust the stack. */
const DEEPEST = 40;

/**
 * Parses JSON like JSON.parse, but reports errors with line and column, and refuses what JSON.parse accepts: a
 * duplicate key in an object, and numbers too large to represent.
 */
export function parseJson(text: string): ParsedJson {
  try {
    return { kind: 'json', raw: new Parser(text).parse() };
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error;
    return { kind: 'mistake', what: error.message, ...placeOf(text, error.at) };
  }
}

/** The line and the column of a position in a text. */
export function placeOf(text: string, position: number): TextPlace {
  const before = text.slice(0, position).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Thrown inside the parser only. */
class JsonMistake extends Error {
  readonly at: number;

  constructor(at: number, what: string) {
    super(what);
    this.at = at;
  }
}

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[-+]?[A-Za-z_][\w]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them inside strings
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const UNICODE = /u[0-9a-fA-F]{4}/y;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

class Parser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): unknown {
    this.#match(SPACE);
    if (this.#at === this.#text.length) this.#fail('The file is empty.');
    const value = this.#value(0);
    this.#match(SPACE);
    if (this.#at < this.#text.length) this.#fail(`The JSON has ended, but ${this.#found()} follows.`);
    return value;
  }

  #value(depth: number): unknown {
    if (depth > DEEPEST) this.#fail(`Lists and objects lie more than ${DEEPEST} deep in each other.`);
    switch (this.#text[this.#at]) {
      case '{':
        return this.#object(depth);
      case '[':
        return this.#list(depth);
      case '"':
        return this.#string();
      default:
        return this.#numberOrWord();
    }
  }

  #object(depth: number): unknown {
    const fields = new Map<string, unknown>();
    const places = new Map<string, number>();
    this.#entries('}', () => {
      const at = this.#at;
      if (this.#text[at] !== '"') this.#fail(`A name in double quotes is expected here, not ${this.#found()}.`);
      const name = this.#string();
      const first = places.get(name);
      if (first !== undefined) {
        const { line, column } = placeOf(this.#text, first);
        throw new JsonMistake(
          at,
          `The name ${JSON.stringify(name)} occurs twice in this object, first in line ${line}, column ${column}.`,
        );
      }
      places.set(name, at);
      this.#match(SPACE);
      if (this.#text[this.#at] !== ':') this.#fail(`A colon is expected after the name, not ${this.#found()}.`);
      this.#at += 1;
      this.#match(SPACE);
      fields.set(name, this.#value(depth + 1));
    });
    // As JSON.parse does: "__proto__" is a field like any other.
    return Object.fromEntries(fields);
  }

  #list(depth: number): unknown[] {
    const values: unknown[] = [];
    this.#entries(']', () => values.push(this.#value(depth + 1)));
    return values;
  }

  /** Parses what is between two brackets, separated by commas. */
  #entries(end: '}' | ']', entry: () => void): void {
    const start = this.#at;
    this.#at += 1;
    this.#match(SPACE);
    for (let count = 0; this.#text[this.#at] !== end; count++) {
      if (this.#at === this.#text.length) throw new JsonMistake(start, `This bracket has no "${end}" that closes it.`);
      if (count > 0) {
        if (this.#text[this.#at] !== ',') this.#fail(`A comma or "${end}" is expected here, not ${this.#found()}.`);
        this.#at += 1;
        this.#match(SPACE);
        if (this.#text[this.#at] === end) this.#fail(`After a comma something must follow, not "${end}".`);
      }
      entry();
      this.#match(SPACE);
    }
    this.#at += 1;
  }

  #string(): string {
    const start = this.#at;
    this.#at += 1;
    let read = '';
    for (;;) {
      read += this.#match(PLAIN);
      const next = this.#text[this.#at];
      if (next === '"') break;
      if (next === undefined || next === '\n' || next === '\r')
        throw new JsonMistake(start, 'This text has no double quote that ends it in the same line.');
      if (next !== '\\') this.#fail(`Control characters must be written as escapes, and this is ${this.#found()}.`);
      this.#at += 1;
      read += this.#escape();
    }
    this.#at += 1;
    return read;
  }

  #escape(): string {
    const code = this.#match(UNICODE);
    if (code !== '') return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    const meant = ESCAPES[this.#text[this.#at] ?? ''];
    if (meant === undefined) this.#fail(`After a backslash one of " \\ / b f n r t u is expected.`);
    this.#at += 1;
    return meant;
  }

  #numberOrWord(): unknown {
    const start = this.#at;
    const digits = this.#match(NUMBER);
    if (digits !== '' && !/[\w.]/.test(this.#text[this.#at] ?? '')) {
      const number = Number(digits);
      if (Number.isFinite(number)) return number;
      throw new JsonMistake(start, `The number ${digits} is too large.`);
    }
    this.#at = start;
    const word = this.#match(WORD);
    if (WORDS.has(word)) return WORDS.get(word);
    this.#at = start;
    return this.#fail(`A value is expected here, not ${word === '' ? this.#found() : JSON.stringify(word)}.`);
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  /** What is at the current position, in words. */
  #found(): string {
    const code = this.#text.codePointAt(this.#at);
    if (code === undefined) return 'the end of the file';
    const character = String.fromCodePoint(code);
    if (character === '"') return 'a double quote';
    if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return JSON.stringify(character);
    return `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  }

  #fail(what: string): never {
    throw new JsonMistake(this.#at, what);
  }
}
