import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { distance, firstSteps, placesAround, placesInSight } from '../paths.ts';
import { adventurerOf } from '../state.ts';
import {
  dungeon,
  EAST,
  END,
  go,
  held,
  item,
  make,
  monster,
  NORTH,
  offered,
  ROLL,
  spaceOf,
  WEST,
  why,
} from '../testing/testing.ts';

/** Places in reading order: Start 0, then rows from the top. */
const MAZE = `
  ┌.. ─.. ┐..
  │.. ... │..
  ┼Sa ─.. ┘..`;

describe('the board', () => {
  const { board } = dungeon({ map: MAZE });

  test('the shortest way is found around corners, and both ways if they are equal', () => {
    // Start 0; top row 1 2 3; middle 4 5; bottom 6 7.
    expect(distance(board, 0, 3)).toBe(4);
    expect(firstSteps(board, 0, 3)).toEqual([NORTH, EAST]);
    expect(distance(board, 0, 2)).toBe(3);
    expect(firstSteps(board, 0, 2)).toEqual([NORTH]);
  });

  test('a blocked place can be reached but not passed', () => {
    expect(distance(board, 0, 1, (place) => place === 4)).toBe(6);
    expect(distance(board, 0, 4, (place) => place === 4)).toBe(1);
  });

  test('sight runs straight through joined openings, and ends at the first blocked place', () => {
    expect(placesInSight(board, 0, { from: 1, to: 5 })).toEqual([4, 1, 6, 7]);
    expect(placesInSight(board, 0, { from: 2, to: 5 })).toEqual([1, 7]);
    expect(placesInSight(board, 0, { from: 1, to: 5, blocks: (place) => place === 6 })).toEqual([4, 1, 6]);
  });

  test('range around corners counts steps', () => {
    expect(placesAround(board, 0, { from: 1, to: 2 }).sort()).toEqual([1, 4, 6, 7]);
  });
});

test('[BD-50] a shot needs a straight line in range, costs its APs each time, and its dice are the damage', () => {
  const state = dungeon({ map: '┼Sa ─.b ─2m', monsters: ['troll'], heroes: [{ items: ['elven-bow'] }] });
  make(state, { kind: 'shoot', space: 0, place: 2 }, 4);

  expect(elementAt(state.monsters, 0).health).toBe(6);
  expect(adventurerOf(state, 0).ap).toBe(3);
  make(state, { kind: 'shoot', space: 0, place: 2 }, 3);
  expect(why(state, { kind: 'shoot', space: 0, place: 2 })).toBe('BD-50');
});

test('[BD-50] monsters and tokens block a shot, around corners too, and only a bow in hand can be shot', () => {
  const behind = dungeon({ map: '┼Sa ─2? ─3m', heroes: [{ items: ['bow'] }] });
  expect(offered(behind, 'shoot')).toEqual([{ kind: 'shoot', space: 0, place: 1 }]);

  const corner = dungeon({
    map: `
      ┼Sa ┐..
      ... │2m`,
    heroes: [{ items: ['bow'], carried: ['flying-daggers'] }],
  });
  expect(offered(corner, 'shoot').map(({ space }) => space)).toEqual([spaceOf(corner, 0, 'flying-daggers')]);

  const carried = dungeon({ map: '┼Sa ─2m', heroes: [{ carried: ['bow'] }] });
  expect(offered(carried, 'shoot')).toEqual([]);
});

test('[BD-51] a hidden monster is drawn after the shot; a kill gives items, and the turn goes on', () => {
  const state = dungeon({
    map: '┼Sa ─.. ─2?',
    bag: ['zombie'],
    items: ['steel-sword'],
    heroes: [{ carried: ['fireball'] }],
  });
  make(state, { kind: 'shoot', space: 5, place: 2 }, 6, 6, 6);

  expect(adventurerOf(state, 0)).toMatchObject({ kills: [monster('zombie')], ap: 3 });
  expect(held(state, 0)).toEqual(['steel-sword']);
  expect(why(state, go(EAST))).toBeUndefined();
});

