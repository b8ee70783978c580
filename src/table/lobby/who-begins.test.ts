import { expect, test } from 'vitest';
import type { Box } from '../../engine/game.ts';
import { elementAt } from '../../engine/list.ts';
import { daysBox } from '../../games/days/box.ts';
import type { DaysState } from '../../games/days/rules/state.ts';
import { readRecord } from '../../replay/read-record.ts';
import { guessBox } from '../fixtures/guess.ts';
import { guessState, loadReferee, opened, person, playingTable } from '../fixtures/people.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import { howPlayed } from '../records/from-record.ts';
import { recordOf } from '../records/record-of.ts';
import type { Referee } from '../referee.ts';
import { rematch } from './rematch.ts';
import { whoBegins } from './who-begins.ts';

const ann = person('Ann');
const ben = person('Ben');
const cyd = person('Cyd');
const latestBox: Box = {
  ...guessBox,
  options: { ...guessBox.options, starter: { kind: 'starter', byDefault: 'latest' } },
};
const hash = (letter: string) => letter.repeat(64);

function houseOfTwo(): TestHouse {
  return testHouse({ findBox: (id) => (id === 'guess' ? latestBox : undefined) });
}

async function startedTable(house: TestHouse) {
  const host = { name: 'Ann', secretHash: ann.secretHash, personHash: hash('a') };
  const referee = await opened(house, ann, { host });
  const requester = { kind: 'person', secretHash: ben.secretHash, personHash: hash('b') } as const;
  await referee.submit({ requester, key: 'sit', request: { kind: 'sit', name: 'Ben' } });
  await ann.asks(referee, { kind: 'start' });
  return referee;
}

test('[DD-5] the person who last finished another game on this server begins', async () => {
  const house = houseOfTwo();
  await house.journal.append('OLD', { seq: 1, at: 5, body: 0, over: { game: 'dash', people: [hash('a')] } });
  await house.journal.append('NEW', { seq: 1, at: 9, body: 0, over: { game: 'dash', people: [hash('b')] } });

  const referee = await startedTable(house);

  expect(referee.table.lobby.options.starter).toBe(1);
  expect(guessState(referee).turn).toBe(1);
  expect(guessState(await loadReferee(house, referee.table.code))).toEqual(guessState(referee));
});

test('[DD-5] if nobody finished another game, the first player is drawn by lot', async () => {
  const house = houseOfTwo();
  await house.journal.append('OLD', { seq: 1, at: 5, body: 0, over: { game: 'guess', people: [hash('a')] } });

  expect((await startedTable(house)).table.lobby.options.starter).toBe('random');
});

test('[DD-5] the host’s own choice stands', async () => {
  const house = houseOfTwo();
  await house.journal.append('NEW', { seq: 1, at: 9, body: 0, over: { game: 'dash', people: [hash('a')] } });
  const host = { name: 'Ann', secretHash: ann.secretHash, personHash: hash('a') };
  const referee = await playingTable(house, [ann, ben], { host, options: { starter: 1 } });

  expect(referee.table.lobby.options.starter).toBe(1);
});

/** Plays a table of the small test game to its end, each with the first move offered. */
async function playOut(referee: Referee): Promise<void> {
  while (referee.table.play?.outcome === undefined) {
    const who = guessState(referee).turn === 0 ? ann : ben;
    const { game, play, seq } = referee.table;
    const [move] = game.legalMoves(play?.state, guessState(referee).turn);
    await who.asks(referee, { kind: 'move', seen: seq, move });
  }
}

/** A rematch. */
async function again(house: TestHouse, referee: Referee): Promise<Referee> {
  house.time += 1000;
  await rematch(house, referee, { requester: { kind: 'person', secretHash: ann.secretHash }, key: 'again' });
  return loadReferee(house, referee.table.lobby.next?.code ?? '');
}

/** A game at another table that these people finish now. */
async function finishDash(house: TestHouse, ...letters: string[]): Promise<void> {
  house.time += 1000;
  const over = { game: 'dash', people: letters.map(hash) };
  await house.journal.append(house.newCode(), { seq: 1, at: house.time, body: 0, over });
}

test('a finished game is remembered with everybody who finished it, and a rematch asks again', async () => {
  const house = houseOfTwo();
  const referee = await startedTable(house);
  await playOut(referee);

  expect((await house.journal.latestToFinish([hash('b')], 'days'))?.people).toEqual([hash('b')]);
  expect((await house.journal.latestToFinish([hash('a'), hash('b')], 'days'))?.people).toHaveLength(2);
  expect(await house.journal.latestToFinish([hash('a'), hash('b')], 'guess')).toBeUndefined();
  expect((await again(house, referee)).table.lobby.options.starter).toBe('latest');
});

