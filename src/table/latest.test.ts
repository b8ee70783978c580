import { expect, test } from 'vitest';
import type { Box } from '../engine/game.ts';
import { guessBox } from './fixtures/guess.ts';
import { type HandHouse, handHouse } from './fixtures/hand-house.ts';
import { called, guessState, opened, person } from './fixtures/people.ts';
import { rematch } from './rematch.ts';

const ann = person('Ann');
const ben = person('Ben');
const latestBox: Box = {
  ...guessBox,
  options: { ...guessBox.options, starter: { kind: 'starter', byDefault: 'latest' } },
};
const hash = (letter: string) => letter.repeat(64);

function houseOfTwo(): HandHouse {
  return handHouse({ findBox: (id) => (id === 'guess' ? latestBox : undefined) });
}

async function startedTable(house: HandHouse) {
  const host = { name: 'Ann', secretHash: ann.secretHash, personHash: hash('a') };
  const referee = await opened(house, ann, { host });
  const asker = { kind: 'person', secretHash: ben.secretHash, personHash: hash('b') } as const;
  await referee.submit({ asker, key: 'sit', ask: { kind: 'sit', name: 'Ben' } });
  await ann.asks(referee, { kind: 'start' });
  return referee;
}

test('[DD-5] whoever last finished another game of the house begins', async () => {
  const house = houseOfTwo();
  await house.journal.append('OLD', { seq: 1, at: 5, body: 0, over: { game: 'dash', people: [hash('a')] } });
  await house.journal.append('NEW', { seq: 1, at: 9, body: 0, over: { game: 'dash', people: [hash('b')] } });

  const referee = await startedTable(house);

  expect(referee.table.lobby.options.starter).toBe(1);
  expect(guessState(referee).turn).toBe(1);
  expect(guessState(await called(house, referee.table.code))).toEqual(guessState(referee));
});

test('[DD-5] where nobody finished another game, the first is drawn by lot', async () => {
  const house = houseOfTwo();
  await house.journal.append('OLD', { seq: 1, at: 5, body: 0, over: { game: 'guess', people: [hash('a')] } });

  expect((await startedTable(house)).table.lobby.options.starter).toBe('random');
});

test('[DD-5] the host’s own choice stands', async () => {
  const house = houseOfTwo();
  await house.journal.append('NEW', { seq: 1, at: 9, body: 0, over: { game: 'dash', people: [hash('a')] } });
  const host = { name: 'Ann', secretHash: ann.secretHash, personHash: hash('a') };
  const referee = await opened(house, ann, { host, options: { starter: 1 } });
  await ben.sits(referee);
  await ann.asks(referee, { kind: 'start' });

  expect(referee.table.lobby.options.starter).toBe(1);
});

test('a game that ends is remembered with all who finished it, and a rematch asks again', async () => {
  const house = houseOfTwo();
  const referee = await startedTable(house);
  while (referee.table.play?.outcome === undefined) {
    const who = [ann, ben][guessState(referee).turn];
    const { game, play, seq } = referee.table;
    const [move] = game.legalMoves(play?.state, guessState(referee).turn);
    await who.asks(referee, { kind: 'move', seen: seq, move });
  }

  expect(await house.journal.latestToFinish([hash('b')], 'days')).toBe(hash('b'));
  expect(await house.journal.latestToFinish([hash('a'), hash('b')], 'guess')).toBeUndefined();
  await rematch(house, referee, { asker: { kind: 'person', secretHash: ann.secretHash }, key: 'again' });
  const next = await called(house, referee.table.lobby.next?.code ?? '');
  expect(next.table.lobby.options.starter).toBe('latest');
});
