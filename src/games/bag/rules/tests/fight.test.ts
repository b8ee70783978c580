import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { adventurerOf } from '../state.ts';
import { beside, dungeon, EAST, END, go, held, item, make, NO, offered, ROLL, WEST, why } from '../testing/testing.ts';

test('[BD-21] the turn ends after a fight, whatever APs are left', () => {
  const state = dungeon({ map: '┼Sab ─2m', monsters: ['goblin'] });
  make(state, go(EAST));
  make(state, ROLL, 6, 5, 1);
  make(state, NO);
  expect(state.fight).toBeUndefined();
  make(state, END);

  expect(state.active).toBe(1);
  expect(adventurerOf(state, 0).ap).toBe(5);
});

test('[BD-32] landing on a monster starts a fight that costs no AP, and no bow can be used in it', () => {
  const state = beside('troll', [{ items: ['bow'] }]);
  make(state, go(EAST));

  expect(state.fight).toMatchObject({ place: 1, round: 0 });
  expect(adventurerOf(state, 0).ap).toBe(4);
  expect(why(state, { kind: 'shoot', space: 0, place: 1 })).toBe('BD-32');
});

test('[BD-33] the lower sum loses the difference, and a tie hurts nobody', () => {
  const state = beside('troll', [{ skillUsed: 1 }]);
  make(state, go(EAST));

  // 5 + 4 + 2 against 2 + 1 + 4
  make(state, ROLL, 5, 4, 2, 1);
  expect(elementAt(state.monsters, 0).health).toBe(6);
  // 1 + 2 + 2 against 3 + 4 + 4
  make(state, ROLL, 1, 2, 3, 4);
  expect(adventurerOf(state, 0).health).toBe(4);
  // 5 + 1 + 2 against 1 + 3 + 4
  make(state, ROLL, 5, 1, 1, 3);
  expect([elementAt(state.monsters, 0).health, adventurerOf(state, 0).health]).toEqual([6, 4]);
});

test('[BD-34] armour and shield reduce damage from a fight, but not from an escape', () => {
  const state = beside('troll', [{ skillUsed: 1, items: ['steel-armour', 'magic-shield'] }]);
  make(state, go(EAST));

  make(state, ROLL, 1, 2, 3, 4);
  expect(adventurerOf(state, 0).health).toBe(10 - (6 - 3));
  make(state, { kind: 'escape', side: WEST });
  expect(adventurerOf(state, 0).health).toBe(6);
});

test('[BD-35] equal dice count twice before anything is added; a monster’s never do', () => {
  const state = beside('minotaur');
  make(state, go(EAST));
  const events = make(state, ROLL, 4, 4, 6, 6);

  // (4 + 4) x 2 + 2 = 18 against 6 + 6 + 5 = 17
  expect(events.find(({ kind }) => kind === 'rolled')).toMatchObject({
    sum: { times: 2, why: 'critical', total: 18 },
    foe: { times: 1, total: 17 },
  });
  expect(elementAt(state.monsters, 0).health).toBe(10);
});

test('[BD-36] rounds follow each other: nothing else can be done before the fight is over', () => {
  const state = beside('troll', [{ skillUsed: 1 }]);
  make(state, go(EAST));
  make(state, ROLL, 1, 2, 1, 2);

  expect(state.fight?.round).toBe(1);
  expect(why(state, END)).toBe('BD-36');
  expect(why(state, go(WEST))).toBe('BD-36');
});

describe('escape', () => {
  test('[BD-37] to an adjoining tile, back or past: 1 AP and 1 damage, and the turn ends', () => {
    const state = dungeon({ map: '┼Sab ─2m ─..', monsters: ['troll'] });
    make(state, go(EAST));
    make(state, { kind: 'escape', side: EAST });

    expect(adventurerOf(state, 0)).toMatchObject({ place: 2, health: 9, ap: 5 });
    expect(state.active).toBe(1);
    expect(elementAt(state.monsters, 0).health).toBe(10);
  });

  test('[BD-37] a monster on the destination is met on the next turn', () => {
    const state = dungeon({ map: '┼Sa ─2m ─3?', monsters: ['troll'], bag: ['goblin'] });
    make(state, go(EAST));
    make(state, { kind: 'escape', side: EAST });

    expect(state.fight).toMatchObject({ place: 2 });
    expect(adventurerOf(state, 0).ap).toBe(5);
  });

  test('[BD-37] onto a tile newly laid: 2 APs and 2 damage', () => {
    const state = dungeon({ map: '┼Sab ─2m', monsters: ['troll'], stack: ['corner', 'straight'] });
    make(state, go(EAST));
    make(state, { kind: 'escape-new' });
    make(state, { kind: 'lay', side: EAST, turn: 1 });

    expect(adventurerOf(state, 0)).toMatchObject({ place: 2, health: 8 });
    expect(state.active).toBe(1);
  });

  test('[BD-37] a new tile that does not fit leaves the adventurer in the fight, with APs and damage spent', () => {
    const state = dungeon({
      map: `
        ┼Sab ─2m ...
        ... ... ─..`,
      monsters: ['troll'],
      stack: ['corner', 'crossroads'],
    });
    make(state, go(EAST));
    make(state, { kind: 'escape-new' });

    expect(state.fight).toMatchObject({ place: 1 });
    expect(adventurerOf(state, 0)).toMatchObject({ place: 1, health: 8, ap: 2 });
  });

  test('[BD-37] without APs there is no escape', () => {
    const state = beside('troll', [{ ap: 1 }]);
    make(state, go(EAST));

    expect(why(state, { kind: 'escape', side: WEST })).toBe('BD-37');
  });

  test('[BD-99] damage that kills kills on the tile of the fight', () => {
    const state = beside('troll', [{ health: 1, items: ['steel-sword'] }]);
    make(state, go(EAST));
    make(state, { kind: 'escape', side: WEST });

    expect(adventurerOf(state, 0)).toMatchObject({ place: 0, lives: 2, health: 10 });
    expect(state.floor).toEqual([{ place: 1, item: item('steel-sword') }]);
  });

  test('[BD-99] on a tile newly laid by an escape its item is drawn at once', () => {
    const state = dungeon({
      map: '┼Sab ─2m',
      monsters: ['troll'],
      stack: ['corner', 'straight-item'],
      items: ['small-axe'],
    });
    make(state, go(EAST));
    make(state, { kind: 'escape-new' });
    make(state, { kind: 'lay', side: EAST, turn: 1 });

    expect(held(state, 0)).toEqual(['small-axe']);
  });
});

