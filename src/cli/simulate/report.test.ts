import { expect, test } from 'vitest';
import { flipTheGrid } from '../../../bench/flip-the-grid.ts';
import { randomBot } from '../../bots/random.ts';
import { addFigures, noFigures } from './figures.ts';
import { batchesOf, type SimulationPlan } from './plan.ts';
import { playBatch } from './play.ts';
import { reportOf, shareOf } from './report.ts';

const plan: SimulationPlan = {
  game: 'flip-the-grid',
  pack: { id: 'none', version: '1' },
  seats: 2,
  options: {},
  bots: ['random', 'random'],
  deals: 1500,
  seed: 7,
};

/** Takes whatever is listed first: deterministic, and not random. */
const firstBot = {
  ...randomBot,
  id: 'first',
  sit: () => ({ choose: (_: unknown, moves: readonly unknown[]) => moves[0] }),
};

function simulate(bots = [randomBot, randomBot]) {
  const figures = noFigures(plan.seats, bots.length);
  for (let batch = 0; batch < batchesOf(plan); batch++) {
    addFigures(figures, playBatch(plan, { game: flipTheGrid, bots }, batch));
  }
  return figures;
}

test('each deal is played once with each bot in the first seat', () => {
  const figures = simulate();
  expect(figures).toMatchObject({ deals: 1500, games: 3000, moves: 60_000, lost: 0 });
  expect(figures.lengths[20]).toBe(3000);
});

test('a bot against itself is as good as itself', () => {
  const report = reportOf(plan, simulate(), { seconds: 1, threads: 1 });
  expect(report.winsByBot.map(({ bot }) => bot)).toEqual(['random', 'random (2)']);
  for (const { low, par, high } of report.winsByBot) {
    expect(low).toBeLessThan(par);
    expect(high).toBeGreaterThan(par);
  }
  expect(report.length).toEqual({ min: 20, median: 20, mean: 20, p95: 20, max: 20 });
});

test('where the cards alone decide, a deal is shared by its two games, and no chance is left between equal bots', () => {
  const report = reportOf(plan, simulate([firstBot, firstBot]), { seconds: 1, threads: 1 });
  expect(report.winsByBot).toMatchObject([
    { share: 0.5, low: 0.5, high: 0.5 },
    { share: 0.5, low: 0.5, high: 0.5 },
  ]);
});

test('the interval is the mean of the deals and 1.96 standard errors around it', () => {
  // Half of 400 deals are won and half are lost: the standard error is 0.5 / 20, with one degree of freedom gone.
  expect(shareOf({ sum: 200, squares: 200 }, 400)).toEqual({ share: 0.5, low: 0.4509, high: 0.5491 });
  expect(shareOf({ sum: 1, squares: 1 }, 1)).toEqual({ share: 1, low: 0, high: 1 });
});
