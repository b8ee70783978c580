import { elementAt } from '../../../../engine/list.ts';
import { type Board, OPEN, type Place, SIDES, wayFrom } from '../../rules/board.ts';
import type { BagView } from '../../rules/view.ts';
import { spaceOf } from './cells.ts';
import type { Bounds } from './use-camera.ts';

/** Points of the light layer along a tile; the browser interpolates between them. */
export const FINENESS = 8;
/** How dark it is, by the distance from the nearest torch in tiles. */
const DARKNESS = [0, 0.06, 0.26, 0.42, 0.54, 0.62];
/** How far fog reaches into a tile, in tiles: from rock, and through an unexplored opening. */
const FOG = { rock: 0.16, opening: 0.38 };

/** Around the tiles, the distance at which the dark begins to give way to mist, and the length of the transition. */
const AROUND = { dark: 0.1, fading: 0.8 };

/** The fog at each point of the map: 0 in the middle of a tile, 1 at its unexplored edges, decreasing with distance. */
export interface Fog {
  bounds: Bounds;
  thickness: Float32Array;
  /** 1 where a tile is, 0 elsewhere. */
  isTile: Uint8Array;
}

/** A torch, in tiles: the middle of the Start is 0.5, 0.5. */
export interface Torch {
  x: number;
  y: number;
}

interface Space {
  x: number;
  y: number;
}

/** The torches of the adventurers who are inside. */
export function torchesOf({ board, adventurers }: BagView): Torch[] {
  return adventurers.flatMap(({ fate, isReady, place }) => {
    if (fate !== 'inside' || !isReady) return [];
    const { x, y } = spaceOf(board, place);
    return [{ x: x + 0.5, y: y + 0.5 }];
  });
}

/** The fog over a board. */
export function fogOf(board: Board, bounds: Bounds): Fog {
  const [width, height] = sizeOf(bounds);
  const fog: Fog = {
    bounds,
    thickness: new Float32Array(width * height),
    isTile: new Uint8Array(width * height),
  };
  const spaces = board.tiles.map((_, place) => spaceOf(board, place));
  const laid = new Set(spaces.map(({ x, y }) => `${x},${y}`));
  for (let y = bounds.top; y < bounds.bottom; y += 1) {
    for (let x = bounds.left; x < bounds.right; x += 1) if (!laid.has(`${x},${y}`)) surround(fog, spaces, { x, y });
  }
  for (const place of board.xs.keys()) fill(fog, board, { place, laid });
  return fog;
}

/** The dark around the laid tiles, in a space without a tile: only adjacent tiles are near enough. */
function surround({ bounds, thickness }: Fog, laid: readonly Space[], space: Space): void {
  const near = laid.filter(({ x, y }) => Math.abs(x - space.x) <= 1 && Math.abs(y - space.y) <= 1);
  if (near.length === 0) return;
  forEachPoint(bounds, space, (point, across, down) => {
    let nearest = (AROUND.dark + AROUND.fading) ** 2;
    for (const { x, y } of near) {
      const dx = Math.max(0, Math.abs(space.x + across - x - 0.5) - 0.5);
      const dy = Math.max(0, Math.abs(space.y + down - y - 0.5) - 0.5);
      nearest = Math.min(nearest, dx * dx + dy * dy);
    }
    thickness[point] = Math.min(1, 1 - (Math.sqrt(nearest) - AROUND.dark) / AROUND.fading);
  });
}

/** The fog that enters a tile from sides and corners without a neighbour. */
function fill(
  { bounds, thickness, isTile }: Fog,
  board: Board,
  { place, laid }: { place: Place; laid: ReadonlySet<string> },
): void {
  const space = spaceOf(board, place);
  const isBeside = (dx: number, dy: number) => laid.has(`${space.x + dx},${space.y + dy}`);
  // Clockwise from the top, as the sides are.
  const beside = [isBeside(0, -1), isBeside(1, 0), isBeside(0, 1), isBeside(-1, 0)];
  const foggy = SIDES.filter((side) => beside[side] !== true).map((side) => ({
    side,
    reach: wayFrom(board, place, side) === OPEN ? FOG.opening : FOG.rock,
  }));
  const corners = [isBeside(-1, -1), isBeside(1, -1), isBeside(-1, 1), isBeside(1, 1)];
  forEachPoint(bounds, space, (point, across, down) => {
    const inside = [down, 1 - across, 1 - down, across];
    let here = 0;
    for (const { side, reach } of foggy) here = Math.max(here, 1 - elementAt(inside, side) / reach);
    if (!corners[(across < 0.5 ? 0 : 1) + (down < 0.5 ? 0 : 2)]) {
      const away = Math.hypot(Math.min(across, 1 - across), Math.min(down, 1 - down));
      here = Math.max(here, 1 - away / FOG.rock);
    }
    thickness[point] = here;
    isTile[point] = 1;
  });
}

/** Calls back with each point of a space, and its position in the space, from 0 to 1. */
function forEachPoint(
  bounds: Bounds,
  { x, y }: Space,
  call: (point: number, across: number, down: number) => void,
): void {
  const [width] = sizeOf(bounds);
  const first = (y - bounds.top) * FINENESS * width + (x - bounds.left) * FINENESS;
  for (let row = 0; row < FINENESS; row += 1) {
    for (let column = 0; column < FINENESS; column += 1) {
      call(first + row * width + column, (column + 0.5) / FINENESS, (row + 0.5) / FINENESS);
    }
  }
}

/** The number of points of a light layer, across and down. */
export function sizeOf({ left, right, top, bottom }: Bounds): [width: number, height: number] {
  return [(right - left) * FINENESS, (bottom - top) * FINENESS];
}

/**
 * How dark each point is, from 0 to 1: fog, and the distance from the nearest torch. Without torches everything is lit.
 */
export function darknessOf({ bounds, thickness, isTile }: Fog, torches: readonly Torch[]): Float32Array {
  const [width] = sizeOf(bounds);
  const darkness = thickness.slice();
  if (torches.length === 0) return darkness;
  const farthest = (DARKNESS.length - 1) ** 2;
  for (let point = 0; point < darkness.length; point += 1) {
    const here = elementAt(thickness, point);
    if (isTile[point] === 0 || here >= 1) continue;
    const x = bounds.left + ((point % width) + 0.5) / FINENESS;
    const y = bounds.top + (Math.floor(point / width) + 0.5) / FINENESS;
    let nearest = farthest;
    for (const torch of torches) nearest = Math.min(nearest, (torch.x - x) ** 2 + (torch.y - y) ** 2);
    const away = Math.sqrt(nearest);
    const ring = Math.floor(away);
    const inner = elementAt(DARKNESS, ring);
    // Nothing is farther than the last ring: there the share is 0.
    const dark = inner + ((DARKNESS[ring + 1] ?? inner) - inner) * (away - ring);
    darkness[point] = 1 - (1 - here) * (1 - dark);
  }
  return darkness;
}