test('[BD-51] equal dice are no critical hit at range', () => {
  const state = dungeon({ map: '┼Sa ─.. ─2m', monsters: ['giant-snake'], heroes: [{ carried: ['flying-daggers'] }] });
  make(state, { kind: 'shoot', space: 5, place: 2 }, 3, 3);

  expect(elementAt(state.monsters, 0).health).toBe(7);
});

test('a 6 of an Elf’s bow kills, but not the Red Dragon', () => {
  const state = dungeon({ map: '┼Sa ─2m', monsters: ['giant-snake'], heroes: [{ character: 'elf', items: ['bow'] }] });
  make(state, { kind: 'shoot', space: 0, place: 1 }, 6);

  expect(state.monsters).toEqual([]);
});

test('[BD-52] spells leave the game when used; those without range reach anybody anywhere', () => {
  const state = dungeon({ map: '┼Sa ─.. ┐..\n... ... │.b', heroes: [{ carried: ['vampire-teeth'], health: 4 }, {}] });
  make(state, { kind: 'cast', space: 5, who: 1 });

  expect(state.adventurers.map(({ health }) => health)).toEqual([9, 5]);
  expect(state.goneItems).toEqual([item('vampire-teeth')]);
});

test('[BD-52] a teleport takes any adventurer to any laid tile without a monster', () => {
  const state = dungeon({ map: '┼Sab ─.. ─2?', heroes: [{ carried: ['teleport'] }, {}] });
  make(state, { kind: 'cast', space: 5, who: 1 });

  expect(offered(state, 'pick-place')).toEqual([{ kind: 'pick-place', place: 1 }]);
  make(state, { kind: 'pick-place', place: 1 });
  expect(adventurerOf(state, 1).place).toBe(1);
});

test('[BD-52] a curse hits everybody on one tile, a vine binds a monster or takes APs', () => {
  const state = dungeon({
    map: '┼Sa ─.b ─2m',
    monsters: ['goblin'],
    heroes: [{ carried: ['sorcerers-skull', 'magic-vine'], skillUsed: 1 }, {}],
  });
  make(state, { kind: 'cast-at', space: 5, place: 1 }, 4);
  expect(adventurerOf(state, 1).health).toBe(6);
  make(state, { kind: 'cast-at', space: 6, place: 2 });
  make(state, go(EAST));
  make(state, go(EAST));
  make(state, ROLL, 1, 2, 6);

  expect(adventurerOf(state, 0).health).toBe(10);
  expect(elementAt(state.monsters, 0).held).toBe(false);
});

test('a tornado carries an adventurer out of a fight unhurt', () => {
  const state = dungeon({ map: '┼Sab ─2m', monsters: ['troll'], heroes: [{ carried: ['tornado'] }] });
  make(state, go(EAST));
  make(state, { kind: 'whirl', space: 5, side: WEST });

  expect(adventurerOf(state, 0)).toMatchObject({ place: 0, health: 10 });
  expect(state.active).toBe(1);
});

test('[BD-65] arrows do nothing to the Red Dragon, and the Dragonlance nothing to others', () => {
  const dragon = dungeon({
    map: '┼Sa ─.. ╴Em',
    monsters: ['red-dragon'],
    heroes: [{ items: ['bow'], carried: ['dragonlance'] }],
  });
  expect(why(dragon, { kind: 'shoot', space: 0, place: 2 })).toBe('BD-65');
  make(dragon, { kind: 'shoot', space: 5, place: 2 }, 4, 4, 4);
  expect(elementAt(dragon.monsters, 0).health).toBe(8);

  const troll = dungeon({ map: '┼Sa ─2m', monsters: ['troll'], heroes: [{ carried: ['dragonlance'] }] });
  expect(why(troll, { kind: 'shoot', space: 5, place: 1 })).toBe('BD-65');
});

