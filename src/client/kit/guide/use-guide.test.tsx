// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../testing/mount.ts';
import type { FirstTurn } from './first-turn.ts';
import { type Guide, type TableMoment, useGuide } from './use-guide.ts';

const POINTERS: FirstTurn = [
  { id: 'act', at: '#act', isDone: ({ events }) => events.length > 0 },
  { id: 'tell', at: '#tell', isToBeRead: true, isDone: ({ events }) => events.length > 0 },
];

let guide: Guide | undefined;
let page: ReturnType<typeof mount>;

function Guided(moment: TableMoment) {
  guide = useGuide('any', { isWanted: true, pointers: POINTERS }, moment);
  return null;
}

/** The table after this many events. */
function after(events: number): void {
  const seen = Array.from({ length: events }, (_, seq) => ({ seq: seq + 1, event: seq }));
  page.show(<Guided view={undefined} events={seen} moves={[]} you={0} />);
}

const open = () => guide?.pointers.map(({ id }) => id);
const shows = (id: string) => act(() => [guide?.show(id), guide?.read(id)]);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  page = mount();
  after(0);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a hint that asks for something disappears once that is done', () => {
  shows('act');
  after(1);

  expect(open()).toEqual(['tell']);
});

test('a hint that informs stays until it could be read, however soon the player goes on', () => {
  shows('tell');
  after(1);
  pass(1000);
  expect(open()).toContain('tell');

  pass(4000);
  expect(open()).not.toContain('tell');
});

test('several glances at a hint that informs add up, for players who go on quickly', () => {
  for (let turn = 1; turn <= 5; turn += 1) {
    shows('tell');
    pass(1000);
    act(() => guide?.read(undefined));
    after(turn);
  }
  expect(open()).not.toContain('tell');
});

test('time while its sentence has no place on the screen does not count', () => {
  shows('tell');
  act(() => guide?.read(undefined));
  after(1);
  pass(10_000);
  expect(open()).toContain('tell');
});

test('a tap dismisses it at once', () => {
  shows('tell');
  act(() => guide?.dismiss('tell'));

  expect(open()).toEqual(['act']);
});
