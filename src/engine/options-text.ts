import type { OptionField, OptionFields } from './options.ts';

/** Options that have no words of the game's own: `given` ones are never shown, and who begins is asked alike in every game. */
type Wordless = { kind: 'given' | 'starter' };

/** What one option is called, and each value of a choice. */
type OptionTextOf<Field extends OptionField> = {
  name: string;
  /** What it changes, where its name does not say that to somebody new. */
  hint?: string;
} & (Field extends { kind: 'choice'; values: readonly (infer Value extends string)[] }
  ? { values: Readonly<Record<Value, string>> }
  : { values?: undefined });

/** What the options of a game are called in one language; one without a name is an error of types. */
export type OptionsTextOf<Fields extends OptionFields> = {
  readonly [Name in keyof Fields as Fields[Name] extends Wordless ? never : Name]: OptionTextOf<Fields[Name]>;
};

/** The same for whoever does not know the game. */
export type AnyOptionsText = Readonly<
  Record<string, { name: string; hint?: string; values?: Readonly<Record<string, string>> | undefined }>
>;
