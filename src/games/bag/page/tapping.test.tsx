// @vitest-environment happy-dom

import { act, type ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchTheRest } from '../../../client/kit/parts/on-demand.tsx';
import { mount } from '../../../client/kit/testing/mount.ts';
import { bagBox } from '../box.ts';
import type { BagMove, BagState } from '../rules/state.ts';
import { dungeon, EAST, game, go } from '../rules/testing/testing.ts';
import { BagPage } from './bag-page.tsx';
import type { BagCue } from './staging/cue.ts';
import { bagText } from './text/text.ts';

const sent: unknown[] = [];

beforeEach(async () => {
  await bagText.fetch('en');
  await fetchTheRest();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The active player's page, in the middle of a step or after it. */
function pageOf(state: BagState) {
  const { box, show } = mount();
  const props = {
    events: [],
    you: 0,
    players: [{ name: 'Ada', kind: 'person', here: true }],
    pack: bagBox.standardPack,
    locale: 'en',
    said: [],
    isRunning: true,
    now: () => 0,
    why: () => undefined,
    send: async (move: unknown) => {
      sent.push(move);
      return { kind: 'done' };
    },
  } as unknown as ComponentProps<typeof BagPage>;
  return {
    show(cue: BagCue | undefined, moves: readonly BagMove[]) {
      show(<BagPage {...props} view={game.view(state, 0)} cue={cue} moves={moves} />);
    },
    tap(place: number) {
      act(() => box.querySelector<HTMLElement>(`[data-place="${place}"]`)?.click());
    },
    sentence: () => box.querySelector('[data-for-you] h2')?.textContent,
    rest: () => act(() => vi.advanceTimersByTimeAsync(1000)),
  };
}

test('a tap on a tile just laid walks there once the step is shown, and does not select the tile', async () => {
  const state = dungeon({ map: '┼Sa ─..' });
  const moves = game.legalMoves(state, 0) as readonly BagMove[];
  const page = pageOf(state);
  page.show({ kind: 'drop', place: 1, isWhole: false }, []);
  page.tap(1);
  await page.rest();
  expect(sent).toEqual([]);

  page.show(undefined, moves);
  await page.rest();
  expect(sent).toEqual([go(EAST)]);
  expect(page.sentence()).toMatch(/turn, \d AP/);
});
