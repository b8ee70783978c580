// @vitest-environment happy-dom

import { beforeAll, expect, test } from 'vitest';
import { mount } from '../../../../client/kit/testing/mount.ts';
import type { TimeEvent } from '../../rules/state.ts';
import { item, need, table } from '../../rules/testing/testing.ts';
import { firstTurn } from '../first-turn.ts';
import { fetchPage, pageProps } from '../testing/page-of.tsx';
import { TimePage } from '../time-page.tsx';

beforeAll(fetchPage);

/** The page of the first of two players while the clock runs, with this hand and these calls. */
async function pageWith(hand: string[], called: readonly TimeEvent[] = []): Promise<HTMLElement> {
  const state = table({ seats: 2, hands: [hand], story: ['sword'] });
  const { box, load } = mount();
  for (const events of [[], called]) await load(<TimePage {...pageProps(state, { events })} />);
  return box;
}

/** Bruno needs an Item. */
const bruno = (id: string): TimeEvent => ({ kind: 'called', seat: 1, call: need(id) });

const buttons = (page: HTMLElement) =>
  [...page.querySelectorAll('button')]
    .map(({ textContent }) => textContent)
    .filter((text) => /done|Discard|Several/.test(text));

test('with no cards left, saying done is the only choice', async () => {
  expect(buttons(await pageWith(['sword']))).toEqual(['I’m done', 'Discard', 'Several at once']);
  expect(buttons(await pageWith([]))).toEqual(['I’m done']);
});

test('the first hint to play points at a card somebody calls for, and waits while there is no such card in hand', async () => {
  const at = String(firstTurn.find(({ id }) => id === 'play')?.at);
  const pointed = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>(at)].map(({ dataset }) => dataset.card);

  expect(pointed(await pageWith(['torch', 'sword'], [bruno('sword')]))).toEqual([String(item('sword'))]);
  expect(pointed(await pageWith(['torch', 'sword'], [bruno('map')]))).toEqual([]);
  expect(pointed(await pageWith(['torch', 'sword']))).toEqual([]);
});
