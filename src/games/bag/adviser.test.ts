import { expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { advise } from '../../review/advise.ts';
import { reviewedOf } from '../../review/testing/reviewed.ts';
import { openAdviser } from './adviser.ts';
import { bagBox } from './box.ts';
import type { BagState } from './rules/state.ts';
import { dungeon, game, go, make, WEST } from './rules/testing/testing.ts';

const adviser = openAdviser(bagBox.standardPack);

function adviceOn(state: BagState) {
  const reviewed = { ...reviewedOf(game as never, adviser, 1), isTogether: true };
  return advise(reviewed, { seat: 0, view: game.view(state, 0), moves: game.legalMoves(state, 0), at: 0 }, ['Ada']);
}

/** Alone before the dragon, with the Ring. */
const facing = ({ health, lives }: { health: number; lives: number }) => {
  const state = dungeon({
    map: '╶Em ─.a ┼S.',
    heroes: [{ health, lives }],
    monsters: ['red-dragon'],
    ring: { kind: 'held', by: 0 },
  });
  make(state, go(WEST));
  return state;
};

test('[BD-37] in a hopeless fight the advice is to escape, and names the alternative', () => {
  const { move, instead } = adviceOn(facing({ health: 3, lives: 2 }));

  expect(move).toEqual({ en: 'escape to the east', it: 'scappare a est' });
  expect(instead).toEqual({ en: 'fight a round', it: 'combattere un assalto' });
});

test('a party with more lives, or away from the dragon, is estimated higher; with the Ring out it has won', () => {
  const shares = (state: BagState) => ('shares' in adviser ? elementAt(adviser.shares(state), 0) : 0);
  const weak = facing({ health: 3, lives: 1 });
  const strong = facing({ health: 3, lives: 3 });
  const free = facing({ health: 3, lives: 1 });
  free.monsters = [];
  const out = facing({ health: 3, lives: 1 });
  out.ring = { kind: 'out', by: 0 };

  expect(shares(strong)).toBeGreaterThan(shares(weak));
  expect(shares(free)).toBeGreaterThan(shares(weak));
  expect(shares(out)).toBeGreaterThan(0.9);
});
