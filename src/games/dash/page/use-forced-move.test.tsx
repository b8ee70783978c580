// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '../../../client/kit/testing/mount.ts';
import type { DashMove } from '../rules/state.ts';
import { forcedMove, useForcedMove } from './use-forced-move.ts';

const FLIP: DashMove = { kind: 'flip', space: 4 };
const READY: DashMove = { kind: 'ready' };
const known = [{ space: 4, card: 7 }];

test.each<[string, readonly DashMove[], { space: number; card: number }[], DashMove | undefined]>([
  ['the last card, if everybody knows it', [FLIP], known, FLIP],
  ['the last card, if nobody knows it, is left to the player', [FLIP], [], undefined],
  ['a known card with the choice to stop is left to the player', [FLIP, { kind: 'stop' }], known, undefined],
  ['an exchange without Equipment', [READY], [], READY],
  ['an exchange with Equipment is left to the player', [{ kind: 'discard', card: 1 }, READY], [], undefined],
])('%s', (_, moves, cards, forced) => {
  expect(forcedMove({ known: cards }, moves)).toEqual(forced);
});

test('a forced move is made once, after the table was seen', () => {
  vi.useFakeTimers();
  const send = vi.fn();
  function Table({ move }: { move: DashMove | undefined }) {
    useForcedMove(move, send);
    return null;
  }
  const { show } = mount();
  show(<Table move={READY} />);
  expect(send).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(2000));
  show(<Table move={READY} />);
  act(() => vi.advanceTimersByTime(2000));
  vi.useRealTimers();

  expect(send.mock.calls).toEqual([[READY]]);
});
