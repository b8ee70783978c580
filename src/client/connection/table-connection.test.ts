// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { browserTimers } from './page-timers.ts';
import { TableConnection } from './table-connection.ts';
import type { TransportListener } from './transport.ts';

interface FakeTransport {
  listener: TransportListener;
  sent: { kind: string; key?: string }[];
  isClosed: boolean;
  path: string;
}

let transports: FakeTransport[];
let connection: TableConnection;
let kept: string | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  transports = [];
  kept = 'ab'.repeat(16);
  const seat = {
    secret: () => kept,
    take: (secret: string) => {
      kept = secret;
    },
    note: () => undefined,
    forget: () => {
      kept = undefined;
    },
  };
  connection = new TableConnection('BCDFG', {
    transport: (listener, path) => {
      const transport: FakeTransport = { listener, sent: [], isClosed: false, path };
      transports.push(transport);
      return {
        send: (text) => transport.sent.push(JSON.parse(text)),
        close: () => {
          transport.isClosed = true;
        },
      };
    },
    seat,
    timers: { ...browserTimers, random: () => 0.5 },
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** The connection opened as this one, counted from 0. */
function opened(index: number): FakeTransport {
  return elementAt(transports, index);
}

function says(transport: FakeTransport, message: object): void {
  transport.listener.onMessage(JSON.stringify(message));
}

/** Opens the newest connection, sends its welcome, and answers its time requests. */
function welcome(you: object = { viewer: 0, chair: 0 }): FakeTransport {
  const transport = elementAt(transports, transports.length - 1);
  transport.listener.onOpen();
  says(transport, { kind: 'welcome', seq: 3, now: 0, you, table: { game: 'dash' }, events: [], marks: [] });
  vi.advanceTimersByTime(2000);
  says(transport, { kind: 'time', sent: 0, now: 0 });
  return transport;
}

function moves(transport: FakeTransport): (string | undefined)[] {
  return transport.sent.filter(({ kind }) => kind === 'move').map(({ key }) => key);
}

/** A guest without a chair who has tapped Sit twice. */
function sitTwice() {
  kept = undefined;
  const transport = welcome({ viewer: 'spectator' });
  const answers = Promise.all([connection.sit('Ada'), connection.sit('Ada')]);
  const asked = transport.sent.filter(({ kind }) => kind === 'sit');
  return { transport, answers, asked };
}

test('a second tap on Sit requests no second chair, and the secret of the first is kept', async () => {
  const { transport, answers, asked } = sitTwice();
  expect(asked).toHaveLength(1);
  const won = kept;
  expect(won).toMatch(/^[0-9a-f]{64}$/);

  says(transport, { kind: 'seated', key: asked[0]?.key, seq: 4, chair: 1 });
  expect(await answers).toEqual([{ kind: 'done' }, { kind: 'done' }]);
  // A third tap before the table shows who sits where is refused, and removes nothing.
  const third = connection.sit('Ada');
  says(transport, { kind: 'error', key: transport.sent.at(-1)?.key, code: 'already-seated' });
  expect(await third).toEqual({ kind: 'error', code: 'already-seated' });
  expect(kept).toBe(won);
});

test('a secret is forgotten when the chair is refused, and kept when the outcome is unknown', async () => {
  const { transport, answers, asked } = sitTwice();
  says(transport, { kind: 'error', key: asked[0]?.key, code: 'table-full' });
  await answers;
  expect(kept).toBeUndefined();

  const unsure = connection.sit('Ada');
  const sent = kept;
  connection.close();
  expect(await unsure).toEqual({ kind: 'error', code: 'lost' });
  expect(sent).toBeDefined();
  expect(kept).toBe(sent);
});

test('a chair is kept that was given after a node had called its secret wrong', async () => {
  const { transport, answers, asked } = sitTwice();
  const sent = kept;
  transport.listener.onLost({ restarting: false });
  vi.advanceTimersByTime(1000);
  // The request has not reached the server yet.
  opened(1).listener.onOpen();
  says(opened(1), { kind: 'error', code: 'wrong-secret' });
  expect(kept).toBeUndefined();
  vi.advanceTimersByTime(2000);
  const again = welcome({ viewer: 'spectator' });
  expect(again.sent.find(({ kind }) => kind === 'sit')?.key).toBe(asked[0]?.key);
  says(again, { kind: 'seated', key: asked[0]?.key, seq: 4, chair: 1 });
  await answers;
  expect(kept).toBe(sent);
});

test('a page disconnected between the news that a table has changed and its events gets these after reconnecting', () => {
  const first = welcome();
  says(first, { kind: 'table', seq: 4, you: { viewer: 0, chair: 0 }, table: { game: 'dash' } });
  first.listener.onLost({ restarting: false });
  vi.advanceTimersByTime(1000);
  opened(1).listener.onOpen();

  expect(opened(1).sent[0]).toMatchObject({ kind: 'hello', after: 3 });
});

test('events sent again, to a spectator who was seated meanwhile, replace the known ones', () => {
  const transport = welcome({ viewer: 'spectator' });
  const told = (seq: number, card: string) => ({ seq, event: { kind: 'drew', card } });
  says(transport, { kind: 'played', seq: 4, now: 0, play: {}, events: [told(4, 'hidden')] });
  const you = { viewer: 0, chair: 0 };
  const rest = { now: 0, you, table: { game: 'dash' }, play: {}, marks: [] };
  says(transport, { kind: 'welcome', seq: 5, ...rest, events: [told(4, 'Elf'), told(5, 'Fork')] });

  expect(connection.snapshot().events).toEqual([told(4, 'Elf'), told(5, 'Fork')]);
});

test('a table found damaged during a move is closed, with the reason', async () => {
  const transport = welcome();
  const answer = connection.move({ kind: 'pass' });
  says(transport, { kind: 'error', key: moves(transport)[0], code: 'damaged' });

  expect(await answer).toEqual({ kind: 'error', code: 'lost' });
  expect(connection.snapshot()).toMatchObject({ connection: 'closed', trouble: 'damaged' });
  vi.advanceTimersByTime(20_000);
  expect(transports).toHaveLength(1);
});

test('a person with a chair requests no other', async () => {
  const transport = welcome();
  expect(await connection.sit('Ada')).toEqual({ kind: 'done' });
  expect(transport.sent.some(({ kind }) => kind === 'sit')).toBe(false);
});

test('a connection that does not respond is given up, and the move is sent again on the next with its key', async () => {
  const first = welcome();
  const answer = connection.move({ kind: 'pass' });
  vi.advanceTimersByTime(4900);
  expect(first.isClosed).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(first.isClosed).toBe(true);
  const second = welcome();

  expect(second).not.toBe(first);
  expect(moves(second)).toEqual(moves(first));
  says(second, { kind: 'done', key: moves(second)[0], seq: 4 });
  expect(await answer).toEqual({ kind: 'done' });
});

/** When each connection was opened until some time, in ms, and with which `try`. */
function attemptsUntil(until: number): { at: number; attempt: string }[] {
  const found: { at: number; attempt: string }[] = [];
  for (let at = 0; at <= until; at += 25) {
    for (const { path } of transports.slice(found.length)) found.push({ at, attempt: path.replace(/^.*try=/, '') });
    vi.advanceTimersByTime(25);
  }
  return found;
}

test('a page whose first connection does not open is at another node within three seconds', () => {
  vi.advanceTimersByTime(2700);
  expect(transports.map(({ path }) => path)).toEqual(['/ws/BCDFG?try=0', '/ws/BCDFG?try=1']);
  // A browser would not open the second before the first is closed.
  expect(opened(0).isClosed).toBe(true);
  welcome();
  expect(connection.snapshot().connection).toBe('open');
  vi.advanceTimersByTime(10_000);
  expect(transports).toHaveLength(2);
});

test('each connection that does not open gets longer than the one before, and each one requests the next node', () => {
  const attempts = attemptsUntil(30_000);
  expect(attempts.map(({ attempt }) => attempt)).toEqual(['0', '1', '2', '3', '4']);
  expect(attempts.map(({ at }) => at)).toEqual([0, 2675, 7950, 16_025, 24_100]);
});

test('a node that has opened the connection has five seconds for its first message', () => {
  vi.advanceTimersByTime(2500);
  opened(0).listener.onOpen();
  vi.advanceTimersByTime(4900);
  expect(opened(0).isClosed).toBe(false);
  vi.advanceTimersByTime(200);
  expect(transports.map(({ path }) => path)).toEqual(['/ws/BCDFG?try=0', '/ws/BCDFG?try=1']);
});

test('on a slow network one connection is given up, and not one at every reconnect', () => {
  vi.advanceTimersByTime(2600 + 75 + 4000);
  const slow = welcome();
  expect(transports).toHaveLength(2);
  slow.listener.onLost({ restarting: false });
  vi.advanceTimersByTime(400 + 4000);
  expect(transports.map(({ path }) => path.slice(-1))).toEqual(['0', '1', '0']);
  expect(opened(2).isClosed).toBe(false);
});

test('a page quickly welcomed by the next node is as quick to leave a silent one the next time', () => {
  vi.advanceTimersByTime(2700);
  welcome().listener.onLost({ restarting: false });
  vi.advanceTimersByTime(400 + 2700);
  expect(transports.map(({ path }) => path.slice(-1))).toEqual(['0', '1', '0', '1']);
});

test('if the next node refuses, a page may wait there after two more attempts', () => {
  vi.advanceTimersByTime(2700);
  opened(1).listener.onLost({ restarting: false });
  vi.advanceTimersByTime(2000);
  opened(2).listener.onLost({ restarting: false });
  vi.advanceTimersByTime(2000);
  expect(transports.map(({ path }) => path.slice(-1))).toEqual(['0', '1', '1', '2']);
});

test('a page that receives nothing for long checks whether the server is still there', () => {
  const transport = welcome();
  vi.advanceTimersByTime(14_000);
  expect(transport.isClosed).toBe(false);
  vi.advanceTimersByTime(6000);
  expect(transport.isClosed).toBe(true);
});

test('a request answered as unavailable is sent again under its key, and given up after three times', async () => {
  const answer = vi.fn();
  let transport = welcome();
  void connection.move({ kind: 'pass' }).then(answer);
  const [key] = moves(transport);
  for (let again = 0; again < 3; again++) {
    says(transport, { kind: 'error', key, code: 'unavailable' });
    vi.advanceTimersByTime(1000);
    transport = welcome();
    expect(moves(transport)).toEqual([key]);
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(answer).not.toHaveBeenCalled();

  says(transport, { kind: 'error', key, code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(0);
  expect(answer).toHaveBeenCalledWith({ kind: 'error', code: 'unavailable' });
});

test('refused four times, a page asks to wait at a node that is down, and waits while it gets notices', () => {
  for (let time = 0; time < 4; time++) {
    opened(time).listener.onLost({ restarting: time === 0 });
    vi.advanceTimersByTime(2000);
  }
  expect(transports.map(({ path }) => path)).toEqual([0, 0, 1, 1, 2].map((attempt) => `/ws/BCDFG?try=${attempt}`));
  const transport = opened(4);
  transport.listener.onOpen();
  for (let second = 0; second < 60; second += 2) {
    says(transport, { kind: 'house', state: 'catching-up' });
    vi.advanceTimersByTime(2000);
  }
  expect(transport.isClosed).toBe(false);
  expect(connection.snapshot().isCatchingUp).toBe(true);

  welcome();
  expect(connection.snapshot()).toMatchObject({ connection: 'open', isCatchingUp: false });
  says(transport, { kind: 'house', state: 'catching-up' });
  vi.advanceTimersByTime(6000);
  expect(transport.isClosed).toBe(true);
});

test('a page that is sent on connects there, and comes back if that fails; a third time it is not sent on', () => {
  const first = opened(0);
  first.listener.onOpen();
  says(first, { kind: 'moved', to: '/node2' });
  expect(first.isClosed).toBe(true);
  expect(opened(1).path).toBe('/node2/ws/BCDFG?try=0');

  opened(1).listener.onLost({ restarting: false });
  vi.advanceTimersByTime(1000);
  expect(opened(2).path).toBe('/ws/BCDFG?try=0');
  opened(2).listener.onOpen();
  says(opened(2), { kind: 'moved', to: '/node2' });
  opened(3).listener.onLost({ restarting: false });
  vi.advanceTimersByTime(1000);
  expect(opened(4).path).toBe('/ws/BCDFG?try=1');
});
