import type { Place } from '../../board.ts';
import type { Shot } from '../../content.ts';
import { characterOf, itemCard } from '../../lookup.ts';
import type { BagMove } from '../../moves.ts';
import { blastFrom, distance, placesAround, placesInSight } from '../../paths.ts';
import { type AdventurerNumber, adventurerOf, type Monster } from '../../state.ts';
import { isFirstOfKind, isWorn, itemIn } from '../items/gear.ts';
import { takeOut } from '../items/inventory.ts';
import {
  adventurersAt,
  isBeforeThird,
  isDragon,
  isGuarded,
  isInside,
  isTruce,
  type Look,
  mayFightEachOther,
  monsterAt,
  rollDice,
  shotOf,
  someone,
  spend,
  sumOf,
  type Tabletop,
  tokenAt,
} from '../table.ts';
import { hurtMonster, reveal, slay } from './monsters.ts';
import { chargeAt } from './rush.ts';
import { hurt, hurtThroughGuard } from './wounds.ts';

/** The shot an adventurer can make now with the item in a space: gear must be worn, and enough APs left. */
function readyShot({ state, lookup }: Look, who: AdventurerNumber, space: number): Shot | undefined {
  const adventurer = adventurerOf(state, who);
  const item = itemIn(adventurer, space);
  const shot = item === undefined ? undefined : shotOf({ lookup }, item);
  if (item === undefined || shot === undefined || shot.ap > adventurer.ap) return undefined;
  return itemCard(lookup, item).wear === 'anywhere' || isWorn(lookup, adventurer, space) ? shot : undefined;
}

/** BD-50 The places a shot reaches: in line of sight, or around corners; monsters and tokens block the way. */
function placesInRange({ state }: Look, from: Place, shot: Shot): Place[] {
  const blocks = (place: Place) => isGuarded(state, place);
  const range = { from: Math.max(1, shot.from), to: shot.to, blocks };
  return shot.corners === true ? placesAround(state.board, from, range) : placesInSight(state.board, from, range);
}

/** BD-50, BD-65 Whether a shot can be aimed at what is on a place. */
function isTarget(look: Look, place: Place, shot: Shot): boolean {
  const monster = monsterAt(look.state, place);
  if (monster === undefined) return shot.dragonOnly !== true && tokenAt(look.state, place) !== undefined;
  if (isDragon(look, monster)) return shot.arrows !== true;
  return shot.dragonOnly !== true;
}

/** BD-50, BD-80 Adds everything that can be shot at in one's turn. A bomb can be thrown at any tile. */
export function addShots(look: Look, who: AdventurerNumber, moves: BagMove[]): void {
  const { state } = look;
  const adventurer = adventurerOf(state, who);
  for (let space = 0; space < adventurer.spaces.length; space++) {
    const shot = readyShot(look, who, space);
    if (shot === undefined || !isFirstOfKind(adventurer, space)) continue;
    for (const target of placesInRange(look, adventurer.place, shot)) {
      if (shot.blast !== undefined ? isWorthABomb(look, who, target, shot.blast) : isTarget(look, target, shot)) {
        moves.push({ kind: 'shoot', space, place: target });
      }
      if (shot.blast !== undefined || shot.dragonOnly === true) continue;
      for (const other of rivalsAt(look, who, target)) moves.push({ kind: 'shoot-adventurer', space, who: other });
    }
  }
}

/**
 * BD-80, BD-100 The rivals on a place who can be shot at; in earlier editions a bomb could be aimed only at oneself.
 */
function rivalsAt({ state }: Look, who: AdventurerNumber, place: Place): AdventurerNumber[] {
  if (!mayFightEachOther(state) || isTruce(state, adventurerOf(state, who).place, place)) return [];
  return adventurersAt(state, place).filter((other) => other !== who || isBeforeThird(state));
}

/** A bomb may be thrown if it hits a monster, or an adventurer who can be shot at. */
function isWorthABomb(look: Look, who: AdventurerNumber, target: Place, blast: number): boolean {
  return blastFrom(look.state.board, target, blast).some(
    (place) => isGuarded(look.state, place) || rivalsAt(look, who, place).length > 0,
  );
}

/** BD-104 Adds the bombs that can be used before a round, on the own tile. */
export function addBombs(look: Look, who: AdventurerNumber, moves: BagMove[]): void {
  const adventurer = adventurerOf(look.state, who);
  for (let space = 0; space < adventurer.spaces.length; space++) {
    const shot = readyShot(look, who, space);
    if (shot?.blast === undefined || shot.from > 0 || !isFirstOfKind(adventurer, space)) continue;
    moves.push({ kind: 'shoot', space, place: adventurer.place });
  }
}

