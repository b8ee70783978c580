import { expect, test } from 'vitest';
import { byNode, percentile99, perSecond, ranked, readSample, total } from './samples.ts';

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

test('figures are parsed with and without labels, and comments are skipped', () => {
  expect(total(after, 'moves')).toBe(35);
  expect(total(after, 'sockets')).toBe(4);
  expect(total(after, 'HELP')).toBe(0);
});

test('the rate of a counter is per second', () => {
  expect(perSecond(before, after, 'moves')).toBe(2);
});

test('after a restart a counter starts from 0', () => {
  expect(perSecond(after, readSample('moves 20', 20_000), 'moves')).toBe(2);
  const anew = readSample('wait_bucket{le="0.01"} 10\nwait_bucket{le="0.05"} 20\nwait_bucket{le="+Inf"} 20', 20_000);
  expect(percentile99(after, anew, 'wait')).toBe(0.05);
});

test('samples of two nodes behind a balancer are kept apart, and a node that is gone is dropped', () => {
  const look = (node: string, at: number) => readSample(`undercroft_node{node="${node}"} 1`, at);
  const looks = [look('b', 0), look('gone', 0), look('a', 50_000), look('b', 55_000), look('a', 65_000)];
  const found = byNode(looks).map(({ node, samples }) => [node, samples.map(({ at }) => at)]);

  expect(found).toEqual([
    ['b', [0, 55_000]],
    ['a', [50_000, 65_000]],
  ]);
});

test('the 99th percentile covers the time between two samples', () => {
  expect(percentile99(before, after, 'wait')).toBe(0.05);
  expect(percentile99(after, after, 'wait')).toBeUndefined();
});

test('the largest figure comes first', () => {
  expect(ranked(after, 'refusals', 'rule')).toEqual([
    { name: 'DD-2', value: 7 },
    { name: 'DA-\\"1', value: 2 },
  ]);
});
