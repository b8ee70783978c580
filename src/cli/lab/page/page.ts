import * as Plot from '@observablehq/plot';
import type { BarPlot, DotPlot, DotRow } from './rows.ts';

// The script of a lab page: draws the plots in it, which are JSON, again whenever the width changes.

/** The height of a row, and of the rest of a plot. */
const ROW = 26;
const BARS_HEIGHT = 170;
const FONT = '14px';
/** Narrower plots have fewer ticks, and their tooltips start at the left edge. */
const NARROW = 600;
/** The approximate width of a letter, and the maximum share of the width for labels. */
const LETTER = 7.4;
const MOST_FOR_LABELS = 0.42;

const MARK = { stroke: 'var(--dim)', strokeWidth: 1.5 };
/** Tooltips: everything near the pointer counts, so that a finger finds it too. */
const TIP = { title: 'tip', fontSize: 14, lineHeight: 1.4, lineWidth: 24, maxRadius: 200 };

const plots: (DotPlot | BarPlot)[] = JSON.parse(document.getElementById('plots')?.textContent ?? '[]');

for (const plot of plots) {
  const figure = document.querySelector(`[data-plot="${plot.id}"]`);
  if (!(figure instanceof HTMLElement)) continue;
  let drawnFor = 0;
  new ResizeObserver(() => {
    const width = Math.floor(figure.clientWidth);
    if (width === drawnFor || width === 0) return;
    drawnFor = width;
    figure.replaceChildren(plot.kind === 'dots' ? drawDots(plot, width) : drawBars(plot, width));
  }).observe(figure);
}

function drawDots({ rows, mark, unit }: DotPlot, width: number): Element {
  const labels = [...new Set(rows.map((row) => row.label))];
  const longest = Math.max(...labels.map((each) => each.length));
  const room = Math.min(longest * LETTER + 14, width * MOST_FOR_LABELS);
  const hasOther = rows.some(({ of }) => of === 'other');
  const shift = ({ of }: DotRow): number => (hasOther ? (of === 'mine' ? -5 : 5) : 0);
  const marks = (['mine', 'other', 'difference'] as const).flatMap((of) => {
    const own = rows.filter((row) => row.of === of);
    const [first] = own;
    if (first === undefined) return [];
    const dy = shift(first);
    return [
      Plot.link(own, { x1: 'low', x2: 'high', y1: 'label', y2: 'label', stroke: colourOf, strokeWidth: 3, dy }),
      Plot.dot(own, { x: 'mean', y: 'label', fill: colourOf, r: 5, symbol: of === 'other' ? 'square' : 'circle', dy }),
    ];
  });
  const domain = domainOf(rows, mark);
  return Plot.plot({
    width,
    height: labels.length * ROW + 40,
    marginLeft: room,
    marginRight: 18,
    marginTop: 8,
    marginBottom: 30,
    style: { fontSize: FONT },
    x: { label: null, grid: true, percent: true, domain },
    y: { label: null, domain: labels },
    marks: [
      Plot.axisX({
        label: null,
        tickFormat: (share: number) => (unit === 'percent' ? `${share}%` : signed(share)),
        ticks: width < NARROW ? 3 : 8,
      }),
      Plot.axisY({ label: null, tickSize: 0, lineWidth: (room - 10) / 14, textOverflow: 'ellipsis' }),
      ...(mark === undefined ? [] : [Plot.ruleX([mark], { ...MARK, ...(mark !== 0 && { strokeDasharray: '5 4' }) })]),
      ...marks,
      Plot.tip(
        rows,
        Plot.pointerY({
          ...TIP,
          px: 'mean',
          py: 'label',
          y: 'label',
          ...(width < NARROW ? { x: () => domain[0] / 100, anchor: 'bottom-left', dx: 6 - room } : { x: 'mean' }),
        }),
      ),
    ],
  });
}

/** Slightly more than the range of the data and the mark. */
function domainOf(rows: readonly DotRow[], mark: number | undefined): [number, number] {
  const ends = rows.flatMap(({ low, high }) => [low * 100, high * 100]);
  if (mark !== undefined) ends.push(mark * 100);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const room = Math.max(1, (high - low) * 0.04);
  return [low - room, high + room];
}

function colourOf({ of, side }: DotRow): string {
  if (of === 'other') return 'var(--other)';
  return { above: 'var(--above)', below: 'var(--below)', unclear: 'var(--dim)' }[side];
}

function signed(figure: number): string {
  return figure > 0 ? `+${figure}` : String(figure).replace('-', '−');
}

type Bar = BarPlot['bars'][number];

function drawBars({ bars }: BarPlot, width: number): Element {
  const [mine, other] = [bars.filter(({ of }) => of === 'mine'), bars.filter(({ of }) => of === 'other')];
  // Whole figures are in the middle of their bars.
  const place = {
    x1: ({ from }: Bar) => from - 0.5,
    x2: ({ to }: Bar) => to - 0.5,
    y: 'share',
  };
  return Plot.plot({
    width,
    height: BARS_HEIGHT,
    marginLeft: 44,
    marginRight: 12,
    marginTop: 8,
    marginBottom: 28,
    style: { fontSize: FONT },
    x: {
      label: null,
      ticks: Math.min(6, bars.length),
      tickFormat: (figure: number) => (Number.isInteger(figure) ? String(figure) : ''),
    },
    y: { label: null, percent: true, grid: true, ticks: 4, tickFormat: (share: number) => `${share}%` },
    marks: [
      Plot.rectY(mine, { ...place, fill: 'var(--above)', insetLeft: 1, fillOpacity: other.length > 0 ? 0.6 : 1 }),
      Plot.rectY(other, { ...place, stroke: 'var(--other)', strokeWidth: 2, fill: 'none', insetLeft: 1 }),
      Plot.ruleY([0]),
      Plot.tip(bars, Plot.pointerX({ ...TIP, x: ({ from, to }: Bar) => (from + to - 1) / 2, y: 'share' })),
    ],
  });
}
