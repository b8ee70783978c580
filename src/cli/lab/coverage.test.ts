import { describe, expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { fastRng, type Rng } from '../../engine/rng.ts';
import { addTo, noLabFigures, noSample, record } from './figures.ts';
import { labReportOf } from './report.ts';
import { intervalOf, shareInterval } from './statistics.ts';
import { duelPack, duelParts, measureDuel } from './testing/card-duel.ts';

/** A figure per deal whose true mean is known. */
interface Figure {
  mean: number;
  draw(rng: Rng): number;
}

/** An amount happens in this many deals of a thousand; otherwise nothing does. */
function events(...list: readonly (readonly [thousandths: number, figure: number])[]): Figure {
  return {
    mean: list.reduce((sum, [thousandths, figure]) => sum + (thousandths * figure) / 1000, 0),
    draw: (rng) => {
      let left = rng.int(1000);
      for (const [thousandths, figure] of list) {
        if (left < thousandths) return figure;
        left -= thousandths;
      }
      return 0;
    },
  };
}

const LABS = 1000;

function sampleOf({ draw }: Figure, deals: number, rng: Rng) {
  const sample = noSample();
  for (let deal = 0; deal < deals; deal++) addTo(sample, draw(rng));
  return sample;
}

/** In how many of a hundred labs the interval contained the true mean. */
function held(figure: Figure, deals: number, isShare: boolean): number {
  let count = 0;
  for (let lab = 0; lab < LABS; lab++) {
    const sample = sampleOf(figure, deals, fastRng(lab, deals));
    const interval = isShare
      ? shareInterval(sample, { tail: 0.025 })
      : intervalOf(sample, { tail: 0.025, reach: Math.max(sample.furthest, 1) });
    if (interval && interval.low <= figure.mean && figure.mean <= interval.high) count += 1;
  }
  return (count / LABS) * 100;
}

describe('a 95% interval is right in 95 of 100 labs', () => {
  const shares: [string, Figure][] = [
    ['half of the games', events([500, 1])],
    ['one deal of twenty', events([50, 1])],
    ['deals of two games each', events([300, 1], [500, 0.5])],
  ];
  const worths: [string, Figure][] = [
    ['a card that often decides', events([300, 0.7], [700, -0.3])],
    ['a card that decides one deal of twelve', events([83, 0.9], [917, -0.05])],
    ['a card that seldom wins and sometimes loses', events([50, 0.9], [30, -0.9])],
  ];

  test.each(shares)('shares: %s', (_, figure) => {
    for (const deals of [40, 150, 600]) {
      const percent = held(figure, deals, true);
      expect(percent).toBeGreaterThan(92);
      expect(percent).toBeLessThan(98);
    }
  });

  test.each(worths)('card values: %s', (_, figure) => {
    for (const deals of [150, 600]) {
      const percent = held(figure, deals, false);
      expect(percent).toBeGreaterThan(92);
      expect(percent).toBeLessThan(98);
    }
    // With few deals that rarely decide anything, the interval is too wide rather than too narrow.
    for (const deals of [20, 40]) expect(held(figure, deals, false)).toBeGreaterThan(94);
  });
});

test('the values of all cards of a lab are right together, rare cards and common ones, and two labs agree', () => {
  const truths = [
    { id: 'ant', deals: 120, truth: events([300, 0.7], [700, -0.3]) },
    { id: 'bee', deals: 12, truth: events([400, 0.3], [300, -0.4]) },
    { id: 'cat', deals: 120, truth: events([50, 0.9], [950, -0.05]) },
    { id: 'dog', deals: 60, truth: events([30, 0.9]) },
    { id: 'elk', deals: 25, truth: events([40, -0.9]) },
    { id: 'fox', deals: 120, truth: events([80, 0.95], [100, -0.5]) },
  ];
  const { plan } = measureDuel({ mine: duelPack([5, 5, 5, 5, 5, 5]) }, 2);
  /** The intervals of the cards of one lab. Rare cards came up in few deals, the second in too few to be shown. */
  const labOf = (seed: number) => {
    const rng = fastRng(seed, 9);
    const figures = noLabFigures();
    for (const { id, deals, truth } of truths)
      for (let deal = 0; deal < deals; deal++) record(figures, `worth/0/${id}`, { mine: truth.draw(rng) });
    const game = { name: 'Duel', botName: (id: string) => id };
    const run = { plan, parts: duelParts, game, files: {}, locale: 'en', seconds: 1, threads: 1 } as const;
    return elementAt(labReportOf(figures, run).swaps, 0);
  };
  let together = 0;
  let contradictions = 0;
  for (let lab = 0; lab < 400; lab++) {
    const one = labOf(lab);
    const other = labOf(lab + 1000);
    expect(one.tooFew).toEqual(['bee']);
    const holds = one.cards.every(({ id, mine }) => {
      const mean = truths.find((card) => card.id === id)?.truth.mean ?? Number.NaN;
      return mine !== undefined && mine.low <= mean && mean <= mine.high;
    });
    if (holds) together += 1;
    for (const { id, mine } of one.cards) {
      const again = other.cards.find((card) => card.id === id)?.mine;
      if (mine && again && (mine.low > again.high || again.low > mine.high)) contradictions += 1;
    }
  }
  expect(together / 4).toBeGreaterThan(92);
  expect(contradictions).toBe(0);
});
