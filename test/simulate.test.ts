import { describe, expect, test } from 'vitest';
import type { Report } from '../src/cli/simulate/report.ts';
import { undercroft } from './undercroft.ts';

const ARGUMENTS = ['simulate', '--game', 'dash', '--seats', '3', '--games', '400', '--bots', 'random,careful'];

async function simulate(...more: string[]): Promise<Report> {
  const { exitCode, stdout, stderr } = await undercroft([...ARGUMENTS, '--json', ...more]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return JSON.parse(stdout);
}

describe('undercroft simulate', { timeout: 120_000 }, () => {
  test('the same seed gives the same figures with any number of threads, another seed others', async () => {
    const [{ speed: _, ...alone }, { speed: __, ...together }, { speed: ___, ...other }] = await Promise.all([
      simulate('--seed', '7', '--threads', '1'),
      simulate('--seed', '7', '--threads', '3'),
      simulate('--seed', '8', '--threads', '3'),
    ]);
    expect(together).toEqual(alone);
    expect(other).not.toEqual({ ...alone, seed: 8 });
  });

  test('the report adds up', async () => {
    const report = await simulate('--options', 'starter=0');
    expect(report).toMatchObject({ game: 'dash', seats: 3, games: 400, deals: 200, options: { starter: 0 } });
    expect(report.winsBySeat.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
    expect(report.winsByBot.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
    for (const { low, share, high } of [...report.winsBySeat, ...report.winsByBot]) {
      expect(low).toBeLessThanOrEqual(share);
      expect(share).toBeLessThanOrEqual(high);
    }
    const { min, median, mean, p95, max } = report.length;
    expect([min, median, p95, max]).toEqual([min, median, p95, max].sort((one, other) => one - other));
    expect(mean * report.games).toBeCloseTo(report.moves, -2);
    expect(report.cards.length).toBeGreaterThan(30);
    expect(report.cards.every(({ seen, used }) => seen >= 0 && used >= 0)).toBe(true);
    expect(report.speed.movesPerSecond).toBeGreaterThan(0);
  });

  test('without --json it prints a table', async () => {
    const { exitCode, stdout } = await undercroft(['simulate', '--games', '20', '--bots', 'random']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/20 games of 20 deals/);
    expect(stdout).toMatch(/seat 4 +\d+\.\d\d% +\d+\.\d\d% to \d+\.\d\d%/);
    expect(stdout).toMatch(/random +100\.00%/);
  });

  test('five minutes of Dungeon Time are simulated without waiting', async () => {
    const { exitCode, stdout, stderr } = await undercroft([
      'simulate',
      '--game',
      'time',
      '--seats',
      '4',
      '--games',
      '20',
      '--bots',
      'careful',
      '--json',
    ]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const report: Report = JSON.parse(stdout);
    expect(report.games).toBe(20);
    // Far more than the reveals alone: they played against the clock.
    expect(report.moves).toBeGreaterThan(20 * 40);
  });
});
