import type { OptionField, OptionFields } from './options.ts';

/** Options without text in the game: `given` ones are never shown, and the starter has the same words in every game. */
type Wordless = { kind: 'given' | 'starter' };

/** The label of one option, and of each value of a choice. */
type OptionTextOf<Field extends OptionField> = {
  name: string;
  /** What it changes, if the label alone does not say it. */
  hint?: string;
} & (Field extends { kind: 'choice'; values: readonly (infer Value extends string)[] }
  ? { values: Readonly<Record<Value, string>> }
  : { values?: undefined });

/** The labels of a game's options in one language; a missing one is a type error. */
export type OptionsTextOf<Fields extends OptionFields> = {
  readonly [Name in keyof Fields as Fields[Name] extends Wordless ? never : Name]: OptionTextOf<Fields[Name]>;
};

/** The same for code that does not know the game. */
export type AnyOptionsText = Readonly<
  Record<string, { name: string; hint?: string; values?: Readonly<Record<string, string>> | undefined }>
>;
