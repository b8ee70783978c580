import { describe, expect, test } from 'vitest';
import { botsFor, findBot } from '../../../bots/index.ts';
import { elementAt } from '../../../engine/list.ts';
import type { DashMove, DashState } from '../rules/state.ts';
import {
  discard,
  FACE,
  flip,
  flipped,
  fumble,
  game,
  make,
  NO_LUCK,
  READY,
  STOP,
  use,
} from '../rules/testing/testing.ts';
import { TEST_PACK } from '../rules/testing/testing-pack.ts';
import { carefulDash } from './careful.ts';

/** The move the careful bot chooses from seat 0's view. */
function choice(state: DashState): DashMove {
  return carefulDash.sit(0, TEST_PACK).choose(() => game.view(state, 0), game.legalMoves(state, 0), NO_LUCK);
}

/** Many coins, so that a flip has enough to gain. */
const RICH = ['coin', 'coin', 'coin', 'coin', 'coin', 'coin'];

describe('careful', () => {
  test('uses the Key on a Locked Door', () => {
    const state = flipped({ cards: ['door', ...RICH], hand: ['key'] });

    expect(choice(state)).toEqual(use('key'));
  });

  test('uses nothing when the turn ends anyway', () => {
    const state = flipped({ cards: ['door'], hand: ['key'], dungeon: 2 });

    expect(choice(state)).toEqual(FACE);
  });

  test('pays for a small creature rather than waste Equipment that may save a turn', () => {
    const state = flipped({ cards: ['rat', ...RICH], hand: ['cheese'] });

    expect(choice(state)).toEqual(FACE);
  });

  test('drops a Key rather than a Treasure Map', () => {
    const state = flipped({ cards: ['magpie', ...RICH], hand: ['map', 'key'] });

    expect(choice(state)).toEqual(fumble('key'));
  });

  test('keeps a Treasure Map in the exchange and gives away Equipment that helps against no remaining card', () => {
    const state = flipped({ cards: ['door'], hand: ['map', 'key'], equipmentDeck: ['map', 'lantern', 'cheese'] });
    make(state, FACE);

    expect(choice(state)).toEqual(discard('key'));
    make(state, discard('key'));
    expect(choice(state)).toEqual(READY);
  });

  test('goes on while there is gold to find', () => {
    const state = flipped({ cards: ['rat', ...RICH], hand: ['map'] });

    expect(choice(state).kind).toBe('flip');
  });

  test('stops when only a thief can be left and it has a Treasure Map to lose', () => {
    const state = flipped({ cards: ['rat', 'magpie', 'rat'], hand: ['map'], dungeon: 3 });
    const view = game.view(state, 0);
    const gone = TEST_PACK.dungeon.flatMap((card, number) => {
      if (card.id === 'magpie') return [];
      const left = card.id === 'rat' ? 2 : 0;
      return Array.from({ length: card.copies - left }, () => number);
    });
    const known = { ...view, players: view.players.with(1, { ...elementAt(view.players, 1), explored: gone }) };
    const moves = game.legalMoves(state, 0);

    expect(carefulDash.sit(0, TEST_PACK).choose(() => known, moves, NO_LUCK)).toEqual(STOP);
  });

  test('avoids a card that was put back', () => {
    const state = flipped({ cards: ['door', ...RICH], hand: ['smoke'] });
    expect(choice(state)).toEqual(use('smoke'));
    make(state, use('smoke'));

    expect(choice(state)).toEqual(flip(1));
  });

  test('leaves a bad last card to the others when it is known', () => {
    const state = flipped({ cards: ['door', 'rat'], hand: ['smoke'] });
    make(state, use('smoke'));
    make(state, flip(1));

    expect(choice(state)).toEqual(STOP);
  });

  test('saves an all-purpose card for the worst card', () => {
    const state = flipped({ cards: ['rat', ...RICH, 'door', 'giant'], hand: ['smoke'] });

    expect(choice(state)).toEqual(FACE);
  });

  test('puts a card back for AP if that leaves more to gain', () => {
    const door = flipped({ cards: ['door', ...RICH], treasures: ['cloak'] });
    expect(choice(door)).toEqual({ kind: 'put-back' });

    const rat = flipped({ cards: ['rat', ...RICH], treasures: ['cloak'] });
    expect(choice(rat)).toEqual(FACE);
  });

  test('keeps a Treasure Map in the last exchange if it is worth more than the expected draw', () => {
    const poor = { cards: ['door'], hand: ['map'], equipmentDeck: ['key', 'lantern', 'smoke'], dungeon: 2 };
    const state = flipped(poor);

    expect(choice(state)).toEqual(READY);
  });
});

describe('the ladder', () => {
  test('has random below forgetful below careful below cunning', () => {
    expect(botsFor('dash').map(({ id }) => id)).toEqual(['random', 'forgetful', 'careful', 'cunning']);
    expect(findBot('dash', 'careful')?.id).toBe('careful');
  });

  test('has nothing for a game or a bot that does not exist', () => {
    expect(botsFor('chess')).toEqual([]);
    expect(findBot('dash', 'toString')).toBeUndefined();
    expect(findBot('constructor', 'random')).toBeUndefined();
  });

  test('random picks any move it is offered', () => {
    const random = findBot('dash', 'random')?.sit(0, TEST_PACK);
    const moves = [flip(0), flip(1), STOP];

    expect(moves.map((_, pick) => random?.choose(() => undefined, moves, { int: () => pick }))).toEqual(moves);
  });
});
