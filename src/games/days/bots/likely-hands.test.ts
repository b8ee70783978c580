import { expect, test } from 'vitest';
import { elementAt } from '../../../engine/list.ts';
import { fastRng } from '../../../engine/rng.ts';
import { daysBox } from '../box.ts';
import { BOULDER, CARDS, type CardId, cardAt, DWARF, ELF, HUMAN } from '../rules/content.ts';
import { game, week } from '../rules/testing/week.ts';
import { likelyHands } from './likely-hands.ts';

const draw = likelyHands(game, daysBox.standardPack);

/** How often each of these cards was in the other player's hand, in this number of worlds. */
function countsIn(table: ReturnType<typeof week>, cards: readonly number[], knowledge?: unknown): number[] {
  const view = game.view(table, 0);
  const hands = Array.from({ length: 300 }, (_, world) =>
    elementAt(draw({ view, seat: 0, knowledge }, fastRng(world)).hands, 1),
  );
  return cards.map((card) => hands.filter((hand) => hand.includes(card)).length);
}

/** A table in the middle of a game: three of seven days of each board are filled, and the other holds five cards. */
function later(): ReturnType<typeof week> {
  const plain: Partial<Record<'mon' | 'wed' | 'fri', CardId[]>> = { mon: ['goblin'], wed: ['mimic'], fri: ['troll'] };
  const table = week(plain, { hand: ['human'], others: [plain] });
  const deck = CARDS.flatMap((_, card) => new Array<number>(cardAt(daysBox.standardPack, card).copies).fill(card));
  for (const gone of [...table.boards.flat(2), ...elementAt(table.hands, 0)]) deck.splice(deck.indexOf(gone), 1);
  table.hands[1] = deck.splice(0, 5);
  table.deck = deck;
  table.discard = [];
  return table;
}

test('what a player would have played is seldom drawn into their hand', () => {
  const table = later();
  const [elves, boulders] = countsIn(table, [ELF, BOULDER]);
  const alike = Array.from({ length: 300 }, (_, world) =>
    elementAt(game.sample(game.view(table, 0), 0, fastRng(world)).hands, 1),
  );

  expect(elves).toBeLessThan(alike.filter((hand) => hand.includes(ELF)).length / 2);
  expect(boulders).toBeGreaterThan(alike.filter((hand) => hand.includes(BOULDER)).length);
});

test('at the beginning all cards are alike, and what is known to be in a hand stays there', () => {
  const fresh = later();
  for (const day of fresh.boards.flat()) fresh.deck.push(...day.splice(0));
  const [dwarves, humans] = countsIn(fresh, [DWARF, HUMAN]);
  expect(Math.abs(Number(dwarves) - Number(humans))).toBeLessThan(60);

  expect(countsIn(later(), [ELF], { hands: [[], [ELF]] })).toEqual([300]);
});

test('no card is lost or doubled, and the seat keeps its own', () => {
  const table = later();
  const all = (state: ReturnType<typeof week>) => [...state.hands.flat(), ...state.deck].sort((one, two) => one - two);
  const world = draw({ view: game.view(table, 0), seat: 0 }, fastRng(3));

  expect(all(world)).toEqual(all(table));
  expect(world.hands[0]).toEqual(table.hands[0]);
  expect(game.view(world, 0)).toEqual(game.view(table, 0));
});
