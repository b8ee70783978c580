import type { Compared, LabReport, SwapReport } from '../report.ts';
import { FEWEST_DEALS, type Interval, sideOf } from '../statistics.ts';
import { figureWriter } from '../text/figures.ts';
import { LAB_TEXT } from '../text/text.ts';

/** One dot of a plot with its interval. */
export interface DotRow {
  label: string;
  /** Which pack it is about; `difference` of both. */
  of: 'mine' | 'other' | 'difference';
  mean: number;
  low: number;
  high: number;
  /** What its interval proves relative to the plot's mark. */
  side: 'above' | 'below' | 'unclear';
  /** The text of its tooltip. */
  tip: string;
}

/** A plot of dots with intervals: one figure of several subjects. */
export interface DotPlot {
  kind: 'dots';
  id: string;
  label: string;
  /** The reference line, and whether figures are shares or percentage points. */
  mark?: number;
  unit: 'percent' | 'points';
  rows: DotRow[];
}

/** A plot of the number of games per figure. */
export interface BarPlot {
  kind: 'bars';
  id: string;
  label: string;
  bars: { of: 'mine' | 'other'; from: number; to: number; share: number; tip: string }[];
}

/** All plots of a report, in the order of the page. */
export function plotsOf(report: LabReport): (DotPlot | BarPlot)[] {
  return [
    ...seatPlot(report),
    ...levelPlot(report),
    ...coursePlots(report),
    ...report.swaps.flatMap((swap) => swapPlots(report, swap)),
    ...wantedPlot(report),
  ].filter((plot) => (plot.kind === 'dots' ? plot.rows : plot.bars).length > 0);
}

function writerOf({ locale }: LabReport) {
  return figureWriter(locale, LAB_TEXT[locale].to);
}

/** The rows of one subject: of this pack, and of the other if there is one. */
function rowsOf(
  label: string,
  { mine, other }: Compared,
  { mark, write, report }: { mark: number; write: (interval: Interval) => string; report: LabReport },
): DotRow[] {
  const row = (of: 'mine' | 'other', interval: Interval | undefined): DotRow[] => {
    if (interval === undefined) return [];
    const { mean, low, high } = interval;
    const pack = report.packs.other === undefined ? '' : `\n${report.packs[of]}`;
    return [{ label, of, mean, low, high, side: sideOf(interval, mark), tip: `${label}: ${write(interval)}${pack}` }];
  };
  return [...row('mine', mine), ...row('other', other)];
}

function seatPlot(report: LabReport): DotPlot[] {
  const text = LAB_TEXT[report.locale];
  const write = writerOf(report).share;
  const won = report.measures.find(({ measure }) => measure === 'won');
  if (won !== undefined) {
    const rows = rowsOf(text.measures.won, won, { mark: 0.5, write, report });
    return [{ kind: 'dots', id: 'seats', label: text.axes.wins, unit: 'percent', rows }];
  }
  const mark = 1 / report.seats;
  const rows = report.winsBySeat.flatMap((seat) => rowsOf(text.seat(seat.seat + 1), seat, { mark, write, report }));
  return [{ kind: 'dots', id: 'seats', label: text.axes.wins, mark, unit: 'percent', rows }];
}

function levelPlot(report: LabReport): DotPlot[] {
  const text = LAB_TEXT[report.locale];
  const write = writerOf(report).share;
  const rows = report.levels
    .filter(({ share }) => share.deals >= FEWEST_DEALS)
    .flatMap(({ weaker, stronger, share, weakerShare }) => {
      const at = { mark: 0.5, write, report };
      if (weakerShare === undefined) return rowsOf(text.against(stronger, weaker), { mine: share }, at);
      return [
        ...rowsOf(text.asTeam(weaker), { mine: weakerShare }, at),
        ...rowsOf(text.asTeam(stronger), { mine: share }, at),
      ];
    });
  // A level between two others is measured twice as a team; it is shown once.
  const isFirst = (row: DotRow, at: number): boolean =>
    rows.findIndex(({ label, of }) => label === row.label && of === row.of) === at;
  const mark = report.isTogether ? {} : { mark: 0.5 };
  return [{ kind: 'dots', id: 'levels', label: text.axes.wins, ...mark, unit: 'percent', rows: rows.filter(isFirst) }];
}

