import { elementAt } from '../../engine/list.ts';
import { botOfPlan } from '../simulate/cast.ts';
import { playBatch } from '../simulate/play.ts';
import type { Bench, SideOfBench } from './bench.ts';
import {
  type BySide,
  countByFigure,
  type LabFigures,
  MEASURES,
  type Measure,
  noLabFigures,
  record,
} from './figures.ts';
import { type Job, LEVEL_DEALS, type PackSide } from './plan.ts';
import { swapDeal } from './swapped-deal.ts';
import { watchGame } from './watched-game.ts';

/** Each experiment has separate deals. */
const DEALS_BETWEEN_EXPERIMENTS = 1_000_000;

/** Measures with a count of games per figure; options are counted per choice. */
const COUNTED: readonly Measure[] = ['moves', 'turns', 'leads', 'margin'];

/** Plays one job. The same job gives the same figures on any thread. */
export function playJob(bench: Bench, job: Job): LabFigures {
  const figures = noLabFigures();
  switch (job.kind) {
    case 'table':
      for (let deal = job.first; deal < job.end; deal++) watchDeal(bench, deal, figures);
      return figures;
    case 'swap':
      for (let deal = job.first; deal < job.end; deal++) swapCards(bench, job.swap, deal, figures);
      return figures;
    case 'level':
      playLevels(bench, job, figures);
      return figures;
  }
}

function watchDeal(bench: Bench, deal: number, figures: LabFigures): void {
  const games = bench.sides.map((side) => [side.side, watchGame(side, deal)] as const);
  figures.games += games.length;
  const bySide = <Figure>(of: (game: ReturnType<typeof watchGame>) => Figure): Partial<Record<PackSide, Figure>> =>
    Object.fromEntries(games.map(([side, game]) => [side, of(game)])) as Partial<Record<PackSide, Figure>>;
  const seatsWithShares = bench.plan.isTogether ? 0 : bench.plan.seats;
  for (let seat = 0; seat < seatsWithShares; seat++) {
    record(
      figures,
      `seat/${seat}`,
      bySide(({ seats }) => seats[seat]),
    );
  }
  for (const measure of MEASURES) {
    const of = bySide(({ measures }) => measures[measure]);
    if (of.mine === undefined && of.other === undefined) continue;
    record(figures, `measure/${measure}`, of);
    if (!COUNTED.includes(measure)) continue;
    for (const [side, { measures }] of games) {
      const figure = measures[measure];
      if (figure !== undefined) countByFigure(figures, `${side}/${measure}`, figure);
    }
  }
  for (const [side, { optionCounts }] of games) {
    for (const [options, times = 0] of optionCounts.entries()) {
      if (times > 0) countByFigure(figures, `${side}/options`, options, times);
    }
  }
  for (const card of cardsIn(games.map(([, { wanted }]) => wanted))) {
    record(
      figures,
      `wanted/${card}`,
      bySide(({ wanted }) => wanted.get(card)),
    );
  }
}

function swapCards({ sides }: Bench, swap: number, deal: number, figures: LabFigures): void {
  const own = deal + (swap + 1) * DEALS_BETWEEN_EXPERIMENTS;
  const worths = sides.map((side) => [side.side, swapDeal(side, swapOf(side, swap), own)] as const);
  for (const [, each] of worths) figures.games += each?.games ?? 0;
  for (const what of ['share', 'points'] as const) {
    const maps = worths.flatMap(([, each]) => (each === undefined ? [] : [each[what]]));
    for (const card of cardsIn(maps)) {
      const bySide: BySide = Object.fromEntries(worths.map(([side, each]) => [side, each?.[what].get(card)]));
      record(figures, what === 'share' ? `worth/${swap}/${card}` : `points/${swap}/${card}`, bySide);
    }
  }
}

function swapOf({ lab }: SideOfBench, swap: number) {
  return elementAt(lab.swaps, swap);
}

function cardsIn(maps: readonly ReadonlyMap<string, number>[]): Set<string> {
  return new Set(maps.flatMap((map) => [...map.keys()]));
}

function playLevels({ plan, sides }: Bench, { pair, batch }: Job & { kind: 'level' }, figures: LabFigures): void {
  const { weaker, stronger, deals } = elementAt(plan.levels, pair);
  const mine = elementAt(sides, 0);
  const simulation = { ...mine.simulation, bots: [weaker, stronger], deals, dealsPerBatch: LEVEL_DEALS };
  const bots = simulation.bots.map((bot) => botOfPlan(simulation, bot));
  const played = playBatch(simulation, { game: mine.game, bots }, batch);
  figures.games += played.games;
  figures.levels.set(pair, played);
}
