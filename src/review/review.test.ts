import { describe, expect, test } from 'vitest';
import { findBot } from '../bots/index.ts';
import type { Bot } from '../engine/bot.ts';
import { loadAdviser, loadRules } from '../games/load.ts';
import { playRecord } from '../replay/played-record.ts';
import { ownStepsOf } from './own-steps.ts';
import { reviewGame } from './review.ts';
import { playedByBots } from './testing/played-by-bots.ts';
import { finished, reviewedOf } from './testing/reviewed.ts';

/** Very few playouts: what is tested here holds for any number of them. */
const EFFORT = { first: 40, luck: 4, line: 2, close: 4, reason: 2 };

const careful = findBot('days', 'careful') as Bot;
const box = await loadRules('days');
const adviser = { ...(await loadAdviser('days'))(box.standardPack), effort: EFFORT };

function played(number: number) {
  const record = playedByBots(box, [careful, careful, careful], { number, options: { startingHand: '5' } });
  return { record, played: playRecord({ box, pack: box.standardPack, record }) };
}

describe('the review of a whole game', () => {
  const game = played(1);
  const reviewed = reviewedOf(game.played.game, adviser, 3);
  const review = finished(reviewGame(reviewed, game));

  test('separates own decisions, luck and the others, and the parts add up', () => {
    const { start, end, you, luck, others } = review.account;

    expect(end).toBe(game.record.outcome?.winners.includes(0) ? 1 : 0);
    expect(you).toBeLessThanOrEqual(0);
    expect(you + luck + others).toBeCloseTo(end - start);
  });

  test('has a point for each own turn and the end, and all chances add up to one win', () => {
    const steps = game.record.steps.flatMap((step, at) => (step.kind === 'move' && step.seat === 0 ? [at] : []));

    expect(review.line.map(({ step }) => step)).toEqual([...steps, game.record.steps.length]);
    for (const { shares } of review.line) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    for (const { errors } of review.line.slice(0, -1)) for (const error of errors) expect(error).toBeGreaterThan(0);
  });

  test('shows at most three mistakes, in the order of the game, with the gain of each', () => {
    expect(review.moments.length).toBeLessThanOrEqual(3);
    expect(review.moments.map(({ step }) => step)).toEqual(
      review.moments.map(({ step }) => step).toSorted((a, b) => a - b),
    );
    for (const { from, to, error } of review.moments) expect(to - from).toBeGreaterThan(error);
  });

  test('gives the same result each time, and its progress never goes back', () => {
    const shares: number[] = [];
    const reviewing = reviewGame(reviewed, game);
    let now = reviewing.next();
    for (; now.done !== true; now = reviewing.next()) shares.push(now.value);

    expect(now.value).toEqual(review);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });
});

test('a step comes with what its seat saw and remembered then, and nothing later', () => {
  const games = [1, 2, 3, 4].map(played);
  let remembered = 0;
  for (const { record, played: replayed } of games) {
    const { game } = replayed;
    for (const { step, question } of ownStepsOf(replayed, record, 0)) {
      const known = replayed
        .eventsFor(0)
        .filter(({ seq }) => seq <= step)
        .reduce((knowledge: unknown, { event }) => game.remember?.(knowledge, event, 0), undefined);
      expect(question.knowledge).toEqual(known);
      expect(question.view).toEqual(game.view(replayed.stateAt(step), 0));
      if (known !== undefined) remembered += 1;
    }
  }
  expect(remembered, 'somebody took up a card in these games').toBeGreaterThan(0);
});

test('two games that differ only in what a seat could not know ask it the same questions', () => {
  // Everybody draws in turn; until seat 0's own cards differ, it cannot distinguish two shuffles.
  const draws = [1, 2, 3].flatMap((at) =>
    [0, 1].map((seat) => ({ kind: 'move' as const, seat, move: { kind: 'draw' }, at })),
  );
  const questionsOf = (number: number) => {
    const { record } = played(number);
    const drawn = {
      ...record,
      names: ['Ada', 'Bruno'],
      options: { ...record.options, startingHand: '0', starter: 0 },
      steps: draws,
    };
    const replayed = playRecord({ box, pack: box.standardPack, record: drawn });
    const hands = (replayed.stateAt(4) as { hands: [number[], number[]] }).hands;
    return {
      hands,
      questions: ownStepsOf(replayed, drawn, 0)
        .slice(0, 2)
        .map(({ question }) => question),
    };
  };
  const all = Array.from({ length: 80 }, (_, number) => questionsOf(number));
  const pair = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => one.hands[0][0] === other.hands[0][0] && one.hands[1][0] !== other.hands[1][0])
      .map((other) => [one, other] as const),
  );
  expect(pair.length, 'such shuffles were found').toBeGreaterThan(0);
  for (const [one, other] of pair) expect(one.questions).toEqual(other.questions);
});