test('[BD-104] a bomb on one’s own tile, before a round, hits its user too; armour does not help', () => {
  const state = dungeon({
    map: '┼Sb ─2m ─.a',
    monsters: ['troll'],
    heroes: [{ items: ['steel-armour'], carried: ['bomb'] }, {}],
  });
  make(state, go(WEST));
  make(state, { kind: 'shoot', space: 5, place: 1 }, 3, 4);

  expect(elementAt(state.monsters, 0).health).toBe(3);
  expect(state.adventurers.map(({ health }) => health)).toEqual([3, 3]);
  expect(state.fight).toBeDefined();
});

test('[BD-104] a thrown bomb hits everything on its tile and two tiles around in straight lines', () => {
  const state = dungeon({
    map: `
      ┼Sa ─.. ─.. ─2m ─3? ─.b ─.. ─..`,
    monsters: ['giant-snake'],
    bag: ['goblin'],
    heroes: [{ carried: ['bomb'], ap: 5 }, {}],
  });
  make(state, { kind: 'shoot', space: 5, place: 3 }, 3, 4);

  expect(state.monsters).toMatchObject([{ health: 6 }]);
  expect(adventurerOf(state, 0).kills).toEqual([monster('goblin')]);
  expect(adventurerOf(state, 1).health).toBe(3);
});