function swapPlots(report: LabReport, { id, cards }: SwapReport): DotPlot[] {
  const text = LAB_TEXT[report.locale];
  const { pointsWithin, change } = writerOf(report);
  const named = cards.map((card) => ({
    ...card,
    label: card.group === undefined ? card.name : `${card.name} (${card.group})`,
  }));
  const inPoints = (interval: Interval | undefined): string =>
    interval === undefined ? '' : `\n${text.columns.inPoints}: ${change(interval)} ${report.unit}`;
  const worths = named.flatMap(({ label, points, ...card }) =>
    rowsOf(label, card, { mark: 0, write: pointsWithin, report }).map((row) => ({
      ...row,
      tip: `${row.tip}${inPoints(points[row.of])}`,
    })),
  );
  const differences = named.flatMap(({ label, difference, points }): DotRow[] => {
    if (difference === undefined) return [];
    const { mean, low, high } = difference;
    const tip = `${label}: ${pointsWithin(difference)}${inPoints(points.difference)}`;
    return [{ label, of: 'difference', mean, low, high, side: sideOf(difference, 0), tip }];
  });
  return [
    { kind: 'dots', id: `cards-${id}`, label: text.axes.worth, mark: 0, unit: 'points', rows: worths },
    { kind: 'dots', id: `difference-${id}`, label: text.axes.difference, mark: 0, unit: 'points', rows: differences },
  ];
}

function wantedPlot(report: LabReport): DotPlot[] {
  const write = writerOf(report).share;
  const sorted = report.wanted.toSorted((one, other) => (other.mine?.mean ?? 0) - (one.mine?.mean ?? 0));
  const rows = sorted.flatMap((card) => rowsOf(card.name, card, { mark: 0.05, write, report }));
  return [{ kind: 'dots', id: 'wanted', label: LAB_TEXT[report.locale].axes.wanted, unit: 'percent', rows }];
}

/** More bars than this are merged into ranges. */
const MOST_BARS = 32;
/** The measures whose distribution is drawn. */
const DRAWN = ['turns', 'moves', 'leads', 'margin', 'options'] as const;

function coursePlots(report: LabReport): BarPlot[] {
  const { measures, unit, locale } = report;
  const text = LAB_TEXT[locale];
  const hasTurns = measures.some(({ measure }) => measure === 'turns');
  // A team's margin may be below 0, and only its mean is shown.
  const isDrawn = (measure: (typeof DRAWN)[number]): boolean =>
    measure === 'moves' ? !hasTurns : measure !== 'margin' || !report.isTogether;
  return DRAWN.filter(isDrawn).flatMap((drawn): BarPlot[] => {
    const found = measures.find(({ measure }) => measure === drawn);
    if (found === undefined) return [];
    const most = Math.max(...Object.values(found.counts).map((counts) => (counts ?? []).length));
    const width = Math.max(1, Math.ceil(most / MOST_BARS));
    const label = drawn === 'margin' ? `${text.measures.margin} (${unit})` : text.measures[drawn];
    const bars = (['mine', 'other'] as const).flatMap((of) => barsOf(report, { of, counts: found.counts[of], width }));
    return [{ kind: 'bars', id: `course-${drawn}`, label, bars }];
  });
}

function barsOf(
  report: LabReport,
  { of, counts = [], width }: { of: 'mine' | 'other'; counts: readonly number[] | undefined; width: number },
): BarPlot['bars'] {
  const { percent, count } = writerOf(report);
  const all = counts.reduce((sum, games) => sum + games, 0);
  return Array.from({ length: Math.ceil(counts.length / width) }, (_, bar) => {
    const from = bar * width;
    const games = counts.slice(from, from + width).reduce((sum, each) => sum + each, 0);
    const range = width === 1 ? count(from) : `${count(from)}–${count(from + width - 1)}`;
    const pack = report.packs.other === undefined ? '' : `\n${report.packs[of]}`;
    const share = games / Math.max(1, all);
    return { of, from, to: from + width, share, tip: `${range}: ${percent(share)}${pack}` };
  }).filter(({ share }) => share > 0);
}
