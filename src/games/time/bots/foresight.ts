import { elementAt } from '../../../engine/list.ts';
import {
  ALL_KINDS,
  backOf,
  type CardNumber,
  type ItemNumber,
  TOKEN_COPIES,
  type VictoryCondition,
} from '../rules/content.ts';
import { addTo, noItems } from '../rules/counts.ts';
import type { Lookup } from '../rules/lookup.ts';
import { SLOT_PIECES } from '../rules/state.ts';

/**
 * A reward not chosen yet: its possible kinds, and whether it may be declined. One that may be declined takes no slot here,
 * so a kind that would not have fitted since then is none it can have become.
 */
interface OpenReward {
  items: readonly ItemNumber[];
  refusable: boolean;
}

/** The bot's prediction of the Backpack, and of the Missions on the way. */
export interface Foresight {
  pieces: number[];
  /** Tokens that can still be gained, by kind. */
  supply: number[];
  open: OpenReward[];
  slots: number;
  /** DT-65 Tonk's extra slots, until a Mission is solved. */
  extraSlot: boolean;
  printedSlots: number;
  slotPieces: number;
  /** DT-80 What applies to the next Mission. */
  next: { solved: boolean; named: readonly ItemNumber[]; waived: number };
  merges: boolean;
  standIn?: ItemNumber;
  freeRewards: boolean;
  completed: number;
  adventure: boolean;
  /** DT-53 The Missions accomplished when the Adventure was. */
  adventureAfter?: number;
  broken: boolean;
  /** The first Mission that will fail. */
  failing?: CardNumber;
}

const NOTHING_WAITS: Foresight['next'] = { solved: false, named: [], waived: 0 };

/** The prediction before the first card: an empty Backpack. */
export function emptyForesight(slots: number): Foresight {
  return {
    pieces: noItems(),
    supply: noItems().fill(TOKEN_COPIES),
    open: [],
    slots,
    extraSlot: false,
    printedSlots: slots,
    slotPieces: SLOT_PIECES,
    next: NOTHING_WAITS,
    merges: false,
    freeRewards: false,
    completed: 0,
    adventure: false,
    broken: false,
  };
}

/** A copy to go on with. */
export function copyForesight(from: Foresight): Foresight {
  return { ...from, pieces: from.pieces.slice(), supply: from.supply.slice(), open: from.open.slice() };
}

/** Simulates cards in the order of their reveal; choices stay open until a Mission needs them. */
export function foresee(lookup: Lookup, from: Foresight, cards: readonly CardNumber[]): Foresight {
  const seen = copyForesight(from);
  for (const card of cards) meetNext(lookup, seen, card);
  return seen;
}

/** The next card is revealed; a broken Backpack stays broken. */
export function meetNext(lookup: Lookup, seen: Foresight, card: CardNumber): void {
  if (seen.broken) return;
  if (backOf(card) === 'item') pack(seen, card);
  else meet(lookup, seen, card);
}

/** What a Mission or Adventure lacks; open rewards count as everything they can become. */
export function lacking(lookup: Lookup, seen: Foresight, card: CardNumber): ItemNumber[] {
  const missing = missingIn(seen, lookup.needs(card));
  const isPlain = seen.open.length === 0 && seen.standIn === undefined;
  return missing.length === 0 || isPlain ? missing : planFor(lookup, seen, card).lacking;
}

/** The listed Items that are not in the Backpack; equal ones are adjacent. */
function missingIn({ pieces, merges }: Foresight, listed: readonly ItemNumber[]): ItemNumber[] {
  const missing: ItemNumber[] = [];
  let left = 0;
  let before: ItemNumber | undefined;
  for (const item of listed) {
    const isAgain = item === before;
    before = item;
    if (!isAgain) left = elementAt(pieces, item);
    else if (merges) continue;
    if (left > 0) left -= 1;
    else missing.push(item);
  }
  return missing;
}

/** The kinds that open rewards must become for a Mission or Adventure to succeed. */
export function rewardsFor(lookup: Lookup, seen: Foresight, card: CardNumber): ItemNumber[] {
  return planFor(lookup, seen, card).chosen.map(({ item }) => item);
}

/** Slots in use; a mandatory open reward needs one more, unless a slot of its kind has space. */
export function slotsFilled(seen: Foresight): number {
  let used = 0;
  for (const count of seen.pieces) used += Math.ceil(count / seen.slotPieces);
  for (const { items, refusable } of seen.open) {
    if (!refusable && !items.some((item) => hasSpace(seen, item))) used += 1;
  }
  return used;
}

/** Whether a slot that holds a kind has space for one more. */
function hasSpace({ pieces, slotPieces }: Foresight, item: ItemNumber): boolean {
  return elementAt(pieces, item) % slotPieces !== 0;
}

function pack(seen: Foresight, item: ItemNumber): void {
  addTo(seen.pieces, item, 1);
  if (slotsFilled(seen) > seen.slots) seen.broken = true;
  forgetWhatBreaks(seen);
}

