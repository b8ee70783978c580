import { getHeapSpaceStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { fastRng } from '../../../../engine/rng.ts';
import { dashBox } from '../../box.ts';
import { openDash } from '../game.ts';

const COPIES = 80_000;
/** Kept copies do get there, some 13 MB; with dropped ones too it was 150 MB and more. */
const MOST_BYTES = 60_000_000;

test('dropped copies stay out of old space, even after many were kept', () => {
  const game = openDash(dashBox.standardPack);
  const state = game.setup(4, { starter: 'random' }, { rng: fastRng(1), now: 0 });
  const kept = Array.from({ length: 15_000 }, () => game.clone(state));
  let growth = 0;
  for (let copied = 0; copied < COPIES; copied += 2000) {
    const before = oldSpace();
    for (let copy = 0; copy < 2000; copy++) kept[0] = game.clone(state);
    growth += Math.max(0, oldSpace() - before);
  }

  expect(growth).toBeLessThan(MOST_BYTES);
});

function oldSpace(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;
}
