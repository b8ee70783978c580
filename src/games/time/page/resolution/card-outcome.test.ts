import { expect, test } from 'vitest';
import type { TimeEvent } from '../../rules/state.ts';
import { seen } from '../testing/events.ts';
import { currentOutcome } from './card-outcome.ts';

test('[DT-69] the token of Garynor’s skill is not shown as the reward of the card before', () => {
  const mission: TimeEvent[] = [
    { kind: 'revealed', seat: 0, card: 14 },
    { kind: 'accomplished', card: 14, spent: [2], solved: false },
    { kind: 'reward-refused', seat: 1 },
  ];
  const outcome = currentOutcome(seen([...mission, { kind: 'exchanged', seat: 0, item: 3 }]));

  expect(outcome?.reward).toEqual({ kind: 'refused', seat: 1 });
  expect(outcome?.exchanged).toEqual({ seat: 0, item: 3 });
});
