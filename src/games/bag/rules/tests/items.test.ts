import { describe, expect, test } from 'vitest';
import type { BagMove } from '../moves.ts';
import { adventurerOf } from '../state.ts';
import {
  DRAW,
  dice,
  dungeon,
  EAST,
  END,
  game,
  go,
  held,
  item,
  make,
  NO,
  NORTH,
  offered,
  ROLL,
  spaceOf,
  WEST,
  why,
  YES,
} from '../testing/testing.ts';

test('[BD-53] rearranging is free, even in a fight, and swaps with a worn item', () => {
  const state = dungeon({
    map: '┼Sa ─2m',
    monsters: ['troll'],
    heroes: [{ items: ['steel-sword', 'small-axe'], carried: ['large-steel-axe'] }],
  });
  make(state, go(EAST));
  make(state, { kind: 'wear', space: 5, to: 0 });

  expect(held(state, 0).sort()).toEqual(['large-steel-axe', 'small-axe', 'steel-sword']);
  expect(game.view(state, 0).fight?.sums.attacker.plus).toBe(5);
  expect(adventurerOf(state, 0).ap).toBe(4);
});

test('[BD-53] an item needs a space that takes it: no shield in the armour space, no boots on a head', () => {
  const state = dungeon({ map: '┼Sa', heroes: [{ carried: ['steel-shield', 'magic-boots'] }] });

  expect(offered(state, 'wear')).toEqual([
    { kind: 'wear', space: 5, to: 0 },
    { kind: 'wear', space: 5, to: 1 },
    { kind: 'wear', space: 6, to: 3 },
  ]);
  expect(why(state, { kind: 'wear', space: 5, to: 2 })).toBe('BD-91');
});

test('[BD-53] an item without a space stays on the floor', () => {
  const state = dungeon({ map: '┼Sa', heroes: [{ carried: ['bomb', 'tornado', 'teleport', 'fireball'] }] });
  state.floor.push({ place: 0, item: item('dragonlance') });

  expect(why(state, { kind: 'take', item: item('dragonlance') })).toBe('BD-53');
});

test('[BD-53] unworn items may be kept face down, and shown again', () => {
  const state = dungeon({ map: '┼Sab', heroes: [{ carried: ['bomb'] }, {}] });
  make(state, { kind: 'hide' });

  expect(adventurerOf(game.view(state, 1), 0).spaces[5]).toBe('face-down');
  expect(adventurerOf(game.view(state, 'spectator'), 0).spaces[5]).toBe('face-down');
});

test('[BD-54] the Healing Pool gets a token for each adventurer, and an adventurer who ends a turn there may take one', () => {
  const state = dungeon({ map: '┼Sab', stack: ['straight', 'healing-pool'], heroes: [{ health: 3 }, {}] });
  make(state, { kind: 'draw' });
  make(state, { kind: 'lay', side: EAST, turn: 0 });
  expect(state.poolTokens).toBe(2);
  make(state, go(EAST));
  make(state, END);
  make(state, YES);

  expect(adventurerOf(state, 0).health).toBe(10);
  expect(state.poolTokens).toBe(1);
  expect(state.active).toBe(1);
});

test('[BD-54] a token may be left for others', () => {
  const state = dungeon({ map: '┼Sb ┼Pa', poolTokens: 1, heroes: [{ health: 3 }, {}] });
  make(state, END);
  make(state, NO);

  expect([adventurerOf(state, 0).health, state.poolTokens, state.active]).toEqual([3, 1, 1]);
});

test('[BD-55] the first to reach an Item tile draws one item, once', () => {
  const state = dungeon({ map: '┼Sa ─I.', items: ['steel-sword', 'small-axe'] });
  make(state, go(EAST));
  make(state, go(WEST));
  make(state, go(EAST));

  expect(held(state, 0)).toEqual(['steel-sword']);
});

test('[BD-56] a trap hits everybody on the tile, minus their armour, and leaves the game', () => {
  const state = dungeon({ map: '┼Sa ─Ib', items: ['spear-trap'], heroes: [{}, { items: ['steel-armour'] }] });
  make(state, go(EAST), 5);

  expect(state.adventurers.map(({ health }) => health)).toEqual([5, 6]);
  expect(state.goneItems).toEqual([item('spear-trap')]);
});

