// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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
  const box = document.createElement('div');
  const root = createRoot(box);
  const show = (looked: LookedAt) => act(() => root.render(<Page looked={looked} />));
  show({ view: 'before', events: [], take: 1 });
  show({ view: 'after', events: [{ seq: 1, event: { kind: 'laid' } }], take: 1 });

  expect(box.textContent).toBe('before');
  for (const shown of ['between', 'after']) {
    act(() => void vi.advanceTimersByTime(300));
    expect(box.textContent).toBe(shown);
  }
  act(() => root.unmount());
});
