import { describe, expect, test } from 'vitest';
import { oklab, SIGHTS, seen, type Triple } from '../../../../../test/colour-vision.ts';
import { valueAt } from '../../../../engine/list.ts';
import standard from '../../packs/standard.json' with { type: 'json' };
import { ITEM_LOOKS, initialsOf } from './item-looks.ts';

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The smallest distance between any two points. */
function closest<Point>(points: readonly Point[], distance: (one: Point, other: Point) => number): number {
  const pairs = points.flatMap((one, place) => points.slice(0, place).map((other) => distance(one, other)));
  return Math.min(...pairs);
}

const colours = ITEM_LOOKS.map(({ colour }) => linear(colour));

// In OKLab a distance of 0.02 is just noticeable; these limits are enough at a glance, small and side by side.
describe.each([
  ['all', 0.12],
  ['protanopia', 0.09],
  ['deuteranopia', 0.09],
  ['tritanopia', 0.09],
])('to eyes with %s', (eyes, least) => {
  test('no two Items have similar colours', () => {
    const points = colours.map((colour) => oklab(seen(colour, valueAt(SIGHTS, eyes))));

    expect(
      closest(points, (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])),
    ).toBeGreaterThan(least);
  });
});

test('in grey, each Item has a distinct lightness', () => {
  const greys = colours.map((colour) => Math.cbrt(luminance(colour)));

  expect(closest(greys, (one, other) => Math.abs(one - other))).toBeGreaterThan(0.04);
});

test('the ink contrasts with its background', () => {
  const inks = { light: luminance(linear('#fff6df')), dark: luminance(linear('#1d1006')) };
  for (const { colour, ink } of ITEM_LOOKS) {
    const ratio = (luminance(linear(colour)) + 0.05) / (inks[ink] + 0.05);

    expect(Math.max(ratio, 1 / ratio), colour).toBeGreaterThan(4);
  }
});

test('each Item has a distinct outline, picture and initial, in both languages', () => {
  expect(new Set(ITEM_LOOKS.map(({ outline }) => JSON.stringify(outline))).size).toBe(standard.items.length);
  expect(new Set(standard.items.map(({ icon }) => icon)).size).toBe(standard.items.length);
  for (const locale of ['en', 'it'] as const) {
    const initials = initialsOf(standard.items.map(({ name }) => name[locale]));

    expect(new Set(initials).size, initials.join(' ')).toBe(standard.items.length);
    expect(Math.max(...initials.map((initial) => initial.length)), initials.join(' ')).toBeLessThan(3);
  }
});
