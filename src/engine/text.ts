/** The languages of the house. */
export const LOCALES = ['en', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

/** The same text in every language of the house. */
export interface Bilingual {
  readonly en: string;
  readonly it: string;
}

/**
 * Tells what happened in one language; undefined for what is not worth a line. Text is made where it is read:
 * `you` is the seat of the reader, if they have one.
 */
export interface Teller {
  tell(event: unknown, names: readonly string[], you?: number): string | undefined;
}

/** Somebody a sentence speaks of: by name, or as "you" where that is who reads it. */
export interface Person {
  name: string;
  isYou: boolean;
}

/** Whoever sits there, for a reader in the seat `you`; by their number where the seat has no name. */
export function personAt(seat: number, names: readonly string[], you: number | undefined): Person {
  return { name: names[seat] ?? String(seat + 1), isYou: seat === you };
}

/** Subject and verb: "Ada draws"; to the reader, all of it as it is said to them: "You draw", «Peschi». */
export function does({ name, isYou }: Person, verb: string, toYou: string): string {
  return isYou ? toYou : `${name} ${verb}`;
}

/** The name, or the word that stands for the reader in this place: "you", «te». */
export function orYou({ name, isYou }: Person, you: string): string {
  return isYou ? you : name;
}

/** Several people, the reader first: "you and Ada", «tu e Ada». `last` stands before the last. */
export function people(list: readonly Person[], { you, last }: { you: string; last: string }): string {
  const others = list.filter(({ isYou }) => !isYou).map(({ name }) => name);
  return listed(others.length < list.length ? [you, ...others] : others, last);
}

/** Whose something is, in English: "Ada’s", "your". */
export function whose({ name, isYou }: Person): string {
  return isYou ? 'your' : `${name}’s`;
}

/** With a capital, where a sentence may begin with any word. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The word for one, or the word for none and more. English and Italian agree on when it is one. */
export function byCount(count: number, one: string, more: string): string {
  return count === 1 ? one : more;
}

/** The same with the figure in front: "1 card", "2 cards". */
export function counted(count: number, one: string, more: string): string {
  return `${count} ${byCount(count, one, more)}`;
}

/** "a, b and c": `last` stands before the last. */
export function listed(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** A name with the English article that its first letter wants: "a Troll", "an Elf". */
export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** A name after the Italian "to": «a Bruno», «ad Ada». */
export function toName(name: string): string {
  return `${/^[aàá]/i.test(name) ? 'ad' : 'a'} ${name}`;
}
