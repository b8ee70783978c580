import type { Scene } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';

/** What you found in the last step, and its effect. */
export function foundNow({ you, words, view }: Scene, events: readonly SeenBagEvent[]): string | undefined {
  const seq = events.at(-1)?.seq;
  const found = events.flatMap(({ seq: at, event }) =>
    at === seq && event.kind === 'item-drawn' && event.who.seat === you && typeof event.item === 'number'
      ? [event.item]
      : [],
  );
  if (found.length === 0 || view.phase !== 'playing') return undefined;
  return found.map((item) => `${words.item(item)}: ${words.worth(item)}`).join(' ');
}
