import { expect, test } from 'vitest';
import { guessBot } from '../fixtures/guess.ts';
import { loadReferee, opened, person } from '../fixtures/people.ts';
import { testHouse } from '../fixtures/test-house.ts';
import type { Referee } from '../referee.ts';
import { tableInfo } from '../view.ts';
import { groupAt } from './group.ts';
import { Results } from './results.ts';

const ann = person('Ann');
const ben = person('Ben');
const pass = { kind: 'pass' } as const;
const HASHES = { ann: 'a'.repeat(64), ben: 'b'.repeat(64) };

/** Ann and Ben play three rounds; the letters say who moves in Ben's seat: Ben, or a bot. */
async function played(letters: string, wishes: object = {}) {
  const house = testHouse({ findBot: () => guessBot });
  const host = { name: 'Ann', secretHash: ann.secretHash, personHash: HASHES.ann };
  const referee = await opened(house, ann, { options: { starter: 0, rounds: '3' }, host, ...wishes });
  const requester = { kind: 'person', secretHash: ben.secretHash, personHash: HASHES.ben } as const;
  await referee.submit({ requester, key: 'sit', request: { kind: 'sit', name: 'Ben', chair: 1 } });
  await ann.asks(referee, { kind: 'start' });
  let isAway = false;
  for (const letter of letters) {
    await moves(referee, ann);
    if (isAway !== (letter === 'b')) await tells(referee, isAway ? 'come-back' : 'stand-in');
    isAway = letter === 'b';
    if (isAway) await botMoves(referee);
    else await moves(referee, ben);
  }
  const results = new Results(house);
  const result = (await results.read(referee.table.code))?.finished?.result;
  return { house, referee, results, result };
}

const moves = (referee: Referee, who = ann) => who.asks(referee, { kind: 'move', seen: referee.table.seq, move: pass });

function botMoves(referee: Referee) {
  const { seq } = referee.table;
  const request = { kind: 'move', seen: seq, move: pass } as const;
  return referee.submit({ requester: { kind: 'bot', seat: 1 }, key: String(seq), request });
}

function tells(referee: Referee, kind: 'stand-in' | 'come-back') {
  const request = kind === 'stand-in' ? ({ kind, chair: 1, bot: 'any' } as const) : ({ kind, chair: 1 } as const);
  return referee.submit({ requester: { kind: 'house', seat: 1 }, key: `${kind}-${referee.table.seq}`, request });
}

test.each([
  ['ppp', undefined],
  ['bpp', 'some'],
  ['bbp', 'most'],
  ['ppb', 'last'],
  ['bbb', 'all'],
])('of a game played %s the result says that a bot played %s', async (letters, byBot) => {
  const { house, referee, results, result } = await played(letters);
  expect(result?.players[0]).toEqual({ name: 'Ann', kind: 'person', chair: 0 });
  expect(result?.players[1]).toEqual({ name: 'Ben', kind: 'person', chair: 1, ...(byBot && { byBot }) });

  const [, bens] = tableInfo(referee.table, { isPresent: () => true }).chairs;
  expect(bens).toMatchObject({ name: 'Ben', ...(byBot && { byBot }) });
  const group = await groupAt(house, results, referee.table.code);
  expect(group?.games[0]?.players).toEqual(result?.players);
  // A house that loads the table from its journal computes the same.
  const later = await loadReferee(house, referee.table.code);
  expect(later.table.play?.byBot).toEqual(referee.table.play?.byBot);
});

test('only the standing moves of a bot count, and nothing is revealed before the end', async () => {
  const { referee } = await played('p');
  await moves(referee);
  await tells(referee, 'stand-in');
  await botMoves(referee);
  expect(JSON.stringify(tableInfo(referee.table, { isPresent: () => true }))).not.toContain('byBot');
  expect(referee.table.play?.byBot).toEqual([false, false, false, true]);
  await ann.asks(referee, { kind: 'undo', consent: 'agreed', back: 2 });

  expect(referee.table.play?.byBot).toEqual([false, false]);
});

test("a person who takes over from a bot did not play the bot's moves", async () => {
  const house = testHouse({ findBot: () => guessBot });
  const referee = await opened(house, ann, { options: { starter: 0, rounds: '3' }, bots: ['any'], start: true });
  for (const _ of [1, 2]) {
    await moves(referee);
    await botMoves(referee);
  }
  await moves(referee);
  const requester = { kind: 'person', secretHash: ben.secretHash, isLetIn: true } as const;
  await referee.submit({ requester, key: 'sit', request: { kind: 'sit', name: 'Ben', chair: 1 } });
  await moves(referee, ben);

  const result = (await new Results(house).read(referee.table.code))?.finished?.result;
  expect(result?.players[1]).toMatchObject({ name: 'Ben', byBot: 'most' });
});

test('a practice table is marked as one, and nobody has finished a game there', async () => {
  const { house, result } = await played('ppp', { manners: { pace: 'live', takeBots: true, freeUndo: true } });
  expect(result?.practice).toBe(true);
  expect(await house.journal.latestToFinish([HASHES.ann, HASHES.ben], 'days')).toBeUndefined();

  const usual = await played('ppp');
  expect(usual.result).not.toHaveProperty('practice');
  expect(await usual.house.journal.latestToFinish([HASHES.ben], 'days')).toMatchObject({ people: [HASHES.ben] });
});

test('a player whose seat a bot played at the end has not finished the game', async () => {
  const { house } = await played('ppb');

  expect(await house.journal.latestToFinish([HASHES.ben], 'days')).toBeUndefined();
  expect(await house.journal.latestToFinish([HASHES.ann], 'days')).toMatchObject({ people: [HASHES.ann] });
});
