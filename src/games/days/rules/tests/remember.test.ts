import { expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { fastRng } from '../../../../engine/rng.ts';
import { daysBox } from '../../box.ts';
import { type CardId, type DaysPack, idOf } from '../content.ts';
import { openDays } from '../game.ts';
import { type DaysKnowledge, remember } from '../remember.ts';
import { type DaysEvent, weekOf } from '../state.ts';
import { game, named, number, numbers, playOn, transformOn, week } from '../testing/week.ts';

/** What seat 1 remembers after these moves of seat 0. */
function remembered(table: ReturnType<typeof week>, ...moves: Parameters<typeof game.play>[2][]): string[][] {
  const rng = fastRng(1);
  let knowledge: unknown;
  const emit = (event: DaysEvent): void => {
    knowledge = remember(knowledge, game.viewEvent(event, 1) as DaysEvent);
  };
  for (const move of moves) {
    table.turn = 0;
    game.play(table, 0, move, { rng, now: 0, emit });
  }
  return ((knowledge as DaysKnowledge | undefined)?.hands ?? []).map((hand) => hand.map(idOf));
}

const taking = () =>
  week(
    { mon: ['orc'] },
    { hand: ['transformation', 'human', 'elf'], others: [{ wed: ['dragon'] }], deck: ['elf', 'elf'] },
  );

test('[DD-32] everybody remembers a creature taken up by Transformation, until it is played', () => {
  const take = transformOn('wed', { creature: 'human' });

  expect(remembered(taking(), take)).toEqual([['dragon']]);
  expect(remembered(taking(), take, playOn('elf', 'fri'))).toEqual([['dragon']]);
  expect(remembered(taking(), take, playOn('dragon', 'fri'))).toEqual([[]]);
  expect(remembered(taking(), { kind: 'draw' })).toEqual([]);
});

/** A pack of six cards: two Elves, two Orcs, a Dragon and a Boulder. */
const COPIES: Partial<Record<CardId, number>> = { elf: 2, orc: 2, dragon: 1, boulder: 1 };
const small: DaysPack = {
  ...daysBox.standardPack,
  cards: (daysBox.standardPack as DaysPack).cards.map((card) => ({ ...card, copies: COPIES[card.id] ?? 0 })),
} as DaysPack;

test('sampled hands occur as often as in the deals that fit view and memory', () => {
  const smallGame = openDays(small);
  const table = week({ mon: ['elf'] }, { hand: ['orc'], otherHands: [['dragon', 'elf']], deck: ['orc', 'boulder'] });
  const view = smallGame.view(table, 0);
  const knowledge: DaysKnowledge = { hands: [[], numbers(['dragon'])] };
  // Besides the Dragon one of Elf, Orc and Boulder, each equally likely; without a memory any two of the four.
  const pairs = (known?: DaysKnowledge): Record<string, number> => {
    const rng = fastRng(9);
    const counts: Record<string, number> = {};
    for (let draw = 0; draw < 12_000; draw++) {
      const { hands, deck } = smallGame.sample(view, 0, rng, known);
      const hand = elementAt(hands, 1).map(idOf).sort();
      expect(hand.length + deck.length).toBe(4);
      counts[hand.join()] = (counts[hand.join()] ?? 0) + 1;
    }
    return counts;
  };

  const withMemory = pairs(knowledge);
  expect(Object.keys(withMemory).sort()).toEqual(['boulder,dragon', 'dragon,elf', 'dragon,orc']);
  // 4,000 each; four standard errors are 207.
  for (const count of Object.values(withMemory)) expect(Math.abs(count - 4000)).toBeLessThan(207);
  const without = pairs();
  expect(Object.keys(without)).toHaveLength(6);
  // 2,000 each; four standard errors are 164.
  for (const count of Object.values(without)) expect(Math.abs(count - 2000)).toBeLessThan(164);
});

test('a memory that no longer fits the view is ignored', () => {
  const table = week({}, { hand: ['orc'], otherHands: [['elf']] });
  const world = game.sample(game.view(table, 0), 0, fastRng(1), { hands: [[], numbers(['dragon', 'elf'])] });

  expect(world.hands[1]).toEqual([number('dragon')]);
  expect(named(weekOf(world.boards, 1))).toEqual({});
});
