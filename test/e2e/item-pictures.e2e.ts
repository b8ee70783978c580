import type { Page } from '@playwright/test';
import { ITEM_KINDS } from '../../src/games/time/rules/content.ts';
import { expect, test } from './house.ts';

/** How an Item's sign looks in the middle of its cell, in linear RGB, at 40 px. */
type Pixels = readonly (readonly [number, number, number])[];
type Rows = readonly (readonly [number, number, number])[];

const SIZE = 40;

/** Colours without one kind of cones, and in grey, in linear RGB (Machado, Oliveira and Fernandes 2009, severity 1). */
const SIGHTS: Readonly<Record<string, Rows>> = {
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
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** The signs as the page draws them, scaled down. */
async function signs(page: Page): Promise<Pixels[]> {
  const pictures: string[] = [];
  for (let item = 0; item < ITEM_KINDS; item++) {
    const shot = await page.locator(`[data-painted="${item}"] > *`).screenshot({ animations: 'disabled' });
    pictures.push(shot.toString('base64'));
  }
  return page.evaluate(drawSmall, { pictures, size: SIZE });
}

/** Runs in the page. */
async function drawSmall({ pictures, size }: { pictures: string[]; size: number }): Promise<Pixels[]> {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const drawn: Pixels[] = [];
  for (const picture of pictures) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]), {
      resizeWidth: size,
      resizeHeight: size,
      resizeQuality: 'high',
    });
    const canvas = new OffscreenCanvas(size, size).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const { data } = canvas?.getImageData(0, 0, size, size) ?? { data: [] };
    drawn.push(
      Array.from({ length: size * size }, (_, at) => [
        linear(data[4 * at]),
        linear(data[4 * at + 1]),
        linear(data[4 * at + 2]),
      ]),
    );
  }
  return drawn;
}

function oklab([r, g, b]: readonly [number, number, number], sight: Rows): [number, number, number] {
  const [x, y, z] = sight.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)));
  const l = Math.cbrt(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z);
  const m = Math.cbrt(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z);
  const s = Math.cbrt(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How far two signs are apart, pixel by pixel on average, to these eyes. */
function distance(one: Pixels, other: Pixels, sight: Rows): number {
  const apart = one.map((pixel, at) => {
    const [a, b] = [oklab(pixel, sight), oklab(other[at], sight)];
    return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  });
  return apart.reduce((sum, each) => sum + each, 0) / apart.length;
}

/** How far the picture is from its ground, on the pixels that it covers. */
function contrast(shown: Pixels, ground: Pixels): { apart: number; covered: number } {
  const apart = shown.map((pixel, at) => distance([pixel], [ground[at]], SIGHTS.grey)).filter((each) => each > 0.05);
  return { apart: apart.reduce((sum, each) => sum + each, 0) / apart.length, covered: apart.length / shown.length };
}

test('painted Items stand out from their ground, and at 40 px no two are alike: in colour, in grey, without one kind of cones', async ({
  visit,
}) => {
  const page = await visit('/gallery?section=time&lang=en');
  for (let item = 0; item < ITEM_KINDS; item++) {
    const drawn = page.locator(`[data-painted="${item}"] svg`);
    await drawn.scrollIntoViewIfNeeded();
    await expect(drawn).toHaveAttribute('data-shown', 'true');
  }
  const painted = await signs(page);
  await page.locator('[data-painted] svg').evaluateAll((drawn) => {
    for (const svg of drawn) (svg as SVGElement).style.opacity = '0';
  });
  const grounds = await signs(page);

  painted.forEach((sign, item) => {
    const { apart, covered } = contrast(sign, grounds[item]);
    expect(apart, `Item ${item} on its ground`).toBeGreaterThan(0.15);
    expect(covered, `Item ${item} on its ground`).toBeGreaterThan(0.08);
  });
  for (const [name, sight] of Object.entries(SIGHTS)) {
    const pairs = painted.flatMap((sign, item) =>
      painted
        .slice(0, item)
        .map((other, before) => ({ pair: `${before} and ${item}`, apart: distance(sign, other, sight) })),
    );
    const closest = pairs.reduce((least, each) => (each.apart < least.apart ? each : least));
    expect(closest.apart, `${closest.pair}, ${name}`).toBeGreaterThan(0.06);
  }
});
