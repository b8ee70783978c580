import * as z from 'zod/mini';
import type { Outcome, Seat } from '../../engine/game.ts';
import { elementAt } from '../../engine/list.ts';
import type { Options } from '../../engine/options.ts';

/** The version of the protocol; a change that breaks programs increases it. */
export const PROTOCOL = 1;

/** What a program learns about its game before anything else. */
export interface Hello {
  kind: 'hello';
  protocol: typeof PROTOCOL;
  game: string;
  seat: Seat;
  seats: number;
  options: Options;
  /** Whether all seats win or lose together. */
  together: boolean;
  pack: unknown;
}

/** Messages to a program: docs/bots.md lists them all. */
export type ToProgram =
  | Hello
  | { kind: 'event'; event: unknown }
  /** `time` is the time limit for the reply in ms, including requests about handles. */
  | { kind: 'choose'; view: unknown; moves: readonly unknown[]; time: number }
  | RefusedMessage
  /** `failed`: the seats whose programs failed. Their bots have lost, whatever the outcome says. */
  | { kind: 'over'; outcome: Outcome; failed?: readonly Seat[] }
  | { kind: 'handle'; handle: number }
  /** Without a seat nobody can act: it is over. */
  | { kind: 'moves'; seat?: Seat; moves: readonly unknown[] }
  /** `share` is the program's own seat's part of the win; a winning team has all of it. */
  | { kind: 'outcome'; outcome: Outcome; share: number };

/** A message that cannot be carried out, with the reason in words and as a code. */
export interface RefusedMessage {
  kind: 'refused';
  why: string;
  code: 'unknown-kind' | 'wrong-index' | 'refused';
}

/** A refusal with its reason. */
export function refused(why: string, code: RefusedMessage['code'] = 'refused'): RefusedMessage {
  return { kind: 'refused', why, code };
}

const place = z.int().check(z.minimum(0));

const fromProgram = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('move'), index: place }),
  z.object({ kind: z.literal('wait') }),
  z.object({ kind: z.literal('sample') }),
  z.object({ kind: z.literal('clone'), handle: place }),
  z.object({ kind: z.literal('moves'), handle: place }),
  z.object({ kind: z.literal('play'), handle: place, index: place }),
  z.object({ kind: z.literal('playout'), handle: place, bot: z.optional(z.string()) }),
]);

/** Messages of a program, always in reply to something. */
export type FromProgram = z.infer<typeof fromProgram>;

/** A program's requests about its handles while it thinks. */
export type HandleRequest = Exclude<FromProgram, { kind: 'hello' | 'move' | 'wait' }>;

/** A parsed line of a program: a message, other JSON, or no JSON at all. */
export type ReadLine = { kind: 'message'; message: FromProgram } | RefusedMessage | { kind: 'no-json' };

/** The kinds of messages a program may send. */
const KINDS = fromProgram.def.options.flatMap((message) => [...message.shape.kind.def.values]);

/** Parses a line of a program. */
export function readLine(line: string): ReadLine {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return { kind: 'no-json' };
  }
  const read = fromProgram.safeParse(raw);
  if (read.success) return { kind: 'message', message: read.data };
  return whyNoMessage(raw, elementAt(read.error.issues, 0).path);
}

function whyNoMessage(raw: unknown, path: readonly PropertyKey[]): RefusedMessage {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return refused(`a message is one JSON object with a "kind", not ${shown(raw)}`, 'unknown-kind');
  const { kind } = raw as { kind?: unknown };
  if (!KINDS.some((known) => known === kind)) {
    const said = kind === undefined ? 'the message has no "kind"' : `there is no message of the kind ${shown(kind)}`;
    return refused(`${said}; the kinds are ${KINDS.join(', ')}`, 'unknown-kind');
  }
  const field = String(path[0]);
  const value: unknown = Reflect.get(raw, field);
  const wanted = field === 'bot' ? 'the name of a bot' : 'a whole number of 0 or more';
  const found = value === undefined ? 'and it is missing' : `not ${shown(value)}`;
  return refused(
    `"${field}" of a ${String(kind)} must be ${wanted}, ${found}`,
    field === 'index' ? 'wrong-index' : 'refused',
  );
}

const LONGEST_SHOWN = 40;

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
