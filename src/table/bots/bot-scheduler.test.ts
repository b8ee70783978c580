import { beforeEach, expect, test } from 'vitest';
import type { Bot } from '../../engine/bot.ts';
import { guessBot } from '../fixtures/guess.ts';
import { guessState, loadReferee, opened, person } from '../fixtures/people.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import { BotScheduler } from './bot-scheduler.ts';

const ann = person('Ann');
const PACE = 600;
/** What passes before a move that a person waits for. */
const BRISK = 100;
let house: TestHouse;

beforeEach(() => {
  house = testHouse();
});

const table = (wishes = {}) =>
  opened(house, ann, { bots: ['any', 'any'], start: true, options: { starter: 1 }, ...wishes });

test('bots wait a sixth of their pace before each move, and stop where a person is to act', async () => {
  const referee = await table();
  new BotScheduler(house, referee, { pace: PACE });
  await house.wait(BRISK - 1);
  expect(referee.table.seq).toBe(2);

  await house.wait(1);
  expect(referee.table.seq).toBe(3);
  await house.wait(10 * PACE);
  expect(referee.table.seq).toBe(4);
  expect(referee.table.play?.lastMoves).toEqual([0, 3, 4]);
});

test('after a restart the bots are told the whole game and go on', async () => {
  const first = await table();
  const bots = new BotScheduler(house, first, { pace: PACE });
  await house.wait(BRISK);
  bots.stop();
  await house.wait(10 * PACE);
  expect(first.table.seq).toBe(3);

  guessBot.shown = 0;
  const second = await loadReferee(house, first.table.code);
  new BotScheduler(house, second, { pace: PACE });
  expect(guessBot.shown).toBe(2 * (second.table.play?.events.length ?? 0));
  await house.wait(PACE);
  expect(second.table.seq).toBe(4);
});

test('two nodes that wake the same bot make one move', async () => {
  const one = await table();
  const other = await loadReferee(house, one.table.code);
  new BotScheduler(house, one, { pace: PACE });
  new BotScheduler(house, other, { pace: PACE });
  await house.wait(20 * PACE);
  const rows = await house.journal.read(one.table.code);

  expect(rows.slice(2).map(({ key }) => key)).toEqual(['bot:1:2', 'bot:2:3']);
});

test('a bot that another node plays is left to it, and played here when nothing comes of that', async () => {
  const referee = await table();
  new BotScheduler(house, referee, { pace: PACE, isOurs: () => false });
  await house.wait(10 * BRISK);
  expect(referee.table.seq).toBe(2);

  await house.wait(10 * BRISK);
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
  house = testHouse({ findBot: () => curious });
  const referee = await table({ bots: ['any'] });
  new BotScheduler(house, referee, { pace: PACE });
  await house.wait(PACE);
  const [mine, its] = guessState(referee).cards;
  const text = JSON.stringify(seen);

  expect(text).toContain(`"card":${its}}`);
  expect(text).not.toContain(`"card":${mine}}`);
  expect(text).toContain(`["face-down",${its}]`);
});

test('a bot that fails is reported and the table stays', async () => {
  house = testHouse({
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
  new BotScheduler(house, referee, { pace: PACE });
  await house.wait(PACE);

  expect(house.troubles).toHaveLength(1);
  expect(referee.table.seq).toBe(2);
});
