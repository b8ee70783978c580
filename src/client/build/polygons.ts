/** A point of a picture. */
export type Point = readonly [x: number, y: number];

/** Line segments per curve. */
const PIECES = 12;

/** Converts an SVG path into polygons. It supports the commands our torch uses: M, m, L, l, c and z. */
export function polygonsOf(path: string): Point[][] {
  const polygons: Point[][] = [];
  let polygon: Point[] = [];
  let at: Point = [0, 0];
  for (const [, command, list] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    if (command === 'z') {
      polygons.push(polygon);
      [at] = polygon;
    } else if (command === 'M' || command === 'm') {
      at = command === 'M' ? [numbers[0], numbers[1]] : [at[0] + numbers[0], at[1] + numbers[1]];
      polygon = [at];
    } else if (command === 'L' || command === 'l') {
      const from = command === 'L' ? 0 : 1;
      for (let i = 0; i < numbers.length; i += 2) {
        at = [at[0] * from + numbers[i], at[1] * from + numbers[i + 1]];
        polygon.push(at);
      }
    } else if (command === 'c') {
      for (let i = 0; i < numbers.length; i += 6) {
        polygon.push(...curve(at, numbers.slice(i, i + 6)));
        at = [at[0] + numbers[i + 4], at[1] + numbers[i + 5]];
      }
    } else throw new Error(`the icon is drawn with ${command}, which is not read here`);
  }
  return polygons;
}

function curve([x, y]: Point, [x1, y1, x2, y2, x3, y3]: readonly number[]): Point[] {
  return Array.from({ length: PIECES }, (_, piece) => {
    const t = (piece + 1) / PIECES;
    const [a, b, c] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
    return [x + a * x1 + b * x2 + c * x3, y + a * y1 + b * y2 + c * y3];
  });
}

/** The coverage of each pixel of a square of `size` by the polygons (non-zero winding), from 0 to 1. */
export function coverage(polygons: readonly Point[][], size: number, fine = 4): Float32Array {
  const covered = new Float32Array(size * size);
  for (let row = 0; row < size * fine; row++) {
    const y = (row + 0.5) / fine;
    const crossings = polygons.flatMap((polygon) => crossingsAt(polygon, y)).sort((a, b) => a.x - b.x);
    let winding = 0;
    crossings.forEach(({ x, turn }, index) => {
      winding += turn;
      const end = crossings[index + 1]?.x;
      if (winding !== 0 && end !== undefined) fill(covered, { size, fine, row: Math.floor(y), from: x, to: end });
    });
  }
  return covered;
}

function crossingsAt(polygon: readonly Point[], y: number): { x: number; turn: 1 | -1 }[] {
  return polygon.flatMap(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length];
    if (y1 <= y === y2 <= y) return [];
    return [{ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 }];
  });
}

function fill(
  covered: Float32Array,
  { size, fine, row, from, to }: { size: number; fine: number; row: number; from: number; to: number },
): void {
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(size, to); x++) {
    const part = Math.min(x + 1, to) - Math.max(x, from);
    covered[row * size + x] += Math.max(0, part) / fine;
  }
}
