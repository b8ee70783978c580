import { present } from '../../../engine/list.ts';
import type { Shape, TileNumber } from './content.ts';

/** The four sides of a tile, clockwise from the top. */
export const SIDES = [0, 1, 2, 3] as const;
export type Side = number;
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

/** A side of a laid tile that leads to no place: an opening onto an empty space, or a wall. */
export const OPEN = -1;
export const WALL = -2;

/** A laid tile, numbered in the order of laying: place 0 is the Start. */
export type Place = number;

/** The laid tiles as plain numbers, shared by rules, bots and pages. */
export interface Board {
  tiles: TileNumber[];
  /** Quarter turns clockwise. */
  turns: number[];
  /** Columns to the right of the Start, and rows below it. */
  xs: number[];
  ys: number[];
  /** Four for each place: the place its side leads to, OPEN or WALL. */
  ways: number[];
  /** How many sides are OPEN. */
  openings: number;
}

const ALL_SIDES = 15;
const STEP_X = [0, 1, 0, -1];
const STEP_Y = [-1, 0, 1, 0];

/** The open sides of an unturned shape, one bit each. */
const OPEN_SIDES: Readonly<Record<Shape, number>> = {
  'dead-end': 1,
  straight: 5,
  corner: 3,
  tee: 7,
  crossroads: ALL_SIDES,
};

/** The open sides of a shape after some quarter turns clockwise, one bit for each. */
export function openSides(shape: Shape, turn: number): number {
  const sides = OPEN_SIDES[shape];
  return ((sides << turn) | (sides >> (4 - turn))) & ALL_SIDES;
}

/** The distinct turns of a shape: a straight looks the same after two. */
export function turnsOf(shape: Shape): number[] {
  const turns = [0, 1, 2, 3];
  return turns.filter(
    (turn) => turns.findIndex((other) => openSides(shape, other) === openSides(shape, turn)) === turn,
  );
}

/** The opposite side. */
export function across(side: Side): Side {
  return (side + 2) & 3;
}

/** An empty board. */
export function emptyBoard(): Board {
  return { tiles: [], turns: [], xs: [], ys: [], ways: [], openings: 0 };
}

/** A deep copy. */
export function cloneBoard({ tiles, turns, xs, ys, ways, openings }: Board): Board {
  return {
    tiles: tiles.slice(),
    turns: turns.slice(),
    xs: xs.slice(),
    ys: ys.slice(),
    ways: ways.slice(),
    openings,
  };
}

/** The number at an index that exists; apart from `elementAt` because playouts are faster with one kind of list. */
export function numberAt(numbers: readonly number[], index: number): number {
  return present(numbers[index]);
}

/** What a side of a place leads to: a place, OPEN or WALL. */
export function wayFrom(board: Board, place: Place, side: Side): number {
  return numberAt(board.ways, place * 4 + side);
}

/** The space beyond a side of a place. */
export function spaceBeyond(board: Board, place: Place, side: Side): { x: number; y: number } {
  return {
    x: numberAt(board.xs, place) + numberAt(STEP_X, side),
    y: numberAt(board.ys, place) + numberAt(STEP_Y, side),
  };
}

/** The laid tile on a space, or undefined. */
export function placeAt(board: Board, x: number, y: number): Place | undefined {
  for (let place = 0; place < board.tiles.length; place++) {
    if (board.xs[place] === x && board.ys[place] === y) return place;
  }
  return undefined;
}

/** What the tiles around an empty space require of a tile there: bits of sides that must be open, or walls. */
export interface Needs {
  open: number;
  wall: number;
}

/** BD-22 What the neighbours of an empty space require of a tile laid there. */
export function needsOf(board: Board, x: number, y: number): Needs {
  let open = 0;
  let wall = 0;
  for (let place = 0; place < board.tiles.length; place++) {
    const dx = numberAt(board.xs, place) - x;
    const dy = numberAt(board.ys, place) - y;
    if (dx * dx + dy * dy !== 1) continue;
    const side = dx === 1 ? EAST : dx === -1 ? WEST : dy === 1 ? SOUTH : NORTH;
    if (board.ways[place * 4 + across(side)] === OPEN) open |= 1 << side;
    else wall |= 1 << side;
  }
  return { open, wall };
}

/** BD-22 The same for the space beyond a side of a place. */
export function needsBeyond(board: Board, place: Place, side: Side): Needs {
  const { x, y } = spaceBeyond(board, place, side);
  return needsOf(board, x, y);
}

const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/** BD-22, BD-24 Whether these open sides match the neighbours, and leave an opening while tiles remain. */
export function fits(board: Board, { open, wall }: Needs, { sides, last }: { sides: number; last: boolean }): boolean {
  if ((sides & open) !== open || (sides & wall) !== 0) return false;
  return last || board.openings - numberAt(BITS, open) + numberAt(BITS, sides & ~open) > 0;
}

/** Lays a tile on a space and joins it to its neighbours wherever both sides are open. */
export function addTile(
  board: Board,
  { tile, turn, sides, x, y }: { tile: TileNumber; turn: number; sides: number; x: number; y: number },
): Place {
  const place = board.tiles.length;
  for (let side = 0; side < 4; side++) {
    const isOpen = (sides & (1 << side)) !== 0;
    const neighbour = placeAt(board, x + numberAt(STEP_X, side), y + numberAt(STEP_Y, side));
    if (neighbour === undefined) {
      board.ways.push(isOpen ? OPEN : WALL);
      if (isOpen) board.openings += 1;
      continue;
    }
    const there = neighbour * 4 + across(side);
    const meets = board.ways[there] === OPEN;
    if (meets) board.openings -= 1;
    board.ways[there] = meets && isOpen ? place : WALL;
    board.ways.push(meets && isOpen ? neighbour : WALL);
  }
  board.tiles.push(tile);
  board.turns.push(turn);
  board.xs.push(x);
  board.ys.push(y);
  return place;
}
