// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { fetchTheRest } from '../../../../client/kit/parts/on-demand.tsx';
import type { Seat } from '../../../../engine/game.ts';
import { bagBox } from '../../box.ts';
import type { BagEvent } from '../../rules/state.ts';
import { dungeon, EAST, game, go, make } from '../../rules/testing/testing.ts';
import { pickMe } from '../pick-me.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { BagCue } from '../staging/cue.ts';
import { bagText } from '../text/text.ts';
import { wordsFor } from '../words.ts';
import { Banner } from './banner.tsx';

/** A trap kills Ada on a shared device; `show` renders another person's view. */
async function deathByTrap() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await bagText.fetch('en');
  await fetchTheRest();
  const words = wordsFor(bagBox.standardPack, 'en');
  const players = ['Ada', 'Bruno'].map((name) => ({ name, kind: 'person' as const, here: true }));
  const state = dungeon({
    map: '┼Sb ─.a ─I.',
    items: ['falling-rocks'],
    heroes: [{ health: 2, skillUsed: 1 }, { health: 9 }],
  });
  const events = make(state, go(EAST), 6).map((event: BagEvent, seq: number) => ({ seq, event }));
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const show = (you: Seat, seen: readonly SeenBagEvent[], cue?: BagCue) => {
    const view = game.view(state, you);
    const scene = { view, moves: [], you, players, words, me: pickMe(view, you) };
    return act(async () => root.render(<Banner scene={scene} events={seen} cue={cue} />));
  };
  await show(0, []);
  return { box, root, events, show };
}

test('on a shared device a death is told by name to the next person', async () => {
  const { box, root, events, show } = await deathByTrap();
  await show(0, events);
  expect(box.textContent).toMatch(/^Falling Rocks/);
  // A tap shows the next.
  await act(async () => void dispatchEvent(new Event('pointerdown')));
  expect(box.textContent).toMatch(/^You die/);

  await show(1, events);
  expect(box.textContent).toMatch(/^Ada dies/);
  await act(async () => root.unmount());
});

test('a death already shown is not announced again when the device is passed on', async () => {
  const { box, root, events, show } = await deathByTrap();
  const died = events.findIndex(({ event }) => event.kind === 'died');
  await show(0, events.slice(0, died + 1), { kind: 'death', who: 0, isWhole: false });
  expect(box.textContent).toMatch(/^You die/);

  await show(1, events);
  expect(box.textContent).not.toMatch(/dies?/);
  await act(async () => root.unmount());
});
