import { expect, test } from 'vitest';
import { EAST, SOUTH, WEST, wayFrom } from '../../rules/board.ts';
import type { BagEvent } from '../../rules/event.ts';
import { adventurerOf } from '../../rules/state.ts';
import { dungeon, game } from '../../rules/testing/testing.ts';
import { sideAhead } from './laying.ts';

/** A crossroads with a passage to its west, and an adventurer on the crossroads. */
const view = game.view(dungeon({ map: '─.. ┼Sa' }), 0);

function ahead(...steps: { from: number; to: number }[]) {
  const events = steps.map((step, seq) => ({
    seq,
    event: { kind: 'walked', who: { number: 0, seat: 0, character: 0 }, ap: 3, ...step } as BagEvent,
  }));
  return sideAhead({ view, me: 0 }, events);
}

test('the button explores straight on from the last step', () => {
  const { place } = adventurerOf(view, 0);
  const west = wayFrom(view.board, place, WEST);

  expect(ahead({ from: west, to: place })).toBe(EAST);
});

test('before the first step, and after a teleport, the first open side', () => {
  expect(ahead()).not.toBe(WEST);
  expect(ahead({ from: 7, to: 8 })).toBe(ahead());
  expect([EAST, SOUTH, 0]).toContain(ahead());
});
