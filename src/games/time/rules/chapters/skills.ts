import type { Seat } from '../../../../engine/game.ts';
import type { HeroNumber, ItemNumber } from '../content.ts';
import { addTo } from '../counts.ts';
import { LOOK_AHEAD, MOST_TOKENS_REMOVED, playerAt } from '../state.ts';
import { isEmptyBackpack, kindsIn, slotLimit, takeOut, tokensIn } from './backpack.ts';
import { endWhenNothingLeft } from './ending.ts';
import { release } from './resolution.ts';
import { costOf } from './skill-refusal.ts';
import type { Tabletop } from './table.ts';

/** DT-67, DT-69 The most pieces each of these skills takes. */
export const MOST_PAID = { waive: 2, exchange: 3 } as const;

/** DT-62, DT-63 Uses the skill of a Hero, the player's own or a copied one; its user's single use is spent. */
export function spendSkill(table: Tabletop, seat: Seat, hero: HeroNumber): void {
  const { state, lookup, context } = table;
  const own = playerAt(state, seat).hero;
  if (own === undefined) throw new Error(`seat ${seat} has no Hero`);
  const paid = costOf(table, seat, hero);
  own.used = true;
  for (const item of paid) takeOut(table, item);
  context.emit?.({ kind: 'skill-used', seat, hero, paid, ...(own.hero !== hero && { by: own.hero }) });
  // DT-83 In the first edition a hold was for a skill, and ended with it.
  if (state.firstEdition && state.hold?.seat === seat) release(table, seat);
  work(table, seat, hero);
  if (lookup.skill(hero) !== 'return-failed') endWhenNothingLeft(table);
}

function work(table: Tabletop, seat: Seat, hero: HeroNumber): void {
  const { state } = table;
  const skill = table.lookup.skill(hero);
  switch (skill) {
    case 'look-and-discard':
    case 'look-and-arrange':
      lookAhead(table, seat, skill);
      return;
    case 'extra-slot':
      widen(table, seat);
      return;
    case 'return-failed':
      returnFailed(table, seat);
      return;
    case 'waive':
    case 'exchange':
      state.pending = { kind: 'pay', seat, skill, paid: 0 };
      return;
    case 'name-item':
      state.pending = { kind: 'name-item', seat };
      return;
    case 'remove-tokens':
      state.pending = { kind: 'remove-tokens', seat, removed: 0 };
      return;
    case 'solve':
      state.next.solved = true;
      return;
    case 'copy':
      throw new Error("Ro's Thanir always copies another Hero");
  }
}

/** DT-64, DT-68, DT-73, DT-86 The next five cards are shown, or all if there are fewer; the skill's user decides. */
function lookAhead({ state, context }: Tabletop, seat: Seat, skill: 'look-and-discard' | 'look-and-arrange'): void {
  const cards = state.story.slice(-LOOK_AHEAD).reverse();
  context.emit?.({ kind: 'looked', seat, cards: cards.slice() });
  state.pending =
    skill === 'look-and-discard' ? { kind: skill, seat, cards } : { kind: skill, seat, cards, placed: [] };
}

/** DT-64, DT-86 Discards some of the cards seen, by place; the rest keep their order. */
export function sift(table: Tabletop, seat: Seat, places: readonly number[]): void {
  const { state, context } = table;
  if (state.pending?.kind !== 'look-and-discard') throw new Error('cards are sifted after a look at them');
  const { cards } = state.pending;
  const gone = cards.filter((_, place) => places.includes(place));
  const kept = cards.filter((_, place) => !places.includes(place));
  state.story.splice(-cards.length, cards.length, ...kept.reverse());
  state.discard.push(...gone);
  state.pending = undefined;
  context.emit?.({ kind: 'sifted', seat, cards: gone });
  endWhenNothingLeft(table);
}

/** DT-68 Puts one of the cards seen in the next place; the last one follows automatically. */
export function arrange({ state, context }: Tabletop, seat: Seat, place: number): void {
  if (state.pending?.kind !== 'look-and-arrange') throw new Error('cards are arranged after a look at them');
  const { cards, placed } = state.pending;
  placed.push(...cards.splice(place, 1));
  if (cards.length > 1) return;
  placed.push(...cards);
  state.story.splice(-placed.length, placed.length, ...placed.reverse());
  state.pending = undefined;
  context.emit?.({ kind: 'arranged', seat });
}

/** DT-65 Nine slots until a Mission is solved. */
function widen(table: Tabletop, seat: Seat): void {
  table.state.extraSlot = true;
  table.context.emit?.({ kind: 'slot-gained', seat, slots: slotLimit(table) });
}

/** DT-66, DT-85 The last failed card goes to the bottom of the Story deck; after it the one before can be returned. */
function returnFailed({ state, context }: Tabletop, seat: Seat): void {
  const card = state.lastFailed;
  if (card === undefined) throw new Error('a failed card returns only after one has failed');
  state.failed.pop();
  state.lastFailed = state.firstEdition ? undefined : state.failed.at(-1);
  state.discard.splice(state.discard.lastIndexOf(card), 1);
  state.story.unshift(card);
  context.emit?.({ kind: 'mission-returned', seat, card });
}

/** DT-67, DT-69, DT-88 An Item leaves the Backpack; when no more may or can, paying ends. */
export function pay(table: Tabletop, seat: Seat, item: ItemNumber): void {
  const { state, context } = table;
  if (state.pending?.kind !== 'pay') throw new Error('Items are paid only for a skill');
  takeOut(table, item);
  state.pending.paid += 1;
  context.emit?.({ kind: 'paid', seat, item });
  const { paid, skill } = state.pending;
  if (paid === MOST_PAID[skill] || isEmptyBackpack(state.backpack)) stopPaying(table, seat);
}

/** DT-67, DT-69 Enough Items have left: the next Mission needs fewer, or a token is chosen. */
export function stopPaying(table: Tabletop, seat: Seat): void {
  const { state, context } = table;
  if (state.pending?.kind !== 'pay') throw new Error('Items are paid only for a skill');
  const { paid, skill, seat: user, passed } = state.pending;
  state.pending = undefined;
  if (skill === 'waive') {
    state.next.waived += paid;
    context.emit?.({ kind: 'waiver-set', seat, count: paid });
  } else if (kindsIn(state.supply).length > 0) {
    state.pending = { kind: 'exchange', seat: user, ...(passed && { passed }) };
  }
  endWhenNothingLeft(table);
}

/** DT-71 A token leaves the game, from the Backpack or the supply. */
export function removeToken(
  table: Tabletop,
  seat: Seat,
  { item, from }: { item: ItemNumber; from: 'backpack' | 'supply' },
): void {
  const { state, context } = table;
  if (state.pending?.kind !== 'remove-tokens') throw new Error('tokens are removed only by a skill');
  addTo(tokensIn(state, from), item, -1);
  state.pending.removed += 1;
  context.emit?.({ kind: 'token-removed', seat, item, from });
  const left = [...state.backpack.tokens, ...state.supply].some((count) => count > 0);
  if (state.pending.removed === MOST_TOKENS_REMOVED || !left) stopRemoving(table);
}

/** DT-71 Enough tokens have left the game. */
export function stopRemoving(table: Tabletop): void {
  table.state.pending = undefined;
  endWhenNothingLeft(table);
}

/** DT-70 Names an Item; a next Mission that lists it is solved. */
export function nameItem(table: Tabletop, seat: Seat, item: ItemNumber): void {
  table.state.pending = undefined;
  table.state.next.named.push(item);
  table.context.emit?.({ kind: 'item-named', seat, item });
  endWhenNothingLeft(table);
}
