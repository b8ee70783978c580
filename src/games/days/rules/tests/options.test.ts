import { expect, test } from 'vitest';
import { parseOptions, recordedOptions } from '../../../../engine/options.ts';
import { fastRng } from '../../../../engine/rng.ts';
import { daysOptions, spriteRule } from '../options.ts';
import { stackAt } from '../state.ts';
import { game, number } from '../testing/week.ts';

test('[DD-45] at a new table Sprites add by default, and may be set to cover', () => {
  expect(parseOptions(daysOptions, {})).toMatchObject({ options: { sprite: 'adds' } });
  expect(parseOptions(daysOptions, { sprite: 'covers' })).toMatchObject({ options: { sprite: 'covers' } });
  expect(parseOptions(daysOptions, { sprite: 'flies' })).toEqual({ kind: 'invalid', field: 'sprite' });
});

test('[DD-48] a table without an edition is from before the second', () => {
  const setUp = (raw: unknown) => {
    const check = recordedOptions(daysOptions, raw);
    return check.kind === 'valid' ? game.setup(2, check.options, { rng: fastRng(1), now: 0 }) : undefined;
  };

  expect(setUp({ startingHand: '0', starter: 0 })?.firstEdition).toBe(true);
  expect(setUp({ startingHand: '0', starter: 0, edition: '2' })?.firstEdition).toBeUndefined();
  expect(parseOptions(daysOptions, {})).toMatchObject({ options: { edition: '2' } });
});

test.each([
  [{ startingHand: '0', sprite: 'covers', starter: 0 }, 6],
  [{ startingHand: '0', sprite: 'adds', starter: 0 }, 10],
  // From before the option existed.
  [{ startingHand: '0', starter: 0 }, 6],
])('[DD-45] a game that was recorded with %j keeps its result', (options, score) => {
  const state = game.setup(2, options, { rng: fastRng(1), now: 0 });
  stackAt(state.boards, 0, 0).push(number('elf'), number('sprite'));

  expect(game.view(state, 0).boards[0]?.total).toBe(score);
  expect(recordedOptions(daysOptions, options)).toMatchObject({ options: { sprite: spriteRule(options) } });
});
