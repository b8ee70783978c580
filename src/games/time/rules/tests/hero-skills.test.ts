import { describe, expect, test } from 'vitest';
import { PLAIN_MOVES, revealMove } from '../moves.ts';
import {
  afterSkill,
  card,
  drop,
  enough,
  game,
  ids,
  item,
  make,
  name,
  offers,
  packed,
  pay,
  remove,
  reveal,
  sift,
  story,
  take,
  use,
} from '../testing/testing.ts';

const { away } = PLAIN_MOVES;
const SIX = ['map', 'potion', 'shield', 'keys', 'gold', 'grapnel'];

describe('Nintrabash', () => {
  const five = ['map', 'plain', 'cup', 'book', 'gold', 'keys'];

  test('[DT-64] sees the next 5 Story cards and discards any of them; the rest keep their order', () => {
    const state = story(five, { heroes: ['nintrabash', 'tonk-redbeer'] });

    expect(make(state, 0, use('nintrabash'))).toContainEqual({
      kind: 'looked',
      seat: 0,
      cards: five.slice(0, 5).map(card),
    });
    expect(game.legalMoves(state, 0)).toHaveLength(32);
    make(state, 0, sift(1, 3));
    expect(ids(state.story).reverse()).toEqual(['map', 'cup', 'gold', 'keys']);
    expect(ids(state.discard)).toEqual(['plain', 'book']);
  });

  test('[DT-86] may discard nothing, or the Adventure card; discarded cards are neither completed nor failed', () => {
    const state = afterSkill('nintrabash', ['merging', 'plain', 'map'], { options: { scenario: 'adventure-1' } });

    expect(game.refusal(state, 0, sift())).toBeUndefined();
    make(state, 0, sift(0, 1));
    expect(state).toMatchObject({ completed: [], failed: [] });
    reveal(state);
    expect(state.ending).toBe('adventure-not-accomplished');
  });

  test('[DT-86] shows the cards to all, but decides alone unless away', () => {
    const state = story(five, { heroes: ['nintrabash', 'tonk-redbeer'] });

    make(state, 0, use('nintrabash'));
    expect(game.view(state, 'spectator').pending).toEqual(game.view(state, 0).pending);
    expect(game.toAct(state)).toEqual([0]);
    expect(game.refusal(state, 1, sift())).toBe('DT-83');
    make(state, 0, away);
    expect(game.refusal(state, 1, sift())).toBeUndefined();
  });

  test('[DT-73] with fewer than 5 cards left sees all of them, with none has no effect', () => {
    const state = afterSkill('nintrabash', ['map', 'cup']);

    expect(game.refusal(state, 0, sift(2))).toBe('DT-64');
    make(state, 0, sift(0, 1));
    expect(state.story).toEqual([]);

    const empty = story([], { heroes: ['nintrabash', 'fylee-stepshadow'] });
    expect(game.refusal(empty, 0, use('nintrabash'))).toBe('DT-73');
  });
});