test.each([
  ['goblin', 0],
  ['zombie', 1],
  ['troll', 2],
])('[BD-38] a slain %s gives %i items', (id, count) => {
  const state = beside(id, [{ skillUsed: 1 }], { items: ['steel-sword', 'small-axe', 'iron-axe'] });
  make(state, go(EAST));
  elementAt(state.monsters, 0).health = 1;
  make(state, ROLL, 6, 5, 1, 1);

  expect(held(state, 0).length).toBe(count);
});

test('[BD-39] the loser loses a life and starts again with full health; items and Ring stay behind', () => {
  const state = dungeon({
    map: '┼Sb ─.a ─2m',
    monsters: ['troll'],
    heroes: [{ health: 2, items: ['steel-sword'], skillUsed: 1 }],
    ring: { kind: 'held', by: 0 },
  });
  make(state, go(EAST));
  make(state, ROLL, 1, 2, 5, 6);

  expect(adventurerOf(state, 0)).toMatchObject({ place: 0, health: 10, lives: 2 });
  expect(state.floor).toEqual([{ place: 2, item: item('steel-sword') }]);
  expect(state.ring).toEqual({ kind: 'lying', place: 2 });
  expect(state.active).toBe(1);
});

test('[BD-39] the last life ends the adventure', () => {
  const state = dungeon({ map: '┼Sb ─.a ─2m', monsters: ['troll'], heroes: [{ health: 2, lives: 1, skillUsed: 1 }] });
  make(state, go(EAST));
  make(state, ROLL, 1, 2, 5, 6);

  expect(adventurerOf(state, 0)).toMatchObject({ fate: 'lost', lives: 0 });
  expect(state.phase).toBe('playing');
});

test('[BD-39, BD-97] items of the Red Dragon’s victims go to the Healing Pool, or wait for it, or go to the Start', () => {
  const die = (map: string, stack: string[]) => {
    const state = dungeon({
      map,
      monsters: ['red-dragon'],
      heroes: [{ health: 1, items: ['steel-sword'], skillUsed: 1 }],
      ring: { kind: 'held', by: 0 },
      stack,
    });
    make(state, go(EAST));
    make(state, ROLL, 1, 2, 6, 6, 6, 6);
    return state;
  };

  expect(die('┼P. ┼Sa ╴Em', []).ring).toEqual({ kind: 'lying', place: 1 });
  expect(die('┼Sa ╴Em', ['healing-pool'])).toMatchObject({
    ring: { kind: 'aside' },
    aside: [item('steel-sword')],
    floor: [],
  });
  expect(die('┼Sa ╴Em', [])).toMatchObject({ ring: { kind: 'lying', place: 0 } });
});

test('[BD-40] living monsters are at full health at the end of the turn', () => {
  const state = beside('troll', [{ skillUsed: 1 }]);
  make(state, go(EAST));
  make(state, ROLL, 6, 5, 1, 2);
  expect(elementAt(state.monsters, 0).health).toBeLessThan(10);
  make(state, { kind: 'escape', side: WEST });

  expect(elementAt(state.monsters, 0).health).toBe(10);
});

test('[BD-90] the winner may still pick up items here, the Ring too, and then the turn ends', () => {
  const state = dungeon({
    map: '┼Sab ─2m',
    monsters: ['goblin'],
    heroes: [{ skillUsed: 1 }],
    ring: { kind: 'lying', place: 1 },
  });
  make(state, go(EAST));
  make(state, ROLL, 6, 5, 1);

  expect(offered(state, 'go')).toEqual([]);
  make(state, { kind: 'take-ring' });
  make(state, END);
  expect(state.ring).toEqual({ kind: 'held', by: 0 });
  expect(state.active).toBe(1);
});

test('[BD-95] an adventurer who starts a turn beside a monster must fight or escape first; others there do not fight', () => {
  const state = dungeon({ map: '┼Sa ─2bm', monsters: ['troll'] });
  make(state, END);

  expect(state.active).toBe(1);
  expect(state.fight).toMatchObject({ attacker: { fighter: 1 } });
  expect(why(state, go(WEST))).toBe('BD-36');
});
