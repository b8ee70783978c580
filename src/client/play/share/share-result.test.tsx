// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { TableProvider } from '../../kit/table/table-context.tsx';
import { mount } from '../../kit/testing/mount.ts';
import { ShareResult } from './share-result.tsx';

const drawn = vi.hoisted(() => ({ wishes: [] as unknown[] }));
vi.mock('./draw-result.ts', () => ({
  drawResult: async (wish: unknown) => {
    drawn.wishes.push(wish);
    return {
      toBlob: (done: (blob: Blob) => void) => done(new Blob(['picture'], { type: 'image/jpeg' })),
      toDataURL: () => 'data:image/jpeg;base64,AAAA',
    };
  },
}));

const LINK = 'http://localhost:3000/r/BCDFG';
const CHALLENGE = 'http://localhost:3000/challenge/BCDFG/0';
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
const STORY = {
  lines: ['Second by one point.'],
  forOthers: ['Ben won by one point.'],
  ranks: [
    { seat: 1, place: 1, score: '7 points' },
    { seat: 0, place: 2, score: '6 points', margin: '1 point' },
  ],
};

// Loaded on demand, which takes a while the first time.
beforeAll(() => import('./share-sheet.tsx'));

let page: ReturnType<typeof mount>;
let saved: string[];
let copied: string[];

beforeEach(() => {
  [drawn.wishes, saved, copied] = [[], [], []];
  page = mount();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the sheet on a device with these capabilities; its buttons by their words. */
async function open(device: object, seat?: number): Promise<(words: string) => Promise<void>> {
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal('navigator', { language: 'en-GB', clipboard, ...device });
  page.show(
    <TableProvider story={STORY}>
      <ShareResult table={TABLE} replay="BCDFG" seat={seat} />
    </TableProvider>,
  );
  await tap(page.box.querySelector('button'));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(page.box.querySelector('img')?.src ?? '').toContain('data:image/jpeg');
  });
  return (words) =>
    tap([...page.box.querySelectorAll<HTMLElement>('[role="dialog"] button')].find((one) => one.textContent === words));
}

async function tap(button: HTMLElement | null | undefined): Promise<void> {
  expect(button).toBeInstanceOf(HTMLElement);
  await act(async () => {
    button?.click();
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

test('the picture is shown before it is shared: everybody by rank, and words for people who were not there', async () => {
  const { given, device } = sheet(async () => undefined);
  await open(device);

  expect(drawn.wishes).toMatchObject([
    {
      lines: STORY.forOthers,
      players: [
        { name: 'Ben', place: 1, score: '7 points' },
        { name: 'Ann', place: 2, score: '6 points' },
      ],
      address: 'localhost:3000/r/BCDFG',
    },
  ]);
  expect(page.box.querySelector('img')?.alt).toBe('Dungeon Days Ben won by one point.');
  expect([given, saved, copied]).toEqual([[], [], []]);
});

test('a player’s picture is about them, and its link lets others play the same deal', async () => {
  const { given, device } = sheet(async () => undefined);
  const press = await open(device, 0);

  expect(drawn.wishes).toMatchObject([
    {
      lines: ['I came second, 1 point short. Beat me!'],
      players: [{ name: 'Ben' }, { name: 'Ann', place: 2, isSharer: true }],
      address: 'localhost:3000/challenge/BCDFG/0',
    },
  ]);
  await press('Share');
  await press('Copy the challenge');

  const text = `Dungeon Days: I came second, 1 point short. Beat me! Same cards, same seat:\n${CHALLENGE}`;
  expect(given).toMatchObject([{ text }]);
  expect(copied).toEqual([text]);
});

test('the device’s own sheet gets the picture and the link to the replay', async () => {
  const { given, device } = sheet(async () => undefined);
  const press = await open(device);
  await press('Share');

  expect(given).toMatchObject([
    { title: 'Undercroft', url: LINK, files: [{ name: 'undercroft-BCDFG.jpg', type: 'image/jpeg' }] },
  ]);
  expect([saved, copied]).toEqual([[], []]);
});

test('a device that cannot share files shares the link', async () => {
  const { given, device } = sheet(async () => undefined, false);
  const press = await open(device);
  await press('Share');

  expect(given).toEqual([{ title: 'Undercroft', url: LINK }]);
});

test('the picture can be saved and the link copied, also on a device that cannot share', async () => {
  const press = await open({});
  expect(page.box.querySelector('[role="dialog"]')?.textContent).not.toContain('ShareSave');
  await press('Save the picture');
  expect(page.box.querySelector('output')?.textContent).toBe('Picture saved');
  await press('Copy the link');
  expect(page.box.querySelector('output')?.textContent).toBe('Link copied');
  expect([saved, copied]).toEqual([['undercroft-BCDFG.jpg'], [LINK]]);
});

test('a failed share sheet shows an error; a closed one does not', async () => {
  const abort = Object.assign(new Error('closed'), { name: 'AbortError' });
  const closed = await open(sheet(() => Promise.reject(abort)).device);
  await closed('Share');
  expect(page.box.querySelector('output')?.textContent).toBe(LINK);
  page.close();

  page = mount();
  const failing = await open(sheet(() => Promise.reject(new Error('no'))).device);
  await failing('Share');
  expect(page.box.querySelector('output')?.textContent).toMatch(/couldn’t share it/);
});