test('[BD-56] a chest hurts only the one who opens it', () => {
  const state = dungeon({
    map: '┼Sab',
    heroes: [{ carried: ['large-chest'] }, {}],
    items: ['steel-sword', 'small-axe'],
  });
  make(state, { kind: 'use', space: 5 }, 2);
  expect(state.adventurers.map(({ health }) => health)).toEqual([5, 10]);

  const lucky = dungeon({
    map: '┼Sab',
    heroes: [{ carried: ['large-chest'] }, {}],
    items: ['steel-sword', 'small-axe'],
  });
  make(lucky, { kind: 'use', space: 5 }, 3);
  expect(held(lucky, 0)).toEqual(['steel-sword', 'small-axe']);
});

test('[BD-56] the spikes take an item, or a roll of 1 or 2 is one die of direct damage', () => {
  const giving = dungeon({ map: '┼Sa ─^.', heroes: [{ items: ['steel-sword', 'steel-armour'] }] });
  make(giving, go(EAST));
  make(giving, { kind: 'sacrifice', space: 0 });
  expect(adventurerOf(giving, 0).health).toBe(10);
  expect(giving.goneItems).toEqual([item('steel-sword')]);

  const daring = dungeon({ map: '┼Sa ─^.', heroes: [{ items: ['steel-armour'] }] });
  make(daring, go(EAST));
  make(daring, { kind: 'dare' }, 2, 4);
  expect(adventurerOf(daring, 0).health).toBe(6);
});

test('[BD-91] gear works only in a space made for it', () => {
  const worn = dungeon({ map: '┼Sa ─2m', heroes: [{ items: ['iron-axe', 'magic-armour', 'magic-boots'] }] });
  const carried = dungeon({ map: '┼Sa ─2m', heroes: [{ carried: ['iron-axe', 'magic-armour', 'magic-boots'] }] });
  make(worn, go(EAST));
  make(carried, go(EAST));

  expect(game.view(worn, 0).fight?.sums.attacker).toMatchObject({ plus: 4, less: 2 });
  expect(game.view(carried, 0).fight?.sums.attacker).toMatchObject({ plus: 2, less: 0 });
  expect([adventurerOf(worn, 0).ap, adventurerOf(carried, 0).ap]).toEqual([5, 4]);
});

test('[BD-91] without a space for a drawn item an adventurer makes space or leaves it', () => {
  const full = () =>
    dungeon({
      map: '┼Sa ─I.',
      items: ['teleport'],
      heroes: [{ carried: ['bomb', 'tornado', 'fireball', 'dragonlance'] }],
    });
  const swapping = full();
  make(swapping, go(EAST));
  make(swapping, { kind: 'swap', space: 5 });
  expect(held(swapping, 0)).toContain('teleport');
  expect(swapping.floor).toEqual([{ place: 1, item: item('bomb') }]);

  const leaving = full();
  make(leaving, go(EAST));
  make(leaving, NO);
  expect(leaving.floor).toEqual([{ place: 1, item: item('teleport') }]);
});

test('[BD-91] the Ring takes no space, is always visible, and may be clawed', () => {
  const state = dungeon({
    map: '┼Sa ─.b',
    heroes: [{ carried: ['witchs-claw'] }, { faceDown: true }],
    ring: { kind: 'held', by: 1 },
  });
  expect(game.view(state, 0).ring).toEqual({ kind: 'held', by: 1 });
  make(state, { kind: 'cast', space: 5, who: 1 });
  make(state, { kind: 'grab', ware: 'ring' });

  expect(state.ring).toEqual({ kind: 'held', by: 0 });
});

test('[BD-92] death outside a fight leaves everything on the tile, and ends the turn only if it is one’s own', () => {
  const own = dungeon({ map: '┼Sb ─.a ─I.', items: ['falling-rocks'], heroes: [{ health: 2, items: ['torch'] }, {}] });
  make(own, go(EAST), 6);
  expect(adventurerOf(own, 0)).toMatchObject({ place: 0, lives: 2 });
  expect(own.floor).toEqual([{ place: 2, item: item('torch') }]);
  expect(own.active).toBe(1);

  const others = dungeon({ map: '┼Sa ─Ib', items: ['falling-rocks'], heroes: [{}, { health: 1 }] });
  make(others, go(EAST), 2);
  expect(adventurerOf(others, 1)).toMatchObject({ place: 0, lives: 2 });
  expect(others.active).toBe(0);
});

