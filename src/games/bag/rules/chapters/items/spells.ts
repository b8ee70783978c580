import { type Place, type Side, wayFrom } from '../../board.ts';
import type { ItemEffect } from '../../content.ts';
import { characterOf, itemCard } from '../../lookup.ts';
import type { BagMove } from '../../moves.ts';
import { type AdventurerNumber, adventurerOf, type BagState, type FightSide } from '../../state.ts';
import { getAway, mayEscape } from '../fights/escape.ts';
import { endFight, fightOf, sideWith } from '../fights/fight.ts';
import { hurtMonster, slay } from '../fights/monsters.ts';
import { healBy, hurt, hurtThroughGuard } from '../fights/wounds.ts';
import {
  adventurersAt,
  bearer,
  isGuarded,
  isInside,
  type Look,
  monsterAt,
  push,
  rollDice,
  rollDie,
  someone,
  spend,
  sumOf,
  type Tabletop,
} from '../table.ts';
import { effectIn, fullHealth, heldSpaces, isFirstOfKind, itemIn } from './gear.ts';
import { receive, spendItem, takeOut } from './inventory.ts';

/** The effect of an item that an adventurer can use now, if enough APs are left. */
function readyEffect({ state, lookup }: Look, who: AdventurerNumber, space: number): ItemEffect | undefined {
  const adventurer = adventurerOf(state, who);
  const effect = isFirstOfKind(adventurer, space) ? effectIn(lookup, adventurer, space) : undefined;
  return effect !== undefined && 'ap' in effect && effect.ap > adventurer.ap ? undefined : effect;
}

/** BD-52 Adds potions, chests and spells without range, as they can be used in one's turn. */
export function addUses(look: Look, who: AdventurerNumber, moves: BagMove[]): void {
  const adventurer = adventurerOf(look.state, who);
  for (let space = 0; space < adventurer.spaces.length; space++) {
    const effect = readyEffect(look, who, space);
    switch (effect?.kind) {
      case 'heal':
        if (adventurer.health < fullHealth(look.lookup, adventurer)) moves.push({ kind: 'use', space });
        break;
      case 'chest':
        moves.push({ kind: 'use', space });
        break;
      default:
        addSpell(look, { who, space, effect }, moves);
    }
  }
  addCures(look, who, moves);
}

/** BD-52, BD-107 Spells without range, in one's turn and before each round of a fight. */
function addSpell(
  look: Look,
  { who, space, effect }: { who: AdventurerNumber; space: number; effect: ItemEffect | undefined },
  moves: BagMove[],
): void {
  switch (effect?.kind) {
    case 'teleport':
    case 'drain':
    case 'claw':
    case 'vine':
      addCasts(look, { who, space, kind: effect.kind }, moves);
      if (effect.kind === 'vine')
        for (const { place } of look.state.monsters) moves.push({ kind: 'cast-at', space, place });
      return;
    case 'curse':
      addCurses(look, space, moves);
      return;
    default:
  }
}

function addCasts(
  { state }: Look,
  { who, space, kind }: { who: AdventurerNumber; space: number; kind: 'teleport' | 'drain' | 'claw' | 'vine' },
  moves: BagMove[],
): void {
  state.adventurers.forEach((adventurer, target) => {
    const { fate, ap } = adventurer;
    if (fate !== 'inside' || (target === who && kind !== 'teleport')) return;
    if (kind === 'claw' && bearer(state) !== target && heldSpaces(adventurer).length === 0) return;
    if (kind === 'vine' && ap === 0) return;
    if (kind === 'teleport' && (!mayBeCarriedOff(state, target) || targetsOf({ state }, target).length === 0)) return;
    moves.push({ kind: 'cast', space, who: target });
  });
}

/** BD-46, BD-84 No spell takes anybody out of a tagged fight, or out of one with a charging monster. */
function mayBeCarriedOff({ fight }: BagState, target: AdventurerNumber): boolean {
  const side = fight === undefined ? undefined : sideWith(fight, target);
  return fight === undefined || side === undefined || mayEscape(fight, side);
}

