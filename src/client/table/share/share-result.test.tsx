// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { StoryContext } from '../../kit/end/story.ts';
import { ShareResult } from './share-result.tsx';

const drawn = vi.hoisted(() => ({ wishes: [] as unknown[] }));
vi.mock('./draw-result.ts', () => ({
  drawResult: async (wish: unknown) => {
    drawn.wishes.push(wish);
    return new Blob(['picture'], { type: 'image/png' });
  },
}));

const LINK = 'https://house.example/r/BCDFG';
const TABLE = {
  code: 'BCDFG',
  game: 'days',
  status: 'over',
  seats: [0, 1],
  chairs: [
    { kind: 'person', name: 'Ann', here: true },
    { kind: 'bot', name: 'Ben', bot: 'careful' },
  ],
} as unknown as TableInfo;
const STORY = { lines: ['Second by one point.'], forOthers: ['Ben won by one point.'] };

let root: Root;
let box: HTMLElement;
let saved: string[];
let copied: string[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [drawn.wishes, saved, copied] = [[], [], []];
  box = document.createElement('div');
  root = createRoot(box);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Taps Share on a device with these capabilities. */
async function share(device: object): Promise<void> {
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal('navigator', { language: 'en-GB', clipboard, ...device });
  act(() =>
    root.render(
      <StoryContext.Provider value={STORY}>
        <ShareResult table={TABLE} link={LINK} />
      </StoryContext.Provider>,
    ),
  );
  await act(async () => {
    box.querySelector('button')?.click();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** A fake share sheet that records what it was given. */
function sheet(answer: () => Promise<void>, takesFiles = true) {
  const given: ShareData[] = [];
  const device = {
    canShare: () => takesFiles,
    share: (what: ShareData) => {
      given.push(what);
      return answer();
    },
  };
  return { given, device };
}

test('the device’s own sheet gets the picture and the link to the replay, and nothing is saved', async () => {
  const { given, device } = sheet(async () => undefined);
  await share(device);

  expect(given).toMatchObject([
    { title: 'Undercroft', url: LINK, files: [{ name: 'undercroft-BCDFG.png', type: 'image/png' }] },
  ]);
  expect(drawn.wishes).toMatchObject([{ lines: STORY.forOthers, address: 'house.example/r/BCDFG' }]);
  expect([saved, copied]).toEqual([[], []]);
});

test('a device that cannot share files shares the link', async () => {
  const { given, device } = sheet(async () => undefined, false);
  await share(device);

  expect(given).toEqual([{ title: 'Undercroft', url: LINK }]);
});

test.each([
  ['that cannot share', () => ({})],
  ['whose sheet fails', () => sheet(() => Promise.reject(new Error('no'))).device],
])('on a device %s the picture is saved and the link copied', async (_, device) => {
  await share(device());

  expect([saved, copied]).toEqual([['undercroft-BCDFG.png'], [LINK]]);
  expect(box.textContent).toBe('Picture saved, link copied');
});

test('closing the share sheet saves no file', async () => {
  const abort = Object.assign(new Error('closed'), { name: 'AbortError' });
  await share(sheet(() => Promise.reject(abort)).device);

  expect([saved, copied]).toEqual([[], []]);
});
