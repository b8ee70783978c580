export type Triple = readonly [number, number, number];
/** The matrix of a kind of vision. */
export type Sight = readonly [Triple, Triple, Triple];

/**
 * How colours look without one kind of cones, and in grey, in linear RGB (Machado, Oliveira and Fernandes 2009,
 * severity 1).
 */
export const SIGHTS = {
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
} as const satisfies Readonly<Record<string, Sight>>;

/** A linear RGB colour as it is perceived. */
export function seen(rgb: Triple, rows: readonly [Triple, Triple, Triple]): Triple {
  const channel = ([r, g, b]: Triple) => Math.min(1, Math.max(0, r * rgb[0] + g * rgb[1] + b * rgb[2]));
  return [channel(rows[0]), channel(rows[1]), channel(rows[2])];
}

/** A linear RGB colour in OKLab, where distances match perception. */
export function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