function addCurses({ state }: Look, space: number, moves: BagMove[]): void {
  for (let place = 0; place < state.board.tiles.length; place++) {
    if (monsterAt(state, place) !== undefined || adventurersAt(state, place).length > 0)
      moves.push({ kind: 'cast-at', space, place });
  }
}

/** The Healer's skill: health for somebody on the same tile. */
function addCures({ state, lookup }: Look, who: AdventurerNumber, moves: BagMove[]): void {
  const healer = adventurerOf(state, who);
  const { skill } = characterOf(lookup, healer);
  if (skill.kind !== 'cure' || healer.skillUsed >= skill.times || healer.ap < skill.ap) return;
  for (const other of adventurersAt(state, healer.place)) {
    const patient = adventurerOf(state, other);
    if (patient.health < fullHealth(lookup, patient)) moves.push({ kind: 'cure', who: other });
  }
}

/** BD-32, BD-47, BD-107 Adds what can be used before a round; a chest only in the player's own turn (BD-104). */
export function addFightUses(
  look: Look,
  { who, side }: { who: AdventurerNumber; side: FightSide },
  moves: BagMove[],
): void {
  const { state } = look;
  const fight = fightOf(state);
  const adventurer = adventurerOf(state, who);
  for (let space = 0; space < adventurer.spaces.length; space++) {
    const effect = readyEffect(look, who, space);
    if (effect?.kind === 'heal' && adventurer.health < fullHealth(look.lookup, adventurer))
      moves.push({ kind: 'use', space });
    if (effect?.kind === 'strength' || (effect?.kind === 'chest' && who === state.active))
      moves.push({ kind: 'use', space });
    addSpell(look, { who, space, effect }, moves);
    if (effect?.kind === 'tornado' && mayEscape(fight, side)) {
      for (let out = 0; out < 4; out++)
        if (wayFrom(state.board, fight.place, out) >= 0) moves.push({ kind: 'whirl', space, side: out });
    }
  }
  addCures(look, who, moves);
}

/** Pays the APs of a spell and removes it. */
function spendSpell(table: Tabletop, who: AdventurerNumber, space: number): { item: number; effect: ItemEffect } {
  const adventurer = adventurerOf(table.state, who);
  const item = itemIn(adventurer, space);
  if (item === undefined) throw new Error(`there is nothing in space ${space}`);
  const { effect } = itemCard(table.lookup, item);
  if ('ap' in effect) spend(adventurer, effect.ap);
  spendItem(table, who, space);
  return { item, effect };
}

/** A potion of strength: more dice for this fight. */
export function drinkStrength(
  table: Tabletop,
  { who, side }: { who: AdventurerNumber; side: FightSide },
  space: number,
): void {
  const { item, effect } = spendSpell(table, who, space);
  if (effect.kind === 'strength') side.extraDice += effect.dice;
  table.emit?.({ kind: 'used', who: someone(table.state, who), item });
}

/** BD-52 A spell on an adventurer, anywhere. */
export function castOn(
  table: Tabletop,
  who: AdventurerNumber,
  { space, target }: { space: number; target: AdventurerNumber },
): void {
  const { state } = table;
  const { item, effect } = spendSpell(table, who, space);
  table.emit?.({ kind: 'used', who: someone(state, who), item, on: someone(state, target) });
  const victim = adventurerOf(state, target);
  switch (effect.kind) {
    case 'teleport':
    case 'claw':
      push(table, { kind: effect.kind, who, target });
      return;
    case 'drain':
      healBy(table, who, { health: Math.min(effect.health, victim.health), with: 'teeth' });
      hurt(table, { who: target, damage: effect.health, cause: { kind: 'item', item, by: who } });
      return;
    case 'vine': {
      const ap = Math.min(effect.loss, victim.ap);
      victim.ap -= ap;
      table.emit?.({ kind: 'ap-lost', who: someone(state, target), ap, left: victim.ap });
      return;
    }
    default:
      throw new Error(`${effect.kind} is not cast on an adventurer`);
  }
}

