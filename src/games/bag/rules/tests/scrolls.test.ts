import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { adventurerOf } from '../state.ts';
import {
  DRAW,
  dungeon,
  EAST,
  END,
  game,
  go,
  item,
  lookup,
  make,
  monster,
  open,
  ROLL,
  WEST,
  why,
} from '../testing/testing.ts';

const scroll = (id: string) => ({ scroll: lookup.scrolls.findIndex((card) => card.id === id) });

const opened = (number: string, seats = 2) => open(seats, { scroll: number, characters: 'random' }, 5);

describe('[BD-87] a Dragon Scroll', () => {
  test('[BD-87] is chosen by its number, or drawn by lot', () => {
    expect(opened('3').terms.scroll).toBe(2);
    expect(opened('none').terms.scroll).toBeUndefined();
    expect(opened('random').terms.scroll).toBeGreaterThanOrEqual(0);
  });

  test('[BD-87] can require the Ring at the Healing Pool, or back on the Start', () => {
    const pool = dungeon({ map: '┼Sb ┼Pa', terms: scroll('back-to-the-water'), ring: { kind: 'held', by: 0 } });
    make(pool, { kind: 'deliver' });
    expect(game.outcome(pool)).toEqual({ winners: [0, 1] });

    const start = dungeon({ map: '┼Sa ╴Eb', terms: scroll('the-way-we-came'), ring: { kind: 'held', by: 0 } });
    make(start, { kind: 'deliver' });
    expect(start.ending).toBe('quest');
  });

  test('[BD-87] with another quest keeps the Exit closed', () => {
    const state = dungeon({ map: '┼Sb ╴Ea', terms: scroll('the-way-we-came'), ring: { kind: 'held', by: 0 } });

    expect(why(state, { kind: 'leave' })).toBe('BD-62');
    expect(why(state, { kind: 'deliver' })).toBe('BD-87');
  });

  test('[BD-87] can require the dragon’s death, and make her stronger', () => {
    const state = dungeon({
      map: '┼Sa',
      terms: scroll('dragon-hunt'),
      stack: ['straight', 'exit'],
      heroes: [{ skillUsed: 1 }],
    });
    make(state, DRAW);
    make(state, { kind: 'lay', side: EAST, turn: 3 });
    expect(elementAt(state.monsters, 0)).toMatchObject({ health: 26, dice: 4 });
    make(state, go(EAST));
    elementAt(state.monsters, 0).health = 1;
    make(state, ROLL, 6, 6, 1, 1, 1, 1);

    expect(state.ending).toBe('quest');
  });

  test('[BD-87] can give the Ring a guardian, and the monster there goes back into the bag', () => {
    const state = dungeon({
      map: '─2m ┼Sa',
      monsters: ['goblin'],
      terms: scroll('the-bone-king'),
      stack: ['straight'],
      heroes: [{ skillUsed: 1 }],
    });
    make(state, DRAW);
    make(state, { kind: 'lay', side: EAST, turn: 1 }, 1, 1);
    expect(state.monsters).toMatchObject([{ place: 1, monster: monster('bone-king') }]);
    expect(state.monsterBag).toEqual([monster('goblin')]);
    make(state, go(WEST));
    elementAt(state.monsters, 0).health = 1;
    make(state, ROLL, 6, 6, 1, 1, 1);

    expect(state.ending).toBe('quest');
  });

  test('[BD-87] can set a time limit', () => {
    const state = dungeon({ map: '┼Sa', terms: scroll('before-the-flood') });
    state.round = 30;
    make(state, END);

    expect(state.ending).toBe('flood');
  });

  test('[BD-87] can require a number of monsters slain together', () => {
    const state = dungeon({
      map: '┼Sab ─2m',
      monsters: ['goblin'],
      terms: scroll('the-great-hunt'),
      heroes: [
        { skillUsed: 1, kills: ['troll', 'zombie', 'goblin', 'goblin'] },
        { kills: ['mummy', 'monk', 'monk', 'zombie', 'troll'] },
      ],
    });
    make(state, go(EAST));
    make(state, ROLL, 6, 5, 1);

    expect(state.ending).toBe('quest');
  });

  test('[BD-87] can require that nobody is left inside', () => {
    const state = () =>
      dungeon({ map: '┼Sb ╴Ea', terms: scroll('nobody-stays-behind'), ring: { kind: 'held', by: 0 } });
    const left = state();
    make(left, { kind: 'leave' });
    make(left, END);
    expect(left.ending).toBe('quest-failed');
    expect(game.outcome(left)).toEqual({ winners: [] });

    const together = state();
    make(together, { kind: 'leave' });
    make(together, go(EAST));
    make(together, { kind: 'leave' });
    expect(game.outcome(together)).toEqual({ winners: [0, 1] });
  });

  test('[BD-87] can require a treasure out with the Ring, which its thief drops', () => {
    const state = dungeon({
      map: '─2m ┼Sa ╴E.',
      monsters: ['crown-thief'],
      terms: scroll('the-stolen-crown'),
      heroes: [{ skillUsed: 1 }],
      ring: { kind: 'held', by: 0 },
    });
    make(state, go(WEST));
    elementAt(state.monsters, 0).health = 1;
    make(state, ROLL, 6, 6, 1, 1);
    make(state, { kind: 'take', item: item('old-crown') });
    make(state, END);
    make(state, go(EAST));
    make(state, go(EAST));
    make(state, { kind: 'leave' });

    expect(game.outcome(state)).toEqual({ winners: [0] });
  });

  test('[BD-87] can dry the pool, give lives, and lay treasure on the Start', () => {
    expect(adventurerOf(opened('9'), 0).lives).toBe(4);
    expect(adventurerOf(opened('9', 1), 0).lives).toBe(2);
    expect(opened('10').floor).toEqual([{ place: 0, item: item('golden-lance') }]);
    const dry = dungeon({ map: '┼Sa', terms: scroll('the-dry-pool'), stack: ['straight', 'healing-pool'] });
    make(dry, DRAW);
    make(dry, { kind: 'lay', side: EAST, turn: 0 });
    expect(dry.poolTokens).toBe(0);
  });

  test('[BD-87] can have a follower wait at the Healing Pool, who takes no space', () => {
    const state = dungeon({ map: '┼Sa', terms: scroll('the-captive'), stack: ['straight', 'healing-pool'] });
    make(state, DRAW);
    make(state, { kind: 'lay', side: EAST, turn: 0 });
    make(state, go(EAST));
    make(state, { kind: 'take', item: item('captive') });

    expect(adventurerOf(state, 0).followers).toEqual([item('captive')]);
  });
});
