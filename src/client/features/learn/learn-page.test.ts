// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { LocalAnswer, LocalRequest } from '../../../protocol/local.ts';
import { keepBegun, keepDone, progressIn } from '../../device/kept/level-progress.ts';
import { removeLeftOver } from './learn-page.tsx';

const asked: LocalRequest[] = [];
let answer: LocalAnswer;

vi.mock('../../connection/here/worker-house.ts', () => ({
  askHere: async (request: LocalRequest) => {
    asked.push(request);
    return answer;
  },
}));

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  keepBegun('dash', { level: 'last', code: 'LEVEL', secret: 'ab', lessons: 0 });
});

test('the table of a finished level is removed, and the progress stays', async () => {
  answer = { kind: 'removed' };
  keepDone('dash', 'last');
  await removeLeftOver('dash');
  await removeLeftOver('dash');

  expect(asked).toEqual([{ kind: 'remove', codes: ['LEVEL'] }]);
  expect(progressIn('dash')).toEqual({ done: ['last'] });
});

test('a table that could not be removed is tried again later, and one in progress stays', async () => {
  answer = { kind: 'error', code: 'unavailable' };
  await removeLeftOver('dash');
  expect(asked).toEqual([]);
  keepDone('dash', 'last');
  await removeLeftOver('dash');

  expect(progressIn('dash').leftOver).toEqual(['LEVEL']);
});
