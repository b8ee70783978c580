import { describe, expect, test } from 'vitest';
import { adventurerOf, type Terms } from '../state.ts';
import {
  dungeon,
  EAST,
  END,
  game,
  go,
  type Hero,
  held,
  item,
  lookup,
  make,
  monster,
  NO,
  offered,
  ROLL,
  spaceOf,
  WEST,
  why,
  YES,
} from '../testing/testing.ts';

const RIVALS = { competitive: true };
const IN_PLAY = { kind: 'lying', place: 0 } as const;

/** a and b on one tile beside the Start, the Ring in play. */
function rivals(
  heroes: Parameters<typeof dungeon>[0]['heroes'] = [{ skillUsed: 1 }, { skillUsed: 1 }],
  map = '┼S. ─.ab ─..',
) {
  return dungeon({ map, terms: RIVALS, heroes, ring: IN_PLAY });
}

test('[BD-80] kills are kept, and the survivor with most wins: the dragon counts two, the Ring four', () => {
  const state = dungeon({
    map: '┼S. ╴Eab',
    terms: RIVALS,
    heroes: [{ kills: ['troll', 'goblin', 'zombie', 'mummy', 'monk'] }, { kills: ['red-dragon'] }],
    ring: { kind: 'held', by: 1 },
  });
  make(state, END);
  make(state, { kind: 'leave' });
  make(state, { kind: 'leave' });

  expect(game.outcome(state)).toEqual({ winners: [1], scores: [5, 6] });
});

test('[BD-80] adventurers attack each other only once the Ring is in play', () => {
  const early = dungeon({ map: '┼S. ─.ab', terms: RIVALS });
  expect(why(early, { kind: 'attack', who: 1 })).toBe('BD-80');
  expect(why(rivals(), { kind: 'attack', who: 1 })).toBeUndefined();

  const friends = dungeon({ map: '┼S. ─.ab', ring: IN_PLAY });
  expect(why(friends, { kind: 'attack', who: 1 })).toBe('BD-80');
});

test('[BD-80] shots at adventurers are shots like any other, and armour helps', () => {
  const state = rivals([{ carried: ['fireball'] }, { items: ['steel-armour'], skillUsed: 1 }], '┼S. ─.a ─.b');
  make(state, { kind: 'shoot-adventurer', space: 5, who: 1 }, 1, 2, 3);

  expect(adventurerOf(state, 1).health).toBe(5);
});

describe('an Elf with a bow', () => {
  const archer = { character: 'elf', items: ['bow'] } as const;
  const shooting = (rival: Hero, more: Partial<Terms> = {}) => {
    const heroes = [
      { ...archer, items: [...archer.items] },
      { skillUsed: 1, ...rival },
    ];
    const terms = { ...RIVALS, ...more };
    return dungeon({ map: '┼S. ─.a ─.b', terms, heroes, ring: IN_PLAY });
  };
  const shot = { kind: 'shoot-adventurer', space: 0, who: 1 } as const;

  test('[BD-80] kills a rival with a six, as it kills a monster, and armour does not help', () => {
    const state = shooting({ items: ['magic-armour'] });
    const events = make(state, shot, 6);
    expect(adventurerOf(state, 1)).toMatchObject({ place: 0, lives: 2 });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'shot', deadly: true }));

    const grazed = shooting({ items: ['magic-armour'] });
    make(grazed, shot, 5);
    expect(adventurerOf(grazed, 1)).toMatchObject({ place: 2, health: 7, lives: 3 });
  });

  test('[BD-80] a Dwarf can still shrug it off, and a potion drunk in time can save', () => {
    const dwarf = shooting({ character: 'dwarf', skillUsed: 0 });
    make(dwarf, shot, 6);
    make(dwarf, YES);
    expect(adventurerOf(dwarf, 1)).toMatchObject({ health: 12, lives: 3 });

    const drinker = shooting({ health: 4, items: ['health-potion'] });
    make(drinker, shot, 6);
    make(drinker, YES, 3, 3);
    expect(adventurerOf(drinker, 1)).toMatchObject({ health: 4, lives: 3 });
  });

  test('[BD-80] at a table of an earlier edition the six is six damage', () => {
    const state = shooting({}, { edition: 2 });
    make(state, shot, 6);

    expect(adventurerOf(state, 1)).toMatchObject({ health: 4, lives: 3 });
  });
});

