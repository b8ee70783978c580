import { expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { adventurerOf } from '../state.ts';
import {
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
  offered,
  ROLL,
  SOUTH,
  WEST,
  why,
  YES,
} from '../testing/testing.ts';

/** Adventurer a fights a troll two tiles from b, who is on the Start. */
function fighting(more: Partial<Parameters<typeof dungeon>[0]> = {}) {
  const state = dungeon({
    map: '┼Sb ─.a ─2m',
    monsters: ['troll'],
    heroes: [{ skillUsed: 1 }, { character: 'elf' }],
    ...more,
  });
  make(state, go(EAST));
  return state;
}

test('[BD-45] a call costs 1 AP; the called adventurer pays the way, moves onto the tile and adds a die', () => {
  const state = fighting();
  make(state, { kind: 'tag', who: 1 });
  expect(adventurerOf(state, 0).ap).toBe(3);
  expect(game.toAct(state)).toEqual([1]);
  make(state, YES);

  expect(adventurerOf(state, 1)).toMatchObject({ place: 2, ap: 4 });
  expect(game.view(state, 0).fight?.sums.attacker.dice).toBe(3);
});

test('[BD-45] an adventurer without the APs for the way cannot be called', () => {
  const state = fighting({ heroes: [{ skillUsed: 1 }, { ap: 1 }] });

  expect(why(state, { kind: 'tag', who: 1 })).toBe('BD-45');
});

test('[BD-93] an adventurer whose player has left is not called, and one who leaves while being called does not come', () => {
  const state = fighting();
  make(state, { kind: 'tag', who: 1 });
  game.play(state, 1, { kind: 'away' }, { rng: dice(), now: 0 });
  expect(game.toAct(state)).toEqual([0]);
  expect(state.fight?.attacker.partner).toBeUndefined();

  const alone = fighting();
  game.play(alone, 1, { kind: 'away' }, { rng: dice(), now: 0 });
  expect(offered(alone, 'tag')).toEqual([]);
});

test('[BD-46] the partner takes half, nobody escapes, the fighter gets the items, and the APs stay spent', () => {
  const state = fighting({ items: ['steel-sword', 'small-axe'] });
  make(state, { kind: 'tag', who: 1 });
  make(state, YES);
  expect(why(state, { kind: 'escape', side: WEST })).toBe('BD-46');

  // 1 + 2 + 1 + 2 = 6 against 6 + 5 + 4 = 15
  make(state, ROLL, 1, 2, 1, 6, 5);
  expect(state.adventurers.map(({ health }) => health)).toEqual([1, 5]);
  elementAt(state.monsters, 0).health = 1;
  make(state, ROLL, 6, 5, 4, 1, 1);
  make(state, END);
  expect(held(state, 0)).toEqual(['steel-sword', 'small-axe']);
  expect(state.active).toBe(1);
  expect(adventurerOf(state, 1).ap).toBe(4);
});

test('[BD-47, BD-93] the fighter dies: the partner fights on against the wounded monster, may escape, and cannot call', () => {
  const state = fighting({ heroes: [{ skillUsed: 1, health: 3 }, { character: 'elf' }, {}], map: '┼Sbc ─.a ─2m' });
  make(state, { kind: 'tag', who: 1 });
  make(state, YES);
  elementAt(state.monsters, 0).health = 4;
  make(state, ROLL, 1, 2, 1, 4, 3);

  expect(state.fight?.attacker).toMatchObject({ fighter: 1, alone: true });
  expect(elementAt(state.monsters, 0).health).toBe(4);
  expect(game.toAct(state)).toEqual([1]);
  expect(offered(state, 'tag')).toEqual([]);
  expect(offered(state, 'escape').length).toBeGreaterThan(0);
  make(state, ROLL, 6, 5, 1, 1);
  make(state, END);
  expect(adventurerOf(state, 1).kills.length).toBe(1);
  expect(state.active).toBe(1);
});

test('[BD-93] refused: the AP is lost and another may be asked, but not the same again', () => {
  const state = fighting({ map: '┼Sbc ─.a ─2m', heroes: [{ skillUsed: 1 }, {}, {}] });
  make(state, { kind: 'tag', who: 1 });
  make(state, NO);

  expect(adventurerOf(state, 0).ap).toBe(3);
  expect(why(state, { kind: 'tag', who: 1 })).toBe('BD-93');
  expect(why(state, { kind: 'tag', who: 2 })).toBeUndefined();
});

test("[BD-93] a partner's way does not pass monsters", () => {
  const state = dungeon({ map: '┼Sb ─2m ─.a ─3m', monsters: ['goblin', 'troll'], heroes: [{ skillUsed: 1 }, {}] });
  make(state, go(EAST));

  expect(why(state, { kind: 'tag', who: 1 })).toBe('BD-45');
});

test('[BD-93] the partner dies: their things stay, and escape is possible again', () => {
  const state = fighting({ heroes: [{ skillUsed: 1 }, { character: 'elf', health: 2, items: ['torch'] }] });
  make(state, { kind: 'tag', who: 1 });
  make(state, YES);
  // 6 against 10: 4 for the fighter, 2 for the partner
  make(state, ROLL, 1, 2, 1, 3, 3);

  expect(adventurerOf(state, 1)).toMatchObject({ place: 0, lives: 2 });
  expect(state.floor).toEqual([{ place: 2, item: item('torch') }]);
  expect(state.fight?.attacker.partner).toBeUndefined();
  expect(why(state, { kind: 'escape', side: WEST })).toBeUndefined();
});

test('[BD-94] APs spent out of turn are missing in the next turn, and never more than it has', () => {
  const state = fighting({ heroes: [{ skillUsed: 1 }, { ap: 2 }] });
  make(state, { kind: 'tag', who: 1 });
  make(state, YES);
  expect(adventurerOf(state, 1).ap).toBe(0);
  make(state, ROLL, 6, 6, 6, 1, 1);
  make(state, END);

  expect(state.active).toBe(1);
  expect(adventurerOf(state, 1).ap).toBe(0);
});

test('[BD-72] alone, a called adventurer needs 5 health, and a die of 3 or more', () => {
  const solo = { terms: { solo: true } };
  const weak = fighting({
    ...solo,
    heroes: [
      { skillUsed: 1, lives: 1 },
      { health: 4, lives: 1 },
    ],
  });
  expect(why(weak, { kind: 'tag', who: 1 })).toBe('BD-45');

  const refusing = fighting(solo);
  make(refusing, { kind: 'tag', who: 1 }, 2);
  expect(refusing.fight?.attacker.partner).toBeUndefined();
  expect(why(refusing, { kind: 'tag', who: 1 })).toBe('BD-72');

  const coming = fighting(solo);
  make(coming, { kind: 'tag', who: 1 }, 3);
  expect(coming.fight?.attacker.partner).toBe(1);
});

test('[BD-102] alone, each adventurer has a turn of its own, and the score is how many got out', () => {
  const state = dungeon({
    map: `
      ┼Sb ─.a
      ╵E. ...`,
    terms: { solo: true },
    heroes: [{ lives: 1 }, { lives: 1 }],
    ring: { kind: 'held', by: 1 },
  });
  make(state, END);
  expect([state.active, game.toAct(state)]).toEqual([1, [0]]);
  make(state, go(SOUTH));
  make(state, { kind: 'leave' });
  make(state, END);

  expect(game.outcome(state)).toEqual({ winners: [0], scores: [1] });
});
