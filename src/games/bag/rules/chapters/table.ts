import type { RuleContext, Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { Rng } from '../../../../engine/rng.ts';
import { numberAt, type Place } from '../board.ts';
import type { Shot, TileRole } from '../content.ts';
import type { BagEvent, Someone } from '../event.ts';
import { itemCard, type Lookup } from '../lookup.ts';
import {
  type Adventurer,
  type AdventurerNumber,
  adventurerOf,
  type BagState,
  type Monster,
  type Token,
} from '../state.ts';
import type { Task } from '../task.ts';

/** The input of a rule that changes the state. */
export interface Tabletop {
  state: BagState;
  lookup: Lookup;
  rng: Rng;
  emit: RuleContext<BagEvent>['emit'];
}

/** What a rule that only reads needs. */
export type Look = Pick<Tabletop, 'state' | 'lookup'>;

/** Puts a task on top of the agenda, to be handled first. */
export function push({ state }: Tabletop, task: Task): void {
  state.agenda.push(task);
}

/** Something new happened: resets the count of turns without progress. */
export function resetQuiet({ state }: Pick<Tabletop, 'state'>): void {
  state.quiet = 0;
}

/** BD-106 The party makes progress: a tile, a fight, health won or lost. */
export function markProgress({ state }: Pick<Tabletop, 'state'>): void {
  state.stirred = state.round;
  state.ringSteps = undefined;
}

/** Whether a table plays by the first edition, from before the rulings of BD-107. */
export function isFirstEdition({ terms }: BagState): boolean {
  return terms.edition === 1;
}

/** Whether a table plays by an edition before the third: shots on the Start, and no deadly shots at rivals. */
export function isBeforeThird({ terms }: BagState): boolean {
  return terms.edition !== undefined;
}

/** One die. */
export function rollDie({ rng }: Tabletop): number {
  return rng.int(6) + 1;
}

/** Some dice, one by one. */
export function rollDice(table: Tabletop, count: number): number[] {
  const dice: number[] = [];
  for (let die = 0; die < count; die++) dice.push(rollDie(table));
  return dice;
}

/** The sum of some dice. */
export function sumOf(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) sum += die;
  return sum;
}

/** Draws one piece of a bag; undefined when it is empty. */
export function drawFrom(bag: number[], rng: Rng): number | undefined {
  const last = bag.at(-1);
  if (last === undefined) return undefined;
  const index = rng.int(bag.length);
  const piece = numberAt(bag, index);
  bag[index] = last;
  bag.pop();
  return piece;
}

/** An adventurer as named in events. */
export function someone(state: BagState, number: AdventurerNumber): Someone {
  const { seat, character } = adventurerOf(state, number);
  return { number, seat, character };
}

/** The revealed monster on a place. */
export function monsterAt({ monsters }: BagState, place: Place): Monster | undefined {
  for (const monster of monsters) if (monster.place === place) return monster;
  return undefined;
}

/** The hidden monster on a place. */
export function tokenAt({ tokens }: BagState, place: Place): Token | undefined {
  for (const token of tokens) if (token.place === place) return token;
  return undefined;
}

/** Whether a monster, revealed or hidden, is on a place. */
export function isGuarded(state: BagState, place: Place): boolean {
  return monsterAt(state, place) !== undefined || tokenAt(state, place) !== undefined;
}

/** Whether an adventurer is in the dungeon. */
export function isInside(state: BagState, who: AdventurerNumber): boolean {
  return adventurerOf(state, who).fate === 'inside';
}

/** The adventurers on a place. */
export function adventurersAt(state: BagState, place: Place): AdventurerNumber[] {
  const there: AdventurerNumber[] = [];
  for (let who = 0; who < state.adventurers.length; who++) {
    if (isInside(state, who) && adventurerOf(state, who).place === place) there.push(who);
  }
  return there;
}

/** The role of the tile on a place. */
export function roleAt({ state, lookup }: Look, place: Place): TileRole['kind'] {
  return elementAt(lookup.roles, numberAt(state.board.tiles, place));
}

/** The place of a laid tile, or undefined. */
export function placeOfTile({ board }: BagState, tile: number): Place | undefined {
  const place = board.tiles.indexOf(tile);
  return place === -1 ? undefined : place;
}

/** Whether this monster is the Red Dragon. */
export function isDragon({ lookup }: Pick<Look, 'lookup'>, { monster }: Monster): boolean {
  return monster === lookup.dragon;
}

/** Who holds the Ring, or undefined. */
export function bearer({ ring }: BagState): AdventurerNumber | undefined {
  return ring.kind === 'held' ? ring.by : undefined;
}

/** BD-80 Whether the Ring is in play: adventurers may attack each other. */
export function mayFightEachOther({ terms, ring }: BagState): boolean {
  return terms.competitive && ring.kind !== 'unseen';
}

/** BD-100 Nobody shoots at a rival on the Start, nor from there; earlier editions forbade only melee. */
export function isTruce(state: BagState, from: Place, to: Place | undefined): boolean {
  return (from === 0 || to === 0) && !isBeforeThird(state);
}

/** The shot an item makes, if it makes one. */
export function shotOf({ lookup }: Pick<Look, 'lookup'>, item: number): Shot | undefined {
  const { effect } = itemCard(lookup, item);
  return effect.kind === 'shot' ? effect : undefined;
}

/** Spends APs. */
export function spend(adventurer: Adventurer, ap: number): void {
  if (ap > adventurer.ap) throw new Error(`${ap} APs are to be spent, ${adventurer.ap} are left`);
  adventurer.ap -= ap;
}

/** BD-93, BD-103 Whether the player is away: they are neither called nor offered anything. */
export function isAway(state: BagState, { from, to }: { from: AdventurerNumber; to: AdventurerNumber }): boolean {
  const seat = seatDecidingFor(state, to);
  return state.away.includes(seat) && seat !== seatDecidingFor(state, from);
}

/** The seat that decides for an adventurer. */
export function seatDecidingFor(state: BagState, who: AdventurerNumber): Seat {
  return adventurerOf(state, who).seat;
}
