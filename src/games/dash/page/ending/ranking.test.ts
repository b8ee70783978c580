import { expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { game, table } from '../../rules/testing/testing.ts';
import { TEST_PACK } from '../../rules/testing/testing-pack.ts';
import { dashText } from '../text/text.ts';
import { wordsFor } from '../words.ts';
import { foundBy, rankingOf } from './ranking.ts';

await dashText.fetch('en');
const words = wordsFor(TEST_PACK, 'en');
const view = game.view(table({ cards: ['rat'] }), 0);
const player = elementAt(view.players, 0);

test('[DA-50] ranks go by gold, then by explored cards; equal players share one', () => {
  const players = [
    { ...player, gold: 5, explored: [1] },
    { ...player, gold: 9, explored: [1] },
    { ...player, gold: 5, explored: [1, 2] },
    { ...player, gold: 5, explored: [2] },
  ];

  expect(rankingOf({ ...view, players })).toEqual([
    { seat: 1, place: 1 },
    { seat: 2, place: 2 },
    { seat: 0, place: 3 },
    { seat: 3, place: 3 },
  ]);
});

test('finds are listed once by name, the most valuable first', () => {
  const numberOf = (id: string) => TEST_PACK.dungeon.findIndex((card) => card.id === id);
  const map = TEST_PACK.equipment.findIndex((card) => card.id === 'map');
  const found = foundBy({ ...player, treasures: [numberOf('coin'), numberOf('coin')], equipment: [map] }, words);

  expect(found.map(({ count, name }) => `${count} ${name}`).sort()).toEqual(['1 The map', '2 The coin']);
  expect(found.map(({ gold }) => gold)).toEqual(found.map(({ gold }) => gold).sort((one, other) => other - one));
});
