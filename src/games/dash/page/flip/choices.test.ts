import { expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { prospectsOf } from '../../rules/preview.ts';
import type { DashMove } from '../../rules/state.ts';
import { flipped, game, type TableParts } from '../../rules/testing/testing.ts';
import { TEST_PACK } from '../../rules/testing/testing-pack.ts';
import { roleOf, sentence } from '../situation.ts';
import { dashText } from '../text/text.ts';
import { wordsFor } from '../words.ts';
import { choicesOf } from './choices.ts';

await dashText.fetch('en');
const words = wordsFor(TEST_PACK, 'en');

/** The choices after flipping the first card: labels, results, and which is best. */
function offered(parts: TableParts): string[] {
  return afterFlip(parts).choices.map(({ label, leadsTo, isBest }) => `${isBest ? '* ' : ''}${label}: ${leadsTo}`);
}

function afterFlip(parts: TableParts) {
  const state = flipped({ ...parts, cards: [...(parts.cards ?? []), 'rat', 'rat'] });
  const view = game.view(state, 0);
  if (view.pending === undefined) throw new Error('nothing is pending');
  const moves = game.legalMoves(state, 0) as DashMove[];
  const choices = choicesOf(view.pending, { ap: view.ap, moves, prospects: prospectsOf(view, TEST_PACK), words });
  return { view, moves, you: 0, players: [], words, choices };
}

test('saving the turn is the best choice, and losing it the last', () => {
  expect(offered({ cards: ['door'], hand: ['smoke', 'key'] })).toEqual([
    '* Use The key: saves your turn, 6 AP left',
    'Use The smoke: saves your turn, 6 AP left; the card goes back face down',
    'Face it: your turn ends',
  ]);
});

test('two AP are worth an Equipment card, one is not', () => {
  expect(offered({ cards: ['wasp'], hand: ['cheese'] })).toEqual([
    '* Use The cheese: saves 2 AP',
    'Pay 3 AP: 3 AP left',
  ]);
  expect(offered({ cards: ['rat'], hand: ['cheese'] })).toEqual([
    '* Pay 1 AP: 5 AP left',
    'Use The cheese: saves 1 AP',
  ]);
});

test('Equipment that does not save the turn says so', () => {
  expect(offered({ cards: ['bat'], hand: ['cheese'] })).toEqual([
    '* Face it: your turn ends',
    'Use The cheese: your turn still ends',
  ]);
});

test('only Equipment that helps is highlighted, and the prompt mentions no other', () => {
  const [wasted, helping] = [
    { cards: ['bat'], hand: ['cheese'] },
    { cards: ['wasp'], hand: ['cheese'] },
  ].map((parts) => {
    const situation = afterFlip(parts);
    return [
      roleOf(situation, elementAt(elementAt(situation.view.players, 0).equipment, 0), false),
      sentence(situation),
    ];
  });

  expect(wasted).toEqual(['look', 'The bat! None of your cards helps: face it.']);
  expect(helping).toEqual(['use', 'The wasp! Use a card that glows, or face it.']);
});

test('magic that takes or shuffles something says so', () => {
  expect(offered({ cards: ['magpie'], hand: ['tonic', 'map', 'key'] }).at(-1)).toBe(
    'Face it: you lose an Equipment card, 4 AP left',
  );
  expect(offered({ cards: ['wisp'], hand: ['smoke'] }).at(-1)).toBe('Face it: the dungeon is shuffled, your turn ends');
  expect(offered({ cards: ['magpie'], hand: ['map', 'key'] })).toEqual([
    'Drop The map: it’s gone',
    'Drop The key: it’s gone',
  ]);
});
