/** The languages of the house. */
export const LOCALES = ['en', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

/** Tells what happened in one language; undefined for what is not worth a line. Text is made where it is read. */
export interface Teller {
  tell(event: unknown, names: readonly string[]): string | undefined;
}

/** The word for one, or the word for more, with the figure in front. English and Italian agree on when it is one. */
export function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}
