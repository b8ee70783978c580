import type { Bin } from './bins.ts';

/** The drawing's units: one percent is three. */
const SIZE = 300;
const LEFT = 44;
const TOP = 28;

/** Claimed chances (to the right) against results (upwards), with intervals; on the line both are equal. */
export function plotOf(title: string, bins: readonly Bin[]): string {
  const x = (share: number): number => round(LEFT + share * SIZE);
  const y = (share: number): number => round(TOP + (1 - share) * SIZE);
  const marks = [0, 0.25, 0.5, 0.75, 1];
  const dots = bins.flatMap(({ claimed, happened: { share, low, high } }) => [
    `<path d="M${x(claimed)} ${y(low)}V${y(high)}" stroke="#2b6cb0" stroke-width="2"/>`,
    `<circle cx="${x(claimed)}" cy="${y(share)}" r="4" fill="#2b6cb0"/>`,
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + SIZE + 16} ${TOP + SIZE + 44}" font-family="sans-serif" font-size="12">`,
    `<title>${title}: claimed chances against what happened</title>`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<text x="${LEFT}" y="18" font-weight="bold">${title}</text>`,
    ...marks.map(
      (mark) => `<path d="M${LEFT} ${y(mark)}H${LEFT + SIZE}M${x(mark)} ${TOP}V${TOP + SIZE}" stroke="#ddd"/>`,
    ),
    ...marks.map((mark) => `<text x="${LEFT - 6}" y="${y(mark) + 4}" text-anchor="end">${mark * 100}%</text>`),
    ...marks.map((mark) => `<text x="${x(mark)}" y="${TOP + SIZE + 16}" text-anchor="middle">${mark * 100}%</text>`),
    `<text x="${LEFT + SIZE / 2}" y="${TOP + SIZE + 34}" text-anchor="middle">claimed (up: happened)</text>`,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#888" stroke-dasharray="4 4"/>`,
    ...dots,
    '</svg>',
    '',
  ].join('\n');
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}
