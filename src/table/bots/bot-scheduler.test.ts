import { beforeEach, expect, test } from 'vitest';
import type { Bot, ThinkRequest } from '../../engine/bot.ts';
import { elementAt } from '../../engine/list.ts';
import { guessBot } from '../fixtures/guess.ts';
import { guessState, loadReferee, opened, person } from '../fixtures/people.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import { BotScheduler } from './bot-scheduler.ts';

const ann = person('Ann');
const PACE = 600;
/** The pause before a bot's move that people wait for. */
const BRISK = 100;
let house: TestHouse;

beforeEach(() => {
  house = testHouse();
});

const table = (wishes = {}) =>
  opened(house, ann, { bots: ['any', 'any'], start: true, options: { starter: 1 }, ...wishes });

test('bots wait a sixth of their pace before each move, and stop when a person is to act', async () => {
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

test('after a restart the bots see the whole game again and go on', async () => {
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

test('a bot of another node is left to that node, and played here if that node does nothing', async () => {
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

test('a bot that throws is reported and the table goes on', async () => {
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

/** A house with searching bots, and the requests they received; the test resolves each thought. */
function thinkingHouse() {
  const asked: {
    request: ThinkRequest;
    signal: AbortSignal;
    answer(place: number | undefined): void;
    fail(why: string): void;
  }[] = [];
  house = testHouse({
    findBot: () => ({
      ...guessBot,
      thinks: { iterations: 50, open: () => expect.fail('a searcher opens in a worker') },
    }),
    think: (request, signal) =>
      new Promise((answer, reject) => {
        asked.push({ request, signal, answer, fail: (why) => reject(new Error(why)) });
      }),
  });
  return asked;
}

test('a searching bot gets its seat’s view, and its thought is played', async () => {
  const asked = thinkingHouse();
  const referee = await table({ bots: ['any'] });
  new BotScheduler(house, referee, { pace: PACE });
  await house.wait(PACE);
  const [mine, its] = guessState(referee).cards;

  expect(asked).toHaveLength(1);
  expect(elementAt(asked, 0).request).toMatchObject({ game: 'guess', bot: 'any', budget: { iterations: 50 } });
  expect(elementAt(asked, 0).request.pack).toBeUndefined();
  expect(elementAt(asked, 0).request.question.view).toMatchObject({ cards: ['face-down', its] });
  expect(JSON.stringify(elementAt(asked, 0).request.question)).not.toContain(`[${mine},`);
  expect(referee.table.seq).toBe(2);
  elementAt(asked, 0).answer(
    elementAt(asked, 0).request.question.moves.findIndex((move) => (move as { kind: string }).kind === 'swap'),
  );
  await house.wait(0);
  expect(referee.table.play?.events.at(-1)).toMatchObject({ event: { kind: 'swapped', seat: 1 } });
});

test('if a thought fails, the quick player moves and the failure is reported', async () => {
  const asked = thinkingHouse();
  const referee = await table({ bots: ['any'] });
  new BotScheduler(house, referee, { pace: PACE });
  await house.wait(PACE);
  elementAt(asked, 0).fail('its worker died');
  await house.wait(0);

  expect(referee.table.seq).toBe(3);
  expect(house.troubles).toMatchObject([{ message: 'its worker died' }]);
});

test('if there was no time for a thought, the quick player moves and nothing is reported', async () => {
  const asked = thinkingHouse();
  const referee = await table({ bots: ['any'] });
  new BotScheduler(house, referee, { pace: PACE });
  await house.wait(PACE);
  elementAt(asked, 0).answer(undefined);
  await house.wait(0);

  expect(referee.table.seq).toBe(3);
  expect(house.troubles).toEqual([]);
});

test('a thought is aborted when the table moves on, when it closes, and when the seat is no longer the bot’s', async () => {
  const asked = thinkingHouse();
  const referee = await table({ bots: ['any'], options: { starter: 1, clock: true } });
  const bots = new BotScheduler(house, referee, { pace: PACE });
  await house.wait(PACE);
  expect(elementAt(asked, 0).signal.aborted).toBe(false);
  // The clock passes the turn on.
  house.time += 2000;
  await referee.expire();
  expect(elementAt(asked, 0).signal.aborted).toBe(true);
  const { seq } = referee.table;
  elementAt(asked, 0).answer(0);
  await house.wait(0);
  expect(referee.table.seq).toBe(seq);

  await ann.asks(referee, { kind: 'move', seen: seq, move: { kind: 'pass' } });
  await house.wait(PACE);
  expect(asked).toHaveLength(2);
  bots.stop();
  expect(elementAt(asked, 1).signal.aborted).toBe(true);
  elementAt(asked, 1).answer(0);
  await house.wait(PACE);
  expect(referee.table.seq).toBe(seq + 1);
});

test('a thought that ends while people answer an undo question is not played; the bot thinks again afterwards', async () => {
  const asked = thinkingHouse();
  let isHeld = false;
  const referee = await table({ bots: ['any'] });
  const bots = new BotScheduler(house, referee, { pace: PACE, isHeld: () => isHeld });
  await house.wait(PACE);
  // Waking bots without a new move does not start a second thought.
  bots.wake();
  await house.wait(PACE);
  expect(asked).toHaveLength(1);
  isHeld = true;
  elementAt(asked, 0).answer(0);
  await house.wait(PACE);
  expect(referee.table.seq).toBe(2);

  isHeld = false;
  bots.wake();
  await house.wait(PACE);
  expect(asked).toHaveLength(2);
});
