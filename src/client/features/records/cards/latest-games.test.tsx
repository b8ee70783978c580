// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import type { KeptGame } from '../../../device/kept/kept-games.ts';
import { mount } from '../../../kit/testing/mount.ts';
import { LatestGames } from './latest-games.tsx';

const lostIn = (game: string, winners: readonly number[]): KeptGame => ({
  code: 'BCDFG',
  game,
  options: {},
  startedAt: 1,
  endedAt: 2,
  players: ['Ann', 'Ben', 'Cid'].map((name) => ({ name, kind: 'person' })),
  winners: [...winners],
  where: 'server',
  seat: 0,
});

test('a game that the team won without this player is no plain loss', () => {
  const { box, show } = mount();
  const resultOf = (game: KeptGame) => {
    show(<LatestGames games={[game]} />);
    return box.querySelector('li strong')?.textContent;
  };
  expect(resultOf(lostIn('bag', [1, 2]))).toBe('Won without you');
  expect(resultOf(lostIn('bag', []))).toBe('Lost');
});
