import { expect, test } from 'vitest';
import { fastRng } from '../../../../engine/rng.ts';
import { checkPack } from '../../box.ts';
import type { DashPack } from '../content.ts';
import { openDash } from '../game.ts';
import recorded from '../testing/game-1.0.0.json' with { type: 'json' };

const pack = recorded.pack as unknown as DashPack;

test('the first standard pack, with its Treasure Maps of 7 gold, is still valid', () => {
  expect(checkPack(recorded.pack)).toMatchObject({ kind: 'valid', pack, advice: [] });
});

test('a game recorded with the first standard pack replays to the same end', () => {
  const game = openDash(pack);
  const context = { rng: fastRng(recorded.seed), now: 0 };
  const state = game.setup(recorded.outcome.scores.length, { starter: 'random' }, context);
  for (const [seat, raw] of recorded.moves) {
    const move = game.parseMove(raw);
    if (typeof seat !== 'number' || move === undefined) throw new Error(`not a move: ${JSON.stringify([seat, raw])}`);
    expect(game.refusal(state, seat, move)).toBeUndefined();
    game.play(state, seat, move, context);
  }

  expect(game.outcome(state)).toEqual(recorded.outcome);
});
