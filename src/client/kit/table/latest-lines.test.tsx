// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LatestLines } from './latest-lines.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** The text shown in a box that fits this many letters. */
function shownIn(letters: number, lines: readonly string[]): string | null {
  const box = document.createElement('p');
  Object.defineProperties(box, {
    clientHeight: { value: 20 },
    scrollHeight: { get: () => ((box.textContent ?? '').length > letters ? 40 : 20) },
  });
  const root = createRoot(box);
  act(() => root.render(<LatestLines lines={lines} />));
  const shown = box.textContent;
  act(() => root.unmount());
  return shown;
}

test('of several lines the latest are shown, as many as fit, and none is cut', () => {
  const lines = ['You use a Key.', 'The door opens.', 'Your turn ends.'];

  expect(shownIn(100, lines)).toBe('You use a Key. The door opens. Your turn ends.');
  expect(shownIn(35, lines)).toBe('The door opens. Your turn ends.');
  expect(shownIn(15, lines)).toBe('Your turn ends.');
  expect(shownIn(35, [lines.join(' ')])).toBe('The door opens. Your turn ends.');
});

test('in a box that becomes narrower fewer are shown, and more once it is wide again', () => {
  let resized = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resize: () => void) {
        resized = resize;
      }
      observe() {}
      disconnect() {}
    },
  );
  let letters = 100;
  const box = document.createElement('p');
  Object.defineProperties(box, {
    clientWidth: { get: () => letters },
    clientHeight: { value: 20 },
    scrollHeight: { get: () => ((box.textContent ?? '').length > letters ? 40 : 20) },
  });
  const root = createRoot(box);
  act(() => root.render(<LatestLines lines={['You use a Key.', 'The door opens.']} />));
  expect(box.textContent).toBe('You use a Key. The door opens.');

  letters = 20;
  act(() => resized());
  expect(box.textContent).toBe('The door opens.');
  letters = 100;
  act(() => resized());
  expect(box.textContent).toBe('You use a Key. The door opens.');
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test('a tap opens the rest, and a single line that is too long is marked as cut', () => {
  const box = document.createElement('p');
  Object.defineProperties(box, { clientHeight: { value: 20 }, scrollHeight: { value: 40 } });
  const root = createRoot(box);
  act(() => root.render(<LatestLines lines={['You use a Key.', 'The door opens.']} />));
  const words = box.querySelector('button');

  expect(words?.textContent).toBe('The door opens.');
  expect(words?.querySelector('[data-cut="true"]')).not.toBeNull();
  act(() => words?.click());
  expect(words?.lastElementChild?.textContent).toBe('You use a Key. The door opens.');
  act(() => words?.click());
  expect(words?.textContent).toBe('The door opens.');
  act(() => root.unmount());
});