test('[BD-100] like an attack, no shot is possible on the Start: neither at a rival there, nor from there', () => {
  const fireball = { kind: 'shoot-adventurer', space: 5, who: 1 } as const;
  for (const map of ['┼Sa ─.. ─.b', '┼Sb ─.. ─.a']) {
    const state = rivals([{ carried: ['fireball', 'bomb'] }, {}], map);
    expect(why(state, fireball)).toBe('BD-100');
    expect(offered(state, 'shoot')).toEqual([]);

    state.terms.edition = 2;
    expect(why(state, fireball)).toBeUndefined();
  }
});

test('[BD-25] before a round of a duel everybody may drop, and only the active player may pick up', () => {
  const state = rivals([{ skillUsed: 1 }, { skillUsed: 1, carried: ['torch'] }]);
  state.floor.push({ place: 1, item: item('bomb') });
  make(state, { kind: 'attack', who: 1 });
  make(state, { kind: 'take', item: item('bomb') });
  expect(held(state, 0)).toEqual(['bomb']);

  make(state, ROLL);
  state.floor.push({ place: 1, item: item('bomb') });
  make(state, { kind: 'drop', space: 5 });
  expect(why(state, { kind: 'take', item: item('bomb') })).toBe('BD-25');
  expect(state.floor).toContainEqual({ place: 1, item: item('torch') });
});

test('[BD-81] escape from an adventurer costs a kill or 4 damage; without a kill, the damage', () => {
  const paying = rivals([{ skillUsed: 1 }, { skillUsed: 1, kills: ['goblin'] }]);
  make(paying, { kind: 'attack', who: 1 });
  make(paying, ROLL);
  make(paying, { kind: 'flee', side: EAST, pay: monster('goblin') });
  expect(adventurerOf(paying, 0).kills).toEqual([monster('goblin')]);
  expect(adventurerOf(paying, 1)).toMatchObject({ place: 2, health: 10, kills: [] });

  const bleeding = rivals();
  make(bleeding, { kind: 'attack', who: 1 });
  make(bleeding, ROLL);
  expect(offered(bleeding, 'flee').every(({ pay }) => pay === 'damage')).toBe(true);
  make(bleeding, { kind: 'flee', side: WEST, pay: 'damage' });
  expect(adventurerOf(bleeding, 1)).toMatchObject({ place: 0, health: 6 });
});

test('[BD-82] an adventurer who defends spends APs of the next turn', () => {
  const state = rivals([{ skillUsed: 1 }, { skillUsed: 1, carried: ['strength-potion'] }]);
  make(state, { kind: 'attack', who: 1 });
  make(state, ROLL);
  make(state, { kind: 'use', space: spaceOf(state, 1, 'strength-potion') });
  expect(adventurerOf(state, 1).ap).toBe(4);
  make(state, { kind: 'flee', side: EAST, pay: 'damage' });

  expect(state.active).toBe(1);
  expect(adventurerOf(state, 1).ap).toBe(4);
});

test('[BD-83] the killed adventurer drops everything, loses a life, and gives one kill to the victor, who may take the items', () => {
  const state = rivals([{ skillUsed: 1 }, { skillUsed: 1, health: 1, items: ['torch'], kills: ['goblin', 'troll'] }]);
  make(state, { kind: 'attack', who: 1 });
  make(state, ROLL);
  make(state, ROLL, 6, 5, 1, 2);
  expect(game.toAct(state)).toEqual([1]);
  make(state, { kind: 'hand-over', monster: monster('goblin') });

  expect(adventurerOf(state, 1)).toMatchObject({ place: 0, lives: 2, kills: [monster('troll')] });
  make(state, { kind: 'take', item: item('torch') });
  make(state, END);
  expect(adventurerOf(state, 0).kills).toEqual([monster('goblin')]);
  expect(state.active).toBe(1);
});

test('[BD-100] an attack costs no AP, cannot be made on the Start, and both sides can score criticals', () => {
  const home = rivals([{}, {}], '┼Sab');
  expect(why(home, { kind: 'attack', who: 1 })).toBe('BD-100');

  const state = rivals([{ skillUsed: 1 }, { skillUsed: 1, character: 'elf' }]);
  make(state, { kind: 'attack', who: 1 });
  expect(adventurerOf(state, 0).ap).toBe(5);
  make(state, ROLL);
  const events = make(state, ROLL, 1, 2, 3, 3);
  expect(events.find(({ kind }) => kind === 'rolled')).toMatchObject({ foe: { times: 2, total: 13 } });
  expect(adventurerOf(state, 0).health).toBe(2);
});

