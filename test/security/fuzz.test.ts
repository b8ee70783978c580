import { expect, test } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

const MB = 1024 * 1024;

test('a server survives thousands of random and broken messages, and people who play meanwhile do not notice', async () => {
  const report = await fuzz({ messages: 2500, attackers: 6, seconds: 6, seed: 1 });

  expect(report.exitCode).toBe(0);
  expect(report.troubles).toEqual([]);
  // On a busy machine time runs out first; a good part is always sent.
  expect(report.sent).toBeGreaterThan(300);
  expect([...report.statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(report.witness.moves).toBeGreaterThan(10);
  expect(report.witness.odd).toEqual([]);
  expect(report.changed).toEqual([]);
  expect(report.slowest.witness).toBeLessThan(8000);
  expect(report.heaps[1] - report.heaps[0]).toBeLessThan(16 * MB);
});
