import type { Rng } from '../../../src/engine/rng.ts';
import { GAME_IDS } from '../../../src/games/catalogue.ts';

/** The generator's knowledge of the server: codes, secrets and moves that may be valid. */
export interface GrammarHints {
  /** Tables, and at the same index of the other list the secret of a chair there. */
  codes: string[];
  secrets: string[];
  campaigns: string[];
  moves: unknown[];
  groups: string[];
  days: string[];
  /** For playing along in somebody's try of the day. */
  invitations: { table: string; invitation: string }[];
  /** The ids of reports and bans, as the owner reads them. */
  reports: string[];
  bans: string[];
}

/** The part of a zod schema that is needed to walk it. */
interface Schema {
  def: {
    type: string;
    shape?: Record<string, Schema>;
    options?: Schema[];
    innerType?: Schema;
    element?: Schema;
    values?: unknown[];
    entries?: Record<string, string>;
  };
}

const NAMES = ['Eve', 'Mallory', '👻', 'Ĳsbrand', '𝕰𝖛𝖊', 'a'.repeat(24), '﷽'];

/** Generates a value that a schema allows, or nearly so; the field's name suggests valid values. */
export function fromSchema(schema: unknown, rng: Rng, hints: GrammarHints, field = ''): unknown {
  const { def } = schema as Schema;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .filter(([, inner]) => inner.def.type !== 'optional' || rng.int(2) === 1)
          .map(([name, inner]) => [name, fromSchema(inner, rng, hints, name)]),
      );
    case 'union':
      return fromSchema(pick(def.options ?? [], rng), rng, hints, field);
    case 'optional':
    case 'nullable':
      return fromSchema(def.innerType, rng, hints, field);
    case 'array':
      return Array.from({ length: rng.int(3) }, () => fromSchema(def.element, rng, hints, field));
    case 'literal':
      return pick(def.values ?? [], rng);
    case 'enum':
      return pick(Object.values(def.entries ?? {}), rng);
    case 'boolean':
      return rng.int(2) === 1;
    case 'number':
    case 'int':
      return pick([0, 1, 2, 3, 7, rng.int(40)], rng);
    case 'record':
      return pick(OPTIONS, rng);
    case 'unknown':
      return field === 'move' ? pickKnown(hints.moves, rng) : ODD[rng.int(ODD.length)];
    default:
      return word(field, rng, hints);
  }
}

const OPTIONS: unknown[] = [
  {},
  { starter: 0 },
  { clock: 'off' },
  { starter: 'random', clock: true },
  { constructor: { prototype: { polluted: 1 } } },
  JSON.parse('{"__proto__":{"polluted":1}}'),
];

/** An address at a push service, its keys and a mail address: well-formed and unused. */
const ENDPOINTS = ['https://push.invalid/', 'https://127.0.0.1/', 'http://push.invalid/', 'https://[::1]/'];
const MAILS = ['eve@example.invalid', 'a@b.invalid\r\nBcc: c@d.invalid', '"a b"@example.invalid'];
const ZONES = ['UTC', 'Europe/Rome', 'Mars/Phobos', '../../etc/localtime', '+25:00'];

function word(field: string, rng: Rng, hints: GrammarHints): string | undefined {
  const { codes, campaigns, secrets } = hints;
  switch (field) {
    case 'groups':
      return pickKnown(hints.groups, rng);
    case 'before':
      return pickKnown(hints.days, rng);
    case 'invitation':
      return pick(hints.invitations.map(({ invitation }) => invitation).concat('0'.repeat(20)), rng);
    case 'endpoint':
      return `${pick(ENDPOINTS, rng)}${rng.int(40)}`;
    case 'p256dh':
      return 'B'.repeat(87);
    case 'auth':
      return 'A'.repeat(22);
    case 'address':
      return pick(MAILS, rng);
    case 'zone':
      return pick(ZONES, rng);
    case 'tables':
    case 'table':
    case 'replay':
      return pickKnown(codes, rng);
    case 'campaign':
      return pickKnown(campaigns, rng);
    case 'secret':
    case 'person':
      // Some are unknown here.
      return rng.int(4) === 0
        ? rng
            .int(2 ** 31)
            .toString(16)
            .padStart(64, 'e')
        : pickKnown(secrets, rng);
    case 'game':
      return pick([...GAME_IDS, 'chess', 'constructor'], rng);
    case 'bot':
    case 'bots':
      return pick(['random', 'careful', 'nobody', 'constructor'], rng);
    case 'pack':
      return 'ab'.repeat(32);
    case 'choice':
      return pick(['1', 'short', 'castle'], rng);
    case 'key':
      return `k${rng.int(1e6)}`;
    default:
      return pick(NAMES, rng);
  }
}

/** Values that are rarely valid anywhere. */
export const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  -0,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  'x'.repeat(3000),
  [],
  {},
  [[[[]]]],
  { length: -1 },
  { kind: { kind: 'move' } },
  { toString: 1, valueOf: null },
  JSON.parse('{"__proto__":{"polluted":true}}'),
];

/** A random element, which may be undefined. */
export function pick<Thing>(things: readonly Thing[], rng: Rng): Thing {
  for (const thing of things.slice(rng.int(things.length))) return thing;
  throw new RangeError('nothing to pick from');
}

/** Something the attacker has learnt; undefined while there is nothing. */
export function pickKnown<Thing>(known: readonly Thing[], rng: Rng): Thing | undefined {
  return known.length === 0 ? undefined : pick(known, rng);
}
