import { afterAll, beforeAll, expect, test } from 'vitest';
import { crashedHouses, lookUnderKills } from './faults/looks.ts';

let houses: Awaited<ReturnType<typeof crashedHouses>>;

beforeAll(async () => {
  houses = await crashedHouses();
});

afterAll(() => houses.remove());

/** The long form is `npm run faults -- --looks 200`. */
test('a read-only command changes neither file nor log of a crashed or crashing server, whenever it is killed', {
  timeout: 240_000,
}, async () => {
  const { looks, killed, broken } = await lookUnderKills(houses.place, { from: 0, count: 13 });

  expect(broken).toEqual([]);
  expect(looks).toBe(13);
  expect(killed).toBeGreaterThan(0);
});
