import { afterAll, beforeAll, expect, test } from 'vitest';
import { crashedHouses, lookUnderKills } from './faults/looks.ts';

let houses: Awaited<ReturnType<typeof crashedHouses>>;

beforeAll(async () => {
  houses = await crashedHouses();
});

afterAll(() => houses.remove());

/** The long form is `npm run faults -- --looks 200`. */
test('a command that only looks changes neither file nor log of a house that crashed or crashes, whenever it is killed', {
  timeout: 240_000,
}, async () => {
  const { looks, killed, broken } = await lookUnderKills(houses.place, { from: 0, count: 13 });

  expect(broken).toEqual([]);
  expect(looks).toBe(13);
  expect(killed).toBeGreaterThan(0);
});
