import { describe, expect, test } from 'vitest';
import { binsOf, distanceOf, wrongBins } from '../bench/calibration/bins.ts';
import { claimsOf } from '../bench/calibration/claims.ts';
import { plotOf } from '../bench/calibration/plot.ts';
import { elementAt } from '../src/engine/list.ts';
import { chanceOf } from '../src/review/playouts.ts';

describe('the bins of claims', () => {
  test('compare claims with results, counting one game once', () => {
    const claims = Array.from({ length: 40 }, (_, deal) =>
      [0, 1].map(() => ({ deal, quarter: 0, share: 0.75, error: 0.05, happened: deal < 30 ? 1 : 0 })),
    ).flat();
    const bin = elementAt(binsOf(claims), 0);
    expect(bin).toMatchObject({ claims: 80, games: 40, claimed: 0.75, happened: { share: 0.75 } });
    expect(bin.happened.low).toBeLessThan(0.61);
    expect(distanceOf([bin])).toBeCloseTo(0, 5);
    expect(wrongBins([bin], 0)).toEqual([]);
    expect(wrongBins([{ ...bin, claimed: 0.99 }], 0)).toHaveLength(1);
  });

  test('are drawn', () => {
    const bins = binsOf([{ deal: 1, quarter: 0, share: 0.5, error: 0.1, happened: 1 }]);
    expect(plotOf('Dash', bins).match(/<circle/g)).toHaveLength(1);
  });
});

test('a hundred playouts with the same result do not make the next one certain', () => {
  const { share, error } = chanceOf(Array.from({ length: 100 }, () => 1));
  expect(share).toBe(1);
  expect(error).toBeGreaterThan(0.01);
  expect(error).toBeLessThan(0.04);
});

test("the coach's claims in Dash match the results, also near certain wins and losses", async () => {
  const effort = { first: 40, luck: 4, line: 100, close: 4, reason: 4 };
  const claims = await claimsOf('dash', { games: 60, seed: 5, opened: (adviser) => ({ ...adviser, effort }) });
  const bins = binsOf(claims);

  expect(claims.length).toBeGreaterThan(200);
  // Of twelve 95% intervals one may miss by chance, but none by much.
  expect(wrongBins(bins, 0.1)).toEqual([]);
  // The error was 10 points and more at both ends when a lead counted regardless of the gold left.
  const ends = claims.filter(({ share }) => share < 0.1 || share > 0.9);
  expect(ends.length).toBeGreaterThan(40);
  const off = ends.reduce((sum, { share, happened }) => sum + (share > 0.5 ? share - happened : happened - share), 0);
  expect(Math.abs(off / ends.length)).toBeLessThan(0.08);
}, 120_000);

test('what the coach claims in Days comes to one win in each game: others hold no better cards than they would', async () => {
  const effort = { first: 20, luck: 4, line: 20, close: 4, reason: 4 };
  const claims = await claimsOf('days', { games: 24, seed: 3, opened: (adviser) => ({ ...adviser, effort }) });
  const late = claims.filter(({ quarter }) => quarter === 3);
  const sum = (of: (claim: (typeof claims)[number]) => number) => late.reduce((all, claim) => all + of(claim), 0);

  // With hands drawn by chance alone it was 0.78 in the last quarter of the game.
  expect(sum(({ share }) => share) / sum(({ happened }) => happened)).toBeGreaterThan(0.88);
  expect(wrongBins(binsOf(claims), 0.1)).toEqual([]);
}, 120_000);
