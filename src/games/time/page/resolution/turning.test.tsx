// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../../../../client/kit/testing/mount.ts';
import type { TimeMove, TimeState } from '../../rules/state.ts';
import { drop, make, reveal, story } from '../../rules/testing/testing.ts';
import { fetchPage, type PageParts, pageProps } from '../testing/page-of.tsx';
import { TimePage } from '../time-page.tsx';

/** Longer than any card is shown. */
const LONG_MS = 20_000;

beforeAll(fetchPage);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The page of a state, and the moves it makes automatically in a while. */
async function shown(state: TimeState, parts: PageParts = {}) {
  const sent: TimeMove['kind'][] = [];
  const { box, load } = mount();
  const onMove = (move: TimeMove) => sent.push(move.kind);
  const draw = () => load(<TimePage {...pageProps(state, { ...parts, onMove })} />);
  await draw();
  await act(async () => vi.advanceTimersByTime(LONG_MS));
  const press = async (kind: string) => {
    const button = box.querySelector<HTMLButtonElement>(`button[data-move="${kind}"]`);
    await act(async () => button?.click());
  };
  return { sent, press, draw, button: () => box.querySelector('[data-move="reveal"]')?.textContent };
}

test('[DT-39] at a table with a clock the page reveals the next card automatically', async () => {
  expect((await shown(story(['map', 'map']))).sent).toEqual(['reveal']);
});

test('[DT-39] at a table without a clock it waits for a tap', async () => {
  const { sent, press } = await shown(story(['map', 'map'], { options: { clock: 'off' } }));

  expect(sent).toEqual([]);
  await press('reveal');
  expect(sent).toEqual(['reveal']);
});

test('[DT-39] nothing is revealed automatically while a connected person can use a skill, and the page says so', async () => {
  const state = story(['map', 'map'], { heroes: ['tonk-redbeer', 'nintrabash'] });
  const { sent, press, button } = await shown(state);

  expect(sent).toEqual([]);
  expect(button()).toBe('Reveal nextBruno can still use a skill');
  await press('reveal');
  expect(sent).toEqual(['reveal']);
  expect((await shown(state, { you: 1, locale: 'it' })).button()).toBe(
    'Rivela la prossimaPuoi ancora usare un’abilità',
  );
});

test('[DT-39] an absent player, or a skill that cannot be paid for, does not stop the reveals', async () => {
  const state = story(['map', 'map'], { heroes: ['tonk-redbeer', 'nintrabash'] });
  make(state, 1, { kind: 'away' });

  expect((await shown(state)).sent).toEqual(['reveal']);
});

test('[DT-39] bots decide for themselves: their skills do not stop the reveals', async () => {
  const state = story(['map', 'map'], { heroes: ['tonk-redbeer', 'nintrabash'] });

  expect((await shown(state, { bots: [1] })).sent).toEqual(['reveal']);
});

test('[DT-39] alone with a Hero who can act, the reveals wait too', async () => {
  expect((await shown(story(['map', 'map'], { heroes: ['nintrabash'] }))).sent).toEqual([]);
});

test('[DT-81] the result waits for Arvedui after the last card', async () => {
  const state = story(['plain'], { heroes: ['arvedui-miriel', 'tonk-redbeer'], backpack: ['sword', 'gold'] });
  reveal(state);
  make(state, 0, drop());
  const { sent, press } = await shown(state, { you: 1 });

  expect(sent).toEqual([]);
  await press('reveal');
  expect(sent).toEqual(['finish']);
});

test('[DT-39] a pause holds on every page until it is lifted, also after its 60 seconds', async () => {
  const state = story(['map', 'map', 'map']);
  const own = await shown(state);
  await own.press('hold');
  expect(own.sent).toEqual(['reveal', 'hold']);

  make(state, 0, { kind: 'hold' });
  state.hold = undefined;
  reveal(state);
  for (const you of [0, 1]) {
    const page = await shown(state, { you });
    expect(page.sent).toEqual([]);
    expect(page.button()).toBe(`Reveal nextPaused by ${you === 0 ? 'you' : 'Ada'}`);
    await page.press('hold');
    expect(page.sent).toEqual(['release']);
  }
});

test('[DT-39] alone, a pause belongs to the page and holds until it is lifted', async () => {
  const state = story(['map', 'map', 'map'], { seats: 1 });
  const page = await shown(state);
  await page.press('hold');
  reveal(state);
  await page.draw();
  await act(async () => vi.advanceTimersByTime(LONG_MS));
  expect(page.sent).toEqual(['reveal']);

  await page.press('hold');
  await act(async () => vi.advanceTimersByTime(LONG_MS));
  expect(page.sent).toEqual(['reveal', 'reveal']);
});
