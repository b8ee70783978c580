import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { fightOdds, roundOdds } from '../odds.ts';
import { adventurerOf } from '../state.ts';
import {
  beside,
  dungeon,
  EAST,
  game,
  go,
  item,
  make,
  monster,
  offered,
  ROLL,
  spaceOf,
  YES,
} from '../testing/testing.ts';

describe('skills', () => {
  test('[BD-105] the Fighter doubles a roll after seeing it, once a game, and not a critical hit', () => {
    const state = beside('troll');
    make(state, go(EAST));
    make(state, ROLL, 6, 5, 1, 2);
    make(state, YES);
    // (6 + 5) x 2 + 2 = 24 against 1 + 2 + 4 = 7
    expect(state.monsters).toEqual([]);

    const critical = beside('minotaur');
    make(critical, go(EAST));
    make(critical, ROLL, 1, 1, 1, 2);
    expect(offered(critical, 'yes')).toEqual([]);
  });

  test('[BD-105] the Dwarf shrugs off one attack after seeing its damage', () => {
    const state = beside('troll', [{ character: 'dwarf' }]);
    make(state, go(EAST));
    make(state, ROLL, 1, 2, 6, 5);
    make(state, YES);

    expect(adventurerOf(state, 0)).toMatchObject({ health: 12, skillUsed: 1 });
  });

  test('[BD-105] a potion can be drunk before a wound that would kill', () => {
    const state = beside('troll', [{ health: 2, skillUsed: 1, items: ['health-potion'] }]);
    make(state, go(EAST));
    make(state, ROLL, 1, 2, 3, 2);
    make(state, YES, 3, 4);

    expect(adventurerOf(state, 0)).toMatchObject({ health: 9 - 4, lives: 3 });
    expect(state.goneItems).toEqual([item('health-potion')]);
  });

  test('[BD-105] Imp’s Teeth make an adventurer roll again, for 1 AP of the next turn when out of turn', () => {
    const state = dungeon({
      map: '┼Sab ─2m',
      monsters: ['troll'],
      heroes: [{ skillUsed: 1 }, { items: ['imps-teeth'] }],
    });
    make(state, go(EAST));
    make(state, ROLL, 1, 2, 1, 2);
    expect(game.toAct(state)).toEqual([1]);
    make(state, { kind: 'reroll', space: spaceOf(state, 1, 'imps-teeth'), side: 0 }, 6, 5);

    expect(adventurerOf(state, 1).ap).toBe(4);
    expect(elementAt(state.monsters, 0).health).toBe(10 - (13 - 7));
  });

  test('[BD-105] a Mirror Monster has the health and combat of the adventurer who reveals it, and keeps them', () => {
    const state = dungeon({
      map: '┼Sa ─2?',
      bag: ['mirror-monster'],
      heroes: [{ health: 7, items: ['iron-axe'], skillUsed: 1 }],
    });
    make(state, go(EAST));

    expect(state.monsters).toMatchObject([
      { monster: monster('mirror-monster'), health: 7, full: 7, dice: 2, plus: 4 },
    ]);
  });

  test('[BD-105] the Cloak passes monsters without revealing them; stopping starts the fight; the Dragon cannot be passed', () => {
    const state = dungeon({
      map: '┼Sa ─2? ─.. ╴Em',
      monsters: ['red-dragon'],
      bag: ['goblin'],
      heroes: [{ items: ['invisibility-cloak'], skillUsed: 1 }],
    });
    make(state, go(EAST));
    expect(state.fight).toBeUndefined();
    make(state, go(EAST));
    expect(state.tokens.length).toBe(1);
    make(state, go(EAST));
    expect(state.fight).toMatchObject({ place: 3 });

    const stopping = dungeon({ map: '┼Sa ─2? ─..', bag: ['goblin'], heroes: [{ items: ['invisibility-cloak'] }] });
    make(stopping, go(EAST));
    make(stopping, { kind: 'stop' });
    expect(stopping.fight).toMatchObject({ place: 1 });
  });

  test('[BD-105] a Magic Sword shows its bearer, and nobody else, a hidden monster next door', () => {
    const state = dungeon({ map: '┼Sab ─2?', bag: ['troll'], heroes: [{ items: ['magic-sword'] }] });
    make(state, { kind: 'look', side: EAST });

    expect(game.view(state, 0).tokens).toMatchObject([{ monster: monster('troll') }]);
    expect(game.view(state, 1).tokens).toEqual([{ place: 1, looked: true, knownTo: [0] }]);
  });

  test('the Healer gives two dice of health for 3 APs, three times a game', () => {
    const state = dungeon({ map: '┼Sab', heroes: [{ character: 'healer', ap: 9, skillUsed: 1 }, { health: 1 }] });
    make(state, { kind: 'cure', who: 1 }, 3, 4);
    make(state, { kind: 'cure', who: 1 }, 1, 1);

    expect(adventurerOf(state, 1).health).toBe(10);
    expect(offered(state, 'cure')).toEqual([]);
  });

  test('the Reacher’s wounds reach everybody within four tiles by half', () => {
    const state = dungeon({
      map: '┼Sa ─2m ─.b ─.. ─.. ─.. ─.c',
      monsters: ['reacher'],
      heroes: [{ skillUsed: 1 }, {}, {}],
    });
    make(state, go(EAST));
    make(state, ROLL, 1, 2, 3, 1);

    // 5 against 11
    expect(state.adventurers.map(({ health }) => health)).toEqual([4, 7, 10]);
  });
});

