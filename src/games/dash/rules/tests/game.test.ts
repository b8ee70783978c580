import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { fastRng, pickOne } from '../../../../engine/rng.ts';
import { dashBox } from '../../box.ts';
import { openDash } from '../game.ts';
import type { DashMove, DashState } from '../state.ts';
import { card, FACE, flipped, game, make, NO_LUCK, table } from '../testing/testing.ts';

const standard = openDash(dashBox.standardPack);

/** Every move of every kind. */
const EVERY_MOVE: DashMove[] = [
  ...Array.from({ length: 20 }, (_, space): DashMove => ({ kind: 'flip', space })),
  ...dashBox.standardPack.equipment.flatMap((_, card): DashMove[] => [
    { kind: 'use', card },
    { kind: 'fumble', card },
    { kind: 'discard', card },
  ]),
  { kind: 'stop' },
  { kind: 'face' },
  { kind: 'put-back' },
  { kind: 'ready' },
];

/** A move on which `legalMoves` and `refusal` disagree. */
function disagreement(state: DashState, seat: number): DashMove | undefined {
  const legal = standard.legalMoves(state, seat).map((move) => JSON.stringify(move));
  return EVERY_MOVE.find(
    (move) => legal.includes(JSON.stringify(move)) === (standard.refusal(state, seat, move) !== undefined),
  );
}

/** All cards wherever they are, sorted: none may get lost or appear. */
function allCards({ deck, cards, spaces, players, equipmentDeck, equipmentDiscard }: DashState): string {
  const onTable = cards.filter((_, space) => spaces[space] !== 'empty');
  const dungeon = [...deck, ...onTable, ...players.flatMap(({ treasures, explored }) => [...treasures, ...explored])];
  const equipment = [...equipmentDeck, ...equipmentDiscard, ...players.flatMap((player) => player.equipment)];
  return `${dungeon.sort()} ${equipment.sort()}`;
}

describe.each([2, 3, 4, 5, 6])('random games of %i players', (seats) => {
  const rng = fastRng(seats);

  /** Plays a random game and calls `check` before each move and at the end. */
  function playGame(check: (state: DashState) => void): DashState {
    const state = standard.setup(seats, { starter: 'random' }, { rng, now: 0 });
    for (let step = 0; step < 1000; step++) {
      check(state);
      const acting = standard.toAct(state);
      if (acting.length === 0) return state;
      const seat = pickOne(acting, rng);
      const moves = standard.legalMoves(state, seat);
      standard.play(state, seat, pickOne(moves, rng), { rng, now: 0 });
    }
    throw new Error('this game does not end');
  }

  test('end with a winner, and lose no card on the way', () => {
    for (let round = 0; round < 400; round++) {
      let before: string | undefined;
      const state = playGame((now) => {
        const cards = allCards(now);
        before ??= cards;
        if (cards !== before) expect(cards).toBe(before);
      });
      expect(state.deck).toEqual([]);
      expect(standard.outcome(state)?.winners.length).toBeGreaterThan(0);
    }
  });

  test('list exactly the moves that are not refused, for every seat at every step', () => {
    for (let round = 0; round < 20; round++) {
      playGame((state) => {
        for (let seat = 0; seat < seats; seat++) {
          const move = disagreement(state, seat);
          if (move !== undefined) expect({ seat, move, state }).toBeUndefined();
        }
      });
    }
  });
});

describe('a move from outside', () => {
  test.each([
    { kind: 'flip', space: 3 },
    { kind: 'use', card: 0 },
    { kind: 'fumble', card: 1 },
    { kind: 'discard', card: 2 },
    { kind: 'stop' },
    { kind: 'face' },
    { kind: 'put-back' },
    { kind: 'ready' },
  ])('is read: %j', (raw) => {
    expect(game.parseMove(raw)).toEqual(raw);
  });

  test.each([
    undefined,
    null,
    'flip',
    [],
    {},
    { kind: 'fly' },
    { kind: '__proto__' },
    { kind: 'flip' },
    { kind: 'flip', space: 20 },
    { kind: 'flip', space: -1 },
    { kind: 'flip', space: 1.5 },
    { kind: 'flip', space: '1' },
    { kind: 'flip', card: 1 },
    { kind: 'flip', space: 1, card: 1 },
    { kind: 'use', card: 99 },
    { kind: 'use', space: 1 },
    { kind: 'stop', now: true },
    { kind: 'put-back', card: 1 },
  ])('is no move: %j', (raw) => {
    expect(game.parseMove(raw)).toBeUndefined();
  });
});

describe('the view', () => {
  test('hides face-down cards and the order of the decks', () => {
    const one = table({ cards: ['rat', 'wasp', 'coin'], equipmentDeck: ['key', 'map'] });
    const other = table({ cards: ['coin', 'rat', 'wasp'], equipmentDeck: ['map', 'key'] });

    expect(game.view(one, 0)).toEqual(game.view(other, 0));
  });

  test('shows what a card in the window would cost, what would be left, and whether that ends the turn', () => {
    const state = flipped({ cards: ['snail', 'rat'], hand: ['cheese', 'tonic'] });
    expect(game.view(state, 1).pending).toMatchObject({ card: card('snail'), cost: 1, left: 2, endsTurn: false });

    make(state, { kind: 'use', card: 4 });
    expect(game.view(state, 1).pending).toMatchObject({ reduced: 2, cost: 0, left: 3 });
    make(state, FACE);
    expect(game.view(state, 1).pending).toBeUndefined();
  });

  test('is the same for a state sampled from it', () => {
    const rng = fastRng(5);
    const state = standard.setup(3, { starter: 0 }, { rng: NO_LUCK, now: 0 });
    for (let step = 0; step < 25; step++) {
      const seat = elementAt(standard.toAct(state), 0);
      const view = standard.view(state, seat);
      expect(standard.view(standard.sample(view, seat, rng), seat)).toEqual(view);
      const moves = standard.legalMoves(state, seat);
      standard.play(state, seat, pickOne(moves, rng), { rng, now: 0 });
    }
  });
});

test('every picture of the standard pack exists', () => {
  const cards = [...dashBox.standardPack.dungeon, ...dashBox.standardPack.equipment];

  expect(cards.filter(({ icon }) => !Object.hasOwn(icons.icons, icon))).toEqual([]);
});

test('the cards that the rules name are in the standard pack', () => {
  const ids = [...dashBox.standardPack.dungeon, ...dashBox.standardPack.equipment].map(({ id }) => id);

  expect(ids).toEqual(
    expect.arrayContaining(['wasp', 'spider', 'locked-door', 'magic-portal', 'lost-merchant', 'magic-sword', 'key']),
  );
  expect(ids).toEqual(expect.arrayContaining(['bug-spray', 'treasure-map']));
});
