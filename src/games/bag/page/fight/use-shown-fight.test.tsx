// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { mount } from '../../../../client/kit/testing/mount.ts';
import { dungeon, EAST, game, go, make, ROLL } from '../../rules/testing/testing.ts';
import type { BagView } from '../../rules/view.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { BagCue } from '../staging/cue.ts';
import type { ShownFight } from './fight-stage.tsx';
import { lastRollOf, useShownFight } from './use-shown-fight.ts';

let page: ReturnType<typeof mount>;
beforeEach(() => {
  page = mount();
});

let shown: ShownFight | undefined;
function Fight(props: { view: BagView; events: readonly SeenBagEvent[]; cue: BagCue | undefined }) {
  shown = useShownFight(props.view, { cue: props.cue, roll: lastRollOf(props.events) });
  return null;
}

/** A fight against a Troll, before a round and after it. */
function round(health: number, ...rolls: number[]) {
  const state = dungeon({ map: '┼Sab ─2m', monsters: ['troll'], heroes: [{ health, skillUsed: 1 }, {}] });
  make(state, go(EAST));
  const before = game.view(state, 0);
  const events = make(state, ROLL, ...rolls).map((event, seq) => ({ seq, event }));
  return { before, after: game.view(state, 0), events };
}

const show = (view: BagView, events: readonly SeenBagEvent[], cue?: BagCue) =>
  page.show(<Fight view={view} events={events} cue={cue} />);

test('[BD-39] a death replaces the fight, which does not come back', () => {
  const { before, after, events } = round(2, 1, 2, 6, 6);
  show(before, []);
  expect(shown?.isOver).toBe(false);

  show(before, events, { kind: 'death', who: 0, isWhole: false });
  expect(shown).toBeUndefined();
  show(after, events);
  expect(shown).toBeUndefined();
});

test('[BD-38] the loot of a won fight replaces it', () => {
  const { before, after, events } = round(9, 6, 6, 1, 1);
  const { fight: _, ...won } = after;
  show(before, []);
  show({ ...won, monsters: [] }, events, { kind: 'loot', who: 0, item: 'face-down', isOpen: false, isWhole: false });

  expect(shown).toBeUndefined();
});

test('a won fight stays on display for a while', () => {
  const { before, after, events } = round(9, 6, 6, 1, 1);
  show({ ...before, monsters: before.monsters.map((one) => ({ ...one, health: 1 })) }, []);
  const { fight: _, ...won } = after;
  show(
    { ...won, monsters: [] },
    events.filter(({ event }) => event.kind !== 'died'),
  );

  expect(shown?.isOver).toBe(true);
});
