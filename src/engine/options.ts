import type { Seat } from './game.ts';
import type { Rng } from './rng.ts';

/** One thing the people at a table can decide before the game: enough to draw a form and to check an answer. */
export type OptionField =
  /** `unsaid`: what a record that does not name it was played with, where that is not what a new table gets. */
  | { kind: 'choice'; values: readonly string[]; byDefault: string; unsaid?: string }
  | { kind: 'switch'; byDefault: boolean }
  /** Who begins: a seat, chance, or (`latest`) who last finished another game of the house; once it starts, perhaps a lot among some. */
  | { kind: 'starter'; byDefault: 'random' | 'latest' }
  /** Set by the house or a test, never in a form: a text of this pattern; `unsaid` as above. */
  | { kind: 'given'; pattern: string; byDefault: string; unsaid?: string };

export type OptionFields = Readonly<Record<string, OptionField>>;
/** A choice, a switch, or the number of a seat. */
export type OptionValue = string | boolean | number;

/** The options of a table, checked: every field of the game has a value of its kind. */
export type Options = Readonly<Record<string, OptionValue>>;

export type OptionsCheck = { kind: 'sound'; options: Options } | { kind: 'unsound'; field: string };

/**
 * Fills in what is missing and names the first field that is unknown or has a value it cannot have.
 * A field of `kept` has the value it has there: whoever sends it may repeat it, but not change it.
 */
export function parseOptions(fields: OptionFields, raw: unknown, kept: Options = {}): OptionsCheck {
  const given = raw === undefined ? {} : raw;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { kind: 'unsound', field: 'options' };
  const stranger = Object.keys(given).find((name) => !Object.hasOwn(fields, name));
  if (stranger !== undefined) return { kind: 'unsound', field: stranger };
  const options: Record<string, OptionValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const usual = Object.hasOwn(kept, name) ? kept[name] : field.byDefault;
    const value = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : usual;
    if (!fits(field, value) || (Object.hasOwn(kept, name) && value !== usual)) return { kind: 'unsound', field: name };
    options[name] = value;
  }
  return { kind: 'sound', options };
}

/** The options of a game that was recorded: what it does not name is as it was then, not as a new table would have it. */
export function recordedOptions(fields: OptionFields, raw: unknown = {}): OptionsCheck {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return parseOptions(fields, raw);
  const unsaid = Object.entries(fields).flatMap(([name, field]) =>
    'unsaid' in field && field.unsaid !== undefined && !Object.hasOwn(raw, name) ? [[name, field.unsaid]] : [],
  );
  return parseOptions(fields, { ...raw, ...Object.fromEntries(unsaid) });
}

/** The fields that only the house sets, as they stand in some options or by default. */
export function givenOf(fields: OptionFields, options: Options = {}): Options {
  const given = Object.entries(fields).filter(([, field]) => field.kind === 'given');
  return Object.fromEntries(given.map(([name, field]) => [name, options[name] ?? field.byDefault]));
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
      return value === 'random' || value === field.byDefault || lotOf(value) !== undefined;
  }
}

/** The seat that begins: the one that was named, or one drawn by lot, among those who may; a seat that nobody has is drawn by lot too. */
export function pickStarter(starter: OptionValue, seats: number, rng: Rng): Seat {
  if (typeof starter === 'number' && starter < seats) return starter;
  const among = lotOf(starter)?.filter((seat) => seat < seats) ?? [];
  return among.length > 0 ? among[rng.int(among.length)] : rng.int(seats);
}

/** What a starter is where these seats draw lots: the table's own chance decides when the game is set up. */
export function lotAmong(seats: readonly Seat[]): OptionValue {
  return seats.length === 1 ? seats[0] : `lot:${seats.join(',')}`;
}

function lotOf(starter: unknown): Seat[] | undefined {
  if (typeof starter !== 'string' || !/^lot:\d{1,2}(,\d{1,2}){1,11}$/.test(starter)) return undefined;
  return starter.slice('lot:'.length).split(',').map(Number);
}
