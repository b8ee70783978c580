// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { mount } from '../../kit/testing/mount.ts';
import { ChanceGraph } from './chance-graph.tsx';

const LINE = [4, 9, 15].map((step, turn) => ({ step, turn: turn + 1, shares: [0.62, 0.38], errors: [0.04, 0.04] }));

let box: HTMLElement;
let location: ReturnType<typeof memoryLocation>;

beforeEach(() => {
  const page = mount();
  box = page.box;
  location = memoryLocation({ path: '/t/ABCDE', record: true });
  page.show(
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
  );
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
