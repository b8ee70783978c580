// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../testing/mount.ts';
import type { GameStage } from './beat.ts';
import { stageClock } from './clock.ts';
import { type LookedAt, useStagedScene } from './use-staged-scene.ts';

const GAME: GameStage = {
  beats: () => [
    { kind: 'anticipation', ms: 300, told: 0, view: 'before' },
    { kind: 'reveal', ms: 300, told: 0, view: 'between' },
  ],
};

function Page({ looked }: { looked: LookedAt }) {
  return <p>{String(useStagedScene(looked, { game: GAME, you: 0 }).view)}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a step is played to its end, even with timers that fire a little early', () => {
  vi.spyOn(stageClock, 'schedule').mockImplementation((ms, ring) => {
    const timer = setTimeout(ring, ms - 1);
    return () => clearTimeout(timer);
  });
  const { box, show } = mount();
  show(<Page looked={{ view: 'before', events: [], take: 1 }} />);
  show(<Page looked={{ view: 'after', events: [{ seq: 1, event: { kind: 'laid' } }], take: 1 }} />);

  expect(box.textContent).toBe('before');
  for (const shown of ['between', 'after']) {
    act(() => void vi.advanceTimersByTime(300));
    expect(box.textContent).toBe(shown);
  }
});
