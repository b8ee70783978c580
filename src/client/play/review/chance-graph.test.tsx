// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ChanceGraph } from './chance-graph.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const LINE = [4, 9, 15].map((step, turn) => ({ step, turn: turn + 1, shares: [0.62, 0.38], errors: [0.04, 0.04] }));

let root: Root;
let box: HTMLElement;
let location: ReturnType<typeof memoryLocation>;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  location = memoryLocation({ path: '/t/ABCDE', record: true });
  act(() =>
    root.render(
      <Router hook={location.hook}>
        <ChanceGraph
          line={LINE}
          names={['Ada', 'Orlando']}
          seat={0}
          isTogether={false}
          moments={[]}
          addressOf={(step) => `/r/ABCDE?e=${step}`}
        />
      </Router>,
    ),
  );
});

afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

/** Presses the drawing at the second turn, and releases at this distance. */
function press(dx: number): void {
  const slider = box.querySelector('input') as HTMLInputElement;
  act(() => {
    slider.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 100, clientY: 20 }));
    slider.value = '1';
    slider.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: 100 + dx, clientY: 20 }));
  });
}

test('a tap on a turn opens the replay there', () => {
  press(2);

  expect(location.history).toEqual(['/t/ABCDE', '/r/ABCDE?e=9']);
});

test('every chance is shown with its error', () => {
  expect(box.querySelector('details')?.textContent).toContain('You 62% ±4, Orlando 38% ±4');
});

test('dragging along the turns opens nothing', () => {
  press(60);

  expect(location.history).toEqual(['/t/ABCDE']);
});
