import { elementAt } from '../../../engine/list.ts';
import { kindsIn } from '../rules/chapters/backpack.ts';
import { MOST_PAID } from '../rules/chapters/skills.ts';
import { ALL_KINDS, type HeroNumber, type ItemNumber } from '../rules/content.ts';
import { addTo } from '../rules/counts.ts';
import { LOOK_AHEAD, playerAt, TONKS_SLOTS } from '../rules/state.ts';
import type { TimeView } from '../rules/view.ts';
import { copyForesight, type Foresight } from './foresight.ts';
import { foresightFrom, type Mind } from './mind.ts';
import { bestOf, ordersOf, prospect, prospectOf, subsetsOf } from './prospect.ts';

/** The minimum gain for which a skill's only use is spent: about one Mission. */
const WORTH_IT = 8;

/** Whether using a Hero's skill now is sufficiently better than waiting. */
export function wantsSkill(mind: Mind, view: TimeView, hero: HeroNumber): boolean {
  const now = foresightFrom(mind, view);
  const { lookup, memory } = mind;
  const own = playerAt(view, memory.seat).hero?.hero;
  // DT-63 With Ro's Thanir the price of both Heroes is paid.
  const costs = [...(own !== undefined && own !== hero ? lookup.cost(own) : []), ...lookup.cost(hero)];
  const paid = without(now, costs);
  return paid !== undefined && promiseOf(mind, view, { hero, paid }) >= prospect(mind, now) + WORTH_IT;
}

const NEVER = Number.NEGATIVE_INFINITY;

/** The best rating a Hero's skill can lead to, once its price is paid. */
function promiseOf(mind: Mind, view: TimeView, { hero, paid }: { hero: HeroNumber; paid: Foresight }): number {
  const { lookup, memory } = mind;
  const ahead = memory.story.slice(0, LOOK_AHEAD);
  const beyond = memory.story.slice(LOOK_AHEAD);
  switch (lookup.skill(hero)) {
    case 'solve':
    case 'name-item':
      return isSpokenFor(view) ? NEVER : prospect(mind, { ...paid, next: { ...paid.next, solved: true } });
    case 'waive':
      return isSpokenFor(view) ? NEVER : bestOf(waivers(paid).map((after) => prospect(mind, after)));
    case 'extra-slot':
      return prospect(mind, { ...paid, extraSlot: true, slots: TONKS_SLOTS });
    case 'look-and-discard':
      return bestOf(subsetsOf(ahead).map((kept) => prospectOf(mind, paid, [...kept, ...beyond])));
    case 'look-and-arrange':
      return bestOf(ordersOf(ahead).map((order) => prospectOf(mind, paid, [...order, ...beyond])));
    case 'exchange':
      return bestOf(exchanges(paid).map((after) => prospect(mind, after)));
    case 'remove-tokens':
      return bestOf(removals(paid, view).map((after) => prospect(mind, after)));
    case 'return-failed':
      // The Mission comes last: by then its Items may be there.
      return view.lastFailed === undefined ? NEVER : prospectOf(mind, paid, [...memory.story, view.lastFailed]);
    case 'copy':
      return NEVER;
  }
}

/** DT-67 One or two Items less, and as many that the next Mission does without. */
function waivers(from: Foresight): Foresight[] {
  const once = oneLess(from).map((after) => ({ ...after, next: { ...after.next, waived: 1 } }));
  return [
    ...once,
    ...once.flatMap((after) => oneLess(after).map((two) => ({ ...two, next: { ...two.next, waived: 2 } }))),
  ];
}

/** DT-69 One Item, or all pieces of one kind, for a token of another. */
function exchanges(from: Foresight): Foresight[] {
  return ALL_KINDS.flatMap((kind) => {
    const bundle = Math.min(MOST_PAID.exchange, elementAt(from.pieces, kind));
    return [1, bundle].flatMap((count) => {
      const after = without(from, new Array<ItemNumber>(count).fill(kind));
      return count > 0 && after !== undefined ? kindsIn(after.supply).map((item) => gained(after, item)) : [];
    });
  });
}

/** DT-71 Removing the tokens of one kind from the Backpack, or from the supply if none can be gained any more. */
export function removals(from: Foresight, { backpack, supply }: Pick<TimeView, 'backpack' | 'supply'>): Foresight[] {
  return ALL_KINDS.flatMap((item) => {
    const worn = new Array<ItemNumber>(elementAt(backpack.tokens, item)).fill(item);
    const after = worn.length > 0 ? without(from, worn) : undefined;
    const idle = elementAt(supply, item) > 0 ? copyForesight(from) : undefined;
    if (idle !== undefined) idle.supply[item] = 0;
    return [after, idle].filter((one) => one !== undefined);
  });
}

function oneLess(from: Foresight): Foresight[] {
  return ALL_KINDS.flatMap((item) => without(from, [item]) ?? []);
}

function without(from: Foresight, items: readonly ItemNumber[]): Foresight | undefined {
  const after = copyForesight(from);
  for (const item of items) addTo(after.pieces, item, -1);
  return after.pieces.some((count) => count < 0) ? undefined : after;
}

function gained(from: Foresight, item: ItemNumber): Foresight {
  const after = copyForesight(from);
  addTo(after.pieces, item, 1);
  addTo(after.supply, item, -1);
  return after;
}

/** Whether something already applies to the next Mission. */
function isSpokenFor({ next }: TimeView): boolean {
  return next.solved || next.named.length > 0 || next.waived > 0;
}
