import { expect, test } from 'vitest';
import { Failures } from './failures.ts';
import { type MatchReport, matchReportAsText } from './match-report.ts';

const report: MatchReport = {
  game: 'days',
  pack: 'standard 1.0.0',
  seats: 2,
  options: {},
  seed: 1,
  deals: 8,
  games: 16,
  moves: 400,
  shared: 0,
  lost: 0,
  winsBySeat: [],
  winsByBot: [{ bot: './a', share: 0.5, low: 0.25, high: 0.75, par: 0.5 }],
  length: { min: 20, median: 25, mean: 25, p95: 30, max: 30 },
  speed: { seconds: 1, movesPerSecond: 400, threads: 1 },
  standIn: 'careful',
  failures: [],
};

test('games lost by failures are the headline, and the first few failures are listed', () => {
  const failures = new Failures(['./a', './b']);
  for (let deal = 0; deal < 7; deal++) {
    const failure = deal === 0 ? 'dead' : 'late';
    const why = deal === 0 ? 'ended with code 3' : 'did not answer in time';
    // The last two are of one game: the bot has two seats in it.
    const slot = { bot: 1, rotation: 0, seat: deal === 6 ? 3 : 1 };
    failures.add({ kind: 'failed', slot, deal: Math.min(deal, 5), failure, why });
  }

  const lines = matchReportAsText({ ...report, failures: failures.report() }).split('\n');
  expect(lines[0]).toBe('FAILED: ./b failed in 6 of 16 games and lost them (late 6, dead 1).');
  expect(lines.slice(-7)).toEqual([
    'Failures of ./b (careful played on, but the game counts as lost)',
    '  deal 1, seat 2, dead: it ended with code 3',
    '  deal 2, seat 2, late: it did not answer in time',
    '  deal 3, seat 2, late: it did not answer in time',
    '  deal 4, seat 2, late: it did not answer in time',
    '  deal 5, seat 2, late: it did not answer in time',
    '  and 2 more',
  ]);
});

test('a match without failures lists none', () => {
  expect(matchReportAsText(report)).not.toMatch(/fail/i);
});
