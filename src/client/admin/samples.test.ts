import { expect, test } from 'vitest';
import { perSecond, ranked, readSample, total, within } from './samples.ts';

const BEFORE = `# HELP moves Moves
moves{game="dash"} 10
moves{game="bag"} 5
wait_bucket{le="0.01"} 100
wait_bucket{le="0.05"} 100
wait_bucket{le="+Inf"} 100
`;
const AFTER = `moves{game="dash"} 30
moves{game="bag"} 5
refusals{rule="DA-\\"1"} 2
refusals{rule="DD-2"} 7
wait_bucket{le="0.01"} 150
wait_bucket{le="0.05"} 200
wait_bucket{le="+Inf"} 200
sockets 4
`;

const before = readSample(BEFORE, 0);
const after = readSample(AFTER, 10_000);

test('figures are read with and without labels, and comments are not', () => {
  expect(total(after, 'moves')).toBe(35);
  expect(total(after, 'sockets')).toBe(4);
  expect(total(after, 'HELP')).toBe(0);
});

test('a counter grows by so much a second', () => {
  expect(perSecond(before, after, 'moves')).toBe(2);
});

test('a house that was started anew counts from nothing', () => {
  expect(perSecond(after, readSample('moves 20', 20_000), 'moves')).toBe(2);
});

test('of what came between two looks, 99 of 100 took no longer', () => {
  expect(within(before, after, 'wait')).toBe(0.05);
  expect(within(after, after, 'wait')).toBeUndefined();
});

test('the most frequent comes first', () => {
  expect(ranked(after, 'refusals', 'rule')).toEqual([
    { name: 'DD-2', value: 7 },
    { name: 'DA-\\"1', value: 2 },
  ]);
});
