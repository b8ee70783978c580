import type { Seat } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';

/** What a shared device shows. Indices are those of the people at the device, in playing order. */
export type Showing =
  /** A hand; `next` is who should get the device now, if it is another player. */
  | { kind: 'hand'; of: number; next?: number }
  /** Nothing secret: the device is being passed on, or waits for bots. */
  | { kind: 'cover'; next?: number };

/** What has been shown so far to a person at the device. */
export interface ShownTo {
  toAct: readonly Seat[];
  isOver: boolean;
}

/**
 * What to show: an uncovered hand stays until its player passes the device on. What was shown to the holder counts,
 * because the others' connections may have played it faster.
 */
export function showing(
  people: readonly Seat[],
  {
    shownTo,
    uncovered,
    isOpen,
  }: {
    shownTo: readonly ShownTo[];
    uncovered: number | undefined;
    /** Nobody has anything to hide: the active player sees the table at once. */
    isOpen: boolean;
  },
): Showing {
  const { toAct, isOver } = elementAt(shownTo, uncovered ?? 0);
  // A single person has nothing to hide.
  if (people.length === 1) return { kind: 'hand', of: 0 };
  // After the end nothing is covered.
  if (isOver) return { kind: 'hand', of: uncovered ?? 0 };
  const next = nextToAct(people, toAct, uncovered ?? -1);
  if (isOpen) return { kind: 'hand', of: next ?? uncovered ?? 0 };
  if (uncovered === undefined) return { kind: 'cover', ...(next !== undefined && { next }) };
  return { kind: 'hand', of: uncovered, ...(next !== undefined && next !== uncovered && { next }) };
}

/** The holder of the device if they can act; otherwise the next person who can. */
function nextToAct(people: readonly Seat[], toAct: readonly Seat[], holder: number): number | undefined {
  const order = people.map((_, index) => (Math.max(0, holder) + index) % people.length);
  return order.find((place) => toAct.includes(elementAt(people, place)));
}
