import { elementAt } from '../../../../engine/list.ts';
import type { Board, Place, Side } from '../../rules/board.ts';
import type { TileNumber } from '../../rules/content.ts';
import type { Scene } from '../scene.ts';
import type { Bounds } from './use-camera.ts';

/** An empty space next to your tile: unexplored, or previewing the drawn tile. */
export interface Ghost {
  side: Side;
  x: number;
  y: number;
  label: string;
  price?: string | undefined;
  held?: { tile: TileNumber; turn: number; canTurn: boolean };
}

/** A space of the map with a tile or a preview. */
export interface Cell {
  x: number;
  y: number;
  what: { kind: 'tile'; place: Place } | { kind: 'ghost'; ghost: Ghost };
}

/** Where a laid tile is. */
export function spaceOf({ xs, ys }: Board, place: Place): { x: number; y: number } {
  return { x: elementAt(xs, place), y: elementAt(ys, place) };
}

/** All cells, row by row. */
export function cellsOf({ view: { board } }: Scene, ghosts: readonly Ghost[]): Cell[] {
  return [
    ...board.tiles.map((_, place): Cell => ({ ...spaceOf(board, place), what: { kind: 'tile', place } })),
    ...ghosts.map((ghost): Cell => ({ x: ghost.x, y: ghost.y, what: { kind: 'ghost', ghost } })),
  ].sort((one, other) => one.y - other.y || one.x - other.x);
}

/** The extent of the map, with a margin. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const around = 0.25;
  return {
    left: Math.min(...xs) - around,
    right: Math.max(...xs) + around,
    top: Math.min(...ys) - around,
    bottom: Math.max(...ys) + around,
  };
}

/** The nearest cell in a direction: the adjacent one, else the next that way. */
export function nextCell(
  cells: readonly Cell[],
  at: { x: number; y: number },
  [dx, dy]: readonly [number, number],
): Cell | undefined {
  const ahead = cells.filter(({ x, y }) => (x - at.x) * dx + (y - at.y) * dy > 0);
  const cost = ({ x, y }: Cell) =>
    Math.abs((x - at.x) * dx + (y - at.y) * dy) + 3 * Math.abs((x - at.x) * dy + (y - at.y) * dx);
  return ahead.sort((one, other) => cost(one) - cost(other))[0];
}
