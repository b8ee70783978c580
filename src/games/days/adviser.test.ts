import { describe, expect, test } from 'vitest';
import { advise } from '../../review/advise.ts';
import { reviewedOf, reviewOf } from '../../review/testing/reviewed.ts';
import { openAdviser } from './adviser.ts';
import { daysBox } from './box.ts';
import type { DaysPack } from './rules/content.ts';
import { unseenCards } from './rules/sample.ts';
import type { DaysMove, DaysState } from './rules/state.ts';
import { game, number, numbers, playOn, week } from './rules/testing/week.ts';

const pack = daysBox.standardPack as DaysPack;
const DRAW: DaysMove = { kind: 'draw' };
/** Fewer playouts than people get: these positions are clear. */
const adviser = { ...openAdviser(daysBox.standardPack), effort: { first: 60, luck: 4, line: 4, close: 20, reason: 4 } };
const reviewed = reviewedOf(game, adviser, 2);

/**
 * A week that a Human on Sunday completes and wins, 17 to 16; drawing the last card instead ends the game with a tie,
 * which the other wins with more cards.
 */
function lastChance(otherHand: 'elf' | 'goblin' = 'elf', deck: 'elf' | 'goblin' = 'goblin'): DaysState {
  const table = week(
    { mon: ['orc'], tue: ['orc'], wed: ['orc'], thu: ['troll'], fri: ['troll'], sat: ['human'] },
    {
      hand: ['human'],
      others: [
        {
          mon: ['elf', 'dragon'],
          tue: ['elf', 'dragon'],
          wed: ['goblin'],
          thu: ['dwarf', 'halfling'],
          fri: ['dwarf', 'halfling'],
        },
      ],
      otherHands: [[otherHand]],
      deck: [deck],
      reshuffles: 3,
    },
  );
  // All other cards have been discarded.
  const discard = unseenCards(pack, game.view(table, 0));
  for (const card of numbers([otherHand, deck])) discard.splice(discard.indexOf(card), 1);
  return { ...table, discard };
}

describe('the review of a game of Days', () => {
  test('finds the move that certainly lost, and says why the other is better', () => {
    const { moments, account } = reviewOf(reviewed, lastChance(), [{ seat: 0, move: DRAW }]);

    expect(moments).toHaveLength(1);
    expect(moments[0]).toMatchObject({
      ...{ step: 0, turn: 1, from: 0, to: 1 },
      did: { en: 'draw a card' },
      better: { en: 'the Human on your Sunday' },
      why: { en: 'It wins the game right away.' },
    });
    expect(account).toEqual({ start: 1, end: 0, you: -1, luck: 0, others: 0 });
  });

  test('reports nothing if the best move was made', () => {
    const { moments, account, decisions } = reviewOf(reviewed, lastChance(), [
      { seat: 0, move: playOn('human', 'sun') },
    ]);

    expect(moments).toEqual([]);
    expect(decisions).toBe(1);
    expect(account).toEqual({ start: 1, end: 1, you: 0, luck: 0, others: 0 });
  });

  test("judges by what the seat knew: others' hands and the order of the deck make no difference", () => {
    const review = (state: DaysState) => reviewOf(reviewed, state, [{ seat: 0, move: DRAW }]);

    expect(review(lastChance('goblin', 'elf')).moments).toEqual(review(lastChance('elf', 'goblin')).moments);
  });

  test('shows everybody’s chance, which add up to one win', () => {
    const { line } = reviewOf(reviewed, lastChance(), [{ seat: 0, move: DRAW }]);

    expect(line.map(({ step, turn }) => [step, turn])).toEqual([
      [0, 1],
      [1, undefined],
    ]);
    for (const { shares } of line) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});

test('advice names the winning move, the alternative, and the reason', () => {
  const state = lastChance();
  const question = { seat: 0, view: game.view(state, 0), moves: game.legalMoves(state, 0), at: 0 };

  const { move, why } = advise(reviewed, question, ['Ada', 'Bruno']);
  expect(move).toEqual({ en: 'the Human on your Sunday', it: 'l’Umano sulla tua domenica' });
  expect(why?.it).toBe('Vince subito la partita.');
});

test('every kind of play has a name', () => {
  const view = game.view(week({ mon: ['elf'] }, { hand: ['terror'], others: [{ tue: ['orc'] }] }), 0);
  const name = (move: DaysMove) => adviser.nameMove(move, { seat: 0, view, names: ['Ada', 'Bruno'], locale: 'en' });

  expect(name({ kind: 'terror', day: 1 })).toContain('on every Tuesday');
  expect(name({ kind: 'transport', board: 1, day: 1 })).toContain('swap your Tuesday with Bruno’s');
  expect(name({ kind: 'transform', board: 1, day: 1, height: 0, creature: number('elf') })).toContain(
    'take the Orc from Bruno’s Tuesday and leave the Elf',
  );
});
