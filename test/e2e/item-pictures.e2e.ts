import type { Page } from '@playwright/test';
import { elementAt } from '../../src/engine/list.ts';
import { ITEM_KINDS } from '../../src/games/time/rules/content.ts';
import { oklab, SIGHTS, type Sight, seen, type Triple } from '../colour-vision.ts';
import { expect, test } from './house.ts';

/** An Item's sign in the middle of its cell, in linear RGB, at 40 px. */
type Pixels = readonly Triple[];

const SIZE = 40;

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
        linear(data[4 * at] ?? 0),
        linear(data[4 * at + 1] ?? 0),
        linear(data[4 * at + 2] ?? 0),
      ]),
    );
  }
  return drawn;
}

/** The average pixel distance of two signs, in a kind of vision. */
function distance(one: Pixels, other: Pixels, sight: Sight): number {
  const apart = one.map((pixel, at) => {
    const [a, b] = [oklab(seen(pixel, sight)), oklab(seen(elementAt(other, at), sight))];
    return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  });
  return apart.reduce((sum, each) => sum + each, 0) / apart.length;
}

/** The distance of the picture from its ground, on the pixels that it covers. */
function contrast(shown: Pixels, ground: Pixels): { apart: number; covered: number } {
  const apart = shown
    .map((pixel, at) => distance([pixel], [elementAt(ground, at)], SIGHTS.grey))
    .filter((each) => each > 0.05);
  return { apart: apart.reduce((sum, each) => sum + each, 0) / apart.length, covered: apart.length / shown.length };
}

test('painted Items contrast with their ground, and at 40 px no two are alike: in colour, in grey, without one kind of cones', async ({
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
    const { apart, covered } = contrast(sign, elementAt(grounds, item));
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
