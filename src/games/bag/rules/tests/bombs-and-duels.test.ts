import { describe, expect, test } from 'vitest';
import type { BagMove } from '../moves.ts';
import { adventurerOf } from '../state.ts';
import { dungeon, EAST, go, held, item, make, offered, spaceOf, type TableParts, why } from '../testing/testing.ts';

const cast = (space: number, who: number): BagMove => ({ kind: 'cast', space, who });

describe('while adventurers fight each other', () => {
  const rivals: TableParts['heroes'] = [
    { character: 'elf', items: ['bomb'], ap: 4 },
    { character: 'healer', health: 8 },
  ];

  test('[BD-38, BD-51] a monster killed by a bomb beside them is a kill, and leaves the tile', () => {
    const state = dungeon({
      map: '┼S. ─3ab? ─..',
      heroes: rivals,
      bag: ['zombie'],
      items: ['small-axe'],
      terms: { competitive: true },
      ring: { kind: 'lying', place: 1 },
    });
    make(state, { kind: 'attack', who: 1 });
    make(state, { kind: 'shoot', space: spaceOf(state, 0, 'bomb'), place: 1 }, 3, 3);

    expect(state.monsters).toEqual([]);
    expect(adventurerOf(state, 0).kills).toHaveLength(1);
    expect(state.fight?.defender).toBeDefined();
  });

  test('[BD-96] a charge stops before their tile, and their fight goes on', () => {
    const state = dungeon({
      map: '┼S. ─.ab ─.. ─3m',
      heroes: rivals,
      monsters: ['troll'],
      terms: { competitive: true, rush: true },
      ring: { kind: 'lying', place: 0 },
    });
    make(state, { kind: 'attack', who: 1 });
    make(state, { kind: 'shoot', space: spaceOf(state, 0, 'bomb'), place: 1 }, 1, 1, 6);

    expect(state.monsters).toMatchObject([{ place: 2 }]);
    expect(state.fight?.defender).toBeDefined();
    expect(offered(state, 'name-partner')).toEqual([]);
  });
});

test('[BD-52, BD-107] a spell without enough APs is refused by the rule about spells, before a round too', () => {
  const state = dungeon({ map: '┼Sab ─3m', heroes: [{ items: ['vampire-teeth'], ap: 1 }, {}], monsters: ['zombie'] });
  make(state, go(EAST));

  expect(why(state, cast(spaceOf(state, 0, 'vampire-teeth'), 1))).toBe('BD-52');
});

test('[BD-104] a bomb that kills its user and the monster gives the kill and no item', () => {
  const state = dungeon({
    map: '┼Sa ─3m',
    heroes: [{ items: ['bomb'], health: 2, ap: 4 }],
    monsters: ['zombie'],
    items: ['small-axe'],
  });
  make(state, go(EAST));
  make(state, { kind: 'shoot', space: spaceOf(state, 0, 'bomb'), place: 1 }, 3, 3);

  expect(state.monsters).toEqual([]);
  expect(adventurerOf(state, 0).kills).toHaveLength(1);
  expect(state.agenda.some(({ kind }) => kind === 'draw-items')).toBe(false);
  expect(held(state, 0)).not.toContain(item('small-axe'));
});
