import { elementAt } from '../../engine/list.ts';
import type { Options } from '../../engine/options.ts';
import type { Bilingual, Locale } from '../../engine/text.ts';
import type { LabParts, PackLab } from '../../games/lab.ts';
import type { Figures } from '../simulate/figures.ts';
import { type LabFigures, MEASURES, type Measure, noSample, type Pair, type PairKey } from './figures.ts';
import { type LabPlan, PACK_SIDES, type PackSide, sidesOf } from './plan.ts';
import { type Interval, intervalOf, shareInterval, tailFor } from './statistics.ts';

/** A figure of both packs, and their difference on the same deals. */
export interface Compared {
  mine?: Interval;
  other?: Interval;
  difference?: Interval;
}

/** A card with a figure. */
export interface CardFigure extends Compared {
  id: string;
  name: string;
  group?: string;
}

/** The values of the cards of one experiment. */
export interface SwapReport {
  id: string;
  title: string;
  meaning: string;
  /** `points`: the same as a lead at the end, in the unit of the game. */
  cards: (CardFigure & { points: Compared })[];
  /** The names of cards that came up in too few deals. */
  tooFew: string[];
}

/**
 * Results of two levels of bots with the measured pack; teams have a share each, rivals only the stronger one's share.
 */
export interface LevelReport {
  weaker: string;
  stronger: string;
  share: Interval;
  weakerShare?: Interval;
}

/** A measure of all watched games. */
export interface MeasureReport extends Compared {
  measure: Measure;
  /** Number of games per figure, for each side. */
  counts: Partial<Record<PackSide, readonly number[]>>;
}

/** All results of the lab, in one language: the content of the page. */
export interface LabReport {
  locale: Locale;
  game: string;
  packs: { mine: string; other?: string };
  seats: number;
  isTogether: boolean;
  bot: string;
  options: Options;
  seed: number;
  deals: number;
  games: number;
  seconds: number;
  threads: number;
  unit: string;
  winsBySeat: (Compared & { seat: number })[];
  measures: MeasureReport[];
  levels: LevelReport[];
  swaps: SwapReport[];
  noSwaps?: string;
  wanted: CardFigure[];
}

/** The input of a report besides the figures. */
export interface Reported {
  plan: LabPlan;
  parts: LabParts;
  game: { name: string; botName(id: string): string };
  /** The files of the packs; the standard pack has none. */
  files: Partial<Record<PackSide, string | undefined>>;
  locale: Locale;
  seconds: number;
  threads: number;
}

/** Shares have a different kind of interval. */
const SHARES: readonly Measure[] = ['won', 'halfway'];

/** The figures in the form of a report. */
export function labReportOf(
  figures: LabFigures,
  { plan, parts, game, files, locale, seconds, threads }: Reported,
): LabReport {
  const lab = parts.open(plan.packs.mine);
  const names = cardNames(plan, locale);
  // All comparisons with the other pack are corrected together, and so are all cards.
  const cards = [...figures.pairs.keys()].filter((key) => key.startsWith('worth/')).length;
  const wanted = [...figures.pairs.keys()].filter((key) => key.startsWith('wanted/'));
  const compare = comparing(figures);
  const seats = plan.isTogether ? 0 : plan.seats;
  return {
    locale,
    game: game.name,
    packs: Object.fromEntries(
      sidesOf(plan).map((side) => [side, packName(plan.packs[side], locale, files[side])]),
    ) as LabReport['packs'],
    seats: plan.seats,
    isTogether: plan.isTogether,
    bot: game.botName(plan.bot),
    options: plan.options,
    seed: plan.seed,
    deals: plan.tableDeals,
    games: figures.games,
    seconds,
    threads,
    unit: parts.unit[locale],
    winsBySeat: Array.from({ length: seats }, (_, seat) => ({
      seat,
      ...compare(`seat/${seat}`, { of: shareInterval, together: seats }),
    })),
    measures: MEASURES.filter((measure) => figures.pairs.has(`measure/${measure}`)).map((measure) => ({
      measure,
      ...compare(`measure/${measure}`, { of: SHARES.includes(measure) ? shareInterval : intervalOf, together: 1 }),
      counts: Object.fromEntries(PACK_SIDES.map((side) => [side, figures.counts.get(`${side}/${measure}`)])),
    })),
    levels: levelsOf(plan, figures, game.botName),
    swaps: swapsOf(lab, { locale, compare, figures, cards }),
    ...(lab.noSwaps !== undefined && { noSwaps: lab.noSwaps[locale] }),
    wanted: wanted.map((key) => ({
      id: key.slice('wanted/'.length),
      name: names.get(key.slice('wanted/'.length)) ?? key,
      ...compare(key, { of: shareInterval, together: wanted.length }),
    })),
  };
}

type IntervalOf = typeof intervalOf;
type Compare = (key: PairKey, how: { of: IntervalOf; together: number }) => Compared;

