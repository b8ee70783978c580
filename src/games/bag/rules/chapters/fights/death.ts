import { elementAt } from '../../../../../engine/list.ts';
import type { Place } from '../../board.ts';
import type { ItemNumber } from '../../content.ts';
import { itemCard } from '../../lookup.ts';
import { type AdventurerNumber, adventurerOf, type BagState, EMPTY } from '../../state.ts';
import type { Cause } from '../../task.ts';
import { fullAp, fullHealth, spaceWith } from '../items/gear.ts';
import { spendItem } from '../items/inventory.ts';
import {
  bearer,
  isBeforeThird,
  isDragon,
  isFirstEdition,
  type Look,
  monsterAt,
  placeOfTile,
  push,
  someone,
  type Tabletop,
} from '../table.ts';
import { endGame } from '../way-out/ending.ts';

/**
 * BD-39, BD-92, BD-98 A life is lost: items stay behind, and the adventurer restarts with full health if a life is
 * left.
 */
export function die(table: Tabletop, who: AdventurerNumber, cause: Cause): void {
  const { state, lookup } = table;
  const adventurer = adventurerOf(state, who);
  const isLast = adventurer.lives === 1 || hasNoTurnLeft(state, who);
  adventurer.lives -= 1;
  forget(table, who);
  sendBearAway(table, who);
  const policy = isLast ? undefined : spaceWith(lookup, adventurer, 'insurance');
  const insured = policy !== undefined;
  table.emit?.({
    kind: 'died',
    who: someone(state, who),
    place: adventurer.place,
    lives: adventurer.lives,
    insured,
    ...(isLast && adventurer.lives > 0 ? { lost: true } : {}),
  });
  if (policy === undefined) leaveThings(table, who);
  else {
    const item = spendItem(table, who, policy);
    table.emit?.({ kind: 'used', who: someone(state, who), item });
  }
  if (who === state.active) state.turnOver = true;
  const victor = victorOver(state, who, cause);
  if (victor !== undefined && adventurer.kills.length > 0) push(table, { kind: 'hand-over-kill', who, to: victor });
  markFallen(table, who);
  if (!isLast) {
    adventurer.place = 0;
    adventurer.health = fullHealth(lookup, adventurer);
  } else {
    adventurer.fate = 'lost';
    adventurer.health = 0;
    if (!state.adventurers.some(({ fate }) => fate === 'inside'))
      endGame(table, state.ring.kind === 'out' ? 'ring-out' : 'all-lost');
  }
}

/** BD-98 Once the Ring is out, death in or after one's last turn means being lost; before it one starts again. */
function hasNoTurnLeft(state: BagState, who: AdventurerNumber): boolean {
  if (state.ring.kind !== 'out') return false;
  return isBeforeThird(state) ? who === state.active : !state.lastTurns.includes(who);
}

/** BD-83, BD-107 The rival credited with a death: the one who used the fatal item. */
function victorOver(state: BagState, who: AdventurerNumber, cause: Cause): AdventurerNumber | undefined {
  if (cause.kind === 'adventurer') return cause.who;
  const by = 'by' in cause ? cause.by : undefined;
  if (by === undefined || by === who || !state.terms.competitive || isFirstEdition(state)) return undefined;
  return adventurerOf(state, by).fate === 'lost' ? undefined : by;
}

/** Drops the tasks the dead adventurer still had in this turn. */
function forget({ state }: Tabletop, who: AdventurerNumber): void {
  for (let index = state.agenda.length - 1; index >= 0; index--) {
    const task = elementAt(state.agenda, index);
    if ('who' in task && task.who === who) state.agenda.splice(index, 1);
  }
}

function markFallen({ state }: Tabletop, who: AdventurerNumber): void {
  const { fight } = state;
  if (fight === undefined) return;
  for (const side of [fight.attacker, fight.defender]) {
    if (side !== undefined && (side.fighter === who || side.partner === who)) side.fallen.push(who);
  }
}

/** A companion goes back into the bag, even with insurance. */
function sendBearAway({ state, lookup, emit }: Tabletop, who: AdventurerNumber): void {
  const { followers } = adventurerOf(state, who);
  for (let index = followers.length - 1; index >= 0; index--) {
    const item = elementAt(followers, index);
    if (itemCard(lookup, item).effect.kind !== 'companion') continue;
    followers.splice(index, 1);
    state.itemBag.push(item);
    emit?.({ kind: 'bear-left', who: someone(state, who), item });
  }
}

/**
 * BD-39 All items and the Ring stay where the adventurer died; after a fight with the Red Dragon they go to the Healing
 * Pool.
 */
function leaveThings(table: Tabletop, who: AdventurerNumber): void {
  const { state } = table;
  const adventurer = adventurerOf(state, who);
  const items: ItemNumber[] = adventurer.followers.splice(0);
  for (const content of adventurer.spaces) if (content !== EMPTY) items.push(content - 1);
  adventurer.spaces.fill(EMPTY);
  adventurer.ap = Math.min(adventurer.ap, fullAp(table.lookup, adventurer));
  const ring = bearer(state) === who;
  if (items.length === 0 && !ring) return;
  const place = fightsDragon(table, who) ? poolOrStart(table) : adventurer.place;
  for (const item of items) {
    if (place === 'aside') state.aside.push(item);
    else state.floor.push({ place, item });
  }
  if (ring) state.ring = place === 'aside' ? { kind: 'aside' } : { kind: 'lying', place };
  const where = place === 'aside' ? 'aside' : place === adventurer.place ? 'tile' : place === 0 ? 'start' : 'pool';
  table.emit?.({ kind: 'things-left', who: someone(state, who), items, ring, where });
}

function fightsDragon(look: Look, who: AdventurerNumber): boolean {
  const { fight } = look.state;
  if (fight === undefined || fight.defender !== undefined) return false;
  if (fight.attacker.fighter !== who && fight.attacker.partner !== who) return false;
  const monster = monsterAt(look.state, fight.place);
  return monster !== undefined && isDragon(look, monster);
}

/** BD-39, BD-97 The Healing Pool; aside until it is laid; the Start if it cannot be laid any more. */
function poolOrStart({ state, lookup }: Look): Place | 'aside' {
  const pool = placeOfTile(state, lookup.pool);
  if (pool !== undefined) return pool;
  return state.stack.includes(lookup.pool) ||
    state.agenda.some((task) => task.kind === 'lay' && task.tile === lookup.pool)
    ? 'aside'
    : 0;
}

/** BD-39, BD-97 Lays down what waited for the Healing Pool. */
export function bringAside({ state }: Tabletop, place: Place): void {
  for (const item of state.aside.splice(0)) state.floor.push({ place, item });
  if (state.ring.kind === 'aside') state.ring = { kind: 'lying', place };
}
