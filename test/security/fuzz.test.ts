import { expect, test } from 'vitest';
import { OFF_PATH } from '../../src/server/turn-notices/turn-notices.ts';
import { sourceFiles } from '../sources.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { ROUTES } from './fuzz/routes.ts';

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
  expect(report.heaps.after - report.heaps.before).toBeLessThan(16 * MB);
});

test('every route of the server is fuzzed: a new one needs a line in `fuzz/routes.ts`', () => {
  const nameless = (route: string): string => route.replace(/:\w+/g, ':');
  const served = sourceFiles('src/server/http', /(?<!\.test)\.ts$/).flatMap(({ text }) =>
    [...text.matchAll(/\.(get|post|put|patch|delete)(?:<[^(]*>)?\(\s*['`]([^'`]+)['`]/g)].map(
      ([, method = '', route = '']) => `${method.toUpperCase()} ${nameless(route.replace(/\$\{OFF_PATH\}/, OFF_PATH))}`,
    ),
  );
  const fuzzed = new Set(ROUTES.map(({ method, route }) => `${method} ${nameless(route)}`));
  const isOfPages = (route: string): boolean => route.includes(' /api/');
  expect(served.filter(isOfPages).length).toBeGreaterThan(30);
  expect(served.filter((route) => isOfPages(route) && !fuzzed.has(route))).toEqual([]);
});