describe('Tonk Redbeer', () => {
  const nine = [...SIX, 'torch', 'torch', 'cup'];

  test('[DT-65] for a Torch gives one slot more until a Mission is solved', () => {
    const state = story(['book', 'phial', 'map'], { heroes: ['tonk-redbeer'], backpack: nine });

    expect(make(state, 0, use('tonk-redbeer'))).toContainEqual({ kind: 'slot-gained', seat: 0, slots: 9 });
    reveal(state);
    expect(game.view(state, 0).slots).toMatchObject({ used: 9, limit: 9 });
    reveal(state);
    expect(state.ending).toBe('backpack-broke');
  });

  test('[DT-65] a failed Mission does not end it', () => {
    const state = afterSkill('tonk-redbeer', ['plain', 'map'], { backpack: ['torch', 'torch'] });

    reveal(state);
    expect(state.extraSlot).toBe(true);
  });

  test('[DT-65] the slot goes after the Items have left and before the reward, which may break the Backpack', () => {
    const packedFull = [...SIX.filter((id) => id !== 'shield'), 'torch', 'cup', 'sword', 'sword', 'bow', 'bow'];
    const state = afterSkill('tonk-redbeer', ['gift', 'map'], { backpack: [...packedFull, 'torch'] });

    expect(game.view(state, 0).slots.used).toBe(9);
    reveal(state);
    expect(state.ending).toBe('backpack-broke');
  });

  test('[DT-65] slots beyond the limit stay, and a kind with space can still be packed', () => {
    const packedFull = [...SIX, 'torch', 'cup', 'sword', 'sword', 'bow', 'bow', 'torch'];
    const state = story(['plain', 'map', 'phial'], { heroes: ['tonk-redbeer'], backpack: packedFull.slice(1) });
    state.backpack.cards[item('map')] = 2;

    make(state, 0, use('tonk-redbeer'));
    reveal(state, 2);
    expect(game.view(state, 0).slots).toMatchObject({ used: 10, limit: 8 });
    reveal(state);
    expect(state.ending).toBe('backpack-broke');
  });

  test('[DT-65] in Extended play too the slots are 9, and 7 again afterwards', () => {
    const state = story(['plain', 'map'], {
      heroes: ['tonk-redbeer'],
      backpack: ['torch', 'sword', 'bow'],
      options: { extended: true },
    });

    expect(make(state, 0, use('tonk-redbeer'))).toContainEqual({ kind: 'slot-gained', seat: 0, slots: 9 });
    expect(game.view(state, 0).slots.limit).toBe(9);
    expect(reveal(state)).toContainEqual({ kind: 'slot-lost', slots: 7 });
    expect(game.view(state, 0).slots.limit).toBe(7);
  });
});

describe('Arvedui Miriel', () => {
  test('[DT-66] for Gold puts the last failed Mission to the bottom of the Story deck', () => {
    const state = story(['plain', 'gift', 'map', 'cup'], { heroes: ['arvedui-miriel'], backpack: ['gold'] });

    expect(game.refusal(state, 0, use('arvedui-miriel'))).toBe('DT-66');
    reveal(state, 2);
    make(state, 0, use('arvedui-miriel'));
    expect(ids(state.story).reverse()).toEqual(['map', 'cup', 'gift']);
    expect(ids(state.discard)).toEqual(['plain', 'gold']);
    expect(state.failed).toHaveLength(1);
  });
});

describe('Arvedui Miriel twice', () => {
  const twice = (edition: string) => {
    const state = story(['plain', 'gift', 'map'], {
      heroes: ['ros-thanir', 'arvedui-miriel'],
      backpack: ['gold', 'gold', 'potion'],
      options: { edition },
    });
    reveal(state, 2);
    make(state, 0, use('arvedui-miriel'));
    return state;
  };

  test('[DT-66] after a copy returned one Mission, returns the one that failed before it', () => {
    const state = twice('2');

    make(state, 1, use('arvedui-miriel'));
    expect(ids(state.story).reverse()).toEqual(['map', 'gift', 'plain']);
    expect(state).toMatchObject({ failed: [], lastFailed: undefined });
    expect(ids(state.discard)).toEqual(['potion', 'gold', 'gold']);
  });

  test('[DT-66] returns a Mission that fails again', () => {
    const state = story(['plain'], { heroes: ['ros-thanir', 'arvedui-miriel'], backpack: ['gold', 'gold', 'potion'] });

    reveal(state);
    make(state, 0, use('arvedui-miriel'));
    reveal(state);
    make(state, 1, use('arvedui-miriel'));
    expect(ids(state.story)).toEqual(['plain']);
  });

  test('[DT-66] at a table of the first edition waits until another Mission has failed', () => {
    expect(game.refusal(twice('1'), 1, use('arvedui-miriel'))).toBe('DT-66');
  });
});

