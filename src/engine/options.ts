import type { Seat } from './game.ts';
import { pickOne, type Rng } from './rng.ts';

/** One thing people can decide before the game: enough to draw a form and to check the reply. */
export type OptionField =
  /** `unsaid`: the value for records that do not name the option, where it differs from `byDefault`. */
  | { kind: 'choice'; values: readonly string[]; byDefault: string; unsaid?: string }
  | { kind: 'switch'; byDefault: boolean }
  /**
   * Who begins: a seat, `random`, or `latest` (the player who last finished another game here); may become a lot among
   * some seats.
   */
  | { kind: 'starter'; byDefault: 'random' | 'latest' }
  /** Set by the server or a test, never in a form: a text matching this pattern; `unsaid` as above. */
  | { kind: 'given'; pattern: string; byDefault: string; unsaid?: string };

export type OptionFields = Readonly<Record<string, OptionField>>;
/** The value of a choice, a switch, or a seat number. */
export type OptionValue = string | boolean | number;

/** The options of a table, checked: every field of the game has a value of its kind. */
export type Options = Readonly<Record<string, OptionValue>>;

export type OptionsCheck = { kind: 'valid'; options: Options } | { kind: 'invalid'; field: string };

/**
 * Fills in defaults and names the first field that is unknown or has an invalid value. Fields of `kept` cannot be
 * changed, only repeated.
 */
export function parseOptions(fields: OptionFields, raw: unknown, kept: Options = {}): OptionsCheck {
  const given = raw === undefined ? {} : raw;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { kind: 'invalid', field: 'options' };
  const stranger = Object.keys(given).find((name) => !Object.hasOwn(fields, name));
  if (stranger !== undefined) return { kind: 'invalid', field: stranger };
  const options: Record<string, OptionValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const usual = Object.hasOwn(kept, name) ? kept[name] : field.byDefault;
    const value = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : usual;
    if (!fits(field, value) || (Object.hasOwn(kept, name) && value !== usual)) return { kind: 'invalid', field: name };
    options[name] = value;
  }
  return { kind: 'valid', options };
}

/** The options of a recorded game: missing ones get the value assumed for that time (`unsaid`), not today's default. */
export function recordedOptions(fields: OptionFields, raw: unknown = {}): OptionsCheck {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return parseOptions(fields, raw);
  const unsaid = Object.entries(fields).flatMap(([name, field]) =>
    'unsaid' in field && field.unsaid !== undefined && !Object.hasOwn(raw, name) ? [[name, field.unsaid]] : [],
  );
  return parseOptions(fields, { ...raw, ...Object.fromEntries(unsaid) });
}

/** The fields that only the server sets, from these options or by default. */
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

/** The seat that begins: the named one, or a random one if none is named or the seat does not exist. */
export function pickStarter(starter: OptionValue | undefined, seats: number, rng: Rng): Seat {
  if (typeof starter === 'number' && starter < seats) return starter;
  const among = lotOf(starter)?.filter((seat) => seat < seats) ?? [];
  return among.length > 0 ? pickOne(among, rng) : rng.int(seats);
}

/** A starter value that draws lots among these seats when the game is set up. */
export function lotAmong(seats: readonly Seat[]): OptionValue {
  const [only, ...others] = seats;
  return only !== undefined && others.length === 0 ? only : `lot:${seats.join(',')}`;
}

function lotOf(starter: unknown): Seat[] | undefined {
  if (typeof starter !== 'string' || !/^lot:\d{1,2}(,\d{1,2}){1,11}$/.test(starter)) return undefined;
  return starter.slice('lot:'.length).split(',').map(Number);
}
