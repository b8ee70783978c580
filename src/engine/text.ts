/** The languages of the house. */
export const LOCALES = ['en', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

/** Tells what happened in one language; undefined for what is not worth a line. Text is made where it is read. */
export interface Teller {
  tell(event: unknown, names: readonly string[]): string | undefined;
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
