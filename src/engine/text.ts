/** The supported languages. */
export const LOCALES = ['en', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

/** The same text in both languages. */
export interface Bilingual {
  readonly en: string;
  readonly it: string;
}

/** Whether a word is the name of a supported language. */
export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** The language a tag (`it-CH`) or an `Accept-Language` header begins with, if it is supported; else English. */
export function localeOf(tag = ''): Locale {
  const language = /^[a-z]*/i.exec(tag)?.[0].toLowerCase();
  return LOCALES.find((locale) => locale === language) ?? 'en';
}

/**
 * Turns events into sentences of one language; undefined for events without a log line. `you` is the reader's seat, if
 * they have one: sentences are made on the reader's device.
 */
export interface Teller {
  tell(event: unknown, names: readonly string[], you?: number): string | undefined;
}

/** A person in a sentence: a name, or "you" if they are the reader. */
export interface Person {
  name: string;
  isYou: boolean;
}

/** The person in a seat, for a reader in seat `you`; the bare number if the seat has no name. */
export function personAt(seat: number, names: readonly string[], you: number | undefined): Person {
  return { name: names[seat] ?? String(seat + 1), isYou: seat === you };
}

/** Subject and verb: "Ada draws"; for the reader the whole phrase `toYou`: "You draw", «Peschi». */
export function does({ name, isYou }: Person, verb: string, toYou: string): string {
  return isYou ? toYou : `${name} ${verb}`;
}

/** The name, or the form of "you" that fits here: "you", «te». */
export function orYou({ name, isYou }: Person, you: string): string {
  return isYou ? you : name;
}

/** Several people, the reader first: "you and Ada", «tu e Ada». `last` joins the last two. */
export function people(list: readonly Person[], { you, last }: { you: string; last: string }): string {
  const others = list.filter(({ isYou }) => !isYou).map(({ name }) => name);
  return listed(others.length < list.length ? [you, ...others] : others, last);
}

/** The English possessive: "Ada’s", "your". */
export function whose({ name, isYou }: Person): string {
  return isYou ? 'your' : `${name}’s`;
}

/** With a capital first letter, for sentences that may begin with any word. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Singular or plural. English and Italian both use the plural for 0. */
export function byCount(count: number, one: string, more: string): string {
  return count === 1 ? one : more;
}

/** The same with the number in front: "1 card", "2 cards". */
export function counted(count: number, one: string, more: string): string {
  return `${count} ${byCount(count, one, more)}`;
}

/** "a, b and c": `last` joins the last two. */
export function listed(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** A name with its English article: "a Troll", "an Elf". */
export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** A name after the Italian "to": «a Bruno», «ad Ada». */
export function toName(name: string): string {
  return `${/^[aàá]/i.test(name) ? 'ad' : 'a'} ${name}`;
}
