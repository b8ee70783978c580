import type { ItemNumber } from '../../rules/content.ts';
import type { TimeEvent } from '../../rules/state.ts';
import type { TimeView } from '../../rules/view.ts';
import type { SeenTimeEvent } from '../seen-event.ts';

/** A slot with pieces of one kind; tokens come last. */
export interface Filled {
  item: ItemNumber;
  pieces: number;
  tokens: number;
}

/** How the Backpack looks, from empty to burst. */
export const BACKPACK_LOOKS = ['empty', 'light', 'half', 'full', 'bursting', 'burst'] as const;
export type BackpackLook = (typeof BACKPACK_LOOKS)[number];

/** How full the Backpack looks. */
export function backpackLook(
  { used, limit }: Pick<TimeView['slots'], 'used' | 'limit'>,
  state: { isStraining: boolean; isBroken: boolean },
): BackpackLook {
  if (state.isBroken) return 'burst';
  if (state.isStraining || used >= limit) return 'bursting';
  if (used === 0) return 'empty';
  const share = used / limit;
  return share <= 0.3 ? 'light' : share <= 0.65 ? 'half' : 'full';
}

/** The kind in each slot; undefined for a free one. */
type Places = (ItemNumber | undefined)[];

/** The slots in use, each kind in as few as possible. */
function filledSlots({ backpack, slots }: Pick<TimeView, 'backpack' | 'slots'>): Filled[] {
  return backpack.cards.flatMap((cards, item) => {
    const tokens = backpack.tokens[item] ?? 0;
    const all = cards + tokens;
    return Array.from({ length: Math.ceil(all / slots.pieces) }, (_, slot): Filled => {
      const pieces = Math.min(slots.pieces, all - slot * slots.pieces);
      const from = slot * slots.pieces;
      return { item, pieces, tokens: Math.max(0, Math.min(pieces, from + pieces - Math.max(from, cards))) };
    });
  });
}

/**
 * The slots in stable positions: contents stay until they leave, and new ones take the first free slot. Computed from
 * the events, so that people who join later see the same positions.
 */
export function laidSlots(
  view: Pick<TimeView, 'backpack' | 'slots'>,
  events: readonly SeenTimeEvent[],
): (Filled | undefined)[] {
  const filled = filledSlots(view);
  const places = placesAfter(events, view.slots.pieces);
  const unplaced = filled.slice();
  const laid = places.map((item) => take(unplaced, item));
  for (const slot of unplaced) {
    const free = laid.indexOf(undefined);
    if (free === -1) laid.push(slot);
    else laid[free] = slot;
  }
  while (laid.length > view.slots.limit && laid.at(-1) === undefined) laid.pop();
  return [...laid, ...Array.from({ length: Math.max(0, view.slots.limit - laid.length) }, () => undefined)];
}

function take(slots: Filled[], item: ItemNumber | undefined): Filled | undefined {
  const place = slots.findIndex((slot) => slot.item === item);
  return place === -1 ? undefined : slots.splice(place, 1)[0];
}

function placesAfter(events: readonly SeenTimeEvent[], pieces: number): Places {
  const places: Places = [];
  const counts = new Map<ItemNumber, number>();
  for (const { event } of events) {
    for (const [item, change] of changesOf(event)) {
      const count = Math.max(0, (counts.get(item) ?? 0) + change);
      counts.set(item, count);
      settle(places, item, Math.ceil(count / pieces));
    }
  }
  return places;
}

/** Gives a kind this many slots. */
function settle(places: Places, item: ItemNumber, wanted: number): void {
  const taken = places.filter((other) => other === item).length;
  if (taken > wanted) places[places.lastIndexOf(item)] = undefined;
  if (taken >= wanted) return;
  const free = places.indexOf(undefined);
  places[free === -1 ? places.length : free] = item;
}

/** What an event put into the Backpack, and what it took out. */
function changesOf(event: TimeEvent): [item: ItemNumber, change: 1 | -1][] {
  return event.kind === 'packed' ? [[event.item, 1]] : takenOut(event).map((item) => [item, -1]);
}

/** The Items that an event takes out of the Backpack. */
export function takenOut(event: TimeEvent): readonly ItemNumber[] {
  switch (event.kind) {
    case 'accomplished':
      return event.spent;
    case 'dropped':
      return event.items;
    case 'skill-used':
      return event.paid;
    case 'paid':
      return [event.item];
    case 'token-removed':
      return event.from === 'backpack' ? [event.item] : [];
    default:
      return [];
  }
}
