import { elementAt } from '../../../engine/list.ts';
import { without } from '../../../engine/pieces.ts';
import { needsBeyond, OPEN, type Place, type Side, wayFrom } from '../rules/board.ts';
import { fitsTurned } from '../rules/chapters/turn/tiles.ts';
import type { AdventurerNumber, ItemNumber, MonsterNumber, TileNumber } from '../rules/content.ts';
import { characterOf, itemCard, type Lookup, monsterCard } from '../rules/lookup.ts';
import type { BagMove } from '../rules/moves.ts';
import { type Combatant, fightOdds } from '../rules/odds.ts';
import { type Blocks, distance, distancesFrom, firstSteps } from '../rules/paths.ts';
import { combatantOf as previewed } from '../rules/preview.ts';
import { adventurerOf, type Monster, RING_ROUNDS } from '../rules/state.ts';
import type { AdventurerView, BagView } from '../rules/view.ts';

/** The bot's input for a decision: the table as it sees it, and its adventurer. */
export interface Mind {
  view: BagView;
  lookup: Lookup;
  who: AdventurerNumber;
  me: AdventurerView;
  moves: readonly BagMove[];
  /** Monsters not revealed yet, and tiles not laid yet. */
  unseen(): readonly MonsterNumber[];
  tiles(): readonly TileNumber[];
}

/** Builds it from the view. */
export function mindFor(view: BagView, lookup: Lookup, moves: readonly BagMove[]): Mind | undefined {
  const who = view.decides;
  if (who === undefined) return undefined;
  return {
    view,
    lookup,
    who,
    me: adventurerOf(view, who),
    moves,
    unseen: once(() => unseenMonsters(view, lookup)),
    tiles: once(() => without(lookup.allTiles, view.board.tiles)),
  };
}

/** A value computed when it is first needed: most decisions need none of them. */
function once<Value>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}

function unseenMonsters(view: BagView, lookup: Lookup): MonsterNumber[] {
  const seen = [...view.goneMonsters, ...view.monsters.map(({ monster }) => monster)];
  for (const { kills } of view.adventurers) seen.push(...kills);
  return without(lookup.allMonsters, seen);
}

/** The share of the remaining tiles that fit next to a place. */
export function fitShare(mind: Mind, place: Place): number {
  const { view, lookup } = mind;
  const spaces = [0, 1, 2, 3].filter((side) => wayFrom(view.board, place, side) === OPEN);
  if (spaces.length === 0) return 0;
  const tiles = mind.tiles();
  if (tiles.length === 0) return 0;
  const last = view.stack === 1;
  const needs = spaces.map((side) => needsBeyond(view.board, place, side));
  const fitting = tiles.filter((tile) =>
    needs.some((need) => fitsTurned(lookup, tile, { board: view.board, needs: need, last })),
  );
  return fitting.length / tiles.length;
}

/** After this many rounds without progress it takes any risk. */
const PATIENCE_ROUNDS = 7;

/** A table, or what is seen of one, as far as it says how long there has been no progress. */
type Paced = Pick<BagView, 'quiet' | 'lastRound' | 'round'> & { adventurers: readonly unknown[] };

/** How long there has been no progress, from 0 to 1; the higher, the more risks it takes. */
export function impatience({ adventurers, quiet, lastRound, round }: Paced): number {
  const party = adventurers.length;
  const ring = lastRound === undefined ? 0 : 1 - (lastRound - round) / elementAt(RING_ROUNDS, party - 1);
  return Math.min(1, Math.max(quiet / (PATIENCE_ROUNDS * party), ring));
}

/** The first legal move of a kind that passes the test. */
export function find<Kind extends BagMove['kind']>(
  { moves }: Pick<Mind, 'moves'>,
  kind: Kind,
  suits: (move: BagMove & { kind: Kind }) => boolean = () => true,
): BagMove | undefined {
  return moves.find(
    (move): move is BagMove & { kind: Kind } => move.kind === kind && suits(move as BagMove & { kind: Kind }),
  );
}

/** The item in a space, if face up; followers are numbered after the spaces. */
export function itemAt({ spaces, followers }: AdventurerView, space: number): ItemNumber | undefined {
  const content = space < spaces.length ? spaces[space] : followers[space - spaces.length];
  return typeof content === 'number' ? content : undefined;
}

/** An adventurer's figures in a fight. */
export function combatantOf(
  { view, lookup }: Pick<Mind, 'view' | 'lookup'>,
  who: AdventurerNumber,
  moreDice = 0,
): Combatant {
  const alone = previewed(view, lookup, who);
  return { ...alone, dice: alone.dice + moreDice };
}

