import * as z from 'zod/mini';
import type { Outcome, Seat } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';

/** The version of the protocol; a change that breaks programs raises it. */
export const PROTOCOL = 1;

/** What a program is told of its game before anything else. */
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

/** What a program is told: docs/bots.md has every message. */
export type ToProgram =
  | Hello
  | { kind: 'event'; event: unknown }
  /** `time` is how many ms there are for the answer, whatever is asked of handles included. */
  | { kind: 'choose'; view: unknown; moves: readonly unknown[]; time: number }
  | { kind: 'refused'; why: string }
  | { kind: 'over'; outcome: Outcome }
  | { kind: 'handle'; handle: number }
  /** Without a seat nobody can act: it is over. */
  | { kind: 'moves'; seat?: Seat; moves: readonly unknown[] }
  /** `share` is what the program's own seat has of the win; a team that won has all of it. */
  | { kind: 'outcome'; outcome: Outcome; share: number };

/** Says why something cannot be carried out. */
export function refused(why: string): ToProgram {
  return { kind: 'refused', why };
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

/** What a program may say, always in answer to something. */
export type FromProgram = z.infer<typeof fromProgram>;

/** What a program asks of its handles while it thinks. */
export type HandleRequest = Exclude<FromProgram, { kind: 'hello' | 'move' | 'wait' }>;

/** A line of a program: a message, JSON that is no message, or no JSON at all. */
export type ReadLine =
  | { kind: 'message'; message: FromProgram }
  | { kind: 'no-message'; why: string }
  | { kind: 'no-json' };

/** Reads a line that a program said. */
export function readLine(line: string): ReadLine {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return { kind: 'no-json' };
  }
  const read = fromProgram.safeParse(raw);
  if (read.success) return { kind: 'message', message: read.data };
  const [{ path }] = read.error.issues;
  return { kind: 'no-message', why: `this is no message of the protocol: see "${path.join('.') || 'kind'}"` };
}
