import type { Seat } from '../../../../engine/game.ts';
import type { Rng } from '../../../../engine/rng.ts';
import type { DashPack, DungeonNumber, EquipmentNumber } from '../content.ts';
import { type DashGame, openDash } from '../game.ts';
import { type DashEvent, type DashMove, type DashState, type Player, SPACES, STARTING_AP } from '../state.ts';
import { TEST_PACK } from './testing-pack.ts';

/** An rng that always returns 0, so that tests are deterministic. */
export const NO_LUCK: Rng = { int: () => 0 };

export const game: DashGame = openDash(TEST_PACK);

/** The number of a Dungeon card of the test pack. */
export function card(id: string): DungeonNumber {
  return numberIn(TEST_PACK.dungeon, id);
}

/** The number of an Equipment card of the test pack. */
export function tool(id: string): EquipmentNumber {
  return numberIn(TEST_PACK.equipment, id);
}

function numberIn(cards: DashPack['dungeon'] | DashPack['equipment'], id: string): number {
  const number = cards.findIndex((other) => other.id === id);
  if (number === -1) throw new Error(`the test pack has no card ${id}`);
  return number;
}

/** The parts of a table built by hand, with plain defaults. */
export interface TableParts {
  /** Face-down cards of the dungeon, from the first space on. */
  cards?: string[];
  /** Equipment of the explorer, seat 0, and of the others. */
  hand?: string[];
  others?: string[][];
  ap?: number;
  dungeon?: number;
  /** Treasures of seat 0, whose bonuses work already. */
  treasures?: string[];
  /** Equipment deck, the top card last, and discard pile. */
  equipmentDeck?: string[];
  equipmentDiscard?: string[];
}

/** A table built by hand: seat 0 explores, with one more player unless `others` says otherwise. */
export function table(parts: TableParts): DashState {
  const { cards = [], hand = [], others = [[]], ap = STARTING_AP, dungeon = 1, treasures = [] } = parts;
  const first: Player = { ...player(hand), treasures: treasures.map(card), activeTreasures: treasures.length };
  const left = (3 - dungeon) * SPACES;
  return {
    phase: 'explore',
    dungeon,
    deck: Array.from({ length: left }, () => card('coin')),
    cards: [...cards.map(card), ...Array.from({ length: SPACES - cards.length }, () => 0)],
    spaces: Array.from({ length: SPACES }, (_, space) => (space < cards.length ? 'face-down' : 'empty')),
    faceDown: cards.length,
    flipped: [],
    returned: [],
    known: Array.from({ length: SPACES }, () => false),
    explorer: 0,
    ap,
    metCreature: false,
    hasPutBack: false,
    canceled: false,
    magicCanceled: false,
    reduced: 0,
    players: [first, ...others.map(player)],
    equipmentDeck: (parts.equipmentDeck ?? []).map(tool),
    equipmentDiscard: (parts.equipmentDiscard ?? []).map(tool),
    ready: [],
  };
}

function player(hand: string[]): Player {
  return { equipment: hand.map(tool), treasures: [], explored: [], activeTreasures: 0 };
}

export const flip = (space = 0): DashMove => ({ kind: 'flip', space });
export const use = (id: string): DashMove => ({ kind: 'use', card: tool(id) });
export const fumble = (id: string): DashMove => ({ kind: 'fumble', card: tool(id) });
export const discard = (id: string): DashMove => ({ kind: 'discard', card: tool(id) });
export const FACE: DashMove = { kind: 'face' };
export const STOP: DashMove = { kind: 'stop' };
export const READY: DashMove = { kind: 'ready' };

/** Makes a move that must be legal and returns its events. */
export function make(state: DashState, move: DashMove, seat: Seat = 0, rng = NO_LUCK): DashEvent[] {
  const rule = game.refusal(state, seat, move);
  if (rule !== undefined) throw new Error(`${rule} forbids ${JSON.stringify(move)}`);
  const events: DashEvent[] = [];
  game.play(state, seat, move, { rng, now: 0, emit: (event) => events.push(event) });
  return events;
}

/** A table built by hand, with one card flipped. */
export function flipped(parts: TableParts, space = 0): DashState {
  const state = table(parts);
  make(state, flip(space));
  return state;
}

/** Makes a move and returns everything in the state that changed. */
export function changes(state: DashState, move: DashMove, seat: Seat = 0): unknown {
  const before = game.clone(state);
  make(state, move, seat);
  return difference(before, state);
}

/** The differences in `after`: equal parts are left out, lists of another length are shown whole. */
function difference(before: unknown, after: unknown): unknown {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after;
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return after;
  const keys = Object.keys(after).filter((key) => !isAlike(Reflect.get(before, key), Reflect.get(after, key)));
  return Object.fromEntries(keys.map((key) => [key, difference(Reflect.get(before, key), Reflect.get(after, key))]));
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