describe('Monster Rush', () => {
  const rush = { rush: true };

  test('[BD-84] a monster that survives a shot charges; reaching the shooter it strikes all there, then fights without escape', () => {
    const state = dungeon({
      map: '┼Sab ─.. ─2m',
      monsters: ['troll'],
      terms: rush,
      heroes: [{ carried: ['flying-daggers'], skillUsed: 1 }, {}],
    });
    make(state, { kind: 'shoot', space: 5, place: 2 }, 1, 2, 5, 3, 2);

    expect(elementAt(state.monsters, 0)).toMatchObject({ place: 0, health: 7 });
    expect(state.adventurers.map(({ health }) => health)).toEqual([7, 8]);
    const before = state.adventurers.map(({ ap }) => ap);
    make(state, { kind: 'name-partner', who: 1 });
    expect(state.fight).toMatchObject({ locked: true, attacker: { fighter: 0, partner: 1 } });
    // The partner pays nothing and has no choice: the next move is the shooter's.
    expect(state.adventurers.map(({ ap }) => ap)).toEqual(before);
    expect(offered(state, 'roll')).toHaveLength(1);
    expect(offered(state, 'escape')).toEqual([]);
  });

  test('[BD-84] out of reach it stays revealed where it is, and the turn goes on', () => {
    const state = dungeon({
      map: '┼Sa ─.. ─.. ─2?',
      bag: ['troll'],
      terms: rush,
      heroes: [{ carried: ['flying-daggers'] }],
    });
    make(state, { kind: 'shoot', space: 5, place: 3 }, 1, 2, 2);

    expect(elementAt(state.monsters, 0)).toMatchObject({ place: 1, health: 7 });
    expect(state.fight).toBeUndefined();
    make(state, END);
    expect(elementAt(state.monsters, 0)).toMatchObject({ place: 1, health: 10 });
  });

  test('[BD-85] everybody it passes, and everybody on its last tile, takes one die', () => {
    const state = dungeon({
      map: '┼Sa ─.b ─.c ─2m',
      monsters: ['troll'],
      terms: rush,
      heroes: [{ carried: ['flying-daggers'] }, {}, {}],
    });
    make(state, { kind: 'shoot', space: 5, place: 3 }, 1, 2, 2, 4, 3);

    expect(state.adventurers.map(({ health }) => health)).toEqual([10, 7, 6]);
  });

  test('[BD-96] armour helps, the dragon never rushes, a monster stops before another, and the shooter picks between equal ways', () => {
    const armoured = dungeon({
      map: '┼Sa ─.b ─2m',
      monsters: ['troll'],
      terms: rush,
      heroes: [{ carried: ['flying-daggers'] }, { items: ['magic-armour'] }],
    });
    make(armoured, { kind: 'shoot', space: 5, place: 2 }, 1, 2, 1, 5);
    expect(adventurerOf(armoured, 1).health).toBe(7);

    const dragon = dungeon({
      map: '┼Sa ─.. ╴Em',
      monsters: ['red-dragon'],
      terms: rush,
      heroes: [{ carried: ['fireball'] }],
    });
    make(dragon, { kind: 'shoot', space: 5, place: 2 }, 1, 1, 1);
    expect(elementAt(dragon.monsters, 0).place).toBe(2);

    const round = dungeon({
      map: `
        ┌.. ─.. ┐2m
        │.. ... │..
        ┼Sa ─.. ┘..`.replace('┐2m', '┐4m'),
      monsters: ['troll'],
      terms: rush,
      heroes: [{ carried: ['flying-daggers'] }],
    });
    make(round, { kind: 'shoot', space: 5, place: 3 }, 1, 1, 1);
    expect(offered(round, 'charge-to').map(({ place }) => place)).toEqual([5, 2]);
    make(round, { kind: 'charge-to', place: 2 });
    expect(elementAt(round.monsters, 0).place).toBe(2);
  });

  test('[BD-96] a bomb that kills its thrower leaves nobody to charge at', () => {
    const state = dungeon({
      map: '┼Sb ─.a ─.. ─2m',
      monsters: ['minotaur'],
      terms: { rush: true },
      heroes: [{ health: 3, carried: ['bomb'], skillUsed: 1 }, {}],
    });
    const events = make(state, { kind: 'shoot', space: 5, place: 3 }, 1, 2);

    expect(events.map(({ kind }) => kind)).not.toContain('rushed');
    expect(elementAt(state.monsters, 0).place).toBe(3);
  });

  test('[BD-96] after a bomb every survivor charges, the nearest first, and stops before another monster', () => {
    const state = dungeon({
      map: '┼Sa ─.. ─.. ─2m ─3m',
      monsters: ['giant-snake', 'troll'],
      terms: rush,
      heroes: [{ carried: ['bomb'] }],
    });
    // 1 + 1 damage; the snake in front rolls 1, the troll behind it 5
    make(state, { kind: 'shoot', space: 5, place: 3 }, 1, 1, 1, 5);

    expect(state.monsters.map(({ place, health }) => [place, health])).toEqual([
      [2, 11],
      [3, 8],
    ]);
  });

  test('[BD-96] a shooter killed by the rush loses a life and does not fight; a guardian lured away leaves the Ring', () => {
    const state = dungeon({
      map: '┼Sb ─.a ─2m',
      monsters: ['troll'],
      terms: rush,
      heroes: [{ carried: ['flying-daggers'], health: 2 }, {}],
      ring: { kind: 'lying', place: 2 },
    });
    make(state, { kind: 'shoot', space: 5, place: 2 }, 1, 2, 4, 6);

    expect(adventurerOf(state, 0)).toMatchObject({ place: 0, lives: 2 });
    expect(state.fight).toBeUndefined();
    expect(elementAt(state.monsters, 0).place).toBe(1);
    expect(state.ring).toEqual({ kind: 'lying', place: 2 });
    expect(state.tokens).toEqual([]);
  });

  test('[BD-96] the Ring of a guardian lured away is free to take, and no new defender comes', () => {
    const state = dungeon({
      map: '┼S. ─.a ─.. ─2mb',
      monsters: ['troll'],
      bag: ['goblin'],
      terms: rush,
      heroes: [{ carried: ['flying-daggers'] }, {}],
      ring: { kind: 'lying', place: 3 },
    });
    make(state, { kind: 'shoot', space: 5, place: 3 }, 1, 2, 1);
    expect(elementAt(state.monsters, 0).place).toBe(2);
    make(state, END);

    expect(state.fight).toBeUndefined();
    expect(offered(state, 'take-ring')).toHaveLength(1);
    make(state, { kind: 'take-ring' });
    expect(state.ring).toEqual({ kind: 'held', by: 1 });
    expect(state.tokens).toEqual([]);
  });
});
