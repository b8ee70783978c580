import { expect, test } from 'vitest';
import { readClientMessage } from '../../protocol/client-message.ts';
import type { ServerMessage } from '../../protocol/server-message.ts';
import { handleMessage } from '../conversation.ts';
import { loadReferee, opened, person } from '../fixtures/people.ts';
import { testHouse } from '../fixtures/test-house.ts';
import { LoadedTable, type TableClient } from '../loaded-table.ts';
import type { TableMessage } from '../requests.ts';

const ann = person('Ann');
const ben = person('Ben');
const cleo = person('Cleo');
const signal = { candidates: [{ candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0 }] };
const servers = [{ urls: ['stun:stun.example.org'] }];

interface Listener extends TableClient {
  heard: ServerMessage[];
}

/** Ann opened a table; Ben and Cleo sit there too, and there is a spectator. */
async function threeAndAWatcher() {
  const house = testHouse();
  const first = await opened(house, ann, { options: { starter: 0, rounds: '100' } });
  for (const one of [ben, cleo]) await one.sits(first);
  const referee = await loadReferee(house, first.table.code);
  const room = new LoadedTable(house, referee, { botPace: 10, graceMs: 1, voiceServers: () => servers });
  const enters = (secretHash?: string): Listener => {
    const heard: ServerMessage[] = [];
    const guest: Listener = { secretHash, heard, send: (text) => heard.push(JSON.parse(text) as ServerMessage) };
    room.enter(guest, 0);
    return guest;
  };
  let keys = 0;
  const asks = (client: TableClient, what: object) =>
    handleMessage(house, room, { client, message: { ...what, key: `k${keys++}` } as TableMessage });
  const joins = (guest: TableClient, call: string) => asks(guest, { kind: 'voice-join', call });
  const signals = (guest: TableClient, to: number, call: string) =>
    asks(guest, { kind: 'voice-signal', to, call, signal });
  const pages = { ann: enters(ann.secretHash), ben: enters(ben.secretHash), cleo: enters(cleo.secretHash) };
  return { house, room, first, enters, asks, joins, signals, ...pages, watcher: enters() };
}

const signalsTo = ({ heard }: Listener) => heard.filter(({ kind }) => kind === 'voice-signal');

test('everybody learns who has joined, and only members learn the servers', async () => {
  const table = await threeAndAWatcher();

  expect(await table.joins(table.ben, 'ben-1')).toMatchObject({ kind: 'done' });
  expect(table.ben.heard).toContainEqual({ kind: 'voice-servers', servers });
  expect(table.ann.heard.some(({ kind }) => kind === 'voice-servers')).toBe(false);
  for (const page of [table.ann, table.ben, table.watcher, table.enters()]) {
    expect(page.heard.at(-1)).toEqual({ kind: 'voices', voices: [{ chair: 1, call: 'ben-1' }] });
  }
});

test('a signal reaches its addressee, from one member of the call to another', async () => {
  const table = await threeAndAWatcher();
  await table.joins(table.ann, 'ann-1');
  await table.joins(table.ben, 'ben-1');

  expect(await table.signals(table.ann, 1, 'ben-1')).toMatchObject({ kind: 'done' });
  expect(signalsTo(table.ben)).toEqual([{ kind: 'voice-signal', from: 0, call: 'ann-1', signal }]);
  for (const page of [table.ann, table.cleo, table.watcher]) expect(signalsTo(page)).toEqual([]);
});

test('signals need a sender who joined and an addressee who joined, in the current call, not oneself', async () => {
  const table = await threeAndAWatcher();
  await table.joins(table.ann, 'ann-1');
  await table.joins(table.ben, 'ben-1');
  await table.joins(table.ben, 'ben-2');

  expect(await table.signals(table.cleo, 0, 'ann-1')).toEqual({ kind: 'error', code: 'not-your-seat' });
  expect(await table.signals(table.watcher, 0, 'ann-1')).toEqual({ kind: 'error', code: 'not-your-seat' });
  expect(await table.signals(table.ann, 2, 'cleo-1')).toEqual({ kind: 'error', code: 'no-such-chair' });
  expect(await table.signals(table.ann, 1, 'ben-1')).toEqual({ kind: 'error', code: 'no-such-chair' });
  expect(await table.signals(table.ann, 0, 'ann-1')).toEqual({ kind: 'error', code: 'no-such-chair' });
  for (const page of [table.ann, table.ben, table.cleo]) expect(signalsTo(page)).toEqual([]);
});

