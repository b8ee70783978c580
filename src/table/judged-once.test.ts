import { beforeEach, expect, test } from 'vitest';
import type { Box } from '../engine/game.ts';
import { replayRecord } from '../engine/record.ts';
import { guessBox } from './fixtures/guess.ts';
import { guessState, loadReferee, person, playingTable } from './fixtures/people.ts';
import { type TestHouse, testHouse } from './fixtures/test-house.ts';
import { recordOf } from './records/record-of.ts';
import { Referee } from './referee.ts';

const ann = person('Ann');
const ben = person('Ben');
const pass = { kind: 'pass' };
const asked = { read: 0, judged: 0, played: 0 };
let house: TestHouse;
let referee: Referee;

/** The small test game, counting how often each function is called. */
const countingBox: Box = {
  ...guessBox,
  open(pack) {
    const game = guessBox.open(pack);
    return {
      ...game,
      parseMove(raw) {
        asked.read += 1;
        return game.parseMove(raw);
      },
      refusal(state, seat, move) {
        asked.judged += 1;
        return game.refusal(state, seat, move);
      },
      play(state, seat, move, context) {
        asked.played += 1;
        game.play(state, seat, move, context);
      },
    };
  },
};

const forget = () => Object.assign(asked, { read: 0, judged: 0, played: 0 });
const move = (seen: number, what: unknown = pass) => ({ kind: 'move', seen, move: what }) as const;

beforeEach(async () => {
  house = testHouse({ findBox: () => countingBox });
  referee = await playingTable(house, [ann, ben], { options: { starter: 0 } });
  forget();
});

test('a move is parsed once, judged once and played once on its way through the table', async () => {
  expect(await ann.asks(referee, move(3))).toEqual({ kind: 'done', seq: 4 });
  expect(asked).toEqual({ read: 1, judged: 1, played: 1 });

  expect(await ben.asks(referee, move(4, { kind: 'swap' }))).toEqual({ kind: 'done', seq: 5 });
  expect(asked).toEqual({ read: 2, judged: 2, played: 2 });
});

test('a refused move was judged once and never played', async () => {
  await ann.asks(referee, move(3));
  forget();
  expect(await ann.asks(referee, move(4))).toMatchObject({ kind: 'error', code: 'not-your-turn' });
  expect(await ben.asks(referee, move(4, { kind: 'sing' }))).toMatchObject({ kind: 'error', code: 'not-a-move' });
  expect(asked).toEqual({ read: 2, judged: 0, played: 0 });
});

test('a move that loses a race against another node is judged again, on the updated table', async () => {
  const other = await loadReferee(house, referee.table.code);
  await ben.asks(other, { kind: 'rename', name: 'Benedict' });
  forget();
  expect(await ann.asks(referee, move(3))).toEqual({ kind: 'done', seq: 5 });
  expect(asked).toEqual({ read: 2, judged: 2, played: 2 });
});

test('loading a table parses and judges each of its moves', async () => {
  await ann.asks(referee, move(3));
  await ben.asks(referee, move(4));
  forget();
  const again = await loadReferee(house, referee.table.code);
  expect(guessState(again)).toEqual(guessState(referee));
  expect(asked).toEqual({ read: 2, judged: 2, played: 2 });
});

test.each([
  ['is no move of the game', { kind: 'sing' }, 'this is no move of the game'],
  ['the rules forbid', pass, 'GU-1'],
])('a journal with a move that %s is not believed', async (_what, wrong, why) => {
  const { code } = referee.table;
  await house.journal.append(code, {
    seq: 4,
    at: house.time,
    key: 'bot:1:wrong',
    body: { v: 1, kind: 'moved', seat: 1, move: wrong },
  });
  await expect(Referee.load(house, code)).rejects.toThrow(why);
  // Nor by a node that only catches up.
  await referee.refresh();
  expect(await ann.asks(referee, move(3))).toEqual({ kind: 'error', code: 'unavailable' });
  expect(String(house.troubles[0])).toContain(why);
  expect(asked.played).toBe(0);
});

test('a record is parsed and judged move by move when it is replayed', async () => {
  for (let seq = 3; referee.table.play?.outcome === undefined; seq++) {
    await (seq % 2 === 1 ? ann : ben).asks(referee, move(seq));
  }
  const record = recordOf(referee.table);
  if (record === undefined) throw new Error('the game is over');
  forget();
  const again = replayRecord(referee.table.game, record);
  while (again.next() !== undefined);
  const moves = record.steps.length;
  expect(again.state).toEqual(guessState(referee));
  expect(asked).toEqual({ read: moves, judged: moves, played: moves });
});
