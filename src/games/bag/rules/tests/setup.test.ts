import { expect, test } from 'vitest';
import { fastRng } from '../../../../engine/rng.ts';
import { bagBox } from '../../box.ts';
import { itemCard, monsterCard } from '../lookup.ts';
import { game, lookup, open, why } from '../testing/testing.ts';

test('[BD-1] there are 40 tiles: Start, Exit, Healing Pool, ten M tiles, Item tiles, spikes and plain ways', () => {
  const roles = lookup.allTiles.map((tile) => lookup.roles[tile]);
  const count = (role: string) => roles.filter((each) => each === role).length;

  expect(roles.length).toBe(40);
  expect([count('start'), count('exit'), count('pool'), count('spikes')]).toEqual([1, 1, 1, 1]);
  expect([count('monster'), count('item'), count('way')]).toEqual([10, 2, 24]);
});

test('[BD-2] there are 30 monsters besides a dragon of health 20 and 4 dice, and 40 items', () => {
  const dragon = monsterCard(lookup, lookup.dragon);

  expect(lookup.allMonsters.length).toBe(30);
  expect([dragon.health, dragon.dice, dragon.plus]).toEqual([20, 4, 0]);
  expect(lookup.allItems.length).toBe(40);
});

test('[BD-3] each of four characters has figures of its own, and there are eleven scrolls', () => {
  const figures = bagBox.standardPack.characters.map(
    ({ health, ap, dice, plus }) => `${health}/${ap}/${dice}d6+${plus}`,
  );

  expect(figures).toEqual(['10/5/2d6+2', '12/4/2d6+3', '9/6/2d6+1', '9/5/2d6+0']);
  expect(lookup.scrolls.length).toBe(11);
});

test('[BD-10] the Exit is among the lower twenty tiles of the stack', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { stack, board } = open(2, {}, seed);

    expect(board.tiles).toEqual([lookup.start]);
    expect(stack.length).toBe(39);
    expect(stack.indexOf(lookup.exit)).toBeLessThan(20);
  }
});

test('[BD-108] a short dungeon has 17 tiles: five lairs, six plain ways and all others, the Exit in the lower half', () => {
  const left = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const { stack } = open(1, { dungeon: 'short' }, seed);
    const count = (role: string) => stack.filter((tile) => lookup.roles[tile] === role).length;

    expect(stack.length).toBe(16);
    expect([count('monster'), count('way'), count('item'), count('pool'), count('spikes')]).toEqual([5, 6, 2, 1, 1]);
    expect(stack.indexOf(lookup.exit)).toBeLessThan(8);
    left.add(
      stack
        .filter((tile) => lookup.roles[tile] === 'monster')
        .toSorted()
        .join(),
    );
  }
  expect(left.size).toBeGreaterThan(10);
});

test('[BD-11] each chooses a character nobody has, and starts with full health, full APs and three lives', () => {
  const state = open(2, { starter: 0 });
  game.play(state, 0, { kind: 'choose', character: 1 }, { rng: fastRng(1), now: 0 });

  expect(game.toAct(state)).toEqual([1]);
  expect(why(state, { kind: 'choose', character: 1 })).toBe('BD-11');
  game.play(state, 1, { kind: 'choose', character: 2 }, { rng: fastRng(1), now: 0 });
  expect(state.phase).toBe('playing');
  expect(state.adventurers.map(({ health, ap, lives, place }) => [health, ap, lives, place])).toEqual([
    [12, 4, 3, 0],
    [9, 6, 3, 0],
  ]);
});

test('[BD-11] characters may be dealt instead', () => {
  const state = open(4, { characters: 'random' });

  expect(state.phase).toBe('playing');
  expect(new Set(state.adventurers.map(({ character }) => character)).size).toBe(4);
});

test('[BD-12] the host may say who goes first; otherwise it is drawn by lot', () => {
  expect(open(3, { starter: 2, characters: 'random' }).active).toBe(2);
  const firsts = new Set(Array.from({ length: 30 }, (_, seed) => open(3, { characters: 'random' }, seed).active));
  expect(firsts.size).toBe(3);
});

test('[BD-70] a solo player sends one to four adventurers with one life each', () => {
  const state = open(1, { adventurers: '3', characters: 'random' });

  expect(state.adventurers.map(({ seat, lives }) => [seat, lives])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
});

test('[BD-71, BD-101] the six hostile items can be left out', () => {
  const names = (leaveOutHostile: boolean) =>
    open(2, { leaveOutHostile }).itemBag.map((item) => itemCard(lookup, item).id);
  const six = ['vampire-teeth', 'sorcerers-skull', 'imps-teeth', 'witchs-claw', 'magic-vine', 'acme-insurance-scroll'];

  expect(names(false)).toEqual(expect.arrayContaining(six));
  expect(names(true).filter((id) => six.includes(id))).toEqual([]);
  expect(names(true).length).toBe(34);
});
