import { expect, test } from 'vitest';
import { pages } from '../../pages.ts';
import { retell } from '../retell.ts';
import type { TimeEvent } from '../state.ts';
import { game } from '../testing/testing.ts';
import { coveredEntries } from '../view.ts';

test('[DT-24] the rules retell it as the page keeps it', () => {
  expect(game.retell).toBe(retell);
  const looked = { kind: 'looked', seat: 0, cards: [14] } as const;
  expect(pages.retell?.(looked)).toEqual({ ...looked, cards: ['face-down'] });
});

test('[DT-21] before the end nobody can look back at the five minutes, nor at anything during them', () => {
  const told = (...kinds: TimeEvent['kind'][]) => kinds.map((kind, seq) => ({ seq, event: { kind } as TimeEvent }));

  expect(coveredEntries(told('made-ready'))).toBeUndefined();
  expect(coveredEntries(told('made-ready', 'dealt', 'played'))).toEqual({ from: 0, to: Number.POSITIVE_INFINITY });
  expect(coveredEntries(told('made-ready', 'dealt', 'played', 'adventure-ended'))).toEqual({ from: 1, to: 2 });
});
