import { expect, test } from 'vitest';
import { fastRng } from '../../../../engine/rng.ts';
import { printedOn } from '../content.ts';
import type { TimeKnowledge } from '../remember.ts';
import { retell } from '../retell.ts';
import type { TimeEvent, TimeState } from '../state.ts';
import { playerAt } from '../state.ts';
import {
  callOut,
  card,
  discard,
  game,
  ids,
  item,
  make,
  need,
  play,
  reveal,
  sift,
  story,
  table,
  use,
} from '../testing/testing.ts';
import { TEST_PACK } from '../testing/testing-pack.ts';

/** What seat 0 remembers of these events. */
function remembered(events: readonly TimeEvent[]): TimeKnowledge {
  return events.reduce((known: unknown, event) => game.remember?.(known, event, 0), undefined) as TimeKnowledge;
}

const dealt = () =>
  table({
    hands: [
      ['torch', 'sword'],
      ['map', 'book'],
    ],
    deck: ['bow', 'cup', 'gold'],
  });

test('[DT-21] played and discarded cards are remembered in order, and fill the covered piles', () => {
  const state = dealt();
  const known = remembered([
    ...make(state, 0, play('torch')),
    ...make(state, 1, play('map')),
    ...make(state, 1, discard('book')),
    ...make(state, 0, play('sword')),
  ]);

  expect(known.story).toEqual(['torch', 'map', 'sword'].map(card));
  expect(known.discard).toEqual([card('book')]);
  for (let world = 0; world < 20; world++) {
    const sampled = game.sample(game.view(state, 0), 0, fastRng(world), known);
    expect(sampled.story).toEqual(state.story);
    expect(sampled.discard).toEqual(state.discard);
  }
});

test('[DT-30] turned over, the first card played comes first, and revealed cards leave the memory', () => {
  const state = story(['torch', 'map', 'sword', 'bow']);
  const known = remembered([
    { kind: 'played', seat: 1, cards: ['torch', 'map', 'sword', 'bow'].map(card) },
    ...reveal(state),
  ]);

  expect(ids(known.story as number[])).toEqual(['map', 'sword', 'bow']);
  expect(game.sample(game.view(state, 0), 0, fastRng(1), known).story).toEqual(state.story);
});

test('[DT-64] cards that a Hero sifts out leave the memory too', () => {
  const state = story(['torch', 'map', 'sword', 'bow'], { heroes: ['nintrabash', 'alan-ironstar'] });
  const laid: TimeEvent = { kind: 'played', seat: 1, cards: ['torch', 'map', 'sword', 'bow'].map(card) };
  const known = remembered([laid, ...make(state, 0, use('nintrabash')), ...make(state, 0, sift(1))]);

  expect(ids(known.story as number[])).toEqual(['torch', 'sword', 'bow']);
});

test('[DT-26] a call stays open until somebody plays the Item, or the caller plays a Mission', () => {
  const state = dealt();
  const called = [...make(state, 1, callOut(need('torch', 2))), ...make(state, 1, callOut(need('sword')))];
  const answered = make(state, 0, play('torch'));

  expect(remembered(called).calls).toHaveLength(2);
  expect(remembered([...called, ...answered]).calls).toContainEqual({
    seat: 1,
    item: item('torch'),
    count: 1,
    answered: 1,
  });
  const mission: TimeEvent = { kind: 'played', seat: 1, cards: state.missions.slice(0, 1) };
  expect(remembered([...called, mission]).calls).toEqual([]);
});

test('[DT-21] a player who joined late knows the number of cards in the piles, and none of them', () => {
  const state = dealt();
  const early = make(state, 0, play('torch')).map(retell);
  const known = remembered([...early, ...make(state, 1, play('map'))]);

  expect(known.story).toEqual(['face-down', card('map')]);
  expect(game.sample(game.view(state, 0), 0, fastRng(3), known).story[1]).toBe(card('map'));
});

/** How often each Item is seat 1's only card, in consistent worlds. */
function hands(state: TimeState, known: TimeKnowledge | undefined): Map<number, number> {
  const rng = fastRng(8);
  const counts = new Map<number, number>();
  for (let draw = 0; draw < 9_400; draw++) {
    const { hand } = playerAt(game.sample(game.view(state, 0), 0, rng, known), 1);
    for (const held of hand) counts.set(held, (counts.get(held) ?? 0) + 1);
  }
  return counts;
}

test('sampled hands occur as often as in the deals that fit view and memory', () => {
  // Of the 48 Items one is in seat 0's hand; three Torches and one Map were played and covered by another Sword.
  const played = ['torch', 'torch', 'torch', 'map', 'sword'];
  const state = table({ hands: [['bow'], ['cup']], story: played });
  const known = remembered([{ kind: 'played', seat: 1, cards: played.map(card) }]);

  const withMemory = hands(state, known);
  // 42 Items are left: one Torch, three of Map, Sword and Bow, four of each other kind; four standard errors are 84 at most.
  const left = (id: string): number => ({ torch: 1, map: 3, sword: 3, bow: 3 })[id] ?? 4;
  for (const [held, count] of withMemory) {
    const share = left(printedOn(TEST_PACK, held).id) / 42;
    expect(Math.abs(count - 9_400 * share)).toBeLessThan(4 * Math.sqrt(9_400 * share * (1 - share)));
  }
  expect(withMemory.size).toBe(12);
  // Without a memory, 46 Items may be there, and four of them are Torches.
  const torches = hands(state, undefined).get(card('torch')) ?? 0;
  const share = 4 / 46;
  expect(Math.abs(torches - 9_400 * share)).toBeLessThan(4 * Math.sqrt(9_400 * share * (1 - share)));
});
