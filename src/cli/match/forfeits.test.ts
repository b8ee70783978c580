import { expect, test } from 'vitest';
import { winnersThatCount } from './forfeits.ts';

const duel = { isTogether: false, seats: 2, bots: ['./a', './b'] };
const four = { ...duel, seats: 4 };
const team = { ...duel, isTogether: true };

test.each([
  ['nobody failed: the winners stand', duel, { rotation: 0, winners: [1], failed: [] }, [1]],
  ['a program that failed has lost, though its stand-in won', duel, { rotation: 0, winners: [0], failed: [0] }, [1]],
  ['the bot that won against it keeps the win', duel, { rotation: 1, winners: [0], failed: [1] }, [0]],
  ['a shared win is the other bot’s alone', duel, { rotation: 0, winners: [0, 1], failed: [1] }, [0]],
  ['nobody wins where both failed', duel, { rotation: 0, winners: [0], failed: [0, 1] }, []],
  ['a bot that failed in one seat has lost in all its seats', four, { rotation: 0, winners: [2], failed: [0] }, [1, 3]],
  ['of the other bot, the seats that won are the winners', four, { rotation: 1, winners: [0, 2], failed: [3] }, [0, 2]],
  ['a team whose program failed has lost', team, { rotation: 0, winners: [0, 1], failed: [1] }, []],
])('%s', (_, plan, game, winners) => {
  expect(winnersThatCount(plan, game)).toEqual(winners);
});
