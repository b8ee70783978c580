import { describe, expect, test } from 'vitest';
import { randomBot } from '../../../bots/random.ts';
import { elementAt } from '../../../engine/list.ts';
import { fastRng } from '../../../engine/rng.ts';
import { daysBox } from '../box.ts';
import { CARDS, type CardId, type DaysPack } from '../rules/content.ts';
import type { DaysMove, DaysState } from '../rules/state.ts';
import { game, playOn, transformOn, transportOn, type WeekByName, week } from '../rules/testing/week.ts';
import { appraise } from './appraisal.ts';
import { carefulDays } from './careful.ts';

/** The move the careful bot chooses in seat 0. */
function choiceOf(table: DaysState, pack: unknown = daysBox.standardPack): DaysMove {
  const player = carefulDays.sit(0, pack);
  return player.choose(() => game.view(table, 0), game.legalMoves(table, 0), fastRng(1));
}

function fiveOf(card: CardId): WeekByName {
  return { mon: [card], tue: [card], wed: [card], thu: [card], fri: [card] };
}

describe('the careful bot', () => {
  test('draws when it has nothing in hand', () => {
    expect(choiceOf(week({}))).toEqual({ kind: 'draw' });
  });

  test('finishes its week when that wins', () => {
    const table = week({ ...fiveOf('orc'), sat: ['orc'] }, { hand: ['human'], others: [{ mon: ['elf'] }] });

    expect(choiceOf(table)).toEqual(playOn('human', 'sun'));
  });

  test('does not finish its week when that loses', () => {
    const table = week({ ...fiveOf('human'), sat: ['human'] }, { hand: ['human'], others: [fiveOf('dwarf')] });

    expect(choiceOf(table)).toEqual({ kind: 'draw' });
  });

  test('ends the game with a Boulder on another board when it is ahead', () => {
    const table = week(fiveOf('dragon'), { hand: ['boulder'], others: [{ ...fiveOf('human'), sat: ['human'] }] });

    expect(choiceOf(table)).toEqual(playOn('boulder', 'sun', 1));
  });

  test('takes a Dragon with Transformation for the least it has', () => {
    const table = week({}, { hand: ['transformation', 'elf', 'human'], others: [{ wed: ['dragon'], fri: ['orc'] }] });

    expect(choiceOf(table)).toEqual(transformOn('wed', { creature: 'human' }));
  });

  test('takes a Dragon back with Transportation', () => {
    const table = week({ wed: ['human'] }, { hand: ['transportation'], others: [{ wed: ['dragon'], fri: ['orc'] }] });

    expect(choiceOf(table)).toEqual(transportOn('wed'));
  });

  test('scares the most valuable day of the others with a Goblin', () => {
    const table = week({}, { hand: ['goblin'], others: [{ mon: ['orc'], thu: ['human', 'sprite'], sat: ['human'] }] });

    expect(choiceOf(table)).toEqual(playOn('goblin', 'thu'));
  });

  test('burns what a leader needs to finish, not its own cards', () => {
    const leader = { ...fiveOf('elf'), sat: ['pixie'] } satisfies WeekByName;
    const table = week({ mon: ['elf'] }, { hand: ['lava'], others: [leader] });

    expect(choiceOf(table)).toEqual(playOn('lava', 'sat', 1));
  });

  test('values a card as the pack does, not as the standard pack would', () => {
    const cards = daysBox.standardPack as DaysPack;
    const small = { ...cards, cards: cards.cards.map((card) => (card.id === 'dragon' ? { ...card, value: 1 } : card)) };
    const dragon = CARDS.indexOf('dragon');
    const standard = appraise(cards, 'adds');
    const tame = appraise(small as DaysPack, 'adds');

    expect(standard.held[dragon]).toBeGreaterThan(5);
    expect(tame.held[dragon]).toBeLessThan(1.5);
    expect(tame.drawn).toBeLessThan(standard.drawn);
    // The Dragon is worth a Transformation in the standard pack, but not if it is the weakest creature.
    const table = week({}, { hand: ['transformation', 'elf', 'orc'], others: [{ wed: ['dragon'], fri: ['orc'] }] });
    expect(choiceOf(table)).toMatchObject({ kind: 'transform' });
    expect(choiceOf(table, small)).not.toMatchObject({ kind: 'transform', day: 2 });
  });

  test('passes when there is nothing else', () => {
    expect(choiceOf(week({}, { deck: [], hand: ['orc'] }))).toEqual({ kind: 'pass' });
  });

  test('does not draw the last card of the last deck while it is behind and can play', () => {
    const table = week({ mon: ['elf'] }, { hand: ['human'], deck: ['elf'], reshuffles: 3, others: [fiveOf('orc')] });

    expect(choiceOf(table)).toMatchObject({ kind: 'place' });
  });

  test('beats the random bot in four of five games and more', () => {
    let won = 0;
    for (let number = 0; number < 100; number++) {
      const careful = number % 2;
      const rng = fastRng(number);
      const state = game.setup(2, { starter: 'random' }, { rng, now: 0 });
      const players = [0, 1].map((seat) =>
        seat === careful ? carefulDays.sit(seat, daysBox.standardPack) : randomBot.sit(seat, daysBox.standardPack),
      );
      while (state.phase === 'playing') {
        const seat = state.turn;
        const move = elementAt(players, seat).choose(() => game.view(state, seat), game.legalMoves(state, seat), rng);
        game.play(state, seat, move as DaysMove, { rng, now: 0 });
      }
      if (game.outcome(state)?.winners.includes(careful)) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(80);
  });
});
