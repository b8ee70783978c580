import { beforeEach, expect, test } from 'vitest';
import type { Bot } from '../engine/bot.ts';
import { guessBot } from './fixtures/guess.ts';
import { type HandHouse, handHouse } from './fixtures/hand-house.ts';
import { called, guessState, opened, person } from './fixtures/people.ts';
import { SeatBots } from './seat-bots.ts';

const ann = person('Ann');
const PACE = 100;
let house: HandHouse;

beforeEach(() => {
  house = handHouse();
});

const table = (wishes = {}) =>
  opened(house, ann, { bots: ['any', 'any'], start: true, options: { starter: 1 }, ...wishes });

test('bots wait their pace before each move, and stop where a person is to act', async () => {
  const referee = await table();
  new SeatBots(house, referee, { pace: PACE });
  await house.wait(PACE - 1);
  expect(referee.table.seq).toBe(2);

  await house.wait(1);
  expect(referee.table.seq).toBe(3);
  await house.wait(10 * PACE);
  expect(referee.table.seq).toBe(4);
  expect(referee.table.play?.lastMoves).toEqual([0, 3, 4]);
});

test('after a restart the bots are told the whole game and go on', async () => {
  const first = await table();
  const bots = new SeatBots(house, first, { pace: PACE });
  await house.wait(PACE);
  bots.stop();
  await house.wait(10 * PACE);
  expect(first.table.seq).toBe(3);

  guessBot.shown = 0;
  const second = await called(house, first.table.code);
  new SeatBots(house, second, { pace: PACE });
  expect(guessBot.shown).toBe(2 * (second.table.play?.events.length ?? 0));
  await house.wait(PACE);
  expect(second.table.seq).toBe(4);
});

test('two nodes that wake the same bot make one move', async () => {
  const one = await table();
  const other = await called(house, one.table.code);
  new SeatBots(house, one, { pace: PACE });
  new SeatBots(house, other, { pace: PACE });
  await house.wait(20 * PACE);
  const rows = await house.journal.read(one.table.code);

  expect(rows.slice(2).map(({ key }) => key)).toEqual(['bot:1:2', 'bot:2:3']);
});

test('a bot that another node plays is left to it, and played here when nothing comes of that', async () => {
  const referee = await table();
  new SeatBots(house, referee, { pace: PACE, isOurs: () => false });
  await house.wait(10 * PACE);
  expect(referee.table.seq).toBe(2);

  await house.wait(10 * PACE);
  expect(referee.table.seq).toBe(3);
});

test('a bot sees nothing but its own seat’s views and events', async () => {
  const seen: unknown[] = [];
  const curious: Bot = {
    id: 'any',
    sit: () => ({
      see: (event) => seen.push(event),
      choose: (look, moves) => {
        seen.push(look());
        return moves[0];
      },
    }),
  };
  house = handHouse({ findBot: () => curious });
  const referee = await table({ bots: ['any'] });
  new SeatBots(house, referee, { pace: PACE });
  await house.wait(PACE);
  const [mine, its] = guessState(referee).cards;
  const text = JSON.stringify(seen);

  expect(text).toContain(`"card":${its}`);
  expect(text).not.toContain(`"card":${mine}`);
  expect(text).toContain(`["face-down",${its}]`);
});

test('a bot that fails is reported and the table stays', async () => {
  house = handHouse({
    findBot: () => ({
      id: 'any',
      sit: () => ({
        choose: () => {
          throw new Error('no idea');
        },
      }),
    }),
  });
  const referee = await table();
  new SeatBots(house, referee, { pace: PACE });
  await house.wait(PACE);

  expect(house.troubles).toHaveLength(1);
  expect(referee.table.seq).toBe(2);
});
