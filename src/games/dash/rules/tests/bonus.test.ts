import { describe, expect, test } from 'vitest';
import { card, flip, flipped, game, make, STOP, table, tool, use } from '../testing/testing.ts';

describe('a magical Treasure', () => {
  test('[DA-40] gives its bonus from the owner’s next turn on', () => {
    const state = flipped({ cards: ['sandals', 'rat', 'rat', 'rat'] });
    expect(state.players[0]).toMatchObject({ treasures: [card('sandals')], activeTreasures: 0 });
    expect(state.ap).toBe(6);

    make(state, flip(1), 1);
    make(state, STOP, 1);
    expect(state).toMatchObject({ explorer: 0, ap: 8 });
    expect(state.players[0]?.activeTreasures).toBe(1);
  });

  test('[DA-40] such as the Magic Sword makes the first creature of each turn cost nothing, and only the first', () => {
    const state = flipped({ cards: ['wasp', 'wasp', 'rat'], treasures: ['sword'] });
    expect(state.ap).toBe(6);

    make(state, flip(1));
    expect(state.ap).toBe(3);
  });

  test('[DA-40] has no effect for anybody but its owner', () => {
    const state = flipped({ cards: ['rat', 'wasp', 'rat'], treasures: ['sword'] });
    make(state, STOP);
    make(state, flip(1), 1);

    expect(state.ap).toBe(3);
  });

  test('[DA-40] can prevent a magic, but not the cost', () => {
    const state = table({ cards: ['bat', 'rat'], treasures: ['lamp'], hand: ['lantern'] });
    const events = make(state, flip());

    expect(events).toContainEqual({ kind: 'magic', seat: 0, magic: 'darkness', card: card('bat'), warded: 'bonus' });
    expect(state).toMatchObject({ explorer: 0, ap: 4 });
    expect(state.players[0]?.equipment).toEqual([tool('lantern')]);
  });

  test('[DA-40] can make traps cost less, but not creatures', () => {
    const state = flipped({ cards: ['pit', 'wasp', 'rat'], treasures: ['boots'], ap: 6 });
    expect(state.ap).toBe(4);

    make(state, flip(1));
    expect(state.ap).toBe(1);
  });

  test('[DA-41] does not add up with another of the same kind: the best counts', () => {
    const state = flipped({
      cards: ['door', 'door', 'rat'],
      treasures: ['slippers', 'sandals', 'sandals', 'slippers'],
    });
    make(state, flip(1), 1);

    expect(state).toMatchObject({ explorer: 0, ap: 8 });
  });
});

describe('the first creature of a turn', () => {
  test('[DA-61] may be one that costs nothing', () => {
    const state = flipped({ cards: ['sleeper', 'wasp', 'rat'], treasures: ['sword'] });
    make(state, flip(1));

    expect(state.ap).toBe(3);
  });

  test('[DA-61] may be one whose magic was cancelled, at no cost', () => {
    const state = flipped({ cards: ['snail', 'wasp', 'rat'], treasures: ['sword'], hand: ['spray'] });
    make(state, use('spray'));
    expect(state).toMatchObject({ ap: 6, metCreature: true });

    make(state, flip(1));
    expect(state.ap).toBe(3);
  });

  test('[DA-61] is not an encounter', () => {
    const state = flipped({ cards: ['portal', 'wasp', 'rat'], treasures: ['sword'] });
    make(state, flip(1));

    expect(state.ap).toBe(9);
  });

  test('[DA-60] when free needs no Equipment against its cost', () => {
    const state = flipped({ cards: ['wasp', 'rat'], treasures: ['sword'], hand: ['cheese', 'spray'] });

    expect(state.phase).toBe('explore');
    expect(game.view(state, 0).pending).toBeUndefined();
  });
});
