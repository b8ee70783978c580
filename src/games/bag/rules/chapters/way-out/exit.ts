import type { BagMove } from '../../moves.ts';
import { type AdventurerNumber, adventurerOf } from '../../state.ts';
import { bearer, isGuarded, isInside, type Look, roleAt, someone, spend, type Tabletop } from '../table.ts';
import { endGame, questOf } from './ending.ts';
import { deliveryPlace } from './scrolls.ts';

/** BD-62, BD-98 The Exit lets nobody out before the ring bearer, nobody past a monster, and costs 1 AP. */
function canLeave(look: Look, who: AdventurerNumber): boolean {
  const { state } = look;
  const { place, ap } = adventurerOf(state, who);
  if (ap < 1 || roleAt(look, place) !== 'exit' || isGuarded(state, place)) return false;
  return questOf(look).kind === 'ring-out' && (bearer(state) === who || state.ring.kind === 'out');
}

/** BD-87 Whether the Ring can be laid down here to fulfil a quest. */
function canDeliver(look: Look, who: AdventurerNumber): boolean {
  const { state } = look;
  if (bearer(state) !== who || adventurerOf(state, who).ap < 1) return false;
  const place = deliveryPlace(look);
  return place === adventurerOf(state, who).place && !isGuarded(state, place);
}

/** Adds the moves that leave with, or deliver, the Ring. */
export function addDepartures(look: Look, who: AdventurerNumber, moves: BagMove[]): void {
  if (canLeave(look, who)) moves.push({ kind: 'leave' });
  if (canDeliver(look, who)) moves.push({ kind: 'deliver' });
}

/** BD-62, BD-63 Leaves the dungeon. When the Ring leaves, everybody still inside has one turn left. */
export function leave(table: Tabletop, who: AdventurerNumber): void {
  const { state } = table;
  const adventurer = adventurerOf(state, who);
  spend(adventurer, 1);
  adventurer.fate = 'escaped';
  state.turnOver = true;
  const ring = bearer(state) === who;
  table.emit?.({ kind: 'left-the-dungeon', who: someone(state, who), ring });
  if (!ring) return;
  state.ring = { kind: 'out', by: who };
  const party = state.adventurers.length;
  for (let step = 1; step < party; step++) {
    const next = (who + step) % party;
    if (isInside(state, next)) state.lastTurns.push(next);
  }
}

/** BD-87 The Ring is delivered where a scroll wants it. */
export function deliver(table: Tabletop, who: AdventurerNumber): void {
  const { state } = table;
  const { place } = adventurerOf(state, who);
  spend(adventurerOf(state, who), 1);
  table.emit?.({ kind: 'ring-delivered', who: someone(state, who), place });
  endGame(table, 'quest');
}
