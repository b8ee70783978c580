import { expect, test } from 'vitest';
import { parseOptions } from '../../../../engine/options.ts';
import { fastRng } from '../../../../engine/rng.ts';
import { isSame } from '../../../../engine/same.ts';
import { bagBox } from '../../box.ts';
import type { BagPack } from '../../rules/content.ts';
import type { BagState } from '../../rules/state.ts';
import { dungeon, game, playOut } from '../../rules/testing/testing.ts';
import { openPolicy } from './policy.ts';

const policy = openPolicy(game, bagBox.standardPack as BagPack);

/** A game played by the policy alone; `onMove` sees every move before it is made. */
function play(
  { seats, given, seed }: { seats: number; given: object; seed: number },
  onMove: (state: BagState, seat: number, move: ReturnType<typeof policy.choose>) => void,
): BagState {
  const rng = fastRng(seed, 11);
  const parsed = parseOptions(bagBox.options, given);
  if (parsed.kind === 'invalid') throw new Error(`${parsed.field} is no option`);
  const state = game.setup(seats, parsed.options, { rng, now: 0 });
  const choose = (seat: number) => {
    const move = policy.choose(state, seat, rng);
    onMove(state, seat, move);
    return move;
  };
  return playOut(state, choose, { rng, now: 0 });
}

test.each([
  ['two together', 2, {}],
  ['one with three adventurers', 1, { adventurers: '3' }],
  ['four rivals', 4, { mode: 'competitive' }],
  ['Monster Rush and Fred', 3, { monsterRush: true, fred: true }],
  ['a scroll', 2, { scroll: '4' }],
])('%s: the policy of playouts makes legal moves only, to the end', (_, seats, given) => {
  for (let seed = 0; seed < 3; seed++) {
    const over = play({ seats, given, seed }, (state, seat, move) => {
      if (!game.legalMoves(state, seat).some((legal) => isSame(legal, move))) {
        throw new Error(`${JSON.stringify(move)} is not listed`);
      }
    });

    expect(over.phase).toBe('over');
  }
});

test('the playout policy brings the Ring out in most games of two', () => {
  let won = 0;
  for (let seed = 0; seed < 40; seed++) {
    if (play({ seats: 2, given: {}, seed }, () => undefined).ending === 'ring-out') won += 1;
  }

  // The careful bot wins 78 of 100; the seeds are fixed, so this is deterministic.
  expect(won).toBeGreaterThan(28);
});

test('the bearer of the Ring waits for help before the dragon, and goes once help is near', () => {
  const beside = dungeon({
    map: '╶Em ─.ab ┼S.',
    heroes: [{ items: ['iron-axe', 'steel-shield'] }, { health: 9 }],
    monsters: ['red-dragon'],
    ring: { kind: 'held', by: 0 },
  });
  const apart = dungeon({
    map: '╶Em ─.a ┼S. ─.. ─.. ─.. ─.. ─.. ─.b',
    heroes: [{ items: ['iron-axe', 'steel-shield'] }, { health: 9 }],
    monsters: ['red-dragon'],
    ring: { kind: 'held', by: 0 },
  });

  expect(policy.choose(beside, 0, fastRng(1))).toEqual({ kind: 'go', side: 3 });
  expect(policy.choose(apart, 0, fastRng(1))).not.toEqual({ kind: 'go', side: 3 });
});
