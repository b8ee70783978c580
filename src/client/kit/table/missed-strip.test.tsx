// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '../testing/mount.ts';
import { MissedStrip } from './missed-strip.tsx';
import { en } from './text/en.ts';

/** The strip after entries 1 to 3 were missed, with lines for this many entries. */
function strip(entries: number, done: () => void) {
  const lines = Array.from({ length: entries }, (_, at) => ({ seq: at + 1, line: `line ${at + 1}`, event: {} }));
  const missed = { after: 0, until: 3, done };
  return <MissedStrip missed={missed} lines={lines} text={en} onTell={() => undefined} />;
}

const next = () => act(() => document.querySelectorAll('button')[1]?.click());

test('missed events stay until all of them were read, however far the game goes', () => {
  const { box, show } = mount();
  const done = vi.fn();
  show(strip(3, done));
  show(strip(5, done));
  expect(box.textContent).toContain('line 1');
  expect(done).not.toHaveBeenCalled();
});

test('once all of it was read, it disappears when the game goes on', () => {
  const { box, show } = mount();
  const done = vi.fn();
  show(strip(3, done));
  next();
  next();
  expect(box.textContent).toContain('line 3');
  expect(done).not.toHaveBeenCalled();

  show(strip(4, done));
  expect(done).toHaveBeenCalledOnce();
});
