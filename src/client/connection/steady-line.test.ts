import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { keepSteady } from './steady-line.ts';
import type { OpenTransport, Transport, TransportListener } from './transport.ts';

interface FakeSocket {
  listener: TransportListener;
  path: string;
  sent: string[];
  isClosed: boolean;
}

const PATH = '/node2/ws/BCDFG?try=0';
const BEAT = '{"kind":"beat"}';
const WELCOME = '{"kind":"welcome"}';
const ERROR = '{"kind":"error","code":"unavailable"}';

let sockets: FakeSocket[];
let heard: unknown[];
let losses: number;
let line: Transport;

const open: OpenTransport = (listener, path) => {
  const socket: FakeSocket = { listener, path, sent: [], isClosed: false };
  sockets.push(socket);
  return {
    send: (text) => socket.sent.push(text),
    close: () => {
      socket.isClosed = true;
    },
  };
};

function openLine(): void {
  [sockets, heard, losses] = [[], [], 0];
  const listener: TransportListener = {
    onOpen: () => line.send('hello'),
    onMessage: (raw) => heard.push(raw),
    onLost: () => {
      losses += 1;
    },
  };
  line = open(listener, PATH);
  keepSteady(open, { transport: line, listener, path: PATH });
}

beforeEach(() => {
  vi.useFakeTimers();
  openLine();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

/** The newest socket opens, and its server sends something. */
function speaks(text: string): FakeSocket {
  const socket = elementAt(sockets, sockets.length - 1);
  socket.listener.onOpen();
  socket.listener.onMessage(text);
  return socket;
}

test('beside a silent connection another is tried within three seconds, and the first to speak is kept', () => {
  const first = speaks(BEAT);
  for (let beats = 0; beats < 10; beats++) {
    vi.advanceTimersByTime(2000);
    first.listener.onMessage(BEAT);
  }
  expect(sockets).toHaveLength(1);

  vi.advanceTimersByTime(3000);
  expect(sockets[1]?.path).toBe('/ws/BCDFG?try=1');
  first.listener.onMessage(BEAT);
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([false, true]);

  vi.advanceTimersByTime(3000);
  const third = speaks(WELCOME);
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  expect(third.sent).toEqual(['hello']);
  line.send('move');
  expect(third.sent).toEqual(['hello', 'move']);
  expect(heard.at(-1)).toBe(WELCOME);
  third.listener.onLost({ restarting: false });
  expect(losses).toBe(1);
});

test('an older server, which sends no heartbeats, gets more time', () => {
  speaks(WELCOME);
  vi.advanceTimersByTime(20_000);
  expect(sockets).toHaveLength(1);
});

test('beside a connection without any message yet none is opened: a browser would let it wait', () => {
  vi.advanceTimersByTime(6000);
  elementAt(sockets, 0).listener.onOpen();
  vi.advanceTimersByTime(6000);
  expect(sockets).toHaveLength(1);
});

test('while the first stays silent one more is tried every few seconds; when the first is lost, the second goes on', () => {
  speaks(BEAT);
  vi.advanceTimersByTime(6000);
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([false, true, false]);
  elementAt(sockets, 0).listener.onLost({ restarting: false });
  expect(losses).toBe(0);
  expect(speaks(WELCOME).sent).toEqual(['hello']);
  elementAt(sockets, 2).listener.onLost({ restarting: true });
  expect(losses).toBe(1);
  vi.advanceTimersByTime(20_000);
  expect(sockets).toHaveLength(3);
});

test('a second connection that does not let the page in is not kept; the next one is tried', () => {
  speaks(BEAT);
  vi.advanceTimersByTime(3000);
  const refusing = speaks(ERROR);
  expect(refusing.isClosed).toBe(true);
  expect(heard).not.toContain(ERROR);
  line.send('move');
  expect(sockets[0]?.sent).toContain('move');

  vi.advanceTimersByTime(3000);
  speaks(WELCOME);
  expect(heard.at(-1)).toBe(WELCOME);
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
});

test('when the first is lost and the second does not let the page in, the connection is lost', () => {
  speaks(BEAT);
  vi.advanceTimersByTime(3000);
  elementAt(sockets, 0).listener.onLost({ restarting: false });
  expect(losses).toBe(0);
  speaks(ERROR);
  expect(losses).toBe(1);
});

test('a clock set back delays a second connection by no more than the usual silence', () => {
  speaks(BEAT);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(3300);
  expect(sockets).toHaveLength(2);
});

test('a page that was asleep checks once more before it considers its connection silent', () => {
  speaks(BEAT);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(1);
});
