import { expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { addTile, emptyBoard } from '../../rules/board.ts';
import { darknessOf, FINENESS, fogOf, sizeOf } from './light.ts';

const bounds = { left: -1, right: 4, top: -1, bottom: 2 };

/** Three tiles in a row: walls above and below, the last one open to the east. */
function corridor() {
  const board = emptyBoard();
  for (const x of [0, 1, 2]) addTile(board, { tile: x, turn: 0, sides: x === 0 ? 2 : 10, x, y: 0 });
  return board;
}

/** The value of a layer at a point of the map, in tiles. */
function at(layer: Float32Array, x: number, y: number): number {
  const [width] = sizeOf(bounds);
  const point = Math.floor((y - bounds.top) * FINENESS) * width + Math.floor((x - bounds.left) * FINENESS);
  return elementAt(layer, point);
}

test('the edges of the laid area are dark, tiles are visible, and fog reaches further through an open side than from rock', () => {
  const { thickness: fog } = fogOf(corridor(), bounds);

  expect(at(fog, 3.05, 0.5)).toBe(1);
  expect(at(fog, 3.95, 0.5)).toBeLessThan(0.1);
  expect(at(fog, 0.5, 0.5)).toBe(0);
  expect(at(fog, 1.01, 0.5)).toBe(0);
  expect(at(fog, 2.8, 0.5)).toBeGreaterThan(at(fog, 0.2, 0.5));
});

test('it gets darker with the distance from the nearest torch, and without torches all tiles are lit', () => {
  const fog = fogOf(corridor(), bounds);
  const lit = darknessOf(fog, [{ x: 0.5, y: 0.5 }]);
  const further = at(lit, 1.5, 0.5);

  expect(at(lit, 0.5, 0.5)).toBeLessThan(further);
  expect(at(lit, 2.5, 0.5)).toBeGreaterThan(further);
  expect(at(lit, 2.5, 0.5)).toBeLessThan(1);
  expect(at(darknessOf(fog, []), 2.5, 0.5)).toBe(0);
});
