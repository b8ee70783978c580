import { expect, test } from 'vitest';
import { TRANSFORMATION } from '../../rules/content.ts';
import type { DaysPlay } from '../../rules/state.ts';
import { game, number, week } from '../../rules/testing/week.ts';
import { marksOf } from './marks.ts';

function marksFor(height: number) {
  const view = game.view(week({ mon: ['elf', 'sprite'] }, { hand: ['transformation', 'human'] }), 0);
  const play: DaysPlay = { kind: 'transform', board: 0, day: 0, height, creature: number('human') };
  const preview = { removed: [], scores: [], full: [] };
  return marksOf({
    view,
    you: 0,
    lit: new Set(['0:0']),
    lifted: TRANSFORMATION,
    picks: [],
    play,
    preview,
    prospects: new Map(),
    fresh: new Set(),
  }).get('0:0');
}

test('[DD-32, DD-54] a covered creature is marked as changing below the top card, which stays', () => {
  const mark = marksFor(0);

  expect(mark).toMatchObject({ chosen: true, below: { took: number('elf'), gave: number('human') } });
  expect(mark).not.toHaveProperty('incoming');
});

test('the top creature is marked to be replaced', () => {
  expect(marksFor(1)).toMatchObject({ chosen: true, incoming: number('human') });
});

test('a day a creature is taken from has another mark than one to play on', () => {
  expect(marksFor(1)).toMatchObject({ lit: true, taking: true });
});
