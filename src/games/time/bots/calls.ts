import { elementAt } from '../../../engine/list.ts';
import type { CardNumber, ItemNumber } from '../rules/content.ts';
import type { Call, TimeMove } from '../rules/state.ts';
import { countOf } from './demand.ts';
import { lacking, slotsFilled } from './foresight.ts';
import type { Mind, Thought } from './mind.ts';

/** A call is repeated after this many thoughts, when the first has faded, and later less often. */
const CALL_AGAIN = 5;
const LATER_AGAIN = 10;
/** Thoughts after which it breaks the silence, about sixteen seconds. */
const SILENCE = 5;
/** It calls for what this many Missions in hand need, the nearest first; with this few slots free, for one only. */
const MISSIONS_AT_ONCE = 2;
const FEW_SLOTS = 5;
/** Thoughts for which it leaves a call to the others. */
const LET_OTHERS = 2;
/** Thoughts for which it keeps an Item somebody called for. */
const KEEP_FOR = 8;
/** It offers at most this many spare Items at a time, so as not to flood the others. */
const MOST_OFFERED = 2;
/** An Item another player has counts half. */
const NEARLY_THERE = 0.5;

/** Calls for what the nearest Missions lack, one kind at a time. */
export function callForNeeds(thought: Thought): TimeMove | undefined {
  const { mind, now, items } = thought;
  for (const mission of nearestMissions(thought)) {
    const lacks = lacking(mind.lookup, now, mission);
    for (const item of new Set(lacks)) {
      const count = countOf(lacks, item) - countOf(items, item);
      if (count > 0 && mayCall(mind, item)) return callFor(mind, item, count);
    }
  }
  return undefined;
}

/** Whether it has not called for an Item recently, or nobody is speaking. */
export function mayCall({ memory, isStill }: Mind, item: ItemNumber): boolean {
  return isStill || (memory.called.get(item)?.again ?? 0) <= 0 || memory.silence >= SILENCE;
}

/** Calls for an Item, and remembers that it did. */
export function callFor({ memory }: Mind, item: ItemNumber, count: number): TimeMove {
  const times = (memory.called.get(item)?.times ?? 0) + 1;
  memory.called.set(item, { again: times < 2 ? CALL_AGAIN : LATER_AGAIN, times });
  return say(memory, { kind: 'need', item, count });
}

/** The Missions in hand that lack least; others' Items count half. */
function nearestMissions({ mind, now, missions, items }: Thought): CardNumber[] {
  const distance = (card: CardNumber): number => {
    const lacks = lacking(mind.lookup, now, card);
    const elsewhere = lacks.filter((item, place) => countOf(lacks.slice(0, place), item) >= countOf(items, item));
    return elsewhere.reduce((sum, item) => sum + (isHeld(mind, item) ? NEARLY_THERE : 1), 0);
  };
  const isTight = now.slots - slotsFilled(now) <= FEW_SLOTS;
  return missions.toSorted((one, other) => distance(one) - distance(other)).slice(0, isTight ? 1 : MISSIONS_AT_ONCE);
}

function isHeld({ memory }: Mind, item: ItemNumber): boolean {
  return memory.haves.some((counts, seat) => seat !== memory.seat && elementAt(counts, item) > 0);
}

/** Whether an Item was called for and the others, especially people, have had time to answer. */
export function isMineToAnswer({ needs, heard }: Mind['memory'], item: ItemNumber): boolean {
  return needs.some((counts) => elementAt(counts, item) > 0) && (heard.get(item) ?? 0) > LET_OTHERS;
}

/** Whether an Item was called for recently: it is kept for the caller. */
export function isAwaited({ needs, heard }: Mind['memory'], item: ItemNumber): boolean {
  return needs.some((counts) => elementAt(counts, item) > 0) && (heard.get(item) ?? 0) <= KEEP_FOR;
}

/** Says what it has: an Item called for that does not fit yet, or a spare Item nobody knows of. */
export function sayHave({ mind, items }: Thought, spare: readonly ItemNumber[]): TimeMove | undefined {
  const { memory } = mind;
  const isNew = (item: ItemNumber): boolean => !memory.offered.has(item);
  const asked = items.find((item) => isNew(item) && isMineToAnswer(memory, item));
  const isChatty = memory.offered.size >= MOST_OFFERED;
  const isFree = (item: ItemNumber): boolean => isNew(item) && !isAwaited(memory, item);
  const item = asked ?? (mind.idle === 1 && !isChatty ? spare.find(isFree) : undefined) ?? longestUnsaid(mind, items);
  if (item === undefined) return undefined;
  // The latest offer moves to the end.
  memory.offered.delete(item);
  memory.offered.add(item);
  return say(memory, { kind: 'have', item, count: countOf(items, item) });
}

/** If nobody speaks, the Item in hand that it has not mentioned for longest. */
function longestUnsaid({ memory, isStill }: Mind, items: readonly ItemNumber[]): ItemNumber | undefined {
  if (memory.silence <= SILENCE && !isStill) return undefined;
  return items.find((item) => !memory.offered.has(item)) ?? [...memory.offered].find((item) => items.includes(item));
}

/** Announces the reward it counts on, after playing a Mission that needs it. */
export function sayTake({ memory }: Mind): TimeMove | undefined {
  const item = memory.toTake.shift();
  if (item === undefined) return undefined;
  memory.wanted.add(item);
  return say(memory, { kind: 'take', item });
}

function say(memory: Mind['memory'], call: Call): TimeMove {
  memory.silence = 0;
  return { kind: 'call', call };
}
