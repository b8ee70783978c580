import type { Place } from '../../board.ts';
import { numberAt } from '../../board.ts';
import { type AdventurerNumber, RING_ROUNDS } from '../../state.ts';
import { placeMonster } from '../fights/monsters.ts';
import { isDragon, monsterAt, resetQuiet, rollDice, someone, sumOf, type Tabletop, tokenAt } from '../table.ts';
import { ringGuardian } from './scrolls.ts';

/** BD-60, BD-97 Two dice decide on which laid M tile the Ring appears; without a monster there, a token guards it. */
export function makeRingAppear(table: Tabletop, who: AdventurerNumber): void {
  const { state, lookup } = table;
  const guardian = ringGuardian(table);
  const places = numberedPlaces(table, { withExit: guardian === undefined });
  let rolls = [0];
  let place = 0;
  if (places.size > 0) {
    do rolls = rollDice(table, 2);
    while (!places.has(sumOf(rolls)));
    place = places.get(sumOf(rolls)) ?? 0;
  }
  state.ring = { kind: 'lying', place };
  const rounds = state.terms.givingWay ? RING_ROUNDS[state.adventurers.length - 1] : undefined;
  if (rounds !== undefined) state.lastRound = state.round + rounds;
  resetQuiet(table);
  if (guardian !== undefined) makeWay(table, place);
  const monster =
    guardian === undefined ? monsterAt(state, place) : placeMonster(table, { monster: guardian, place, who });
  if (monster === undefined && tokenAt(state, place) === undefined) state.tokens.push({ place, knownTo: [] });
  const guarded = monster === undefined ? 'token' : 'monster';
  const number = numberAt(lookup.numbers, numberAt(state.board.tiles, place));
  const holds = rounds === undefined ? {} : { rounds };
  table.emit?.({ kind: 'ring-appeared', who: someone(state, who), rolls, number, place, guarded, ...holds });
}

/** The laid M tiles by their number; a scroll's guardian does not share the Exit with the dragon. */
function numberedPlaces({ state, lookup }: Tabletop, { withExit }: { withExit: boolean }): Map<number, Place> {
  const places = new Map<number, Place>();
  state.board.tiles.forEach((tile, place) => {
    const number = numberAt(lookup.numbers, tile);
    if (number > 0 && (withExit || tile !== lookup.exit)) places.set(number, place);
  });
  return places;
}

/** BD-87 The monster there goes back into the bag to make space for a scroll's guardian. */
function makeWay(table: Tabletop, place: Place): void {
  const { state } = table;
  const token = tokenAt(state, place);
  if (token !== undefined) {
    state.tokens.splice(state.tokens.indexOf(token), 1);
    if (token.monster !== undefined) state.monsterBag.push(token.monster);
  }
  const monster = monsterAt(state, place);
  if (monster === undefined || isDragon(table, monster)) return;
  state.monsters.splice(state.monsters.indexOf(monster), 1);
  state.monsterBag.push(monster.monster);
}
