import { describe, expect, test } from 'vitest';
import standard from '../../packs/standard.json' with { type: 'json' };
import { ITEM_LOOKS, initialsOf } from './item-looks.ts';

type Triple = readonly [number, number, number];

/** How colours are seen without one kind of cones, in linear RGB (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function seen(rgb: Triple, rows: readonly [Triple, Triple, Triple]): Triple {
  const channel = ([r, g, b]: Triple) => Math.min(1, Math.max(0, r * rgb[0] + g * rgb[1] + b * rgb[2]));
  return [channel(rows[0]), channel(rows[1]), channel(rows[2])];
}

function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The smallest distance between two of some points. */
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
    const points = colours.map((colour) => oklab(seen(colour, EYES[eyes])));

    expect(closest(points, (one, other) => Math.hypot(...one.map((value, at) => value - other[at])))).toBeGreaterThan(
      least,
    );
  });
});

test('in grey, each Item has a lightness of its own', () => {
  const greys = colours.map((colour) => Math.cbrt(luminance(colour)));

  expect(closest(greys, (one, other) => Math.abs(one - other))).toBeGreaterThan(0.04);
});

test('the ink stands out from the colour it is on', () => {
  const inks = { light: luminance(linear('#fff6df')), dark: luminance(linear('#1d1006')) };
  for (const { colour, ink } of ITEM_LOOKS) {
    const [low, high] = [luminance(linear(colour)), inks[ink]].sort((one, other) => one - other);

    expect((high + 0.05) / (low + 0.05), colour).toBeGreaterThan(4);
  }
});

test('each Item has an outline, a picture and an initial of its own, in both languages', () => {
  expect(new Set(ITEM_LOOKS.map(({ outline }) => JSON.stringify(outline))).size).toBe(standard.items.length);
  expect(new Set(standard.items.map(({ icon }) => icon)).size).toBe(standard.items.length);
  for (const locale of ['en', 'it'] as const) {
    const initials = initialsOf(standard.items.map(({ name }) => name[locale]));

    expect(new Set(initials).size, initials.join(' ')).toBe(standard.items.length);
    expect(Math.max(...initials.map((initial) => initial.length)), initials.join(' ')).toBeLessThan(3);
  }
});