test('a spectator cannot join', async () => {
  const table = await threeAndAWatcher();
  expect(await table.joins(table.watcher, 'w-1')).toEqual({ kind: 'error', code: 'not-your-seat' });
  expect(await table.joins(table.enters('0'.repeat(64)), 'x-1')).toEqual({ kind: 'error', code: 'not-your-seat' });
  expect(table.room.voices.all).toEqual([]);
});

test('leaving, closing the page, standing up and being removed each end a voice', async () => {
  const table = await threeAndAWatcher();
  const calls = () => table.room.voices.all.map(({ call }) => call);
  for (const [page, call] of [
    [table.ann, 'ann-1'],
    [table.ben, 'ben-1'],
    [table.cleo, 'cleo-1'],
  ] as const) {
    await table.joins(page, call);
  }
  await table.asks(table.ben, { kind: 'stand' });
  expect(calls()).toEqual(['ann-1', 'cleo-1']);
  await table.asks(table.ann, { kind: 'remove', chair: 2 });
  expect(calls()).toEqual(['ann-1']);
  await table.asks(table.ann, { kind: 'voice-leave', call: 'ann-0' });
  expect(calls()).toEqual(['ann-1']);
  await table.asks(table.ann, { kind: 'voice-leave', call: 'ann-1' });
  expect(calls()).toEqual([]);
  await table.joins(table.ann, 'ann-2');
  table.room.leave(table.ann);
  expect(calls()).toEqual([]);
  expect(table.watcher.heard.at(-1)).toEqual({ kind: 'voices', voices: [] });
});

test('a page that reconnects goes on with its call, even before its old connection is known to be gone', async () => {
  const table = await threeAndAWatcher();
  await table.joins(table.ann, 'ann-1');
  await table.joins(table.ben, 'ben-1');
  const again = table.enters(ben.secretHash);
  await table.joins(again, 'ben-1');
  table.room.leave(table.ben);

  expect(table.room.voices.all).toHaveLength(2);
  await table.signals(table.ann, 1, 'ben-1');
  expect(signalsTo(again)).toHaveLength(1);
  expect(signalsTo(table.ben)).toHaveLength(0);
});

test('signals beyond what five links need are refused until some time has passed', async () => {
  const table = await threeAndAWatcher();
  await table.joins(table.ann, 'ann-1');
  await table.joins(table.ben, 'ben-1');
  for (let count = 0; count < 60; count++) await table.signals(table.ann, 1, 'ben-1');
  expect(await table.signals(table.ann, 1, 'ben-1')).toEqual({ kind: 'error', code: 'too-many' });
  await table.joins(table.ann, 'ann-2');
  expect(await table.signals(table.ann, 1, 'ben-1')).toEqual({ kind: 'error', code: 'too-many' });
  expect(signalsTo(table.ben)).toHaveLength(60);
  await table.house.wait(1000);
  expect(await table.signals(table.ann, 1, 'ben-1')).toMatchObject({ kind: 'done' });
});

test('a table in the browser has no voices', async () => {
  const house = testHouse();
  const referee = await loadReferee(house, (await opened(house, ann)).table.code);
  const room = new LoadedTable(house, referee, { botPace: 10, graceMs: 1 });
  const guest = { secretHash: ann.secretHash, send: () => undefined };
  expect(room.voices.join({ chair: 0, secretHash: '', speaker: guest }, 'ann-1')).toEqual({
    kind: 'error',
    code: 'unavailable',
  });
});

test.each([
  ['nothing in it', {}],
  ['a word too many', { ...signal, track: 1 }],
  ['an offer of 6000 letters', { description: { type: 'offer', sdp: 'v'.repeat(6000) } }],
  ['a rollback', { description: { type: 'rollback', sdp: 'v=0' } }],
  ['letters no browser writes', { description: { type: 'offer', sdp: 'v=0\u202e' } }],
  ['seven candidates', { candidates: Array.from({ length: 7 }, () => signal.candidates[0]) }],
])('a signal with %s is no message', (_, wrong) => {
  const message = { kind: 'voice-signal', key: 'k', to: 1, call: 'ben-1' };
  expect(readClientMessage(JSON.stringify({ ...message, signal }))).toBeDefined();
  expect(readClientMessage(JSON.stringify({ ...message, signal: wrong }))).toBeUndefined();
});
