import { crc32, deflateSync } from 'node:zlib';
import { coverage, type Point, polygonsOf } from './polygons.ts';

/** How an icon is to be drawn. `bleed`: fills the square to its edges, with the picture inside the safe zone that launchers do not crop (maskable). */
export interface IconShape {
  size: number;
  bleed: boolean;
}

/** Draws the app's icon as a PNG. Phones need bitmaps, and a graphics library is too large a dependency for one torch. */
export function iconPng(svg: string, { size, bleed }: IconShape): Uint8Array {
  const [, ground] = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(svg) ?? [];
  const [, ink, path] = /<path fill="(#[0-9a-f]{6})" d="([^"]+)"/.exec(svg) ?? [];
  if (ground === undefined || ink === undefined || path === undefined) throw new Error('the icon has another shape');
  const scale = (bleed ? 0.6 : 0.86) * (size / 512);
  const margin = (size - 512 * scale) / 2;
  const torch = polygonsOf(path).map((polygon) =>
    polygon.map(([x, y]): Point => [x * scale + margin, y * scale + margin]),
  );
  const plate = bleed ? new Float32Array(size * size).fill(1) : coverage([roundSquare(size)], size);
  return encode(size, { plate, torch: coverage(torch, size), ground: colour(ground), ink: colour(ink) });
}

function roundSquare(size: number): Point[] {
  const radius = (size * 96) / 512;
  const corners = [
    [size - radius, radius],
    [size - radius, size - radius],
    [radius, size - radius],
    [radius, radius],
  ];
  return corners.flatMap(([x, y], corner) =>
    Array.from({ length: 17 }, (_, step): Point => {
      const angle = ((corner - 1 + step / 16) * Math.PI) / 2;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

function colour(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function encode(
  size: number,
  picture: { plate: Float32Array; torch: Float32Array; ground: number[]; ink: number[] },
): Uint8Array {
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let pixel = 0; pixel < size * size; pixel++) {
    // Each row begins with its filter type: 0, none.
    const at = pixel * 4 + Math.floor(pixel / size) + 1;
    const part = Math.min(1, picture.torch[pixel]);
    picture.ground.forEach((dark, channel) => {
      rows[at + channel] = Math.round(dark + (picture.ink[channel] - dark) * part);
    });
    rows[at + 3] = Math.round(Math.min(1, picture.plate[pixel]) * 255);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits per channel: red, green, blue and alpha.
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

function chunk(kind: string, content: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
