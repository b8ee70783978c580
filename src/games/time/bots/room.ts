import type { ItemNumber } from '../rules/content.ts';
import { addTo } from '../rules/counts.ts';
import type { TimeView } from '../rules/view.ts';
import { copyForesight, type Foresight, slotsFilled } from './foresight.ts';
import type { Mind } from './mind.ts';

/** Slots a bot keeps free for Items no Mission is known to need. */
export const RESERVE = 3;
/** It keeps at most this many slots free for forgotten cards. */
const MOST_FORGOTTEN = 2;

/** Whether the Backpack will have a slot for one more Item, keeping a reserve. */
export function isRoomFor(now: Foresight, item: ItemNumber, reserve: number): boolean {
  const after = copyForesight(now);
  addTo(after.pieces, item, 1);
  return slotsFilled(after) <= slotsFilled(now) || slotsFilled(after) <= now.slots - reserve;
}

/** Slots to keep free because the Story has more cards than the bot remembers: the number of its cards is public. */
export function forgotten({ memory }: Mind, { story }: TimeView): number {
  return story.log === undefined ? Math.min(MOST_FORGOTTEN, Math.max(0, story.size - memory.story.length)) : 0;
}
