import type { CardNumber, ItemNumber } from '../rules/content.ts';
import type { Call, TimeMove } from '../rules/state.ts';
import { countOf } from './demand.ts';
import { lacking } from './foresight.ts';
import type { Mind, Thought } from './mind.ts';

/** A call is repeated after this many idle thoughts. */
const CALL_AGAIN = 5;
/** It offers at most this many spare Items at a time, so as not to flood the others. */
const MOST_OFFERED = 2;
/** An Item somebody else has counts as half there. */
const NEARLY_THERE = 0.5;

/** Calls for what the nearest Mission lacks, one kind at a time. */
export function callForNeeds(thought: Thought): TimeMove | undefined {
  const { mind, now, items } = thought;
  const { called } = mind.memory;
  if (mind.idle > 0 && mind.idle % CALL_AGAIN === 0) called.clear();
  const target = nearestMission(thought);
  if (target === undefined) return undefined;
  const lacks = lacking(mind.lookup, now, target);
  for (const item of new Set(lacks)) {
    const count = countOf(lacks, item) - countOf(items, item);
    if (count <= 0 || called.has(item)) continue;
    called.add(item);
    return say({ kind: 'need', item, count });
  }
  return undefined;
}

/** The Mission in hand that lacks least; what others have counts as half. */
function nearestMission({ mind, now, missions, items }: Thought): CardNumber | undefined {
  const distance = (card: CardNumber): number => {
    const lacks = lacking(mind.lookup, now, card);
    const elsewhere = lacks.filter((item, place) => countOf(lacks.slice(0, place), item) >= countOf(items, item));
    return elsewhere.reduce((sum, item) => sum + (isHeld(mind, item) ? NEARLY_THERE : 1), 0);
  };
  return missions.toSorted((one, other) => distance(one) - distance(other))[0];
}

function isHeld({ memory }: Mind, item: ItemNumber): boolean {
  return memory.haves.some((counts, seat) => seat !== memory.seat && counts[item] > 0);
}

/** Says what it has: something called for that does not fit yet, or a spare Item nobody knows of. */
export function sayHave({ mind, items }: Thought, spare: readonly ItemNumber[]): TimeMove | undefined {
  const { memory } = mind;
  const isNew = (item: ItemNumber): boolean => !memory.offered.has(item);
  const asked = items.find((item) => isNew(item) && memory.needs.some((needs) => needs[item] > 0));
  const isChatty = memory.offered.size >= MOST_OFFERED;
  const item = asked ?? (mind.idle === 1 && !isChatty ? spare.find(isNew) : undefined);
  if (item === undefined) return undefined;
  memory.offered.add(item);
  return say({ kind: 'have', item, count: countOf(items, item) });
}

/** Says which reward it counts on, after playing a Mission that needs it. */
export function sayTake({ memory }: Mind): TimeMove | undefined {
  const item = memory.toTake.shift();
  if (item === undefined) return undefined;
  memory.wanted.add(item);
  return say({ kind: 'take', item });
}

function say(call: Call): TimeMove {
  return { kind: 'call', call };
}