describe('odds', () => {
  test('the odds of a round are exact', () => {
    const one = { dice: 1, plus: 0, less: 0, health: 1, critical: true };
    const odds = roundOdds(one, { ...one, critical: false });

    expect(odds.hit).toBeCloseTo(15 / 36);
    expect(odds.hurt).toBeCloseTo(15 / 36);
    expect(odds.tie).toBeCloseTo(6 / 36);
    expect(odds.dealt).toBeCloseTo(70 / 72, 1);
  });

  test('a fight between equals is even, criticals improve the odds, and armour more', () => {
    const one = { dice: 2, plus: 2, less: 0, health: 10, critical: false };
    const even = fightOdds(one, one).win;
    const critical = fightOdds({ ...one, critical: true }, one).win;

    expect(even).toBeCloseTo(0.5);
    expect(critical).toBeGreaterThan(0.6);
    expect(fightOdds({ ...one, critical: true, less: 2 }, one).win).toBeGreaterThan(critical);
  });

  const one = { dice: 1, plus: 0, less: 0, health: 1, critical: false };

  test('a partner counts: their die while they are up, their health when the fighter falls', () => {
    // One hit decides: 15 of 36 rolls win, 15 lose and 6 are ties. An equally strong partner is a second try.
    expect(fightOdds(one, one).win).toBeCloseTo(1 / 2);
    const beside = { ...one, dice: 2, partner: one };
    const rounds = roundOdds(beside, one);
    const first = rounds.hit / (rounds.hit + rounds.hurt);

    // A wound of 1 spares the partner; of any other the partner takes half, and with 1 health falls with the fighter.
    const spared = [2, 3, 4, 5].reduce((sum, mine) => sum + (mine - 1) / 36 / 6, 0);
    expect(fightOdds(beside, one).win).toBeCloseTo(first + (spared / (rounds.hit + rounds.hurt)) * (1 / 2));
    expect(fightOdds({ ...beside, partner: { ...one, health: 9 } }, one).win).toBeGreaterThan(0.98);
  });

  test('shrugging off a wound is one more try, and doubling a roll is used when it wins', () => {
    expect(fightOdds({ ...one, wards: 1 }, one).win).toBeCloseTo(3 / 4);
    // A doubled die beats any smaller than twice itself; a die that would not win even so is not doubled.
    const worth = fightOdds({ ...one, doubles: 1 }, one).win;
    expect(worth).toBeGreaterThan(3 / 4);
    expect(worth).toBeLessThan(1);
  });
});
