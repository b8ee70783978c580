import type { Seat } from './game.ts';
import type { Rng } from './rng.ts';

/** One thing the people at a table can decide before the game: enough to draw a form and to check an answer. */
export type OptionField =
  | { kind: 'choice'; values: readonly string[]; byDefault: string }
  | { kind: 'switch'; byDefault: boolean }
  /** Who begins: a seat, chance, or (`latest`) who last finished another game of the house. */
  | { kind: 'starter'; byDefault: 'random' | 'latest' }
  /** Set by the house or a test, never in a form: a text of this pattern. */
  | { kind: 'given'; pattern: string; byDefault: string };

export type OptionFields = Readonly<Record<string, OptionField>>;
/** A choice, a switch, or the number of a seat. */
export type OptionValue = string | boolean | number;

/** The options of a table, checked: every field of the game has a value of its kind. */
export type Options = Readonly<Record<string, OptionValue>>;

export type OptionsCheck = { kind: 'sound'; options: Options } | { kind: 'unsound'; field: string };

/** Fills in what is missing and names the first field that is unknown or has a value it cannot have. */
export function parseOptions(fields: OptionFields, raw: unknown): OptionsCheck {
  const given = raw === undefined ? {} : raw;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { kind: 'unsound', field: 'options' };
  const stranger = Object.keys(given).find((name) => !Object.hasOwn(fields, name));
  if (stranger !== undefined) return { kind: 'unsound', field: stranger };
  const options: Record<string, OptionValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : field.byDefault;
    if (!fits(field, value)) return { kind: 'unsound', field: name };
    options[name] = value;
  }
  return { kind: 'sound', options };
}

function fits(field: OptionField, value: unknown): value is OptionValue {
  switch (field.kind) {
    case 'choice':
      return typeof value === 'string' && field.values.includes(value);
    case 'switch':
      return typeof value === 'boolean';
    case 'given':
      return typeof value === 'string' && new RegExp(field.pattern).test(value);
    case 'starter':
      if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value < 12;
      return value === 'random' || value === field.byDefault;
  }
}

/** The seat that begins: the one that was named, or one drawn by lot; a seat that nobody has is drawn by lot too. */
export function pickStarter(starter: OptionValue, seats: number, rng: Rng): Seat {
  return typeof starter === 'number' && starter < seats ? starter : rng.int(seats);
}