describe('Tragurk', () => {
  test("[DT-67] for 1 or 2 Items waives as many of the next Mission's, chosen when it is revealed", () => {
    const state = afterSkill('tragurk', ['twins', 'map'], { backpack: ['cup', 'book', 'torch'] });

    expect(game.refusal(state, 0, enough)).toBe('DT-67');
    make(state, 0, pay('cup'));
    make(state, 0, pay('book'));
    expect(state.next.waived).toBe(2);
    reveal(state);
    expect(game.legalMoves(state, 0)).toHaveLength(2);
    make(state, 0, { kind: 'waive', items: [item('sword'), item('sword')] });
    expect(ids(state.completed)).toEqual(['twins']);
    expect(packed(state)).toEqual([]);
  });

  test('[DT-67] may stop after one', () => {
    const state = afterSkill('tragurk', ['map', 'map'], { backpack: ['cup', 'book'] });

    make(state, 0, pay('cup'));
    expect(make(state, 0, enough)).toEqual([{ kind: 'waiver-set', seat: 0, count: 1 }]);
    expect(packed(state)).toEqual(['book']);
  });

  test('[DT-87] waived Items are not spent, and count as listed if the Mission fails anyway', () => {
    const state = afterSkill('tragurk', ['twins', 'map'], { backpack: ['cup', 'sword'] });

    make(state, 0, pay('cup'));
    make(state, 0, enough);
    reveal(state);
    make(state, 0, { kind: 'waive', items: [item('sword')] });
    expect(offers(state, 0)).toEqual([drop(), drop('sword')]);
  });
});

describe('Zigarat Ho', () => {
  test('[DT-68] puts the next 5 Story cards back in any order', () => {
    const state = afterSkill('zigarat-ho', ['map', 'plain', 'cup', 'book', 'gold', 'keys']);

    for (const place of [4, 0, 1, 0]) make(state, 0, { kind: 'arrange', place });
    expect(ids(state.story).reverse()).toEqual(['gold', 'map', 'cup', 'plain', 'book', 'keys']);
    expect(game.refusal(state, 0, { kind: 'arrange', place: 0 })).toBe('DT-30');
  });

  test('[DT-73] with two cards left arranges those two', () => {
    const state = afterSkill('zigarat-ho', ['map', 'cup']);

    make(state, 0, { kind: 'arrange', place: 1 });
    expect(ids(state.story).reverse()).toEqual(['cup', 'map']);
  });
});

describe('Garynor the Belly', () => {
  test('[DT-69] exchanges 1 to 3 Items for one token of any kind in the supply', () => {
    const state = afterSkill('garynor-the-belly', ['map', 'map'], { backpack: ['cup', 'book', 'gold', 'keys'] });

    for (const id of ['cup', 'book', 'gold']) make(state, 0, pay(id));
    expect(game.refusal(state, 0, revealMove(state.story.length))).toBe('DT-69');
    expect(make(state, 0, take('sword'))[0]).toEqual({ kind: 'exchanged', seat: 0, item: item('sword') });
    expect(packed(state)).toEqual(['keys', 'sword*']);
  });

  test('[DT-69] is not offered while the supply is empty, except at a table of the first edition', () => {
    const empty = (edition: string) => {
      const state = story(['map'], { heroes: ['garynor-the-belly'], backpack: ['cup'], options: { edition } });
      state.supply.fill(0);
      return game.refusal(state, 0, use('garynor-the-belly'));
    };

    expect(empty('2')).toBe('DT-69');
    expect(empty('1')).toBeUndefined();
  });

  test('[DT-69] is not copied while the supply is empty', () => {
    const state = story(['map'], { heroes: ['ros-thanir', 'garynor-the-belly'], backpack: ['cup', 'potion'] });

    expect(game.view(state, 0).canUseSkill).toEqual([0, 1]);
    state.supply.fill(0);
    expect(game.view(state, 0).canUseSkill).toEqual([]);
  });

  test('[DT-88] Items leave first, so the kind just returned may be chosen', () => {
    const state = afterSkill('garynor-the-belly', ['map'], { tokens: ['cup', 'cup', 'gold'] });

    make(state, 0, pay('cup'));
    make(state, 0, enough);
    make(state, 0, take('cup'));
    expect(packed(state)).toEqual(['gold*', 'cup*', 'cup*']);
  });

  test('[DT-33] breaks the Backpack if the token finds no slot', () => {
    const state = afterSkill('garynor-the-belly', ['map'], { backpack: [...SIX, 'cup', 'book', 'cup'] });

    make(state, 0, pay('cup'));
    make(state, 0, enough);
    make(state, 0, take('sword'));
    expect(state.ending).toBe('backpack-broke');
  });
});

