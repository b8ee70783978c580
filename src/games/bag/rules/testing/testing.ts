import type { RuleContext } from '../../../../engine/game.ts';
import { elementAt, valueAt } from '../../../../engine/list.ts';
import { parseOptions } from '../../../../engine/options.ts';
import { fastRng, type Rng } from '../../../../engine/rng.ts';
import { bagBox } from '../../box.ts';
import { addTile, emptyBoard, openSides, type Place } from '../board.ts';
import { freeSpaceFor, fullAp, fullHealth, spaceKinds } from '../chapters/items/gear.ts';
import { newcomer, newTable } from '../chapters/setup.ts';
import type { Shape, TileRole } from '../content.ts';
import type { BagEvent } from '../event.ts';
import { openBag } from '../game.ts';
import { itemCard, lookUp, monsterCard } from '../lookup.ts';
import type { BagMove } from '../moves.ts';
import { type Adventurer, adventurerOf, type BagState, EMPTY, type Terms } from '../state.ts';

/** Bag of Dungeon with the standard pack. */
export const game = openBag(bagBox.standardPack);
export const lookup = lookUp(bagBox.standardPack);

const numberIn = (pieces: readonly { id: string }[], id: string): number => {
  const number = pieces.findIndex((piece) => piece.id === id);
  if (number === -1) throw new Error(`the pack has no ${id}`);
  return number;
};
export const tile = (id: string): number => numberIn(lookup.tiles, id);
export const item = (id: string): number => numberIn(lookup.items, id);
export const monster = (id: string): number => numberIn(lookup.monsters, id);

/** An adventurer of a table built by hand; by default a Fighter with nothing. */
export interface Hero {
  character?: 'fighter' | 'dwarf' | 'elf' | 'healer';
  health?: number;
  ap?: number;
  lives?: number;
  /** Items put into their usual spaces, and items that are only carried. */
  items?: string[];
  carried?: string[];
  kills?: string[];
  skillUsed?: number;
  faceDown?: boolean;
}

/**
 * A table built by hand. The map has three characters per tile: its shape, its role (S Start, E Exit, P Healing Pool, I
 * Item tile, ^ spikes, 2 to 9 the M tiles, . plain), and who is there (a to d adventurers, ? a token, m a
 * monster).
 */
export interface TableParts {
  map: string;
  heroes?: Hero[] | undefined;
  /** The monsters of the map, in reading order. */
  monsters?: string[];
  stack?: string[];
  items?: string[];
  bag?: string[];
  ring?: BagState['ring'];
  terms?: Partial<Terms>;
  poolTokens?: number;
}

const WAYS: Readonly<Record<string, readonly [Shape, number]>> = {
  '┼': ['crossroads', 0],
  '│': ['straight', 0],
  '─': ['straight', 1],
  '└': ['corner', 0],
  '┌': ['corner', 1],
  '┐': ['corner', 2],
  '┘': ['corner', 3],
  '├': ['tee', 0],
  '┬': ['tee', 1],
  '┤': ['tee', 2],
  '┴': ['tee', 3],
  '╵': ['dead-end', 0],
  '╶': ['dead-end', 1],
  '╷': ['dead-end', 2],
  '╴': ['dead-end', 3],
};

const ROLES: Readonly<Record<string, TileRole['kind']>> = {
  S: 'start',
  E: 'exit',
  P: 'pool',
  I: 'item',
  '^': 'spikes',
  '.': 'way',
};
/** The places of a map's characters; the Start is place 0. */
interface Drawn {
  board: BagState['board'];
  /** Places by who is there, in reading order. */
  signs: { sign: string; place: Place }[];
}

function draw(map: string): Drawn {
  const rows = map
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const cells = rows
    .flatMap((row, y) => row.map((signs, x) => ({ signs, x, y })))
    .filter(({ signs }) => signs !== '...');
  const start = cells.find(({ signs }) => signs[1] === 'S');
  if (start === undefined) throw new Error('a map needs a Start');
  const board = emptyBoard();
  const signs: Drawn['signs'] = [];
  const places = new Map<(typeof cells)[number], Place>();
  for (const cell of [start, ...cells.filter((other) => other !== start)]) {
    const [way = '', role = ''] = cell.signs;
    const [shape, turn] = valueAt(WAYS, way);
    const at = { x: cell.x - start.x, y: cell.y - start.y };
    places.set(cell, addTile(board, { tile: tileOf(shape, role), turn, sides: openSides(shape, turn), ...at }));
  }
  for (const cell of cells) for (const sign of cell.signs.slice(2)) signs.push({ sign, place: places.get(cell) ?? 0 });
  return { board, signs };
}

function tileOf(shape: Shape, role: string): number {
  const found = lookup.tiles.findIndex((card) => {
    if (card.shape !== shape) return false;
    return 'number' in card.role && card.role.kind === 'monster'
      ? card.role.number === Number(role)
      : card.role.kind === ROLES[role];
  });
  if (found === -1) throw new Error(`no tile of the pack runs ${shape} and is ${role}`);
  return found;
}

/** A new game with these options. */
export function open(seats: number, given: Record<string, unknown> = {}, seed = 1): BagState {
  const check = parseOptions(bagBox.options, given);
  if (check.kind === 'invalid') throw new Error(check.field);
  return game.setup(seats, check.options, { rng: fastRng(seed), now: 0 });
}

