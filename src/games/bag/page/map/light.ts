import { type Board, OPEN, SIDES, wayFrom } from '../../rules/board.ts';
import type { BagView } from '../../rules/view.ts';
import type { Bounds } from './use-camera.ts';

/** Points of the light layer along a tile; the browser blurs them into each other. */
export const FINENESS = 8;
/** How dark it is, by the distance from the nearest torch in tiles. */
const DARKNESS = [0, 0.06, 0.26, 0.42, 0.54, 0.62];
/** How far fog reaches into a tile, in tiles: from rock, and through an unexplored opening. */
const FOG = { rock: 0.16, opening: 0.38 };

/** Around the tiles the dark begins to give way to the mist of the map after so many tiles, and has after so many more. */
const AROUND = { dark: 0.1, fading: 0.8 };

/** The fog at each point of the map: 0 in the middle of a tile, 1 at its unexplored edges, and further away less. */
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

/** The torches of the adventurers who are inside. */
export function torchesOf({ board, adventurers }: BagView): Torch[] {
  return adventurers.flatMap(({ fate, isReady, place }) =>
    fate === 'inside' && isReady ? [{ x: board.xs[place] + 0.5, y: board.ys[place] + 0.5 }] : [],
  );
}

/** The fog over a board. */
export function fogOf(board: Board, bounds: Bounds): Fog {
  const { left, top } = bounds;
  const [width, height] = sizeOf(bounds);
  const thickness = new Float32Array(width * height);
  const isTile = new Uint8Array(width * height);
  for (let point = 0; point < thickness.length; point += 1) {
    const x = left + ((point % width) + 0.5) / FINENESS;
    const y = top + (Math.floor(point / width) + 0.5) / FINENESS;
    thickness[point] = Math.min(1, 1 - (distanceToTiles(board, x, y) - AROUND.dark) / AROUND.fading);
  }
  const laid = new Set(board.xs.map((x, place) => `${x},${board.ys[place]}`));
  board.xs.forEach((x, place) => {
    const y = board.ys[place];
    const isBeside = (dx: number, dy: number) => laid.has(`${x + dx},${y + dy}`);
    // Clockwise from the top, as the sides are.
    const around = [isBeside(0, -1), isBeside(1, 0), isBeside(0, 1), isBeside(-1, 0)];
    for (let row = 0; row < FINENESS; row += 1) {
      for (let column = 0; column < FINENESS; column += 1) {
        const [across, down] = [(column + 0.5) / FINENESS, (row + 0.5) / FINENESS];
        const inside = [down, 1 - across, 1 - down, across];
        let here = 0;
        for (const side of SIDES) {
          if (around[side]) continue;
          const reach = wayFrom(board, place, side) === OPEN ? FOG.opening : FOG.rock;
          here = Math.max(here, 1 - inside[side] / reach);
        }
        const [dx, dy] = [across < 0.5 ? -1 : 1, down < 0.5 ? -1 : 1];
        if (!isBeside(dx, dy)) {
          const away = Math.hypot(Math.min(across, 1 - across), Math.min(down, 1 - down));
          here = Math.max(here, 1 - away / FOG.rock);
        }
        const point = ((y - top) * FINENESS + row) * width + (x - left) * FINENESS + column;
        thickness[point] = here;
        isTile[point] = 1;
      }
    }
  });
  return { bounds, thickness, isTile };
}

function distanceToTiles({ xs, ys }: Board, x: number, y: number): number {
  let nearest = AROUND.dark + AROUND.fading;
  for (let place = 0; place < xs.length; place += 1) {
    const [dx, dy] = [Math.abs(x - xs[place] - 0.5) - 0.5, Math.abs(y - ys[place] - 0.5) - 0.5];
    nearest = Math.min(nearest, Math.hypot(Math.max(0, dx), Math.max(0, dy)));
  }
  return nearest;
}

/** The points of a light layer, across and down. */
export function sizeOf({ left, right, top, bottom }: Bounds): [width: number, height: number] {
  return [(right - left) * FINENESS, (bottom - top) * FINENESS];
}

/** How dark each point is, from 0 to 1: fog, and the distance from the nearest torch. Without torches all is lit. */
export function darknessOf({ bounds, thickness, isTile }: Fog, torches: readonly Torch[]): Float32Array {
  const [width] = sizeOf(bounds);
  return thickness.map((here, point) => {
    if (isTile[point] === 0 || here >= 1 || torches.length === 0) return here;
    const x = bounds.left + ((point % width) + 0.5) / FINENESS;
    const y = bounds.top + (Math.floor(point / width) + 0.5) / FINENESS;
    let nearest = DARKNESS.length - 1;
    for (const torch of torches) nearest = Math.min(nearest, Math.hypot(torch.x - x, torch.y - y));
    const ring = Math.floor(nearest);
    const dark = DARKNESS[ring] + ((DARKNESS[ring + 1] ?? 0) - DARKNESS[ring]) * (nearest - ring);
    return 1 - (1 - here) * (1 - dark);
  });
}