describe('Zaria Tearleaf', () => {
  test('[DT-70] names an Item, and a next Mission that lists it is solved: nothing spent, the reward gained', () => {
    const state = afterSkill('zaria-tearleaf', ['gift', 'map'], { backpack: ['bow'] });

    make(state, 0, name('sword'));
    expect(reveal(state)[1]).toMatchObject({ kind: 'accomplished', solved: true, spent: [] });
    expect(packed(state)).toEqual(['bow', 'shield*']);
  });

  test('[DT-80] a wrong guess just lapses', () => {
    const state = afterSkill('zaria-tearleaf', ['gift', 'plain', 'map']);

    make(state, 0, name('cup'));
    reveal(state);
    expect(state.next).toEqual({ solved: false, named: [], waived: 0 });
    expect(state.failed).toHaveLength(1);
  });
});

describe('Fylee Stepshadow', () => {
  test('[DT-71] removes 1 to 5 tokens from the game, out of the Backpack, the supply or both', () => {
    const state = afterSkill('fylee-stepshadow', ['map', 'map'], { tokens: ['cup'] });

    expect(game.refusal(state, 0, enough)).toBe('DT-71');
    expect(game.refusal(state, 0, remove('book', 'backpack'))).toBe('DT-71');
    make(state, 0, remove('cup', 'backpack'));
    make(state, 0, remove('cup', 'supply'));
    for (const id of ['sword', 'sword', 'bow']) make(state, 0, remove(id, 'supply'));
    expect(state.pending).toBeUndefined();
    expect([state.supply[item('cup')], state.supply[item('sword')], state.supply[item('bow')]]).toEqual([0, 0, 1]);
    expect(packed(state)).toEqual([]);
  });

  test('[DT-71] may stop after one, and has no effect if no token is left', () => {
    const state = afterSkill('fylee-stepshadow', ['map']);

    make(state, 0, remove('cup', 'supply'));
    make(state, 0, enough);
    expect(state.supply[item('cup')]).toBe(1);

    const bare = story(['map'], { heroes: ['fylee-stepshadow'] });
    bare.supply.fill(0);
    expect(game.refusal(bare, 0, use('fylee-stepshadow'))).toBe('DT-71');
  });
});

describe('Alan Ironstar', () => {
  test('[DT-72] for two Swords solves the next Mission: nothing spent, the reward gained', () => {
    const state = afterSkill('alan-ironstar', ['cup', 'gift', 'map'], { backpack: ['sword', 'sword', 'bow'] });

    reveal(state, 2);
    expect(packed(state)).toEqual(['bow', 'cup', 'shield*']);
    expect(ids(state.completed)).toEqual(['gift']);
  });

  test('[DT-73] the next Mission may be an Adventure card', () => {
    const state = afterSkill('alan-ironstar', ['merging', 'map'], {
      backpack: ['sword', 'sword'],
      options: { scenario: 'adventure-1' },
    });
    reveal(state);
    expect(state.adventureAfter).toBe(0);
  });

  test('[DT-80] all pending skills meet the same Mission and are used up; solved beats a waiver', () => {
    const state = story(['plain', 'plain', 'map'], {
      heroes: ['alan-ironstar', 'tragurk'],
      backpack: ['sword', 'sword', 'cup'],
    });

    make(state, 0, use('alan-ironstar'));
    make(state, 1, use('tragurk'));
    make(state, 1, pay('cup'));
    reveal(state);
    expect(state.pending).toBeUndefined();
    expect(state.completed).toHaveLength(1);
    expect(state.next).toEqual({ solved: false, named: [], waived: 0 });
  });
});
