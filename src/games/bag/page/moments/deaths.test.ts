import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../engine/text.ts';
import type { BagEvent } from '../../rules/state.ts';
import { dungeon, EAST, game, go, make, ROLL } from '../../rules/testing/testing.ts';
import { ENDING_TEXTS, endingTitle } from '../ending/ending-text.ts';
import { promptFor } from '../situation.ts';
import { sceneOf } from '../testing/scene.ts';
import { bagText } from '../text/text.ts';
import { recentDeath } from './deaths.ts';

beforeAll(async () => {
  for (const locale of LOCALES) await bagText.fetch(locale);
});

/** An adventurer about to be killed by a trap, with a potion in hand. */
function underRocks(...items: string[]) {
  const state = dungeon({
    map: '┼Sb ─.a ─I.',
    items: ['falling-rocks'],
    heroes: [{ health: 2, skillUsed: 1, items }, { health: 9 }],
  });
  return { state, events: make(state, go(EAST), 6) };
}

function seen(events: readonly BagEvent[]) {
  return events.map((event, count) => ({ seq: count, event }));
}

describe('the cause of death', () => {
  test('[BD-105] is named to the player who decides about the potion, and to those waiting', () => {
    const { state } = underRocks('health-potion');

    expect(promptFor(sceneOf(state, 0))).toBe('Falling Rocks, a trap: 6 damage would kill you. Drink a potion first?');
    expect(promptFor(sceneOf(state, 1))).toBe('Falling Rocks, a trap: 6 damage would kill Ada. A potion could help.');
    expect(promptFor(sceneOf(state, 0, { locale: 'it' }))).toBe(
      'Frana, una trappola: 6 danni ti ucciderebbero. Bevi prima una pozione?',
    );
  });

  test('[BD-92] is named with every death, one’s own and others’', () => {
    const { state, events } = underRocks();

    expect(recentDeath(sceneOf(state, 0), seen(events))).toMatch(/^You die\. Killed by Falling Rocks\. 2 lives left/);
    expect(recentDeath(sceneOf(state, 1), seen(events))).toMatch(/^Ada dies\. Killed by Falling Rocks\. 2 lives left/);
    expect(recentDeath(sceneOf(state, 1, { locale: 'it' }), seen(events))).toMatch(
      /^Ada muore\. Causa della morte: Frana\./,
    );
  });

  test('[BD-39] is the monster in a lost fight, and no longer shown once the next player has acted', () => {
    const state = dungeon({ map: '┼Sab ─2m', monsters: ['troll'], heroes: [{ health: 2, skillUsed: 1 }, {}] });
    const events = [...make(state, go(EAST)), ...make(state, ROLL, 1, 2, 6, 6)];
    expect(recentDeath(sceneOf(state, 0), seen(events))).toMatch(/^You die\. Killed by a Troll\./);

    events.push(...make(state, { kind: 'end' }));
    expect(recentDeath(sceneOf(state, 0), seen(events))).toBeUndefined();
  });
});

test('[BD-64] those who got out have won, and the others are told that they have not', () => {
  const state = dungeon({ map: '┼Sb ╴Ea', ring: { kind: 'held', by: 0 } });
  make(state, { kind: 'leave' });
  expect(game.outcome(state)).toBeUndefined();
  make(state, { kind: 'end' });

  expect(endingTitle(ENDING_TEXTS.en, sceneOf(state, 0))).toBe('You made it!');
  expect(endingTitle(ENDING_TEXTS.en, sceneOf(state, 1))).toBe('Won, but without you');
  expect(endingTitle(ENDING_TEXTS.en, sceneOf(state, 'spectator'))).toBe('You made it!');
});
