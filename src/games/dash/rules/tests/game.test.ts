import { expect, test } from 'vitest';
import { fastRng, pickOne } from '../../../../engine/rng.ts';
import { dashBox } from '../../box.ts';
import { openDash } from '../game.ts';
import type { DashState } from '../state.ts';
import { card, FACE, flipped, game, make } from '../testing/testing.ts';

const standard = openDash(dashBox.standardPack);

/** All cards wherever they are, sorted: none may get lost or appear. */
function allCards({ deck, cards, spaces, players, equipmentDeck, equipmentDiscard }: DashState): string {
  const onTable = cards.filter((_, space) => spaces[space] !== 'empty');
  const dungeon = [...deck, ...onTable, ...players.flatMap(({ treasures, explored }) => [...treasures, ...explored])];
  const equipment = [...equipmentDeck, ...equipmentDiscard, ...players.flatMap((player) => player.equipment)];
  return `${dungeon.sort()} ${equipment.sort()}`;
}

test.each([2, 3, 4, 5, 6])('random games of %i players lose no card on the way', (seats) => {
  const rng = fastRng(seats);
  for (let round = 0; round < 60; round++) {
    const state = standard.setup(seats, { starter: 'random' }, { rng, now: 0 });
    const before = allCards(state);
    for (let acting = standard.toAct(state); acting.length > 0; acting = standard.toAct(state)) {
      const seat = pickOne(acting, rng);
      standard.play(state, seat, pickOne(standard.legalMoves(state, seat), rng), { rng, now: 0 });
      const now = allCards(state);
      if (now !== before) expect(now).toBe(before);
    }
    expect(state.deck).toEqual([]);
  }
});

test('a view shows what a card in the window would cost, what would be left, and whether that ends the turn', () => {
  const state = flipped({ cards: ['snail', 'rat'], hand: ['cheese', 'tonic'] });
  expect(game.view(state, 1).pending).toMatchObject({ card: card('snail'), cost: 1, left: 2, endsTurn: false });

  make(state, { kind: 'use', card: 4 });
  expect(game.view(state, 1).pending).toMatchObject({ reduced: 2, cost: 0, left: 3 });
  make(state, FACE);
  expect(game.view(state, 1).pending).toBeUndefined();
});

test('the cards that the rules name are in the standard pack', () => {
  const ids = [...dashBox.standardPack.dungeon, ...dashBox.standardPack.equipment].map(({ id }) => id);

  expect(ids).toEqual(
    expect.arrayContaining(['wasp', 'spider', 'locked-door', 'magic-portal', 'lost-merchant', 'magic-sword', 'key']),
  );
  expect(ids).toEqual(expect.arrayContaining(['bug-spray', 'treasure-map']));
});