test('[BD-100] each side may call a partner, who shares its damage, and with a partner in the fight nobody escapes', () => {
  const state = rivals([{ skillUsed: 1 }, { skillUsed: 1 }, {}], '┼Sc ─.ab ─..');
  make(state, { kind: 'attack', who: 1 });
  make(state, ROLL);
  make(state, { kind: 'tag', who: 2 });
  make(state, YES);

  expect(offered(state, 'flee')).toEqual([]);
  // 1 + 2 + 2 against 1 + 2 + 1 + 2: one damage to the attacker; then the defender's side is hit
  make(state, ROLL, 1, 2, 1, 2, 1);
  make(state, ROLL);
  make(state, ROLL, 6, 5, 1, 2, 1);
  expect(state.adventurers.map(({ health }) => health)).toEqual([9, 3, 7]);
});

test('[BD-100] a tie goes to the bearer of the Ring; without the Ring out nobody wins', () => {
  const tie = dungeon({
    map: '┼S. ╴Eab',
    terms: RIVALS,
    heroes: [{ kills: ['troll', 'goblin', 'zombie', 'mummy'] }, {}],
    ring: { kind: 'held', by: 1 },
  });
  make(tie, END);
  make(tie, { kind: 'leave' });
  make(tie, { kind: 'leave' });
  expect(game.outcome(tie)).toEqual({ winners: [1], scores: [4, 4] });

  const lost = dungeon({
    map: '┼S. ─2am',
    monsters: ['troll'],
    terms: RIVALS,
    heroes: [{ health: 1, lives: 1, skillUsed: 1, kills: ['goblin'] }],
  });
  make(lost, END);
  make(lost, ROLL, 1, 2, 6, 6);
  expect(game.outcome(lost)).toEqual({ winners: [], scores: [1] });
});

test('[BD-101] hostile spells are possible without Competitive too', () => {
  const state = dungeon({ map: '┼Sa ─.b', heroes: [{ carried: ['vampire-teeth'] }, {}] });

  expect(why(state, { kind: 'cast', space: 5, who: 1 })).toBeUndefined();
});

test('[BD-86] an adventurer who walks onto the Start may buy one item from Fred, for two items or three kills', () => {
  const shopping = (heroes: Parameters<typeof dungeon>[0]['heroes'], items = ['magic-sword']) => {
    const state = dungeon({ map: '┼S. ─.a', terms: { fred: true }, heroes, items });
    make(state, go(WEST));
    return state;
  };
  const items = shopping([{ carried: ['bomb', 'tornado'] }]);
  make(items, { kind: 'pay', space: 5 });
  make(items, { kind: 'pay', space: 6 });
  make(items, NO);
  expect(adventurerOf(items, 0).spaces.filter(Boolean)).toEqual([item('magic-sword') + 1]);
  expect(items.goneItems).toEqual([item('bomb'), item('tornado')]);

  const kills = shopping([{ kills: ['red-dragon', 'goblin', 'troll', 'zombie'] }]);
  make(kills, { kind: 'pay-kills' });
  make(kills, YES);
  expect(adventurerOf(kills, 0).kills).toEqual([lookup.dragon]);
  expect(kills.itemBag).toEqual([item('magic-sword')]);

  const trap = shopping([{ carried: ['bomb', 'tornado'] }], ['spear-trap']);
  make(trap, { kind: 'pay', space: 5 });
  make(trap, { kind: 'pay', space: 6 }, 4);
  expect(adventurerOf(trap, 0).health).toBe(6);
});

test('[BD-86] Fred does not ask adventurers who have too little to pay, or who did not walk there', () => {
  const poor = dungeon({ map: '┼S. ─.a', terms: { fred: true }, heroes: [{ carried: ['bomb'] }], items: ['torch'] });
  make(poor, go(WEST));
  expect(poor.agenda).toEqual([]);

  const here = dungeon({
    map: '┼Sa',
    terms: { fred: true },
    heroes: [{ carried: ['bomb', 'tornado'] }],
    items: ['torch'],
  });
  expect(offered(here, 'pay')).toEqual([]);
});
