import { expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { fastRng } from '../../../../engine/rng.ts';
import { bagBox } from '../../box.ts';
import type { BagPack } from '../content.ts';
import type { BagEvent } from '../event.ts';
import { openBag } from '../game.ts';
import { itemCard } from '../lookup.ts';
import { type BagKnowledge, remember } from '../remember.ts';
import { adventurerOf, type BagState, EMPTY } from '../state.ts';
import { dungeon, EAST, END, go, item, lookup, make, spaceOf, WEST } from '../testing/testing.ts';

/** A seat's memory of some events. */
function knownTo(seat: number, events: readonly BagEvent[], known?: BagKnowledge): BagKnowledge {
  const { viewEvent } = openBag(bagBox.standardPack);
  return events.reduce<BagKnowledge | undefined>(
    (before, event) => remember(before, viewEvent(event, seat) as BagEvent, seat),
    known,
  ) as BagKnowledge;
}

const ids = (items: readonly number[] | undefined) => (items ?? []).map((number) => itemCard(lookup, number).id);

test('[BD-53] an item picked up face up is remembered, until it is seen to go', () => {
  const state = dungeon({ map: '┼Sa ─.b', heroes: [{ faceDown: true }, {}] });
  state.floor.push({ place: 0, item: item('fireball') });

  const taken = knownTo(1, make(state, { kind: 'take', item: item('fireball') }));
  expect(ids(taken.held[0])).toEqual(['fireball']);

  const dropped = knownTo(1, make(state, { kind: 'drop', space: spaceOf(state, 0, 'fireball') }), taken);
  expect(ids(dropped.held[0])).toEqual([]);
});

test('[BD-53] an item that changes hands face down is no longer remembered there', () => {
  const someone = (number: number) => ({ number, seat: number, character: number });
  const known: BagKnowledge = { held: [[item('bomb')], []], trail: [] };
  const trade = (given: 'face-down' | number): BagEvent => ({
    kind: 'trade-answered',
    who: someone(1),
    from: someone(0),
    yes: true,
    given,
    got: 'nothing',
  });

  expect(remember(known, trade('face-down'), 2).held).toEqual([[], []]);
  expect(remember(known, trade(item('bomb')), 1).held).toEqual([[], [item('bomb')]]);
});

test('the path of a walk is remembered until something new happens', () => {
  const state = dungeon({ map: '┼Sa ─.. ─..', stack: ['straight'] });
  const there = knownTo(0, [...make(state, go(EAST)), ...make(state, go(EAST))]);
  const back = knownTo(0, make(state, go(WEST)), there);

  expect(there.trail).toEqual([0, 1]);
  expect(back.trail).toEqual([0, 1, 2]);
  expect(knownTo(0, make(state, END), back).trail).toEqual([0, 1, 2]);
  const laid: BagEvent = { kind: 'lost-the-way', who: { number: 0, seat: 0, character: 0 }, tile: 0 };
  expect(knownTo(0, [laid], back).trail).toEqual([]);
});

/** A pack with five items to carry. */
const CARRIED = ['fireball', 'bomb', 'tornado', 'teleport', 'strength-potion'];
const pack = bagBox.standardPack as BagPack;
const small = {
  ...pack,
  items: pack.items.map((card) => ({ ...card, copies: CARRIED.includes(card.id) ? 1 : 0 })),
} as BagPack;

test('sampled items occur as often as in the deals that fit view and memory', () => {
  const smallGame = openBag(small);
  const state = dungeon({
    map: '┼Sab',
    heroes: [{ carried: ['fireball'] }, { carried: ['bomb', 'tornado'], faceDown: true }],
    items: ['teleport', 'strength-potion'],
  });
  const view = smallGame.view(state, 0);
  const pairs = (known?: BagKnowledge): Record<string, number> => {
    const rng = fastRng(9);
    const counts: Record<string, number> = {};
    for (let draw = 0; draw < 6_000; draw++) {
      const { adventurers, itemBag }: BagState = smallGame.sample(view, 0, rng, known);
      expect(itemBag).toHaveLength(2);
      const held = elementAt(adventurers, 1)
        .spaces.filter((content) => content !== EMPTY)
        .map((content) => content - 1);
      const key = ids(held).sort().join();
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  };

  // Besides the Bomb one of the other three, each equally likely.
  const withMemory = pairs({ held: [[], [item('bomb')]], trail: [] });
  expect(Object.keys(withMemory).sort()).toEqual(['bomb,strength-potion', 'bomb,teleport', 'bomb,tornado']);
  // 2,000 each; four standard errors are 146.
  for (const count of Object.values(withMemory)) expect(Math.abs(count - 2000)).toBeLessThan(146);
  // Without a memory any two of the four.
  const without = pairs();
  expect(Object.keys(without)).toHaveLength(6);
  // 1,000 each; four standard errors are 116.
  for (const count of Object.values(without)) expect(Math.abs(count - 1000)).toBeLessThan(116);
});

test('a memory that no longer fits the view is ignored', () => {
  const game = openBag(pack);
  const state = dungeon({ map: '┼Sab', heroes: [{ carried: ['bomb'] }, { carried: ['tornado'], faceDown: true }] });
  const known: BagKnowledge = { held: [[], [item('magic-vine'), item('fireball')]], trail: [] };
  const world = game.sample(game.view(state, 0), 0, fastRng(1), known);

  expect(adventurerOf(world, 1).spaces.filter((content) => content !== EMPTY)).toEqual([item('magic-vine') + 1]);
});
