import { sceneOf } from '../testing/scene.ts';
// @vitest-environment happy-dom

import { act } from 'react';
import { expect, test } from 'vitest';
import { fetchTheRest } from '../../../../client/kit/parts/on-demand.tsx';
import { mount } from '../../../../client/kit/testing/mount.ts';
import type { Seat } from '../../../../engine/game.ts';
import type { BagEvent } from '../../rules/state.ts';
import { dungeon, EAST, go, make } from '../../rules/testing/testing.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { BagCue } from '../staging/cue.ts';
import { bagText } from '../text/text.ts';
import { Banner } from './banner.tsx';

/** A trap kills Ada on a shared device; `show` renders another person's view. */
async function deathByTrap() {
  await bagText.fetch('en');
  await fetchTheRest();
  const state = dungeon({
    map: '┼Sb ─.a ─I.',
    items: ['falling-rocks'],
    heroes: [{ health: 2, skillUsed: 1 }, { health: 9 }],
  });
  const events = make(state, go(EAST), 6).map((event: BagEvent, seq: number) => ({ seq, event }));
  const { box, load } = mount();
  const show = (you: Seat, seen: readonly SeenBagEvent[], cue?: BagCue) =>
    load(<Banner scene={sceneOf(state, you)} events={seen} cue={cue} />);
  await show(0, []);
  return { box, events, show };
}

test('on a shared device a death is told by name to the next person', async () => {
  const { box, events, show } = await deathByTrap();
  await show(0, events);
  expect(box.textContent).toMatch(/^Falling Rocks/);
  // A tap shows the next.
  await act(async () => void dispatchEvent(new Event('pointerdown')));
  expect(box.textContent).toMatch(/^You die/);

  await show(1, events);
  expect(box.textContent).toMatch(/^Ada dies/);
});

test('a death already shown is not announced again when the device is passed on', async () => {
  const { box, events, show } = await deathByTrap();
  const died = events.findIndex(({ event }) => event.kind === 'died');
  await show(0, events.slice(0, died + 1), { kind: 'death', who: 0, isWhole: false });
  expect(box.textContent).toMatch(/^You die/);

  await show(1, events);
  expect(box.textContent).not.toMatch(/dies?/);
});
