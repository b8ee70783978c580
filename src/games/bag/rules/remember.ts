import type { Seat } from '../../../engine/game.ts';
import type { Place } from './board.ts';
import type { AdventurerNumber, ItemNumber } from './content.ts';
import type { BagEvent, SeenItem } from './event.ts';

/** What a seat remembers beyond its view. */
export interface BagKnowledge {
  /** By adventurer, the items everybody or this seat saw them get, and did not see them lose. */
  held: readonly (readonly ItemNumber[])[];
  /** The places of this seat's walk since anything new happened. */
  trail: readonly Place[];
}

const NOTHING: BagKnowledge = { held: [], trail: [] };

/** Events after which walking back is still pointless. */
const NOTHING_NEW = new Set<BagEvent['kind']>([
  'walked',
  'turn-started',
  'turn-ended',
  'worn',
  'stowed',
  'shown',
  'monsters-rested',
]);

/** BD-53 Adds what a seat sees: who took what face up, and its own walk. */
export function remember(knowledge: unknown, event: BagEvent, seat: Seat): BagKnowledge {
  const known = (knowledge as BagKnowledge | undefined) ?? NOTHING;
  const held = heldAfter(known.held, event);
  const trail = trailAfter(known.trail, event, seat);
  return held === known.held && trail === known.trail ? known : { held, trail };
}

function trailAfter(trail: readonly Place[], event: BagEvent, seat: Seat): readonly Place[] {
  if (event.kind === 'walked') return event.who.seat === seat ? [...trail, event.from] : trail;
  return NOTHING_NEW.has(event.kind) || trail.length === 0 ? trail : [];
}

type Held = BagKnowledge['held'];

/** Whose items changed, as far as visible. */
function heldAfter(held: Held, event: BagEvent): Held {
  switch (event.kind) {
    case 'taken':
    case 'item-drawn':
      return having(held, event.who.number, event.item);
    case 'worn':
    case 'stowed':
      return held[event.who.number]?.includes(event.item) ? held : having(held, event.who.number, event.item);
    case 'dropped':
    case 'used':
    case 'shot':
    case 'rerolled':
    case 'trap-sprung':
    case 'drawn-again':
    case 'chest-opened':
    case 'worn-out':
    case 'bear-left':
      return lacking(held, event.who.number, event.item);
    case 'spikes-met':
      return event.item === undefined ? held : lacking(held, event.who.number, event.item);
    case 'put-back':
    case 'things-left':
      return forgetting(held, event.who.number);
    case 'paid-fred':
      return event.items.reduce((rest, item) => lacking(rest, event.who.number, item), held);
    case 'trade-answered':
      if (!event.yes) return held;
      return passed(
        passed(held, event.from.number, event.who.number, event.given),
        event.who.number,
        event.from.number,
        event.got,
      );
    case 'clawed':
      return passed(held, event.from.number, event.who.number, event.item);
    default:
      return held;
  }
}

/** Something changes hands; face down, it may be anything the giver was known to have. */
function passed(held: Held, from: AdventurerNumber, to: AdventurerNumber, item: SeenItem | 'nothing'): Held {
  if (item === 'face-down') return forgetting(held, from);
  return having(lacking(held, from, item), to, item);
}

function having(held: Held, who: AdventurerNumber, item: SeenItem | 'nothing'): Held {
  return typeof item === 'number' ? withItems(held, who, [...(held[who] ?? []), item]) : held;
}

function lacking(held: Held, who: AdventurerNumber, item: SeenItem | 'nothing'): Held {
  const items = held[who] ?? [];
  const place = typeof item === 'number' ? items.indexOf(item) : -1;
  return place === -1 ? held : withItems(held, who, items.toSpliced(place, 1));
}

function forgetting(held: Held, who: AdventurerNumber): Held {
  return (held[who] ?? []).length === 0 ? held : withItems(held, who, []);
}

function withItems(held: Held, who: AdventurerNumber, items: readonly ItemNumber[]): Held {
  const all = held.slice();
  while (all.length <= who) all.push([]);
  all[who] = items;
  return all;
}
