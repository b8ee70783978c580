import type { Seat } from '../../../../engine/game.ts';
import { without } from '../../../../engine/pieces.ts';
import { backOf, type CardNumber, type ItemNumber } from '../content.ts';
import { holdsAll, missingFrom, piecesOf, presentIn, takeOut } from './backpack.ts';
import { partsOf } from './choosing.ts';
import { endWhenNothingLeft } from './ending.ts';
import { gainReward } from './reward.ts';
import type { Look, Tabletop } from './table.ts';
import { effectInForce } from './table.ts';

/** DT-80 A Mission or Adventure card is revealed: solved by a skill, waived some Items, or tested. */
export function meetMission(table: Tabletop, card: CardNumber): void {
  const { state, lookup } = table;
  const { solved, named, waived } = state.next;
  state.next = { solved: false, named: [], waived: 0 };
  if (solved || named.some((item) => lookup.needs(card).includes(item))) {
    accomplish(table, card, { spent: [], solved: true });
    return;
  }
  const [only = [], ...others] = waysToWaive(table, card, waived);
  if (others.length > 0) {
    state.pending = { kind: 'waive', card, count: waived };
    return;
  }
  if (waived > 0) table.context.emit?.({ kind: 'waived', card, items: only.slice() });
  putToTest(table, card, only);
}

/** DT-87 A card's needs now: an Adventure may have merged duplicates. */
function neededItems(scene: Look, card: CardNumber): readonly ItemNumber[] {
  const listed = scene.lookup.needs(card);
  if (effectInForce(scene)?.kind !== 'merge-duplicates') return listed;
  return listed.filter((item, place) => listed.indexOf(item) === place);
}

/** DT-67 All choices of this many Items to waive. */
export function waysToWaive(scene: Look, card: CardNumber, count: number): number[][] {
  const needed = neededItems(scene, card);
  const most = Math.min(count, needed.length);
  return partsOf(needed).filter((part) => part.length === most);
}

/** DT-67, DT-87 The players have chosen the Items to waive. */
export function waive(
  table: Tabletop,
  seat: Seat,
  { card, items }: { card: CardNumber; items: readonly number[] },
): void {
  table.state.pending = undefined;
  table.context.emit?.({ kind: 'waived', seat, card, items: items.slice() });
  putToTest(table, card, items);
  endWhenNothingLeft(table);
}

/** DT-34, DT-37 A card succeeds if all its needs are in the Backpack, and fails otherwise. */
function putToTest(table: Tabletop, card: CardNumber, waived: readonly ItemNumber[]): void {
  const needed = without(neededItems(table, card), waived);
  const spent = waysToPay(table, needed);
  if (spent === undefined) {
    fail(table, card, missingFrom(table.state.backpack, needed));
    return;
  }
  for (const item of spent) takeOut(table, item);
  accomplish(table, card, { spent, solved: false });
}

/** DT-34, DT-56 The pieces to spend, or undefined if something is missing. */
function waysToPay(scene: Look, needed: readonly ItemNumber[]): ItemNumber[] | undefined {
  const { backpack } = scene.state;
  if (holdsAll(backpack, needed)) return needed.slice();
  const effect = effectInForce(scene);
  if (effect?.kind !== 'stand-in') return undefined;
  const standIn = scene.lookup.item(effect.item);
  const present = presentIn(backpack, needed);
  const missing = needed.length - present.length;
  const spare = piecesOf(backpack, standIn) - present.filter((item) => item === standIn).length;
  return missing <= spare ? [...present, ...Array.from({ length: missing }, () => standIn)] : undefined;
}

/**
 * DT-34, DT-53, DT-65 Success: Items are spent, then Tonk's slot ends, an Adventure's effect begins, a reward is
 * gained.
 */
function accomplish(
  table: Tabletop,
  card: CardNumber,
  { spent, solved }: { spent: ItemNumber[]; solved: boolean },
): void {
  const { state, context } = table;
  context.emit?.({ kind: 'accomplished', card, spent, solved });
  if (state.extraSlot) {
    state.extraSlot = false;
    context.emit?.({ kind: 'slot-lost', slots: state.slots });
  }
  if (backOf(card) === 'adventure') {
    state.adventureAfter = state.completed.length;
    context.emit?.({ kind: 'effect-began', card });
    return;
  }
  state.completed.push(card);
  gainReward(table, card);
}

/** DT-37 Failure: the card is discarded, and players choose which of its Items go with it. */
function fail(table: Tabletop, card: CardNumber, missing: ItemNumber[]): void {
  const { state, lookup, context } = table;
  state.discard.push(card);
  state.failed.push(card);
  state.lastFailed = card;
  context.emit?.({ kind: 'failed', card, missing });
  const items = presentIn(state.backpack, lookup.needs(card));
  if (items.length > 0) state.pending = { kind: 'failed', card, items };
}

/** DT-37 The players have chosen the Items discarded with a failed card. */
export function drop(
  table: Tabletop,
  seat: Seat,
  { card, items }: { card: CardNumber; items: readonly number[] },
): void {
  const { state, context } = table;
  for (const item of items) takeOut(table, item);
  state.pending = undefined;
  context.emit?.({ kind: 'dropped', seat, card, items: items.slice() });
  endWhenNothingLeft(table);
}
