// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { MissedStrip } from './missed-strip.tsx';
import { en } from './text/en.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const box = document.createElement('div');
document.body.append(box);
let root = createRoot(box);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(box);
});

/** The strip after entries 1 to 3 were missed, with lines for this many entries. */
function show(entries: number, done: () => void): void {
  const lines = Array.from({ length: entries }, (_, at) => ({ seq: at + 1, line: `line ${at + 1}`, event: {} }));
  const missed = { after: 0, until: 3, done };
  act(() => root.render(<MissedStrip missed={missed} lines={lines} text={en} onTell={() => undefined} />));
}

const next = () => act(() => box.querySelectorAll<HTMLElement>('button')[1]?.click());

test('missed events stay until all of them were read, however far the game goes', () => {
  const done = vi.fn();
  show(3, done);
  show(5, done);
  expect(box.textContent).toContain('line 1');
  expect(done).not.toHaveBeenCalled();
});

test('once all of it was read, it disappears when the game goes on', () => {
  const done = vi.fn();
  show(3, done);
  next();
  next();
  expect(box.textContent).toContain('line 3');
  expect(done).not.toHaveBeenCalled();

  show(4, done);
  expect(done).toHaveBeenCalledOnce();
});
