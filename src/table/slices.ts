import type { House } from './house.ts';

/** Work goes on for so long before others have a turn. */
const SLICE_MS = 1;

/** To be asked between two parts of long work: pauses when it has gone on for a slice, in a house that pauses. */
export function inSlices({ pause, now }: Pick<House, 'pause' | 'now'>): () => Promise<void> | undefined {
  let since = now();
  return () => {
    if (pause === undefined || Math.abs(now() - since) < SLICE_MS) return undefined;
    return pause().then(() => {
      since = now();
    });
  };
}