/** A monster's figures in a fight. */
export function foe({ dice, plus, health }: Pick<Monster, 'dice' | 'plus' | 'health'>): Combatant {
  return { dice, plus, less: 0, health, critical: false };
}

/** The revealed monster on a place. */
export function monsterOn({ view }: Pick<Mind, 'view'>, place: Place): Monster | undefined {
  return view.monsters.find((monster) => monster.place === place);
}

/** Whether a monster, revealed or hidden, is on a place. */
export function isGuarded({ view }: Pick<Mind, 'view'>, place: Place): boolean {
  return view.tokens.some((token) => token.place === place) || monsterOn({ view }, place) !== undefined;
}

/** The chance to beat what is on a place, with this many extra dice. */
export function chanceAt(mind: Mind, place: Place, moreDice = 0): number {
  const mine = combatantOf(mind, mind.who, moreDice);
  const monster = monsterOn(mind, place);
  if (monster !== undefined) return fightOdds(mine, foe({ ...monster, health: monster.full })).win;
  const token = mind.view.tokens.find((each) => each.place === place);
  if (token === undefined) return 1;
  const possible = token.monster === undefined ? mind.unseen() : [token.monster];
  if (possible.length === 0) return 1;
  let chance = 0;
  for (const monster of possible) chance += fightOdds(mine, printed(mind, monster, mine)).win;
  return chance / possible.length;
}

function printed({ lookup }: Mind, monster: MonsterNumber, mine: Combatant): Combatant {
  const card = monsterCard(lookup, monster);
  if (card.nature !== 'mirror') return foe(card);
  return { dice: mine.dice, plus: mine.plus, less: 0, health: mine.health, critical: false };
}

/** The place where the dragon waits, once the Exit is laid. */
export function exitOf({ view, lookup }: Pick<Mind, 'view' | 'lookup'>): Place | undefined {
  const place = view.board.tiles.indexOf(lookup.exit);
  return place === -1 ? undefined : place;
}

/** The number of steps to every place without passing a monster. */
export function stepsFrom(mind: Mind, place: Place): number[] {
  return distancesFrom(mind.view.board, place, blocksOf(mind));
}

/** The number of steps between two places without passing a monster. */
export function stepsTo(mind: Mind, from: Place, to: Place): number {
  return distance(mind.view.board, from, to, blocksOf(mind));
}

function blocksOf(mind: Pick<Mind, 'view'>): Blocks {
  return (place) => isGuarded(mind, place);
}

/** BD-105 Whether the Cloak is worn: it passes monsters, but not the Red Dragon. */
function isCloaked({ me, lookup }: Mind): boolean {
  const kinds = characterOf(lookup, me).spaces;
  return me.spaces.some(
    (content, space) =>
      typeof content === 'number' && kinds[space] !== 'any' && itemCard(lookup, content).effect.kind === 'unseen',
  );
}

function ownBlocks(mind: Mind): Blocks {
  if (!isCloaked(mind)) return blocksOf(mind);
  return (place) => monsterOn(mind, place)?.monster === mind.lookup.dragon;
}

/** The number of steps of this adventurer to every place. */
export function ownSteps(mind: Mind): number[] {
  return distancesFrom(mind.view.board, mind.me.place, ownBlocks(mind));
}

/** The legal step towards a place. */
export function stepTo(mind: Mind, place: Place): BagMove | undefined {
  const { view, me } = mind;
  const sides = firstSteps(view.board, me.place, place, ownBlocks(mind));
  // After passing a monster under the Cloak an AP must be left to get away from it.
  const isSafe = (to: Place) => to === place || me.ap >= 2 || !isGuarded(mind, to);
  return find(mind, 'go', ({ side }) => sides.includes(side) && isSafe(wayFrom(view.board, me.place, side)));
}

/** The places next to a place. */
export function neighbours({ view }: Pick<Mind, 'view'>, place: Place): { side: Side; to: Place }[] {
  return [0, 1, 2, 3].flatMap((side) => {
    const to = wayFrom(view.board, place, side);
    return to >= 0 ? [{ side, to }] : [];
  });
}

/** All other adventurers in the dungeon. */
export function others({ view, who }: Mind): AdventurerNumber[] {
  return view.adventurers.flatMap(({ fate }, other) => (fate === 'inside' && other !== who ? [other] : []));
}

/** Whether the mode is cooperative. */
export function isTogether({ view }: Pick<Mind, 'view'>): boolean {
  return !view.terms.competitive;
}