describe('trading', () => {
  const meeting = () =>
    dungeon({
      map: '┼Sabc',
      heroes: [{ carried: ['bomb'], faceDown: true }, { items: ['torch'], faceDown: true }, {}],
    });

  test('[BD-103] only the partner sees an offer, and others see only that something changed hands', () => {
    const state = meeting();
    make(state, { kind: 'offer', to: 1, give: item('bomb') });
    make(state, { kind: 'ask', want: item('torch') });

    expect(game.view(state, 1).agenda.at(-1)).toMatchObject({ give: item('bomb'), want: item('torch') });
    expect(game.view(state, 2).agenda.at(-1)).toMatchObject({ give: 'face-down', want: 'face-down' });
    const seen = make(state, YES).map((event) => game.viewEvent(event, 2));
    expect(seen[0]).toMatchObject({ given: 'face-down', got: 'face-down' });
    expect([held(state, 0), held(state, 1)]).toEqual([['torch'], ['bomb']]);
  });

  test('[BD-103] a trade can be declined', () => {
    const state = meeting();
    make(state, { kind: 'offer', to: 1, give: item('bomb') });
    make(state, { kind: 'ask', want: 'nothing' });
    make(state, NO);

    expect(held(state, 0)).toEqual(['bomb']);
  });

  test('[BD-103] an adventurer who made an offer can withdraw it until it is answered, and nobody else can', () => {
    const state = meeting();
    make(state, { kind: 'offer', to: 1, give: item('bomb') });
    make(state, { kind: 'ask', want: 'nothing' });
    expect([1, 2].map((seat) => game.refusal(state, seat, { kind: 'call-off' }))).toEqual(['BD-103', 'BD-103']);
    game.play(state, 0, { kind: 'call-off' }, { rng: dice(), now: 0 });

    expect(game.toAct(state)).toEqual([0]);
    expect(held(state, 0)).toEqual(['bomb']);
    expect(game.refusal(state, 0, { kind: 'call-off' })).toBe('BD-103');
    make(state, { kind: 'offer', to: 1, give: item('bomb') });
    make(state, NO);
    expect(offered(state, 'offer')).not.toEqual([]);
  });

  test('[BD-103] an adventurer beside the one who acts may hand them a gift, and nothing more', () => {
    const state = meeting();
    const give = { kind: 'offer', to: 0, give: item('torch') } as const;
    expect(game.refusal(state, 2, give)).toBe('BD-103');
    expect(game.refusal(state, 1, { ...give, give: 'nothing' })).toBe('BD-103');
    expect(game.refusal(state, 1, { ...give, to: 2 })).toBe('BD-103');
    game.play(state, 1, give, { rng: dice(), now: 0 });
    expect(game.toAct(state)).toEqual([0]);
    make(state, YES);

    expect(held(state, 0).toSorted()).toEqual(['bomb', 'torch']);
    expect(held(state, 1)).toEqual([]);
    expect(offered(state, 'end')).toHaveLength(1);
  });

  test('[BD-103] nobody waits for an absent player: open offers to them are declined, and no new ones can be made', () => {
    const state = meeting();
    make(state, { kind: 'offer', to: 1, give: item('bomb') });
    make(state, { kind: 'ask', want: 'nothing' });
    game.play(state, 1, { kind: 'away' }, { rng: dice(), now: 0 });

    expect(game.toAct(state)).toEqual([0]);
    expect(offered(state, 'offer').map(({ to }) => to)).not.toContain(1);
    expect(game.refusal(state, 1, { kind: 'away' })).toBe('BD-103');
    game.play(state, 1, { kind: 'back' }, { rng: dice(), now: 0 });
    expect(offered(state, 'offer').map(({ to }) => to)).toContain(1);
  });

  test('[BD-53] only adventurers on one tile trade', () => {
    const apart = dungeon({ map: '┼Sa ─.b', heroes: [{ carried: ['bomb'] }, {}] });

    expect(why(apart, { kind: 'offer', to: 1, give: item('bomb') })).toBe('BD-103');
  });
});

test('[BD-104] chests are opened for no AP on one’s own turn, and an empty bag gives nothing', () => {
  const state = dungeon({ map: '┼Sa', heroes: [{ carried: ['small-chest'], ap: 0, items: ['magic-armour'] }] });
  make(state, { kind: 'use', space: 5 }, 6);
  expect(held(state, 0)).toEqual(['magic-armour']);

  const harmed = dungeon({ map: '┼Sa', heroes: [{ carried: ['small-chest'], items: ['steel-armour'] }] });
  make(harmed, { kind: 'use', space: 5 }, 1);
  expect(adventurerOf(harmed, 0).health).toBe(9);
});

