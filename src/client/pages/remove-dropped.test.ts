// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { LocalRequest } from '../../protocol/local.ts';
import { droppedTables, forgetTable } from '../local/kept-tables.ts';
import { removeDropped } from './remove-dropped.ts';

const asked: LocalRequest[] = [];

vi.mock('../local/worker-house.ts', () => ({
  askHere: async (request: LocalRequest) => {
    asked.push(request);
    return { kind: 'removed' };
  },
}));
vi.mock('../records/kept/kept-games.ts', () => ({ isKept: (code: string) => code === 'WATCH' }));

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
});

test('a table that was dropped is removed, one whose replay is in the records stays', async () => {
  forgetTable('WATCH');
  forgetTable('GONE1');
  await removeDropped();

  expect(asked).toEqual([{ kind: 'remove', codes: ['GONE1'] }]);
  expect(droppedTables()).toEqual(['WATCH']);
});

test('where nothing was dropped, the house in the browser is not started', async () => {
  forgetTable('WATCH');
  await removeDropped();

  expect(asked).toEqual([]);
});
