// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { fetchTheRest } from '../../../../client/kit/parts/on-demand.tsx';
import type { TimeEvent } from '../../rules/state.ts';
import { game, item, table } from '../../rules/testing/testing.ts';
import { TEST_PACK } from '../../rules/testing/testing-pack.ts';
import { firstTurn } from '../first-turn.ts';
import { timeText } from '../text/text.ts';
import { TimePage } from '../time-page.tsx';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([timeText.fetch('en'), fetchTheRest()]);
});

const roots: Root[] = [];
// The clock runs as long as a page is mounted.
afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
});

/** The page of the first of two players while the clock runs, with this hand and these calls. */
async function pageWith(hand: string[], called: readonly TimeEvent[] = []): Promise<HTMLElement> {
  const state = table({ seats: 2, hands: [hand], story: ['sword'] });
  const box = document.createElement('div');
  const root = createRoot(box);
  roots.push(root);
  for (const events of [[], called]) {
    const props = {
      view: game.view(state, 0),
      events: events.map((event, seq) => ({ seq, event })),
      moves: game.legalMoves(state, 0),
      you: 0,
      players: ['Ada', 'Bruno'].map((name) => ({ name, kind: 'person', here: true })),
      pack: TEST_PACK,
      locale: 'en',
      said: [],
      isRunning: true,
      now: () => 0,
      why: () => undefined,
      send: async () => ({ kind: 'done' }),
    } as unknown as ComponentProps<typeof TimePage>;
    await act(async () => root.render(<TimePage {...props} />));
  }
  return box;
}

/** Bruno needs an Item. */
const bruno = (id: string): TimeEvent => ({
  kind: 'called',
  seat: 1,
  call: { kind: 'need', item: item(id), count: 1 },
});

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
