import type { Seat } from '../../engine/game.ts';

/** What a device that is passed round shows. Places are those of the people at the device, in playing order. */
export type Showing =
  /** Somebody's hand; `next` is who should have the device now, where that is somebody else. */
  | { kind: 'hand'; of: number; next?: number }
  /** Nothing secret: the device is on its way to somebody, or waits for the bots. */
  | { kind: 'cover'; next?: number };

/** Works out what to show: whose hand was uncovered stays until they pass the device on themselves. */
export function showing(
  people: readonly Seat[],
  {
    toAct,
    uncovered,
    isOver,
    isOpen,
  }: {
    toAct: readonly Seat[];
    uncovered: number | undefined;
    isOver: boolean;
    /** Nobody has anything to hide: whoever can act sees the table at once. */
    isOpen: boolean;
  },
): Showing {
  // There is nobody to hide anything from.
  if (people.length === 1) return { kind: 'hand', of: 0 };
  // Once it is over, nothing is covered.
  if (isOver) return { kind: 'hand', of: uncovered ?? 0 };
  const next = nextToAct(people, toAct, uncovered ?? -1);
  if (isOpen) return { kind: 'hand', of: next ?? uncovered ?? 0 };
  if (uncovered === undefined) return { kind: 'cover', ...(next !== undefined && { next }) };
  return { kind: 'hand', of: uncovered, ...(next !== undefined && next !== uncovered && { next }) };
}

/** Whoever has the device and can act goes on; otherwise the first after them who can. */
function nextToAct(people: readonly Seat[], toAct: readonly Seat[], holder: number): number | undefined {
  const order = people.map((_, index) => (Math.max(0, holder) + index) % people.length);
  return order.find((place) => toAct.includes(people[place]));
}
