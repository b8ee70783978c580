// @vitest-environment happy-dom

import { act, type ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { fetchTheRest } from '../../../../client/kit/parts/on-demand.tsx';
import { mount } from '../../../../client/kit/testing/mount.ts';
import { fastRng } from '../../../../engine/rng.ts';
import { bagBox } from '../../box.ts';
import { BagPage } from '../bag-page.tsx';
import { bagText } from '../text/text.ts';

/** The page of a table with these characters, just begun or in progress. */
async function pageOf(characters: 'choose' | 'random', { isGoingOn = false } = {}) {
  await bagText.fetch('en');
  await fetchTheRest();
  const game = bagBox.open(bagBox.standardPack);
  const events: { seq: number; event: unknown }[] = [];
  const options = {
    ...Object.fromEntries(Object.entries(bagBox.options).map(([id, { byDefault }]) => [id, byDefault])),
  };
  const emit = (event: unknown) => events.push({ seq: 3, event });
  const state = game.setup(2, { ...options, characters }, { rng: fastRng(1), now: 0, emit });
  if (isGoingOn) events.push({ seq: 4, event: events.at(-1)?.event });
  const props = {
    view: game.view(state, 0),
    events,
    moves: game.legalMoves(state, 0),
    you: 0,
    players: ['Ada', 'Bruno'].map((name) => ({ name, kind: 'person', here: true })),
    pack: bagBox.standardPack,
    locale: 'en',
    said: [],
    isRunning: true,
    now: () => 0,
    why: () => undefined,
    send: async () => ({ kind: 'done' }),
  } as unknown as ComponentProps<typeof BagPage>;
  const { box, load } = mount();
  await load(<BagPage {...props} />);
  return { box, enter: () => box.querySelector<HTMLElement>('[data-enter]') };
}

test('after dealt characters everybody first sees who they are, and a tap leads into the dungeon', async () => {
  const { box, enter } = await pageOf('random');
  expect(box.querySelector('[data-for-you] h2')?.textContent).toMatch(/^You play the \w+\.$/);
  expect(box.querySelector('[role="grid"]')).toBeNull();

  await act(async () => enter()?.click());
  expect(box.querySelector('[role="grid"]')).not.toBeNull();
});

test('a player who returns to a running game is in the dungeon at once, and one who may choose is asked to', async () => {
  const back = await pageOf('random', { isGoingOn: true });
  expect(back.enter()).toBeNull();
  expect(back.box.querySelector('[role="grid"]')).not.toBeNull();

  expect((await pageOf('choose')).enter()).toBeNull();
});
