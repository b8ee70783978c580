// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useStory } from './use-story.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const load = vi.hoisted(() => vi.fn(async () => () => ({ lines: [] })));
vi.mock('./registry.ts', () => ({ gameEntry: () => ({ story: load }) }));

function Table() {
  useStory('any', undefined);
  return null;
}

test('the story is fetched before the end, also where each turn draws the table anew', async () => {
  vi.useFakeTimers();
  const root = createRoot(document.createElement('div'));
  for (let turn = 0; turn < 3; turn += 1) {
    act(() => root.render(<Table key={turn} />));
    expect(load).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(5000));
  }
  act(() => root.render(<Table key="last" />));
  await act(() => vi.advanceTimersByTimeAsync(1));

  expect(load).toHaveBeenCalled();
  act(() => root.unmount());
  vi.useRealTimers();
});
