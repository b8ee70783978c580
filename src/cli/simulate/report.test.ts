import { expect, test } from 'vitest';
import { flipTheGrid } from '../../../bench/flip-the-grid.ts';
import { randomBot } from '../../bots/random.ts';
import { addFigures, noFigures } from './figures.ts';
import { batchesOf, type SimulationPlan } from './plan.ts';
import { playBatch } from './play.ts';
import { reportOf, shareOf } from './report.ts';
import { reportAsText } from './table.ts';

const plan: SimulationPlan = {
  game: 'flip-the-grid',
  pack: { id: 'none', version: '1' },
  seats: 2,
  options: {},
  isTogether: false,
  bots: ['random', 'random'],
  deals: 1500,
  seed: 7,
};

/** Takes the first listed move: deterministic, and not random. */
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

test('a bot against itself has an equal share', () => {
  const report = reportOf(plan, simulate(), { seconds: 1, threads: 1 });
  expect(report.winsByBot.map(({ bot }) => bot)).toEqual(['random', 'random (2)']);
  for (const { low, par, high } of report.winsByBot) {
    expect(low).toBeLessThan(par ?? 0);
    expect(high).toBeGreaterThan(par ?? 1);
  }
  expect(report.length).toEqual({ min: 20, median: 20, mean: 20, p95: 20, max: 20 });
});

test('if the cards alone decide, a deal is shared by its two games, and equal bots differ very little', () => {
  const report = reportOf(plan, simulate([firstBot, firstBot]), { seconds: 1, threads: 1 });
  expect(report.winsByBot).toMatchObject([
    { share: 0.5, low: 0.4993, high: 0.5007 },
    { share: 0.5, low: 0.4993, high: 0.5007 },
  ]);
});

test('the interval is Wilson’s, also if everything was won or lost', () => {
  // For 200 of 400, 10 of 10 and 0 of 50, computed by hand with Student's 1.966, 2.262 and 2.010 for Wilson's z.
  expect(shareOf({ sum: 200, squares: 200 }, 400)).toEqual({ share: 0.5, low: 0.451, high: 0.549 });
  expect(shareOf({ sum: 10, squares: 10 }, 10)).toEqual({ share: 1, low: 0.6615, high: 1 });
  expect(shareOf({ sum: 0, squares: 0 }, 50)).toEqual({ share: 0, low: 0, high: 0.0747 });
  expect(shareOf({ sum: 1, squares: 1 }, 1)).toEqual({ share: 1, low: 0, high: 1 });
});

test('two deals won half each prove next to nothing', () => {
  const { share, low, high } = shareOf({ sum: 1, squares: 0.5 }, 2);
  expect(share).toBe(0.5);
  expect(low).toBeLessThan(0.05);
  expect(high).toBeGreaterThan(0.95);
});

test('in co-operative games each bot plays each deal as a team', () => {
  const bots = [randomBot, firstBot];
  const figures = playBatch(
    { ...plan, isTogether: true, bots: ['random', 'first'], deals: 10 },
    { game: flipTheGrid, bots },
    0,
  );
  const report = reportOf({ ...plan, isTogether: true, bots: ['random', 'first'] }, figures, {
    seconds: 1,
    threads: 1,
  });

  expect(report).toMatchObject({ deals: 10, games: 20, winsBySeat: [] });
  // In this game there is always a winner.
  expect(report.winsByBot).toMatchObject([
    { bot: 'random', share: 1, high: 1 },
    { bot: 'first', share: 1, high: 1 },
  ]);
  expect(report.winsByBot[0]?.par).toBeUndefined();
});

test('the table uses the singular for one deal and one thread', () => {
  const report = reportOf(plan, simulate(), { seconds: 1, threads: 1 });
  const text = (counts: object) => reportAsText({ ...report, ...counts });

  expect(text({ games: 2, deals: 1 })).toContain('2 games of 1 deal, 60,000 moves');
  expect(text({ games: 1, deals: 1 })).toContain('1 game of 1 deal, ');
  expect(text({})).toMatch(/moves per second in 1 thread\n/);
});
