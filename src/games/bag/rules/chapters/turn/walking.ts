import { type Side, wayFrom } from '../../board.ts';
import type { BagMove } from '../../moves.ts';
import { type AdventurerNumber, adventurerOf, type BagState } from '../../state.ts';
import type { Arrival, Task } from '../../task.ts';
import { startFight } from '../fights/fight.ts';
import { canPayFred } from '../items/fred.ts';
import { wears } from '../items/gear.ts';
import {
  drawFrom,
  isDragon,
  isFirstEdition,
  isGuarded,
  type Look,
  monsterAt,
  push,
  resetQuiet,
  roleAt,
  someone,
  spend,
  type Tabletop,
  tokenAt,
} from '../table.ts';

/** BD-20 Adds the joined openings that can be walked through. */
export function addSteps({ state, lookup }: Look, who: AdventurerNumber, moves: BagMove[]): void {
  const adventurer = adventurerOf(state, who);
  if (adventurer.ap < 1 && !(state.stride && wears(lookup, adventurer, 'stride'))) return;
  for (let side = 0; side < 4; side++) {
    if (wayFrom(state.board, adventurer.place, side) >= 0) moves.push({ kind: 'go', side });
  }
}

/** BD-20 One step for 1 AP; with the Torch of an earlier pack the next one is free. */
export function go(table: Tabletop, who: AdventurerNumber, side: Side): void {
  const { state, lookup } = table;
  const adventurer = adventurerOf(state, who);
  const from = adventurer.place;
  const hasLight = wears(lookup, adventurer, 'stride');
  if (state.stride && hasLight) state.stride = false;
  else {
    spend(adventurer, 1);
    state.stride = hasLight;
  }
  adventurer.place = wayFrom(state.board, from, side);
  table.emit?.({ kind: 'walked', who: someone(state, who), from, to: adventurer.place, ap: adventurer.ap });
  push(table, { kind: 'arrive', who, how: 'walk' });
}

/** BD-30, BD-32, BD-37, BD-55 What happens when an adventurer arrives on a tile. */
export function arrive(table: Tabletop, { who, how }: Task & { kind: 'arrive' }): void {
  const { state } = table;
  state.agenda.pop();
  const { place } = adventurerOf(state, who);
  if (isGuarded(state, place)) {
    if (how !== 'walk') return;
    if (canSneak(table, who)) push(table, { kind: 'sneak', who });
    else startFight(table, { who, place });
    return;
  }
  const role = roleAt(table, place);
  if (role === 'item' && !state.emptied.includes(place)) {
    state.emptied.push(place);
    push(table, { kind: 'draw-items', who, left: 1, from: 'tile' });
  }
  if (how === 'freed') return;
  if (role === 'spikes') push(table, { kind: 'spikes', who });
  if (role === 'start' && meetsFred(state, how) && canPayFred(table, who)) push(table, { kind: 'fred', who, paid: 0 });
}

/** BD-86, BD-107 Moving onto the Start, also by an escape, leads to Fred; magic and a new life do not. */
function meetsFred(state: BagState, how: Arrival): boolean {
  return how === 'walk' || (how === 'escape' && !isFirstEdition(state));
}

/** BD-105 The Cloak passes monsters, but not the Red Dragon, while another step is possible. */
function canSneak(look: Look, who: AdventurerNumber): boolean {
  const { state, lookup } = look;
  const adventurer = adventurerOf(state, who);
  const monster = monsterAt(state, adventurer.place);
  if (monster !== undefined && isDragon(look, monster)) return false;
  const steps: BagMove[] = [];
  if (wears(lookup, adventurer, 'unseen')) addSteps(look, who, steps);
  return steps.length > 0;
}

/** Adds the hidden monsters next door that a Magic Sword lets its bearer look at. */
export function addLooks({ state, lookup }: Look, who: AdventurerNumber, moves: BagMove[]): void {
  const adventurer = adventurerOf(state, who);
  if (state.tokens.length === 0 || !wears(lookup, adventurer, 'weapon')) return;
  for (let side = 0; side < 4; side++) {
    const token = tokenAt(state, wayFrom(state.board, adventurer.place, side));
    if (token !== undefined && !token.knownTo.includes(adventurer.seat)) moves.push({ kind: 'look', side });
  }
}

/** The Magic Sword shows its bearer a hidden monster next door. */
export function lookAt(table: Tabletop, who: AdventurerNumber, side: Side): void {
  const { state } = table;
  const { place, seat } = adventurerOf(state, who);
  const token = tokenAt(state, wayFrom(state.board, place, side));
  if (token === undefined) throw new Error('there is no hidden monster to look at');
  if (token.monster === undefined) {
    const monster = drawFrom(state.monsterBag, table.rng);
    if (monster !== undefined) token.monster = monster;
    resetQuiet(table);
  }
  token.knownTo.push(seat);
  if (token.monster === undefined) return;
  table.emit?.({ kind: 'looked', who: someone(state, who), place: token.place, monster: token.monster });
}
