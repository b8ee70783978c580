import { expect, test } from 'vitest';
import type { Bot } from '../engine/bot.ts';
import { fastRng } from '../engine/rng.ts';
import { forgetful } from './forgetful.ts';

/** Takes the highest number offered and counts the events it received. */
const keen: Bot<unknown, number, string> & { told: number } = {
  id: 'keen',
  told: 0,
  sit: () => ({
    see: () => {
      keen.told += 1;
    },
    choose: (_look, moves) => Math.max(...moves),
  }),
};

const look = () => ({});

test('a forgetful bot makes only moves it was offered, and sometimes not the best one', () => {
  const player = forgetful(keen, () => 50).sit(0, {});
  const rng = fastRng(1);
  const made = Array.from({ length: 400 }, () => player.choose(look, [1, 2, 3], rng));

  expect(new Set(made)).toEqual(new Set([1, 2, 3]));
  expect(made.filter((move) => move === 3).length).toBeGreaterThan(160);
  expect(made.filter((move) => move === 1).length).toBeLessThan(120);
});

test('a forgetful bot always notices moves marked as obvious', () => {
  const player = forgetful(keen, (move) => (move === 2 ? 0 : 100)).sit(0, {});
  const rng = fastRng(1);

  for (let turn = 0; turn < 20; turn++) expect(player.choose(look, [1, 2, 3], rng)).toBe(2);
  expect([1, 3]).toContain(player.choose(look, [1, 3], rng));
});

test('a forgetful bot remembers most of what it saw, but not all', () => {
  keen.told = 0;
  const player = forgetful(keen, () => 0).sit(0, {});
  for (let event = 0; event < 300; event++) player.see?.('event');
  expect(keen.told).toBe(0);
  player.choose(look, [1], fastRng(1));

  expect(keen.told).toBeGreaterThan(160);
  expect(keen.told).toBeLessThan(230);
});

test('it hesitates as people do: usually briefly, sometimes long, and never without end', () => {
  const player = forgetful(keen, () => 0).sit(0, {});
  const rng = fastRng(1);
  const pauses = Array.from({ length: 1000 }, () => player.hesitation?.(rng) ?? 0).sort((one, other) => one - other);

  expect(pauses[0]).toBeGreaterThanOrEqual(0.5);
  expect(pauses[500]).toBeGreaterThan(1.5);
  expect(pauses[500]).toBeLessThan(3);
  expect(pauses[900]).toBeGreaterThan(4);
  expect(pauses[999]).toBeLessThanOrEqual(8);
});
