import { expect, test } from 'vitest';
import type { TimeView } from '../../rules/view.ts';
import { areOthersDone, duringNow, unlockNow } from './during.ts';

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

test('without a Mission one is told what would get things going', () => {
  const holding = (...backs: ('item' | 'mission')[]) => ({ done: false, away: false, backs }) as never;
  const [SWORD, TORCH] = [2, 5];
  const view = { players: [holding('item'), holding('item'), holding('mission')], hand: [SWORD], deck: { size: 3 } };
  const call = (seat: number, item: number) => ({ needs: [{ seat, item, count: 1, at: 0 }] });
  const quiet = { needs: [] };

  expect(unlockNow(view, call(1, SWORD), 0).kind).toBe('answer');
  expect(unlockNow(view, call(0, SWORD), 0)).toEqual({ kind: 'discard', holders: 2 });
  expect(unlockNow(view, call(1, TORCH), 0)).toEqual({ kind: 'discard', holders: 2 });
  expect(unlockNow({ ...view, deck: { size: 0 } }, quiet, 0).kind).toBe('listen');
  expect(unlockNow({ ...view, players: [holding('item')], deck: { size: 0 } }, quiet, 0).kind).toBe('nothingLeft');
  expect(unlockNow({ ...view, hand: [] }, quiet, 0).kind).toBe('noCards');

  const done = { ...(holding('item') as object), done: true } as never;
  const after = { ...view, players: [done, holding('mission')], deck: { size: 0 } };
  expect(unlockNow({ ...after, hand: [] }, quiet, 0).kind).toBe('waiting');
  expect(unlockNow(after, quiet, 0).kind).toBe('waiting');
  expect(unlockNow(after, call(1, SWORD), 0).kind).toBe('answer');
});
