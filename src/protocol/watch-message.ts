import * as z from 'zod/mini';
import { tableCode } from './client-message.ts';
import { isShowable } from './name.ts';
import { fitsName } from './name-length.ts';
import type { ErrorCode } from './server-message.ts';
import { REPLAY_SPEEDS } from './speeds.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.refine(fitsName), z.refine(isShowable));

/**
 * What the leader of a replay shows: the position (a step, or milliseconds in a real-time game) and how it plays on.
 */
export const shown = z.strictObject({
  moment: z.int().check(z.gte(0)),
  playing: z.boolean(),
  speed: z.union(REPLAY_SPEEDS.map((speed) => z.literal(speed))),
});
export type Shown = z.infer<typeof shown>;

/** Everything a page in a watch party can send. Nothing is stored. */
export const watchMessage = z.discriminatedUnion('kind', [
  /** I watch the replay of this table. The first to come leads. */
  z.strictObject({ kind: z.literal('watch'), replay: tableCode, name }),
  /** From the leader: the position to show. */
  z.strictObject({ kind: z.literal('watch-show'), shown }),
  /** From the leader: hands the lead over. */
  z.strictObject({ kind: z.literal('watch-lead'), to: z.int().check(z.gte(1)) }),
]);
export type WatchMessage = z.infer<typeof watchMessage>;

/** Everything a server can send to a page in a watch party. */
export type WatchNews =
  /** The members, the leader and the position; sent after each change of members or lead. */
  | { kind: 'watching'; you: number; leader: number; people: { id: number; name: string }[]; shown?: Shown }
  /** The leader shows another position. */
  | { kind: 'watch-shown'; shown: Shown }
  | { kind: 'error'; code: ErrorCode };

/** Parses a message of a page in a watch party; undefined if it is invalid. */
export function readWatchMessage(raw: string): WatchMessage | undefined {
  try {
    const read = watchMessage.safeParse(JSON.parse(raw));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
