import { describe, expect, test } from 'vitest';
import { recordedOptions } from '../../../../engine/options.ts';
import { fastRng } from '../../../../engine/rng.ts';
import { dashOptions } from '../options.ts';
import type { DashState } from '../state.ts';
import { card, changes, FACE, flip, flipped, game, make, STOP, table, tool, use } from '../testing/testing.ts';

const PUT_BACK = { kind: 'put-back' } as const;

describe('a card that is put back by Equipment', () => {
  test('[DA-65] is face down in its place again without effect, and the turn goes on', () => {
    const state = flipped({ cards: ['rat', 'door', 'rat'], hand: ['smoke'] }, 1);

    expect(make(state, use('smoke'))).toEqual([
      { kind: 'used', seat: 0, card: tool('smoke'), on: card('door') },
      { kind: 'put-back', seat: 0, card: card('door'), space: 1, left: 6 },
    ]);
    expect(state).toMatchObject({ phase: 'explore', explorer: 0, ap: 6, faceDown: 3, flipped: [] });
    expect(state.spaces.slice(0, 3)).toEqual(['face-down', 'face-down', 'face-down']);
  });

  test('[DA-65] is known to everybody until somebody flips it again', () => {
    const state = flipped({ cards: ['rat', 'wasp', 'rat', 'rat'], hand: ['smoke'] }, 1);
    make(state, use('smoke'));
    expect(game.view(state, 'spectator').known).toEqual([{ space: 1, card: card('wasp') }]);

    make(state, flip(1));
    expect(state.ap).toBe(3);
    expect(game.view(state, 'spectator').known).toEqual([]);
  });

  test('[DA-65] counts as not flipped: it does not allow stopping, and is not a first creature', () => {
    const state = flipped({ cards: ['bat', 'wasp', 'rat'], hand: ['smoke'], treasures: ['sword'] });
    make(state, use('smoke'));
    expect(game.refusal(state, 0, STOP)).toBe('DA-15');

    make(state, flip(1));
    expect(state.ap).toBe(6);
  });

  test('[DA-65] must be a card that would still have an effect', () => {
    const sleeping = flipped({ cards: ['sleeper', 'rat'], hand: ['smoke'] });
    expect(sleeping.phase).toBe('explore');

    const given = flipped({ cards: ['merchant', 'coin'], hand: ['smoke'] });
    expect(given.phase).toBe('explore');
  });

  test('[DA-65] counts as not flipped: after an earlier card of the turn, stopping stays allowed', () => {
    const state = flipped({ cards: ['sleeper', 'wasp', 'rat'], hand: ['smoke'] });
    make(state, flip(1));
    make(state, use('smoke'));

    expect(game.refusal(state, 0, STOP)).toBeUndefined();
  });

  test.each([
    ['alone in the turn', [], { explorer: 1, phase: 'exchange' }],
    ['after others', ['sleeper'], { explorer: 1, phase: 'exchange' }],
  ])('[DA-65] cannot be the last one of a dungeon, %s: it is faced, and the dungeon is explored', (_, before, end) => {
    const cards = [...before, 'wasp'];
    const state = table({ cards, hand: ['smoke', 'key'], treasures: ['cloak'], others: [['key']] });
    for (const space of cards.keys()) make(state, flip(space));

    expect(state).toMatchObject(end);
    expect(state.players[0]).toMatchObject({
      equipment: [tool('smoke'), tool('key')],
      explored: cards.map(card),
    });
  });

  test('[DA-65] is refused on the last card, while other Equipment can be used on it', () => {
    const state = flipped({ cards: ['door'], hand: ['smoke', 'key'], treasures: ['cloak'] });

    expect(game.legalMoves(state, 0)).toEqual([use('key'), FACE]);
    expect(game.refusal(state, 0, use('smoke'))).toBe('DA-65');
    expect(game.refusal(state, 0, PUT_BACK)).toBe('DA-65');
    expect(game.view(state, 0).pending?.putBack).toBeUndefined();
  });

  test('[DA-65] could be the last one at a table of the first edition, as its journal says', () => {
    const state: DashState = { ...table({ cards: ['sleeper', 'wasp'], hand: ['smoke'] }), firstEdition: true };
    make(state, flip(0));
    make(state, flip(1));
    expect(game.sample(game.view(state, 0), 0, fastRng(1)).firstEdition).toBe(true);
    make(state, use('smoke'));
    make(state, STOP);

    expect(state).toMatchObject({ phase: 'explore', dungeon: 1, explorer: 1, faceDown: 1 });
  });

  test('[DA-65] a table without an edition is from before the second', () => {
    const setUp = (raw: unknown) => {
      const check = recordedOptions(dashOptions, raw);
      return check.kind === 'valid' ? game.setup(2, check.options, { rng: fastRng(1), now: 0 }) : undefined;
    };

    expect(setUp({ starter: 0 })?.firstEdition).toBe(true);
    expect(setUp({ starter: 0, edition: '2' })?.firstEdition).toBeUndefined();
  });

  test('[DA-65] is shuffled in by Confusion, so that all know it is there but not where', () => {
    const state = flipped({ cards: ['mirrors', 'wasp', 'rat'], hand: ['smoke'] }, 1);
    make(state, use('smoke'));
    make(state, flip(0));

    const view = game.view(state, 0);
    expect(view.known).toEqual([]);
    expect(view.returned).toEqual([card('wasp')]);
  });

  test('[DA-65] is in its place in every sampled state', () => {
    const state = flipped({ cards: ['rat', 'wasp', 'coin', 'crown', 'rat'], hand: ['smoke'] }, 1);
    make(state, use('smoke'));
    const view = game.view(state, 0);
    for (let seed = 0; seed < 10; seed++) {
      const sampled = game.sample(view, 0, fastRng(seed));
      expect(sampled.cards[1]).toBe(card('wasp'));
      expect(game.view(sampled, 0)).toMatchObject({ known: view.known, spaces: view.spaces });
    }
  });
});