test("[DD-5] people who finished another game together draw lots, with the table's own random numbers", async () => {
  const begun = new Map<number, number>();
  for (let number = 0; number < 40; number++) {
    const house = houseOfTwo();
    await finishDash(house, 'b', 'a');
    const referee = await startedTable(house);
    expect(referee.table.lobby.options.starter).toBe('lot:0,1');
    const { turn } = guessState(referee);
    begun.set(turn, (begun.get(turn) ?? 0) + 1);
    // The journal names no winner of the lot: a replay draws it again, with the same result.
    expect(guessState(await loadReferee(house, referee.table.code))).toEqual(guessState(referee));
  }
  expect(Math.min(begun.get(0) ?? 0, begun.get(1) ?? 0)).toBeGreaterThan(4);
});

test('[DD-5] a third player who finished nothing does not take part in the draw', async () => {
  const house = houseOfTwo();
  await finishDash(house, 'c', 'b');
  const host = { name: 'Ann', secretHash: ann.secretHash, personHash: hash('a') };
  const referee = await opened(house, ann, { host, bots: ['any'] });
  for (const [who, letter] of [
    [ben, 'b'],
    [cyd, 'c'],
  ] as const) {
    const requester = { kind: 'person', secretHash: who.secretHash, personHash: hash(letter) } as const;
    await referee.submit({ requester, key: 'sit', request: { kind: 'sit', name: who.name } });
  }
  await ann.asks(referee, { kind: 'start' });

  expect(referee.table.lobby.options.starter).toBe('lot:2,3');
  expect([2, 3]).toContain(guessState(referee).turn);
});

test('[DD-5] in a series the start passes on to the next player, and round to the first', async () => {
  const house = houseOfTwo();
  await finishDash(house, 'b');
  let referee = await startedTable(house);
  const begun = [guessState(referee).turn];
  for (let game = 0; game < 3; game++) {
    await playOut(referee);
    referee = await again(house, referee);
    await ann.asks(referee, { kind: 'start' });
    begun.push(guessState(referee).turn);
  }

  expect(begun).toEqual([1, 0, 1, 0]);
  expect(guessState(await loadReferee(house, referee.table.code))).toEqual(guessState(referee));
});

test('[DD-5] in a series somebody who has finished another game since begins again', async () => {
  const house = houseOfTwo();
  await finishDash(house, 'b');
  const first = await startedTable(house);
  await playOut(first);
  await finishDash(house, 'b');
  const second = await again(house, first);
  await ann.asks(second, { kind: 'start' });

  expect([guessState(first).turn, guessState(second).turn]).toEqual([1, 1]);
});

test('[DD-5] in a series the host’s choice stands, and the next game passes on from there', async () => {
  const house = houseOfTwo();
  const first = await startedTable(house);
  await playOut(first);
  const second = await again(house, first);
  await ann.asks(second, { kind: 'set-options', options: { ...second.table.lobby.options, starter: 1 } });
  await ann.asks(second, { kind: 'start' });
  await playOut(second);
  const third = await again(house, second);
  await ann.asks(third, { kind: 'start' });

  expect(second.table.lobby.options.starter).toBe(1);
  expect(third.table.lobby.options.starter).toBe(0);
});

test('[DD-5] if the last starter has left a series, the next player still there begins', async () => {
  const chair = (name: string) => ({ kind: 'person' as const, name, secretHash: hash('0') });
  const chairs = [chair('Ann'), { kind: 'empty' as const }, chair('Cyd'), chair('Dan')];

  expect(whoBegins({ chairs, began: { chair: 1, at: 0 } }, undefined)).toBe(1);
  expect(whoBegins({ chairs, began: { chair: 3, at: 0 } }, undefined)).toBe(0);
  expect(whoBegins({ chairs }, undefined)).toBe('random');
});

test('[DD-5] a real table of Dungeon Days draws the lot itself, and its record replays', async () => {
  const house = testHouse({ findBox: (id) => (id === 'days' ? daysBox : undefined) });
  await finishDash(house, 'a', 'b');
  const host = { name: 'Ann', secretHash: ann.secretHash, personHash: hash('a') };
  const referee = await opened(house, ann, { game: 'days', host });
  const requester = { kind: 'person', secretHash: ben.secretHash, personHash: hash('b') } as const;
  await referee.submit({ requester, key: 'sit', request: { kind: 'sit', name: 'Ben' } });
  await ann.asks(referee, { kind: 'start' });
  const begun = stateOf(referee).turn;
  while (referee.table.play?.outcome === undefined) {
    const { turn } = stateOf(referee);
    const moves = referee.table.game.legalMoves(stateOf(referee), turn);
    const move = moves[Math.min(1, moves.length - 1)];
    await elementAt([ann, ben], turn).asks(referee, { kind: 'move', seen: referee.table.seq, move });
  }
  const record = recordOf(referee.table);
  const read = readRecord(record, () => daysBox);
  const next = await again(house, referee);
  await ann.asks(next, { kind: 'start' });

  expect(record?.options).toMatchObject({ starter: 'lot:0,1', sprite: 'adds' });
  expect(read.kind).toBe('record');
  expect(record && (await howPlayed(house, daysBox, record))).toEqual({ kind: 'played', outcome: record?.outcome });
  expect(stateOf(next).turn).toBe(1 - begun);
});

function stateOf({ table }: Referee): DaysState {
  return table.play?.state as DaysState;
}
