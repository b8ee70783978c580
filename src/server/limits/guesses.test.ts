import { expect, test } from 'vitest';
import { Guesses } from './guesses.ts';
import { LIMITS } from './limits.ts';

const limit = { burst: 3, perSecond: 0.1 };

test('after a few wrong codes nothing is revealed about any code that was not right before', () => {
  const guesses = new Guesses(limit, 0);
  guesses.noteRight('HOME');
  for (const code of ['A', 'B', 'C']) {
    expect(guesses.mayAsk(code, 0)).toBe(true);
    guesses.noteWrong(code, 0);
  }
  expect(guesses.mayAsk('D', 0)).toBe(false);
  expect(guesses.mayAsk('HOME', 0)).toBe(true);
  expect(guesses.mayAsk('D', 10_000)).toBe(true);
});

test('concurrent guesses are all counted, so that over time the limit holds', () => {
  const guesses = new Guesses(limit, 0);
  for (let count = 0; count < 100; count++) guesses.noteWrong(`${count}`, 0);
  expect(guesses.mayAsk('D', 970_000)).toBe(false);
  expect(guesses.mayAsk('D', 980_000)).toBe(true);
});

test('somebody with a secret has a few more guesses than somebody without', () => {
  const guesses = new Guesses(limit, 0);
  for (let count = 0; count < 4; count++) guesses.noteWrong(`${count}`, 0);
  expect(guesses.mayAsk('HOME', 0)).toBe(false);
  expect(guesses.mayAsk('HOME', 0, { hasSecret: true })).toBe(true);
  for (let count = 0; count < 3; count++) guesses.noteWrong(`${count}`, 0);
  expect(guesses.mayAsk('HOME', 0, { hasSecret: true })).toBe(false);
});

test('trying all codes of five letters takes an address a year, as SECURITY.md says', () => {
  const days = 20 ** 5 / LIMITS.guesses.perSecond / 86_400;
  expect(Math.round(days)).toBe(370);
});
