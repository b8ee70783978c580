import { describe, expect, test } from 'vitest';
import { fastRng } from '../../../engine/rng.ts';
import { bagBox } from '../box.ts';
import { adventurerOf, type BagState } from '../rules/state.ts';
import {
  actingSeat,
  DRAW,
  dungeon,
  EAST,
  game,
  go,
  item,
  make,
  monster,
  NO,
  ROLL,
  WEST,
  YES,
} from '../rules/testing/testing.ts';
import { carefulBag } from './careful.ts';

/** The move the bot chooses in a state built by hand. */
function choice(state: BagState) {
  const seat = actingSeat(state);
  return carefulBag
    .sit(seat, bagBox.standardPack)
    .choose(() => game.view(state, seat), game.legalMoves(state, seat), fastRng(1));
}

describe('the careful bot', () => {
  test('explores where it can', () => {
    expect(choice(dungeon({ map: '┼Sa', stack: ['straight', 'corner', 'crossroads'] }))).toEqual(DRAW);
  });

  test('puts on what is better than what it wears', () => {
    const state = dungeon({ map: '┼Sa', heroes: [{ items: ['steel-sword', 'small-axe'], carried: ['magic-shield'] }] });

    expect(choice(state)).toMatchObject({ kind: 'wear', space: 5 });
  });

  test('attacks a goblin by choice, but not a snake', () => {
    expect(choice(dungeon({ map: '┼Sa ─2m', monsters: ['goblin'], stack: [] }))).toEqual(go(EAST));
    expect(choice(dungeon({ map: '┼Sa ─2m', monsters: ['giant-snake'], stack: ['straight', 'straight'] }))).toEqual(
      DRAW,
    );
  });

  test('calls for help in a hard fight, and comes when it can help', () => {
    const state = dungeon({
      map: '┼Sab ─2m',
      monsters: ['minotaur'],
      heroes: [{ skillUsed: 1 }, { character: 'dwarf' }],
    });
    make(state, go(EAST));
    expect(choice(state)).toEqual({ kind: 'tag', who: 1 });
    make(state, { kind: 'tag', who: 1 });
    expect(choice(state)).toEqual(YES);
  });

  test('escapes from a fight it cannot win, and stays in one it can', () => {
    const hopeless = dungeon({ map: '┼Sa ─2m', monsters: ['reacher'], heroes: [{ health: 4, skillUsed: 1 }] });
    make(hopeless, go(EAST));
    expect(choice(hopeless)).toEqual({ kind: 'escape', side: WEST });

    const easy = dungeon({ map: '┼Sa ─2m', monsters: ['goblin'] });
    make(easy, go(EAST));
    expect(choice(easy)).toEqual(ROLL);
  });

  test('heals at the Pool, and drinks before a wound that kills', () => {
    const pool = dungeon({ map: '┼Sb ┼Pa', poolTokens: 1, heroes: [{ health: 3 }, {}] });
    make(pool, { kind: 'end' });
    expect(choice(pool)).toEqual(YES);

    const dying = dungeon({
      map: '┼Sa ─2m',
      monsters: ['troll'],
      heroes: [{ health: 2, skillUsed: 1, items: ['health-potion'] }],
    });
    make(dying, go(EAST));
    make(dying, ROLL, 1, 2, 6, 6);
    expect(choice(dying)).toEqual(YES);
  });

  test('stays at the Pool until it is healed, even while somebody else has the Ring', () => {
    const weak = { health: 3 };
    for (const ring of [{ kind: 'unseen' }, { kind: 'held', by: 1 }] as const) {
      const there = dungeon({ map: '┼Sb ┼Pa ─.. ╴E.', poolTokens: 1, ring, heroes: [weak, {}] });
      expect(choice(there)).toEqual({ kind: 'end' });

      const before = dungeon({ map: '┼Sb ─.a ┼P. ╴E.', poolTokens: 1, ring, heroes: [weak, {}] });
      expect(choice(before)).toEqual(go(EAST));
    }
  });

  test('waits at the Exit for the bearer of the Ring, and does not walk to items it has no space for', () => {
    const waiting = dungeon({ map: '┼Sb ─.. ╴Ea', ring: { kind: 'held', by: 1 } });
    expect(choice(waiting)).toEqual({ kind: 'end' });

    const full = ['bomb', 'bomb', 'teleport', 'fireball'];
    const laden = dungeon({ map: '┼Sb ─.. ╴Ea', ring: { kind: 'held', by: 1 }, heroes: [{ carried: full }, {}] });
    laden.floor.push({ place: 1, item: item('health-potion') });
    expect(choice(laden)).toEqual({ kind: 'end' });
    adventurerOf(laden, 0).spaces[8] = 0;
    expect(choice(laden)).toEqual(go(WEST));
  });

  test('fetches the Ring, carries it to the Exit and leaves', () => {
    const here = dungeon({ map: '┼Sa ╴E.', ring: { kind: 'lying', place: 0 } });
    expect(choice(here)).toEqual({ kind: 'take-ring' });
    make(here, { kind: 'take-ring' });
    expect(choice(here)).toEqual(go(EAST));
    make(here, go(EAST));
    expect(choice(here)).toEqual({ kind: 'leave' });
  });

  test('does not help a rival against a common monster', () => {
    const state = dungeon({
      map: '┼Sab ─2m',
      monsters: ['minotaur'],
      terms: { competitive: true },
      heroes: [{ skillUsed: 1 }, {}],
    });
    make(state, go(EAST));
    make(state, { kind: 'tag', who: 1 });

    expect(choice(state)).toEqual(NO);
  });

  test('flees from a stronger attacker, and gives up a kill rather than health', () => {
    const attacked = (kills: string[], health: number) => {
      const state = dungeon({
        map: '┼S. ─.ab ─..',
        ring: { kind: 'lying', place: 0 },
        terms: { competitive: true },
        heroes: [{ character: 'dwarf' }, { character: 'healer', health, kills }],
      });
      make(state, { kind: 'attack', who: 1 });
      make(state, ROLL);
      return state;
    };

    expect(choice(attacked(['goblin'], 3))).toMatchObject({ kind: 'flee', pay: monster('goblin') });
    expect(choice(attacked([], 6))).toMatchObject({ kind: 'flee', pay: 'damage' });
    // Four damage would kill as surely as the Dwarf.
    expect(choice(attacked([], 4))).toEqual(ROLL);
  });

  test('uses spells when they help: a curse before it steps in, a teleport with the Ring, draining another when weak', () => {
    const guardian = dungeon({
      map: '┼Sa ─2m',
      monsters: ['troll'],
      stack: [],
      ring: { kind: 'lying', place: 1 },
      heroes: [{ items: ['iron-axe'], carried: ['sorcerers-skull'], skillUsed: 1 }],
    });
    expect(choice(guardian)).toMatchObject({ kind: 'cast-at', place: 1 });

    const bearer = dungeon({
      map: '┼Sa ─.. ─.. ─.. ─.. ─.. ╴E.',
      stack: [],
      ring: { kind: 'held', by: 0 },
      heroes: [{ carried: ['teleport'] }],
    });
    expect(choice(bearer)).toMatchObject({ kind: 'cast', who: 0 });
    make(bearer, { kind: 'cast', space: 5, who: 0 });
    expect(choice(bearer)).toEqual({ kind: 'pick-place', place: 6 });

    const weak = dungeon({ map: '┼Sab', heroes: [{ health: 3, carried: ['vampire-teeth'] }, { character: 'dwarf' }] });
    expect(choice(weak)).toMatchObject({ kind: 'cast', who: 1 });
    adventurerOf(weak, 1).health = 8;
    expect(choice(weak)).not.toMatchObject({ kind: 'cast' });
  });

  test('takes gifts, and keeps the Ring', () => {
    const state = dungeon({ map: '┼Sab', heroes: [{ carried: ['bomb'] }, {}], ring: { kind: 'held', by: 1 } });
    make(state, { kind: 'offer', to: 1, give: item('bomb') });
    make(state, { kind: 'ask', want: 'nothing' });
    expect(choice(state)).toEqual(YES);

    const greedy = dungeon({ map: '┼Sab', heroes: [{ carried: ['bomb'] }, {}], ring: { kind: 'held', by: 1 } });
    make(greedy, { kind: 'offer', to: 1, give: item('bomb') });
    make(greedy, { kind: 'ask', want: 'ring' });
    expect(choice(greedy)).toEqual(NO);
  });
});
