import type * as z from 'zod/mini';
import type { PackMistake } from './game.ts';
import { LOCALES } from './text.ts';

type Issue = z.core.$ZodIssue;

const languages = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Turns a schema issue into plain sentences with their place (`cards[3].copies`); `either` describes a union of shapes.
 */
export function inWords(issue: Issue, raw: unknown, either: string): PackMistake[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ at: pathText([...issue.path, key]), what: 'This field does not exist here.' }));
  }
  const found = valueAt(raw, issue.path);
  const what =
    found === undefined ? missing(issue, either) : `This must be ${wanted(issue, either)}, but it is ${inFew(found)}.`;
  return [{ at: pathText(issue.path), what }];
}

/** A path as it is written in code. */
export function pathText(path: readonly PropertyKey[]): string {
  const place = path.map(stepText).join('');
  return place === '' || place.startsWith('[') ? `pack${place}` : place.replace(/^\./, '');
}

/** Names from outside may contain anything, including terminal control sequences. */
function stepText(step: PropertyKey): string {
  if (typeof step === 'number') return `[${step}]`;
  const name = String(step);
  return /^[\w-]{1,40}$/.test(name) ? `.${name}` : `[${inFew(name)}]`;
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    raw,
  );
}

function missing(issue: Issue, either: string): string {
  const name = issue.path.at(-1);
  const locale = LOCALES.find((each) => each === name);
  if (locale !== undefined) return `The ${languages.of(locale)} text is missing.`;
  return `This field is missing; it must be ${wanted(issue, either)}.`;
}

function wanted(issue: Issue, either: string): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? `a value of type ${issue.expected}`;
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? oneOf(issue.options.map(String)) : either;
    case 'too_small':
      return issue.origin === 'array' ? 'a list with at least one entry' : `at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' ? `a text of at most ${issue.maximum} characters` : `at most ${issue.maximum}`;
    case 'invalid_format':
      return isName(issue.path.at(-1))
        ? 'a name of small letters, figures and single hyphens'
        : 'a text that is not empty';
    default:
      return 'something else';
  }
}

/** Ids, icons, and the ids in a list are names; every other text is shown to people. */
function isName(field: PropertyKey | undefined): boolean {
  return field === 'id' || field === 'icon' || typeof field === 'number';
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a whole number',
  int: 'a whole number',
  object: 'an object with named fields',
  array: 'a list',
};

function oneOf(values: readonly string[]): string {
  const quoted = values.map((value) => `"${value}"`);
  return quoted.length === 1 ? quoted.join() : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

const LONGEST_SHOWN = 60;

/** A value from outside as it is shown in a sentence: cut to a bearable length, and without what would change a terminal. */
export function inFew(value: unknown): string {
  // JSON cannot represent these.
  const text = (typeof value === 'number' ? String(value) : JSON.stringify(value)) ?? String(value);
  const short = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return short.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
