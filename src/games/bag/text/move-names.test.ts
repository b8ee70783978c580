import { expect, test } from 'vitest';
import { LOCALES } from '../../../engine/text.ts';
import { bagBox } from '../box.ts';
import type { BagMove } from '../rules/moves.ts';
import { dungeon, game, item, spaceOf } from '../rules/testing/testing.ts';
import { nameMove } from './move-names.ts';

const HEROES = [{ character: 'healer', items: ['witchs-claw'] }, { character: 'dwarf' }] as const;

/** A move of the first adventurer of two, in both languages. */
function named(solo: boolean, moveWith: (claw: number) => BagMove): string[] {
  const heroes = HEROES.map((hero) => ({ ...hero, items: 'items' in hero ? [...hero.items] : [] }));
  const state = dungeon({ map: '┼Sa ┼.b', heroes, terms: { solo } });
  const view = game.view(state, 0);
  const move = moveWith(spaceOf(state, 0, 'witchs-claw'));
  return LOCALES.map((locale) =>
    nameMove(bagBox.standardPack, move, { seat: 0, view, names: ['Ada', 'Bruno'], locale }),
  );
}

test('advice calls the adventurers of a solo player by their characters, with an article', () => {
  expect(named(true, (space) => ({ kind: 'cast', space, who: 1 }))).toEqual([
    'use the Witch’s Claw on the Dwarf',
    'usare l’Artiglio della strega sul Nano',
  ]);
  expect(named(true, () => ({ kind: 'offer', to: 1, give: item('torch') }))).toEqual([
    'offer the Torch to the Dwarf',
    'offrire la Torcia al Nano',
  ]);
  expect(named(true, () => ({ kind: 'tag', who: 1 }))).toEqual([
    'call the Dwarf to the fight',
    'chiamare il Nano al combattimento',
  ]);
});

test('advice names other players as they are, oneself and what is in sight', () => {
  expect(named(false, (space) => ({ kind: 'cast', space, who: 1 }))).toEqual([
    'use the Witch’s Claw on Bruno',
    'usare l’Artiglio della strega su Bruno',
  ]);
  expect(named(false, (space) => ({ kind: 'cast', space, who: 0 }))).toEqual([
    'use the Witch’s Claw on yourself',
    'usare l’Artiglio della strega su di te',
  ]);
  expect(named(false, (space) => ({ kind: 'cast-at', space, place: 1 }))).toEqual([
    'use the Witch’s Claw on the monster',
    'usare l’Artiglio della strega sul mostro',
  ]);
  expect(named(false, () => ({ kind: 'cure', who: 0 }))).toEqual(['heal yourself', 'curarti']);
});