/** DT-33, DT-36 With no slot free, a reward that may be declined can only become what still fits beside its kind. */
function forgetWhatBreaks(seen: Foresight): void {
  if (!seen.open.some(({ refusable }) => refusable) || slotsFilled(seen) < seen.slots) return;
  seen.open = seen.open
    .map((open) => (open.refusable ? { ...open, items: open.items.filter((kind) => hasSpace(seen, kind)) } : open))
    .filter(({ items }) => items.length > 0);
}

interface Plan {
  lacking: ItemNumber[];
  spent: ItemNumber[];
  /** Which open reward becomes which kind. */
  chosen: { open: OpenReward; item: ItemNumber }[];
}

/** The plan for a Mission that a skill solves. */
const NO_PLAN: Plan = { lacking: [], spent: [], chosen: [] };

function planFor(lookup: Lookup, seen: Foresight, card: CardNumber): Plan {
  const listed = lookup.needs(card);
  const needed = seen.merges ? [...new Set(listed)] : listed;
  const left = seen.pieces.slice();
  const plan: Plan = { lacking: [], spent: [], chosen: [] };
  const missing: ItemNumber[] = [];
  for (const item of needed) {
    if (elementAt(left, item) > 0) {
      addTo(left, item, -1);
      plan.spent.push(item);
    } else missing.push(item);
  }
  for (const item of missing) {
    const open = pickOpen(seen, plan, item);
    if (open !== undefined) plan.chosen.push({ open, item });
    else if (seen.standIn !== undefined && elementAt(left, seen.standIn) > 0) {
      addTo(left, seen.standIn, -1);
      plan.spent.push(seen.standIn);
    } else plan.lacking.push(item);
  }
  return plan;
}

/** The open reward that can become this Item and has the fewest other uses. */
function pickOpen(seen: Foresight, { chosen }: Plan, item: ItemNumber): OpenReward | undefined {
  const taken = chosen.filter((choice) => choice.item === item).length;
  if (elementAt(seen.supply, item) <= taken) return undefined;
  let best: OpenReward | undefined;
  for (const open of seen.open) {
    if (!open.items.includes(item) || chosen.some((choice) => choice.open === open)) continue;
    if (best === undefined || open.items.length < best.items.length) best = open;
  }
  return best;
}

function meet(lookup: Lookup, seen: Foresight, card: CardNumber): void {
  const { solved, named, waived } = seen.next;
  seen.next = NOTHING_WAITS;
  const isSolved = solved || named.some((item) => lookup.needs(card).includes(item));
  const plan = isSolved ? NO_PLAN : planFor(lookup, seen, card);
  if (plan.lacking.length > waived) {
    seen.failing ??= card;
    return;
  }
  for (const item of plan.spent.slice(waived - plan.lacking.length)) addTo(seen.pieces, item, -1);
  if (seen.extraSlot) {
    seen.extraSlot = false;
    seen.slots = seen.printedSlots;
  }
  // A token that was chosen and spent is back in the supply, so the choice can be dropped.
  seen.open = seen.open.filter((open) => !plan.chosen.some((choice) => choice.open === open));
  if (backOf(card) === 'adventure') begin(lookup, seen, card);
  else {
    seen.completed += 1;
    gain(lookup, seen, card);
  }
}

function begin(lookup: Lookup, seen: Foresight, card: CardNumber): void {
  const effect = lookup.effect(card);
  seen.adventure = true;
  seen.adventureAfter = seen.completed;
  switch (effect.kind) {
    case 'merge-duplicates':
      seen.merges = true;
      return;
    case 'bigger-slots':
      seen.slotPieces = effect.pieces;
      return;
    case 'stand-in':
      seen.standIn = lookup.item(effect.item);
      return;
    case 'free-rewards':
      seen.freeRewards = true;
      return;
  }
}

function gain(lookup: Lookup, seen: Foresight, card: CardNumber): void {
  const reward = lookup.reward(card);
  if (reward.kind === 'none') return;
  if (seen.freeRewards) {
    seen.open.push({ items: ALL_KINDS, refusable: true });
    forgetWhatBreaks(seen);
    return;
  }
  switch (reward.kind) {
    case 'mandatory':
      if (seen.supply[reward.item] === 0) return;
      addTo(seen.supply, reward.item, -1);
      pack(seen, reward.item);
      return;
    case 'optional':
      seen.open.push({ items: [reward.item], refusable: true });
      forgetWhatBreaks(seen);
      return;
    case 'either':
      seen.open.push({ items: reward.items, refusable: false });
      break;
    case 'any':
      seen.open.push({ items: ALL_KINDS, refusable: false });
      break;
  }
  if (slotsFilled(seen) > seen.slots) seen.broken = true;
}

/** DT-85 Whether the Story as it is now meets a victory condition. */
export function isMet(now: Foresight, condition: VictoryCondition, lookup: Lookup): boolean {
  switch (condition.kind) {
    case 'adventure-accomplished':
      return now.adventure;
    case 'hold-items':
      return condition.items.every((id) => elementAt(now.pieces, lookup.item(id)) > 0);
    case 'free-slots':
      return now.slots - slotsFilled(now) >= condition.slots;
    case 'missions-after':
      return now.adventureAfter !== undefined && now.completed - now.adventureAfter >= condition.missions;
  }
}