describe('a Treasure that puts cards back', () => {
  test('[DA-65] does so for its AP', () => {
    const state = flipped({ cards: ['door', 'rat'], treasures: ['cloak'] });
    expect(game.view(state, 0).pending).toMatchObject({ putBack: 2 });

    expect(make(state, PUT_BACK)).toEqual([
      { kind: 'put-back', seat: 0, card: card('door'), space: 0, ap: 2, left: 4 },
    ]);
    expect(state).toMatchObject({ phase: 'explore', ap: 4, faceDown: 2 });
  });

  test('[DA-65] does so once a turn', () => {
    const state = flipped({ cards: ['door', 'wasp', 'rat', 'rat'], treasures: ['cloak'] });
    make(state, PUT_BACK);
    make(state, flip(1));
    expect(state).toMatchObject({ phase: 'explore', ap: 1 });

    make(state, STOP);
    make(state, flip(2), 1);
    make(state, STOP, 1);
    make(state, flip(0));
    expect(game.refusal(state, 0, PUT_BACK)).toBeUndefined();
  });

  test('[DA-65] needs at least 1 AP left afterwards', () => {
    const state = flipped({ cards: ['wasp', 'rat', 'rat'], treasures: ['cloak'], ap: 2 });

    expect(state).toMatchObject({ explorer: 1 });
  });

  test('[DA-65] does so for its owner only, and only for a flipped card', () => {
    const state = table({ cards: ['wasp', 'rat', 'rat'], treasures: ['cloak'] });
    expect(game.refusal(state, 0, PUT_BACK)).toBe('DA-65');
    make(state, flip());

    expect(game.refusal(state, 1, PUT_BACK)).toBe('DA-65');
    make(state, FACE);
    expect(state.ap).toBe(3);
  });
});

describe('a Treasure that restocks', () => {
  const twoTurns = (hand: string[], equipmentDeck: string[]) => {
    const state = flipped({ cards: ['rat', 'rat', 'rat'], hand, treasures: ['satchel'], equipmentDeck });
    make(state, STOP);
    make(state, flip(1), 1);
    return state;
  };

  test('[DA-66] gives one Equipment card at the start of its owner’s turn', () => {
    const state = twoTurns(['map', 'key'], ['lantern', 'cheese']);

    expect(changes(state, STOP, 1)).toMatchObject({ explorer: 0, equipmentDeck: [tool('lantern')] });
    expect(state.players[0]?.equipment).toEqual([tool('map'), tool('key'), tool('cheese')]);
  });

  test('[DA-66] gives nothing to an owner with three, nor from an empty deck', () => {
    const full = twoTurns(['map', 'map', 'map'], ['cheese']);
    make(full, STOP, 1);
    expect(full.players[0]?.equipment).toHaveLength(3);

    const bare = twoTurns(['map'], []);
    expect(make(bare, STOP, 1).map(({ kind }) => kind)).toEqual(['turn-ended', 'turn-started']);
  });
});
