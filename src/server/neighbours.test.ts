import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hint, SharedJournal } from '../journal/journal.ts';
import type { Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import type { Circles } from './circles.ts';
import { Neighbours } from './neighbours.ts';

let hear: (hint: Hint) => void;
let said: { kind: string }[];
let noted: number;
let isCut: boolean;
let neighbours: Neighbours;

beforeEach(() => {
  vi.useFakeTimers();
  [said, noted, isCut] = [[], 0, false];
  const journal = {
    follow: (listener: (hint: Hint) => void) => {
      hear = listener;
      return () => undefined;
    },
    whisper: (text: string) => said.push(JSON.parse(text)),
    heads: async () => new Map(),
  };
  neighbours = new Neighbours(journal as unknown as SharedJournal);
  const room = { noteElsewhere: () => noted++ } as unknown as Room;
  const rooms = { codes: () => [], inMemory: async () => room } as unknown as Rooms;
  const circles = { begin: () => undefined, stateAll: () => undefined, forget: () => undefined } as unknown as Circles;
  neighbours.begin(rooms, { hearAsked: () => undefined, circles, isCut: () => isCut });
  hear({ kind: 'hearing' });
  neighbours.state('BCDFG', [{ secretHash: 'a'.repeat(64) }]);
  // The first by name of all nodes: it plays the bots.
  whispers({ kind: 'here', tables: [['BCDFG', ['b'.repeat(16)]]] });
});

afterEach(() => {
  neighbours.close();
  vi.useRealTimers();
});

function whispers(words: object): void {
  hear({ kind: 'whispered', text: JSON.stringify({ ...words, node: '!' }), from: '!' });
}

const isBenHere = (): boolean => neighbours.isHere('BCDFG', 'b'.repeat(64));

test('the bots of a node that was killed are played after some three seconds, and its guests are gone after some seven', async () => {
  await vi.advanceTimersByTimeAsync(2000);
  expect(neighbours.playsBots('BCDFG')).toBe(false);
  const before = noted;
  await vi.advanceTimersByTimeAsync(1400);
  expect(neighbours.playsBots('BCDFG')).toBe(true);
  expect(noted).toBeGreaterThan(before);
  expect(isBenHere()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(isBenHere()).toBe(false);
  expect(neighbours.hasOthers).toBe(false);
});

test('a node that is heard again has its bots back', async () => {
  await vi.advanceTimersByTimeAsync(3400);
  whispers({ kind: 'alive' });
  expect(neighbours.playsBots('BCDFG')).toBe(false);
  for (let second = 0; second < 10; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    whispers({ kind: 'alive' });
    expect(neighbours.playsBots('BCDFG')).toBe(false);
  }
});

test('who cannot hear anybody, or stood still, takes nobody for gone', async () => {
  isCut = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([neighbours.playsBots('BCDFG'), isBenHere(), neighbours.hasOthers]).toEqual([false, true, true]);
  isCut = false;
  neighbours.catchUp();
  vi.setSystemTime(Date.now() + 12_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect([neighbours.playsBots('BCDFG'), isBenHere()]).toEqual([false, true]);
});

test('a node that is asked says that it is there, also without guests, and one that is alone says nothing', async () => {
  neighbours.state('BCDFG', []);
  whispers({ kind: 'bye' });
  await vi.advanceTimersByTimeAsync(100);
  said = [];
  await vi.advanceTimersByTimeAsync(5000);
  expect(said).toEqual([]);
  whispers({ kind: 'hello' });
  expect(said.map(({ kind }) => kind)).toEqual(['alive']);
  expect(neighbours.hasOthers).toBe(true);
});