test('the Bear adds a die and goes back into the bag when a life is lost; insurance keeps everything else', () => {
  const state = dungeon({
    map: '┼Sb ─.a ─2m',
    monsters: ['troll'],
    heroes: [{ health: 1, skillUsed: 1, items: ['loyal-bear', 'torch', 'acme-insurance-scroll'] }, {}],
  });
  make(state, go(EAST));
  expect(game.view(state, 0).fight?.sums.attacker.dice).toBe(3);
  make(state, ROLL, 1, 2, 1, 6, 6);

  expect(state.itemBag).toEqual([item('loyal-bear')]);
  expect(held(state, 0)).toEqual(['torch']);
  expect(adventurerOf(state, 0).lives).toBe(2);
});

test('Rusty Armour lasts one fight, and a Strength Potion adds a die to one', () => {
  const state = dungeon({
    map: '┼Sa ─2m',
    monsters: ['goblin'],
    heroes: [{ skillUsed: 1, items: ['rusty-armour'], carried: ['strength-potion'] }],
  });
  make(state, go(EAST));
  make(state, { kind: 'use', space: spaceOf(state, 0, 'strength-potion') });
  expect(game.view(state, 0).fight?.sums.attacker).toMatchObject({ dice: 3, less: 1 });
  make(state, ROLL, 6, 5, 1, 1);

  expect(state.goneItems).toEqual([item('strength-potion'), item('rusty-armour')]);
});

describe('exploring with a Torch', () => {
  const lay = (side: number): BagMove => ({ kind: 'lay', side, turn: side === EAST || side === WEST ? 1 : 0 });
  const explorer = (more: Parameters<typeof dungeon>[0]['heroes'] = [{ items: ['torch'] }]) =>
    dungeon({ map: '┼Sa', heroes: more, stack: ['straight', 'straight', 'straight', 'straight', 'straight'] });

  test('[BD-20] lays two tiles for 1 AP, and the third costs one again', () => {
    const state = explorer();
    const left = [EAST, WEST, NORTH].map((side) => {
      make(state, DRAW);
      make(state, lay(side));
      return adventurerOf(state, 0).ap;
    });

    expect(left).toEqual([4, 4, 3]);
  });

  test('[BD-20] shows the second tile with the last AP spent, also after a step, but only in this turn', () => {
    const state = explorer([{ items: ['torch'], ap: 2 }]);
    make(state, DRAW);
    make(state, lay(EAST));
    make(state, go(EAST));
    expect(adventurerOf(state, 0).ap).toBe(0);
    expect(offered(state, 'draw')).toEqual([DRAW]);
    make(state, END);

    expect(state.secondTile).toBe(false);
  });

  test('[BD-20] has no effect while the Torch is only carried, and none on walking', () => {
    const state = explorer([{ carried: ['torch'] }]);
    make(state, DRAW);
    make(state, lay(EAST));
    expect(state.secondTile).toBe(false);

    const walking = dungeon({ map: '┼Sa ─.. ─..', heroes: [{ items: ['torch'] }] });
    make(walking, go(EAST));
    make(walking, go(EAST));
    expect(adventurerOf(walking, 0).ap).toBe(3);
  });
});

test('[BD-25] a pick-up is logged before the new space of the item', () => {
  const state = dungeon({ map: '┼Sa' });
  state.floor.push({ place: 0, item: item('steel-sword') });

  expect(make(state, { kind: 'take', item: item('steel-sword') }).map(({ kind }) => kind)).toEqual(['taken', 'worn']);
});

test('[BD-71] alone, a hostile item may be discarded and another drawn', () => {
  const state = dungeon({ map: '┼Sa ─I.', items: ['magic-vine', 'steel-sword'], terms: { solo: true } });
  make(state, go(EAST));
  make(state, YES);

  expect(held(state, 0)).toEqual(['steel-sword']);
  expect(state.goneItems).toEqual([item('magic-vine')]);
});

test('[BD-106] items can be handled without limit, and offers cost nothing', () => {
  const state = dungeon({ map: '┼Sab', heroes: [{ carried: ['bomb'] }, { carried: ['tornado'] }] });
  state.ring = { kind: 'lying', place: 0 };
  for (let round = 0; round < 20; round++) {
    make(state, { kind: 'drop', space: adventurerOf(state, 0).spaces.indexOf(item('bomb') + 1) });
    make(state, { kind: 'take', item: item('bomb') });
    game.play(state, 1, { kind: 'offer', to: 0, give: item('tornado') }, { rng: dice(), now: 0 });
    make(state, NO);
  }
  make(state, { kind: 'take-ring' });

  expect(state.ring).toEqual({ kind: 'held', by: 0 });
});