/** Pays for a shot and removes what is spent with it. */
function fire(table: Tabletop, who: AdventurerNumber, space: number): { item: number; shot: Shot } {
  const { state } = table;
  const adventurer = adventurerOf(state, who);
  const item = itemIn(adventurer, space);
  const shot = item === undefined ? undefined : shotOf(table, item);
  if (item === undefined || shot === undefined) throw new Error(`nothing in space ${space} can be shot with`);
  spend(adventurer, shot.ap);
  if (shot.spent === true) state.goneItems.push(takeOut(table, adventurer, space));
  return { item, shot };
}

/** The Elf's skill: a six with a bow kills. */
function isDeadly({ state, lookup }: Look, who: AdventurerNumber, { shot, rolls }: { shot: Shot; rolls: number[] }) {
  const { skill } = characterOf(lookup, adventurerOf(state, who));
  return shot.arrows === true && skill.kind === 'deadly-bow' && rolls.includes(skill.on);
}

/** BD-50, BD-51 A shot at a tile: hidden monsters are drawn after it; a kill gives items; the turn goes on. */
export function shootAt(
  table: Tabletop,
  who: AdventurerNumber,
  { space, place }: { space: number; place: Place },
): void {
  const { state } = table;
  const { item, shot } = fire(table, who, space);
  const rolls = rollDice(table, shot.dice);
  const damage = sumOf(rolls);
  const deadly = isDeadly(table, who, { shot, rolls });
  table.emit?.({ kind: 'shot', who: someone(state, who), item, place, rolls, damage, deadly });
  if (shot.blast !== undefined) {
    explode(table, who, { item, place, blast: shot.blast, damage });
    return;
  }
  const monster = reveal(table, place, who);
  if (monster === undefined) return;
  const kills = deadly && !isDragon(table, monster);
  if (hurtMonster(table, monster, kills ? monster.health : damage)) slay(table, who, monster);
  else chargeAt(table, who, [monster]);
}

/** BD-80, BD-100 A shot at an adventurer; armour helps, but not against the Elf's six. */
export function shootAdventurer(
  table: Tabletop,
  who: AdventurerNumber,
  { space, target }: { space: number; target: AdventurerNumber },
): void {
  const { state } = table;
  const { item, shot } = fire(table, who, space);
  const rolls = rollDice(table, shot.dice);
  const damage = sumOf(rolls);
  const { place, health } = adventurerOf(state, target);
  const deadly = isDeadly(table, who, { shot, rolls }) && !isBeforeThird(state);
  const at = someone(state, target);
  table.emit?.({ kind: 'shot', who: someone(state, who), item, place, at, rolls, damage, deadly });
  const wound = { who: target, cause: { kind: 'adventurer', who }, attack: true } as const;
  if (deadly) hurt(table, { ...wound, damage: Math.max(damage, health) });
  else hurtThroughGuard(table, { ...wound, damage });
}

/**
 * BD-96, BD-104 A bomb hits everybody on its tile and near it, its thrower too; each survivor charges, nearest first.
 */
function explode(
  table: Tabletop,
  who: AdventurerNumber,
  { item, place, blast, damage }: { item: number; place: Place; blast: number; damage: number },
): void {
  const { state } = table;
  const places = blastFrom(state.board, place, blast);
  const survivors: Monster[] = [];
  for (const hit of places) {
    const monster = reveal(table, hit, who);
    if (monster === undefined) continue;
    const dead = hurtMonster(table, monster, damage);
    // A monster in a fight with an adventurer is handled when the round is settled; one on a tile where rivals fight is
    // not.
    const isFightHere = state.fight?.place === hit;
    const isFoe = isFightHere && state.fight?.defender === undefined;
    if (dead && !isFoe) slay(table, who, monster);
    else if (!dead && !isFightHere) survivors.push(monster);
    if (state.phase === 'over') return;
  }
  const from = adventurerOf(state, who).place;
  survivors.sort((one, other) => distance(state.board, one.place, from) - distance(state.board, other.place, from));
  chargeAt(table, who, survivors);
  for (let victim = state.adventurers.length - 1; victim >= 0; victim--) {
    if (!isInside(state, victim) || !places.includes(adventurerOf(state, victim).place)) continue;
    hurt(table, { who: victim, damage, cause: { kind: 'item', item, by: who } });
  }
}
