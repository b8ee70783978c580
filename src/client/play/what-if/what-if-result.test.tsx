// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { mount } from '../../kit/testing/mount.ts';
import { WhatIfResult } from './what-if-result.tsx';

const table = { game: 'days', options: {}, seats: [0, 1, 2] } as unknown as TableInfo;
const third = { isWon: false, place: 3, score: 11 };

async function told(view: unknown): Promise<string> {
  const { box, load } = mount();
  await load(<WhatIfResult table={table} view={view} then={third} seat={0} />);
  return box.textContent ?? '';
}

test('the end of a "what if" compares the game it began from with this one', async () => {
  expect(await told({ outcome: { winners: [0], scores: [15, 4, 9] } })).toMatch(/^Then: third.* Now: first/);
  expect(await told({ outcome: { winners: [1], scores: [3, 8, 2] } })).toMatch(/^Then: third.* Now: second/);
});

test('before the end there is nothing to compare', async () => {
  expect(await told({})).toBe('');
});
