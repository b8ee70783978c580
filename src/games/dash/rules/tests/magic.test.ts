import { describe, expect, test } from 'vitest';
import { card, changes, flip, flipped, fumble, game, make, STOP, table, tool, use } from '../testing/testing.ts';

describe('Confusion', () => {
  test('[DA-30] is explored, turns this turn’s cards down, shuffles the dungeon from the first space on, ends the turn', () => {
    const state = flipped({ cards: ['rat', 'wasp', 'mirrors', 'coin'] });
    const events = make(state, flip(2));

    expect(events).toContainEqual({ kind: 'confused', seat: 0, card: card('mirrors'), left: 3 });
    expect(events).toContainEqual({ kind: 'turn-ended', seat: 0, why: 'confusion', explored: 1 });
    expect(state.spaces.slice(0, 5)).toEqual(['face-down', 'face-down', 'face-down', 'empty', 'empty']);
    expect(state.cards.slice(0, 3).sort()).toEqual([card('rat'), card('wasp'), card('coin')].sort());
    expect(state).toMatchObject({ explorer: 1, faceDown: 3, flipped: [] });
    expect(state.players[0]).toMatchObject({ explored: [card('mirrors')], treasures: [] });
  });

  test('[DA-30] shuffles at random', () => {
    const orders = [0, 1].map((last) => {
      const state = table({ cards: ['mirrors', 'rat', 'wasp', 'coin'] });
      make(state, flip(0), 0, { int: (bound) => (last === 1 ? bound - 1 : 0) });
      return state.cards.slice(0, 3);
    });

    expect(orders[0]).not.toEqual(orders[1]);
  });

  test('[DA-30] leaves everybody knowing which cards went back, until they are flipped again', () => {
    const state = flipped({ cards: ['rat', 'mirrors', 'coin'] });
    make(state, flip(1));
    expect(game.view(state, 1).returned).toEqual([card('rat')]);

    make(state, flip(state.cards.indexOf(card('rat'))), 1);
    expect(game.view(state, 1).returned).toEqual([]);
  });

  test('[DA-63] neither returns used Equipment nor takes gained Equipment', () => {
    const state = flipped({ cards: ['wasp', 'merchant', 'mirrors', 'rat'], hand: ['spray'], equipmentDeck: ['map'] });
    make(state, use('spray'));
    make(state, flip(1));
    make(state, flip(2));

    expect(state.players[0]?.equipment).toEqual([tool('map')]);
    expect(state.equipmentDiscard).toEqual([tool('spray')]);
  });

  test('[DA-63] turns cancelled cards down too, and the AP are lost', () => {
    const state = flipped({ cards: ['wasp', 'mirrors', 'rat'], hand: ['spray'] });
    make(state, use('spray'));
    make(state, flip(1));

    expect(state.faceDown).toBe(2);
    expect(state.cards.slice(0, 2)).toContain(card('wasp'));
    expect(state).toMatchObject({ explorer: 1, ap: 6 });
  });
});

describe('Darkness', () => {
  test('[DA-31] ends the turn', () => {
    const events = make(table({ cards: ['bat', 'rat'] }), flip());

    expect(events).toContainEqual({ kind: 'magic', seat: 0, magic: 'darkness', card: card('bat') });
    expect(events).toContainEqual({ kind: 'turn-ended', seat: 0, why: 'darkness', explored: 1 });
  });
});

describe('Fumble', () => {
  test('[DA-32] makes the player discard one Equipment card of their choice', () => {
    const state = flipped({ cards: ['magpie', 'rat'], hand: ['key', 'map', 'key'] });

    expect(state.phase).toBe('fumble');
    expect(game.legalMoves(state, 0)).toEqual([fumble('key'), fumble('map')]);
    expect(changes(state, fumble('key'))).toEqual({
      phase: 'explore',
      ap: 4,
      metCreature: true,
      players: { 0: { equipment: ['map', 'key'].map(tool) } },
      equipmentDiscard: [tool('key')],
    });
  });

  test('[DA-32] with no Equipment does nothing', () => {
    const events = make(table({ cards: ['magpie', 'rat'] }), flip());

    expect(events).toContainEqual({ kind: 'nothing-to-fumble', seat: 0 });
  });

  test('[DA-32] with only one option is resolved automatically', () => {
    const state = flipped({ cards: ['magpie', 'rat'], hand: ['key', 'key'] });

    expect(state).toMatchObject({ phase: 'explore', equipmentDiscard: [tool('key')] });
    expect(state.players[0]?.equipment).toEqual([tool('key')]);
  });

  test('[DA-32] must be chosen before anything else, by the explorer, from what they hold', () => {
    const state = table({ cards: ['magpie', 'rat'], hand: ['key', 'map'], others: [['cheese']] });
    expect(game.refusal(state, 0, fumble('key'))).toBe('DA-32');

    make(state, flip());
    expect(game.refusal(state, 0, flip(1))).toBe('DA-32');
    expect(game.refusal(state, 0, STOP)).toBe('DA-32');
    expect(game.refusal(state, 0, fumble('cheese'))).toBe('DA-32');
    expect(game.refusal(state, 1, fumble('cheese'))).toBe('DA-32');
  });
});

describe('Slow', () => {
  test('[DA-33] takes 3 AP', () => {
    const state = table({ cards: ['quicksand', 'rat'] });
    const events = make(state, flip());

    expect(events).toContainEqual({ kind: 'ap-lost', seat: 0, card: card('quicksand'), ap: 3, left: 3 });
    expect(state.ap).toBe(2);
  });

  test('[DA-33] takes all AP if fewer are left', () => {
    const events = make(table({ cards: ['quicksand', 'rat'], ap: 2 }), flip());

    expect(events).toContainEqual({ kind: 'ap-lost', seat: 0, card: card('quicksand'), ap: 2, left: 0 });
    expect(events).toContainEqual({ kind: 'turn-ended', seat: 0, why: 'no-ap', explored: 1 });
  });
});

describe('the order', () => {
  test('[DA-34] is magic first, then cost', () => {
    const events = make(table({ cards: ['snail', 'rat'] }), flip());

    expect(events.map((event) => (event.kind === 'ap-lost' ? event.ap : event.kind))).toEqual([
      'flipped',
      'magic',
      3,
      1,
    ]);
  });

  test('[DA-34] leaves no cost to pay after Confusion or Darkness', () => {
    for (const magical of ['wisp', 'bat']) {
      const events = make(table({ cards: [magical, 'rat'] }), flip());
      expect(events.map(({ kind }) => kind)).not.toContain('ap-lost');
    }
  });
});
