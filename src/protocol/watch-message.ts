import * as z from 'zod/mini';
import { tableCode } from './client-message.ts';
import { isShowable } from './name.ts';
import { fitsName } from './name-length.ts';
import type { ErrorCode } from './server-message.ts';
import { REPLAY_SPEEDS } from './speeds.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.refine(fitsName), z.refine(isShowable));

/** What the leader of a replay shows: the moment (a step, or milliseconds where a game runs by the clock) and how it goes on. */
export const shown = z.strictObject({
  moment: z.int().check(z.gte(0)),
  playing: z.boolean(),
  speed: z.union(REPLAY_SPEEDS.map((speed) => z.literal(speed))),
});
export type Shown = z.infer<typeof shown>;

/** Everything a page can say that watches a replay together with others. Nothing of it is kept. */
export const watchMessage = z.discriminatedUnion('kind', [
  /** I watch the replay of this table. Who comes first leads. */
  z.strictObject({ kind: z.literal('watch'), replay: tableCode, name }),
  /** The leader's: this is the moment to look at. */
  z.strictObject({ kind: z.literal('watch-show'), shown }),
  /** The leader's: from now on somebody else leads. */
  z.strictObject({ kind: z.literal('watch-lead'), to: z.int().check(z.gte(1)) }),
]);
export type WatchMessage = z.infer<typeof watchMessage>;

/** Everything a server can say to a page that watches with others. */
export type WatchNews =
  /** Who is here, who leads, and what is shown; after each coming, going and passing of the lead. */
  | { kind: 'watching'; you: number; leader: number; people: { id: number; name: string }[]; shown?: Shown }
  /** The leader shows another moment. */
  | { kind: 'watch-shown'; shown: Shown }
  | { kind: 'error'; code: ErrorCode };

/** Reads what a page that watches sent; undefined for what is no such message. */
export function readWatchMessage(raw: string): WatchMessage | undefined {
  try {
    const read = watchMessage.safeParse(JSON.parse(raw));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