/** BD-52 A spell on a tile, anywhere: a vine on its monster, a curse on all who stand there. */
export function castAt(
  table: Tabletop,
  who: AdventurerNumber,
  { space, place }: { space: number; place: Place },
): void {
  const { state } = table;
  const { item, effect } = spendSpell(table, who, space);
  table.emit?.({ kind: 'used', who: someone(state, who), item, place });
  const monster = monsterAt(state, place);
  if (effect.kind === 'vine') {
    if (monster !== undefined) monster.held = true;
    return;
  }
  if (effect.kind !== 'curse') throw new Error(`${effect.kind} is not cast on a tile`);
  const damage = sumOf(rollDice(table, effect.dice));
  const isDead = monster !== undefined && hurtMonster(table, monster, damage);
  const isFoe = state.fight?.place === place && state.fight.defender === undefined;
  if (isDead && !isFoe) slay(table, who, monster);
  for (const victim of adventurersAt(state, place))
    hurt(table, { who: victim, damage, cause: { kind: 'item', item, by: who } });
}

/** A tornado carries its user out of a fight, unhurt. */
export function whirl(table: Tabletop, who: AdventurerNumber, { space, out }: { space: number; out: Side }): void {
  const { item } = spendSpell(table, who, space);
  table.emit?.({ kind: 'used', who: someone(table.state, who), item });
  table.state.agenda.pop();
  getAway(table, who, wayFrom(table.state.board, fightOf(table.state).place, out));
}

/** The Healer's skill. */
export function cure(table: Tabletop, who: AdventurerNumber, target: AdventurerNumber): void {
  const { state, lookup } = table;
  const healer = adventurerOf(state, who);
  const { skill } = characterOf(lookup, healer);
  if (skill.kind !== 'cure') throw new Error('only a Healer cures');
  spend(healer, skill.ap);
  healer.skillUsed += 1;
  const rolls = rollDice(table, skill.dice);
  healBy(table, target, { health: sumOf(rolls), rolls, by: who, with: 'cure' });
}

/** The places a teleport can take somebody to: any laid tile without a monster, except their own. */
export function targetsOf({ state }: Pick<Look, 'state'>, target: AdventurerNumber): Place[] {
  const places: Place[] = [];
  for (let place = 0; place < state.board.tiles.length; place++) {
    if (place !== adventurerOf(state, target).place && !isGuarded(state, place)) places.push(place);
  }
  return places;
}

/** A teleport takes somebody to a tile and ends their fight. */
export function transport(table: Tabletop, target: AdventurerNumber, to: Place): void {
  const { state } = table;
  state.agenda.pop();
  if (state.fight !== undefined && sideWith(state.fight, target) !== undefined) endFight(table, undefined);
  adventurerOf(state, target).place = to;
  table.emit?.({ kind: 'transported', who: someone(state, target), to });
  push(table, { kind: 'arrive', who: target, how: 'magic' });
}

/** BD-91 The claw takes an item, or the Ring. */
export function clawAway(
  table: Tabletop,
  { who, target }: { who: AdventurerNumber; target: AdventurerNumber },
  ware: number | 'ring',
): void {
  const { state, lookup } = table;
  state.agenda.pop();
  if (ware === 'ring') {
    state.ring = { kind: 'held', by: who };
    table.emit?.({ kind: 'clawed', who: someone(state, who), from: someone(state, target), item: 'ring' });
    return;
  }
  const item = takeOut({ lookup }, adventurerOf(state, target), ware);
  table.emit?.({ kind: 'clawed', who: someone(state, who), from: someone(state, target), item });
  receive(table, who, item);
}

/** BD-104 A chest is opened: a low roll hurts, and armour helps; any other gives items. */
export function openChest(table: Tabletop, who: AdventurerNumber, space: number): void {
  const { state } = table;
  const { item, effect } = spendSpell(table, who, space);
  if (effect.kind !== 'chest') throw new Error('this is no chest');
  const roll = rollDie(table);
  const harm = roll <= 2;
  table.emit?.({ kind: 'chest-opened', who: someone(state, who), item, roll, harm });
  if (harm) hurtThroughGuard(table, { who, damage: effect.harm, cause: { kind: 'item', item } });
  else if (isInside(state, who)) push(table, { kind: 'draw-items', who, left: effect.items, from: 'chest' });
}
