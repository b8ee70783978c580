// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '../testing/mount.ts';
import { LatestLines } from './latest-lines.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** A box that fits this many letters, with these lines. */
function boxOf(fits: () => number, lines: readonly string[]): HTMLElement {
  const box = document.createElement('p');
  Object.defineProperties(box, {
    clientWidth: { get: fits },
    clientHeight: { value: 20 },
    scrollHeight: { get: () => ((box.textContent ?? '').length > fits() ? 40 : 20) },
  });
  mount(box).show(<LatestLines lines={lines} />);
  return box;
}

test('of several lines the latest are shown, as many as fit, and none is cut', () => {
  const lines = ['You use a Key.', 'The door opens.', 'Your turn ends.'];
  const shownIn = (letters: number, told = lines) => boxOf(() => letters, told).textContent;

  expect(shownIn(100)).toBe('You use a Key. The door opens. Your turn ends.');
  expect(shownIn(35)).toBe('The door opens. Your turn ends.');
  expect(shownIn(15)).toBe('Your turn ends.');
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
  onTestFinished(() => void vi.unstubAllGlobals());
  let letters = 100;
  const box = boxOf(() => letters, ['You use a Key.', 'The door opens.']);
  expect(box.textContent).toBe('You use a Key. The door opens.');

  letters = 20;
  act(() => resized());
  expect(box.textContent).toBe('The door opens.');
  letters = 100;
  act(() => resized());
  expect(box.textContent).toBe('You use a Key. The door opens.');
});

test('a tap opens the rest, and a single line that is too long is marked as cut', () => {
  const words = boxOf(() => 0, ['You use a Key.', 'The door opens.']).querySelector('button');

  expect(words?.textContent).toBe('The door opens.');
  expect(words?.querySelector('[data-cut="true"]')).not.toBeNull();
  act(() => words?.click());
  expect(words?.lastElementChild?.textContent).toBe('You use a Key. The door opens.');
  act(() => words?.click());
  expect(words?.textContent).toBe('The door opens.');
});
