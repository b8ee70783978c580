/** All forms of a game's name, and the two letters its rules begin with. */
export interface GameNames {
  id: string;
  camel: string;
  pascal: string;
  constant: string;
  title: string;
  prefix: string;
}

/** The mistake in the arguments, as a sentence; undefined if there is none. */
export function mistakeIn(args: readonly string[]): string | undefined;

export function namesFor(id: string): GameNames;

/** A file of the template with the new game's names. */
export function written(text: string, names: GameNames): string;
