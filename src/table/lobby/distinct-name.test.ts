import { expect, test } from 'vitest';
import { fitsName } from '../../protocol/name-length.ts';
import { opened, person } from '../fixtures/people.ts';
import { testHouse } from '../fixtures/test-house.ts';
import { distinctName } from './distinct-name.ts';

const chairs = (...names: string[]) =>
  names.map((name) => ({ kind: 'person' as const, name, secretHash: 'a'.repeat(64) }));

test.each([
  ['Ann', 'Ann 2'],
  ['ANN', 'ANN 2'],
  [' ann', 'ann 2'],
  ['Änn', 'Änn 2'],
  ['Аnn', 'Аnn 2'],
  ['Ann.', 'Ann. 2'],
  ['Anne', 'Anne'],
  ['👻', '👻'],
])('beside Ann, %s is called %s', (wished, called) => {
  expect(distinctName(chairs('Ann'), wished)).toBe(called);
});

test('look-alike names are equal: I, l and 1; O and 0. An emoji equals only itself', () => {
  expect(distinctName(chairs('Bill'), 'BiII')).toBe('BiII 2');
  expect(distinctName(chairs('Otto'), '0tt0')).toBe('0tt0 2');
  expect(distinctName(chairs('👻'), '👻')).toBe('👻 2');
});

test('the third of a name gets the next number, and a name at full length is cut for it', () => {
  expect(distinctName(chairs('Ann', 'Ann 2'), 'Ann')).toBe('Ann 3');
  const long = 'a'.repeat(24);
  const called = distinctName(chairs(long), long);
  expect(called).toBe(`${'a'.repeat(22)} 2`);
  expect(fitsName(called)).toBe(true);
});

test("a person who sits down or takes a new name gets one unlike all others there; one's own name stays", async () => {
  const house = testHouse();
  const [ann, ben] = [person('Ann'), person('Ann too')];
  const referee = await opened(house, ann, {});
  const requester = { kind: 'person', secretHash: ben.secretHash } as const;
  await referee.submit({ requester, key: '1', request: { kind: 'sit', name: 'ann' } });
  expect(referee.table.lobby.chairs[1]).toMatchObject({ name: 'ann 2' });
  await referee.submit({ requester, key: '2', request: { kind: 'rename', name: 'ann 2' } });
  expect(referee.table.lobby.chairs[1]).toMatchObject({ name: 'ann 2' });
  await referee.submit({ requester, key: '3', request: { kind: 'rename', name: 'Ann' } });
  expect(referee.table.lobby.chairs[1]).toMatchObject({ name: 'Ann 2' });
  await ann.asks(referee, { kind: 'add-bot', bot: 'any' });
  const bot = referee.table.lobby.chairs.find(({ kind }) => kind === 'bot');
  if (bot?.kind !== 'bot') throw new Error('a bot sat down');
  await referee.submit({ requester, key: '4', request: { kind: 'rename', name: bot.name.toUpperCase() } });
  expect(referee.table.lobby.chairs[1]).toMatchObject({ name: `${bot.name.toUpperCase()} 2` });
});
