import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { iconPng } from './icon-png.ts';

const SVG = readFileSync(new URL('../kit/icons/torch.svg', import.meta.url), 'utf8');
const SIZE = 64;

/** The colour of a pixel; each row of the decompressed picture begins with a filter byte. */
function pixel(png: Uint8Array, x: number, y: number): number[] {
  const data = Buffer.from(png);
  const start = data.indexOf('IDAT') + 4;
  const rows = inflateSync(data.subarray(start, start + data.readUInt32BE(start - 8)));
  const at = y * (SIZE * 4 + 1) + 1 + x * 4;
  return [...rows.subarray(at, at + 4)];
}

test('the icon has round corners, a dark ground and a burning torch', () => {
  const png = iconPng(SVG, { size: SIZE, bleed: false });

  expect(Buffer.from(png).readUInt32BE(16)).toBe(SIZE);
  expect(pixel(png, 0, 0)[3]).toBe(0);
  expect(pixel(png, 32, 2)).toEqual([0x1e, 0x18, 0x14, 255]);
  // The handle crosses the lower left of the picture.
  expect(pixel(png, 24, 40)).toEqual([0xf2, 0xa3, 0x3a, 255]);
});

test('an icon that a launcher may cut into any shape fills its square', () => {
  expect(pixel(iconPng(SVG, { size: SIZE, bleed: true }), 0, 0)).toEqual([0x1e, 0x18, 0x14, 255]);
});
