import { expect, test } from 'vitest';
import type { TimeView } from '../../rules/view.ts';
import { areOthersDone, duringNow } from './during.ts';

const story: TimeView['story'] = { size: 20 };

function players(...done: ('done' | 'plays' | 'away')[]): TimeView['players'] {
  return done.map((how) => ({ ready: true, done: how === 'done', away: how === 'away', backs: [] }) as never);
}

test('[DT-25] the last player who is not done is told that the others wait', () => {
  expect(areOthersDone({ players: players('plays', 'done', 'away') }, 0)).toBe(true);
  expect(areOthersDone({ players: players('plays', 'done', 'plays') }, 0)).toBe(false);
  expect(areOthersDone({ players: players('plays') }, 0)).toBe(false);
  const view = { players: players('plays', 'done'), story };
  expect(duringNow({ asked: 'play', view, isDone: false, isAwaited: true })).toBe('awaited');
  expect(duringNow({ asked: 'discard', view, isDone: false, isAwaited: true })).toBe('discard');
  expect(duringNow({ asked: 'play', view, isDone: true, isAwaited: true })).toBe('done');
});