/** A table in the first adventurer's turn. */
export function dungeon(parts: TableParts): BagState {
  const { board, signs } = draw(parts.map);
  const places = (wanted: string) => signs.filter(({ sign }) => sign === wanted).map(({ place }) => place);
  const party = ['a', 'b', 'c', 'd'].flatMap(places);
  const terms: Terms = {
    competitive: false,
    rush: false,
    fred: false,
    solo: false,
    leaveOutHostile: false,
    givingWay: false,
    collapses: true,
    ...parts.terms,
  };
  const adventurers = party.map((place, who) => hero(parts.heroes?.[who] ?? {}, place, terms.solo ? 0 : who));
  return {
    ...newTable(terms, { first: 0, adventurers }),
    phase: 'playing',
    board,
    stack: (parts.stack ?? []).map(tile),
    monsterBag: (parts.bag ?? []).map(monster),
    itemBag: (parts.items ?? []).map(item),
    tokens: places('?').map((place) => ({ place, knownTo: [] })),
    monsters: places('m').map((place, index) => standing(place, parts.monsters?.[index] ?? 'goblin')),
    poolTokens: parts.poolTokens ?? 0,
    ring: parts.ring ?? { kind: 'unseen' },
  };
}

/** Adventurer a on the Start, a monster on the next tile. */
export function beside(id: string, heroes: Hero[] = [{}], more: Partial<TableParts> = {}): BagState {
  return dungeon({ map: '┼Sa ─2m ─..', monsters: [id], heroes, ...more });
}

function standing(place: Place, id: string): BagState['monsters'][number] {
  const { health, dice, plus } = monsterCard(lookup, monster(id));
  return { place, monster: monster(id), health, full: health, dice, plus, held: false };
}

function hero({ character = 'fighter', ...more }: Hero, place: Place, seat: number): Adventurer {
  const adventurer: Adventurer = {
    ...newcomer(seat, more.lives ?? 3, more.faceDown ?? false),
    character: numberIn(lookup.characters, character),
    place,
    kills: (more.kills ?? []).map(monster),
    skillUsed: more.skillUsed ?? 0,
  };
  adventurer.spaces = spaceKinds(lookup, adventurer).map(() => EMPTY);
  for (const id of more.items ?? []) give(adventurer, item(id));
  for (const id of more.carried ?? []) adventurer.spaces[adventurer.spaces.indexOf(EMPTY, 5)] = item(id) + 1;
  adventurer.health = more.health ?? fullHealth(lookup, adventurer);
  adventurer.ap = more.ap ?? fullAp(lookup, adventurer);
  return adventurer;
}

function give(adventurer: Adventurer, number: number): void {
  if (itemCard(lookup, number).wear === 'follower') adventurer.followers.push(number);
  else adventurer.spaces[freeSpaceFor(lookup, adventurer, number) ?? 0] = number + 1;
}

/** An rng with these die faces in order; always draws the first piece of a bag. */
export function dice(...faces: number[]): Rng {
  let next = 0;
  return {
    int: (bound) => {
      if (bound !== 6 || (next >= faces.length && faces.length === 0)) return 0;
      if (next >= faces.length) throw new Error('a die was rolled that the test did not foresee');
      return elementAt(faces, next++) - 1;
    },
  };
}

/** The seat that decides. */
export function actingSeat(state: BagState): number {
  return elementAt(game.toAct(state), 0);
}

/** Plays a game to its end by the moves that are chosen. */
export function playOut(
  state: BagState,
  choose: (seat: number, moves: BagMove[]) => BagMove,
  context: RuleContext<BagEvent>,
): BagState {
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    game.play(state, seat, choose(seat, game.legalMoves(state, seat)), context);
  }
  return state;
}

/** Makes a move that must be legal, with these dice; returns its events. */
export function make(state: BagState, move: BagMove, ...faces: number[]): BagEvent[] {
  const seat = actingSeat(state);
  const rule = game.refusal(state, seat, move);
  if (rule !== undefined) throw new Error(`${JSON.stringify(move)} is refused by ${rule}`);
  const events: BagEvent[] = [];
  game.play(state, seat, move, { rng: dice(...faces), now: 0, emit: (event) => events.push(event) });
  return events;
}

/** The rule that forbids a move of the deciding adventurer, or undefined. */
export function why(state: BagState, move: BagMove): string | undefined {
  return game.refusal(state, game.toAct(state)[0] ?? 0, move);
}

/** The legal moves of one kind for the deciding adventurer. */
export function offered<Kind extends BagMove['kind']>(state: BagState, kind: Kind): (BagMove & { kind: Kind })[] {
  return game
    .legalMoves(state, actingSeat(state))
    .filter((move): move is BagMove & { kind: Kind } => move.kind === kind);
}

/** The space in which an adventurer has an item. */
export function spaceOf(state: BagState, who: number, id: string): number {
  return adventurerOf(state, who).spaces.indexOf(item(id) + 1);
}

/** The items an adventurer has in spaces, by their ids. */
export function held(state: BagState, who: number): string[] {
  return adventurerOf(state, who)
    .spaces.filter((content) => content !== EMPTY)
    .map((content) => itemCard(lookup, content - 1).id);
}

export const go = (side: number): BagMove => ({ kind: 'go', side });
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export const ROLL: BagMove = { kind: 'roll' };
export const END: BagMove = { kind: 'end' };
export const DRAW: BagMove = { kind: 'draw' };
export const YES: BagMove = { kind: 'yes' };
export const NO: BagMove = { kind: 'no' };
