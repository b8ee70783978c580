import { expect, test } from 'vitest';
import { openPointers } from '../../../client/kit/guide/first-turn.ts';
import { game, week } from '../rules/testing/week.ts';
import { firstTurn } from './first-turn.ts';

function pointed(state: ReturnType<typeof week>) {
  const moment = { view: game.view(state, 0), events: [], moves: game.legalMoves(state, 0), you: 0 };
  return openPointers(firstTurn as Parameters<typeof openPointers>[0], ['play'], moment).map(({ id }) => id);
}

test('drawing is called an alternative only if a card can be played as well', () => {
  expect(pointed(week({}, { hand: ['human'] }))).toContain('draw');
  expect(pointed(week({}, { hand: [] }))).not.toContain('draw');
});

test('the others’ weeks are pointed out only in one’s own turn', () => {
  expect(pointed(week({}, { hand: ['human'] }))).toContain('others');
  expect(pointed({ ...week({}, { hand: ['human'] }), turn: 1 })).toEqual([]);
});
