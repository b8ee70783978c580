import type { BagMove } from '../../moves.ts';
import { type AdventurerNumber, adventurerOf } from '../../state.ts';
import type { Task } from '../../task.ts';
import { type Look, push, someone, type Tabletop } from '../table.ts';
import { heldSpaces, itemIn } from './gear.ts';
import { spendItem } from './inventory.ts';
import { isExpendable } from './items.ts';

/** BD-86 Fred's prices. */
const PRICE_IN_KILLS = 3;
const PRICE_IN_ITEMS = 2;

function expendables(look: Look, who: AdventurerNumber): number[] {
  return heldSpaces(adventurerOf(look.state, who)).filter((space) => isExpendable(look, who, space));
}

/** BD-86 Whether this adventurer can pay Fred. */
export function canPayFred(look: Look, who: AdventurerNumber): boolean {
  if (!look.state.terms.fred || look.state.itemBag.length === 0) return false;
  return (
    adventurerOf(look.state, who).kills.length >= PRICE_IN_KILLS || expendables(look, who).length >= PRICE_IN_ITEMS
  );
}

/** BD-86 Adds the ways to pay; after a first item only a second one. */
export function addPayments(look: Look, { who, paid }: Task & { kind: 'fred' }, moves: BagMove[]): void {
  const spaces = expendables(look, who);
  const adventurer = adventurerOf(look.state, who);
  const { kills } = adventurer;
  if (paid > 0 || spaces.length >= PRICE_IN_ITEMS) {
    const same = (one: number, other: number) => itemIn(adventurer, one) === itemIn(adventurer, other);
    for (const space of spaces)
      if (spaces.find((other) => same(other, space)) === space) moves.push({ kind: 'pay', space });
  }
  if (paid > 0) return;
  if (kills.length >= PRICE_IN_KILLS) moves.push({ kind: 'pay-kills' });
  moves.push({ kind: 'no' });
}

/** BD-86 Pays one item; two of them buy a draw from the bag. */
export function payItem(table: Tabletop, task: Task & { kind: 'fred' }, space: number): void {
  const { who } = task;
  const item = spendItem(table, who, space);
  table.emit?.({ kind: 'paid-fred', who: someone(table.state, who), items: [item], kills: [] });
  task.paid += 1;
  if (task.paid < PRICE_IN_ITEMS) return;
  table.state.agenda.pop();
  push(table, { kind: 'draw-items', who, left: 1, from: 'fred' });
}

/** BD-86 Pays three kills, the dragon last. */
export function payKills(table: Tabletop, { who }: Task & { kind: 'fred' }): void {
  const { state, lookup } = table;
  const { kills } = adventurerOf(state, who);
  kills.sort((one, other) => Number(one === lookup.dragon) - Number(other === lookup.dragon));
  const paid = kills.splice(0, PRICE_IN_KILLS);
  state.goneMonsters.push(...paid);
  table.emit?.({ kind: 'paid-fred', who: someone(state, who), items: [], kills: paid });
  state.agenda.pop();
  push(table, { kind: 'draw-items', who, left: 1, from: 'fred' });
}
