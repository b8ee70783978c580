import { expect, test } from 'vitest';
import { type MatchReport, matchReportAsText } from './match-report.ts';
import { Replacements } from './replacements.ts';

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
  replaced: [],
};

test('replaced programs are counted, and the first few told', () => {
  const replacements = new Replacements(['./a', './b']);
  for (let deal = 0; deal < 7; deal++) {
    const failure = deal === 0 ? 'dead' : 'late';
    const why = deal === 0 ? 'ended with code 3' : 'did not answer in time';
    replacements.add({ kind: 'replaced', slot: { bot: 1, rotation: 0, seat: 1 }, deal, failure, why });
  }

  expect(
    matchReportAsText({ ...report, replaced: replacements.report() })
      .split('\n')
      .slice(-7),
  ).toEqual([
    './b was replaced by careful for the rest of a game 7 times (late 6, broken 0, dead 1)',
    '  deal 1, seat 2: it ended with code 3',
    '  deal 2, seat 2: it did not answer in time',
    '  deal 3, seat 2: it did not answer in time',
    '  deal 4, seat 2: it did not answer in time',
    '  deal 5, seat 2: it did not answer in time',
    '  ...',
  ]);
});

test('a match without failures tells of none', () => {
  expect(matchReportAsText(report)).not.toContain('replaced');
});