/** `together` intervals of one side are corrected together; of the differences, all of cards are, and all others. */
function comparing(figures: LabFigures): Compare {
  const keys = [...figures.pairs.keys()];
  const ofCards = tailFor(keys.filter(isOfCards).length);
  const ofOthers = tailFor(keys.filter((key) => !isOfCards(key)).length);
  const reach = reachIn(figures);
  return (key, { of, together }) => {
    const pair: Pair = figures.pairs.get(key) ?? { mine: noSample(), other: noSample(), difference: noSample() };
    const how = (side: keyof Pair, tail: number) => ({ tail, reach: reach(key, side) });
    const [mine, other] = [
      of(pair.mine, how('mine', tailFor(together))),
      of(pair.other, how('other', tailFor(together))),
    ];
    const difference = intervalOf(pair.difference, how('difference', isOfCards(key) ? ofCards : ofOthers));
    return { ...(mine && { mine }), ...(other && { other }), ...(difference && { difference }) };
  };
}

function isOfCards(key: PairKey): boolean {
  return key.startsWith('worth/') || key.startsWith('points/');
}

/**
 * The range of figures that are rarely other than 0: the largest seen for any card of the experiment, and a whole win
 * for differences in shares. Undefined for other figures, and for a pack that never differs from the other.
 */
function reachIn({ pairs }: LabFigures): (key: PairKey, side: keyof Pair) => number {
  const differs = [...pairs.values()].some(({ difference }) => difference.furthest > 0);
  const reaches = new Map<string, number>();
  const experimentOf = (key: PairKey): string => key.split('/').slice(0, 2).join('/');
  for (const [key, pair] of pairs) {
    for (const side of ['mine', 'other', 'difference'] as const) {
      const place = `${side}/${experimentOf(key)}`;
      reaches.set(place, Math.max(reaches.get(place) ?? 0, pair[side].furthest));
    }
  }
  return (key, side) => {
    if (isOfCards(key)) return reaches.get(`${side}/${experimentOf(key)}`) ?? 0;
    return side === 'difference' && isOfShares(key) && differs ? 1 : 0;
  };
}

function isOfShares(key: PairKey): boolean {
  return SHARES.some((measure) => key === `measure/${measure}`) || !key.startsWith('measure/');
}

function swapsOf(
  lab: PackLab,
  { locale, compare, figures, cards }: { locale: Locale; compare: Compare; figures: LabFigures; cards: number },
): SwapReport[] {
  return lab.swaps.map(({ id, title, meaning, cards: all }, swap) => {
    const measured = all
      .filter((card) => figures.pairs.has(`worth/${swap}/${card.id}`))
      .map((card) => ({
        id: card.id,
        name: card.name[locale],
        ...(card.group && { group: card.group[locale] }),
        ...compare(`worth/${swap}/${card.id}`, { of: intervalOf, together: cards }),
        points: compare(`points/${swap}/${card.id}`, { of: intervalOf, together: cards }),
      }));
    const isShown = ({ mine }: Compared): boolean => mine !== undefined;
    return {
      id,
      title: title[locale],
      meaning: meaning[locale],
      cards: measured.filter(isShown).sort((one, other) => (other.mine?.mean ?? 0) - (one.mine?.mean ?? 0)),
      tooFew: measured.filter((card) => !isShown(card)).map(({ name }) => name),
    };
  });
}

function levelsOf(plan: LabPlan, { levels }: LabFigures, botName: (id: string) => string): LevelReport[] {
  return plan.levels.flatMap(({ weaker, stronger }, pair) => {
    const figures = levels.get(pair);
    const share = figures && levelShare(figures, 1);
    if (figures === undefined || share === undefined) return [];
    const weakerShare = plan.isTogether ? levelShare(figures, 0) : undefined;
    return [{ weaker: botName(weaker), stronger: botName(stronger), share, ...(weakerShare && { weakerShare }) }];
  });
}

function levelShare({ bots, deals }: Figures, bot: number): Interval | undefined {
  return shareInterval({ deals, furthest: 1, ...elementAt(bots, bot) }, { tail: tailFor(1) });
}

/** The names of everything with an id in a list of the packs. */
function cardNames({ packs }: LabPlan, locale: Locale): Map<string, string> {
  const lists = PACK_SIDES.toReversed().flatMap((side) =>
    Object.values((packs[side] ?? {}) as Record<string, unknown>),
  );
  const named = lists.flatMap((list) => (Array.isArray(list) ? (list as { id?: string; name?: Bilingual }[]) : []));
  return new Map(named.flatMap(({ id, name }) => (id === undefined || name === undefined ? [] : [[id, name[locale]]])));
}

function packName(pack: unknown, locale: Locale, file: string | undefined): string {
  const { name, version } = pack as { name: Bilingual; version: string };
  return `${name[locale]} ${version}${file === undefined ? '' : ` (${file})`}`;
}
