// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { StillContext } from '../table/still.ts';
import { mount } from '../testing/mount.ts';
import { useLoop } from './use-loop.ts';

const { setLoop } = vi.hoisted(() => ({ setLoop: vi.fn() }));
vi.mock('../../device/sound.ts', () => ({ setLoop }));
function Page({ name, level }: { name: string; level: number | undefined }) {
  useLoop(name, level);
  return undefined;
}

/** The loops that still run after these pages, with their volumes. */
function runningAfter(...pages: readonly ReactNode[]) {
  const running = new Map<string, number>();
  setLoop.mockImplementation((name: string, level: number | undefined) =>
    level === undefined ? running.delete(name) : running.set(name, level),
  );
  const { show, close } = mount();
  pages.forEach(show);
  const open = Object.fromEntries(running);
  close();
  return { open, left: Object.fromEntries(running) };
}

beforeEach(() => {
  setLoop.mockReset();
});

test('a loop follows its volume, and ends with the page', () => {
  const pages = [0.2, 0.8].map((level) => <Page key="page" name="sand" level={level} />);

  expect(runningAfter(...pages)).toEqual({ open: { sand: 0.8 }, left: {} });
});

test('another loop replaces it, and without a volume there is none', () => {
  const sand = <Page key="page" name="sand" level={1} />;

  expect(runningAfter(sand, <Page key="page" name="heartbeat" level={1} />).open).toEqual({ heartbeat: 1 });
  expect(runningAfter(sand, <Page key="page" name="sand" level={undefined} />).open).toEqual({});
});

test('a still picture of a table starts none', () => {
  expect(
    runningAfter(
      <StillContext.Provider value={true}>
        <Page name="sand" level={1} />
      </StillContext.Provider>,
    ).open,
  ).toEqual({});
});
