// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { LocalAnswer, LocalRequest } from '../../../protocol/local.ts';
import { keepTable, storedTables } from '../../device/kept/kept-tables.ts';
import { forgetForGood, removeDropped } from './remove-dropped.ts';

const asked: LocalRequest[] = [];
let answer: LocalAnswer;

vi.mock('../../connection/here/worker-house.ts', () => ({
  askHere: async (request: LocalRequest) => {
    asked.push(request);
    return answer;
  },
}));
vi.mock('../../device/kept/kept-games.ts', () => ({ isKept: (code: string) => code === 'WATCH' }));

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answer = { kind: 'removed' };
});

function keep(code: string, at: number): void {
  keepTable({ code, game: 'dash', secrets: [], at });
}

test('a table dropped from the list is removed, unless its replay is in the records', async () => {
  for (const [at, code] of ['WATCH', 'GONE1'].entries()) keep(code, at);
  for (let count = 0; count < 30; count++) keep(`T${count}`, 100 + count);
  await removeDropped();
  await removeDropped();

  expect(asked).toEqual([{ kind: 'remove', codes: ['GONE1'] }]);
  expect(storedTables()).toHaveLength(31);
});

test('a table that could not be removed is tried again', async () => {
  for (let count = 0; count < 31; count++) keep(`T${count}`, count);
  answer = { kind: 'error', code: 'unavailable' };
  await removeDropped();
  answer = { kind: 'removed' };
  await removeDropped();

  expect(asked).toHaveLength(2);
  expect(storedTables()).toHaveLength(30);
});

test('a table that is forgotten is removed at once', async () => {
  keep('ABCDE', 1);
  await forgetForGood('ABCDE');

  expect(asked).toEqual([{ kind: 'remove', codes: ['ABCDE'] }]);
  expect(storedTables()).toEqual([]);
});
