// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ears } from './line.ts';
import { TableConnection } from './table-connection.ts';

interface HandLine {
  ears: Ears;
  sent: { kind: string; key?: string }[];
  isClosed: boolean;
  willWait: boolean | undefined;
}

let lines: HandLine[];
let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const seat = { secret: () => 'ab'.repeat(16), take: () => undefined, note: () => undefined, forget: () => undefined };
  connection = new TableConnection('BCDFG', {
    line: (ears, how) => {
      const line: HandLine = { ears, sent: [], isClosed: false, willWait: how?.willWait };
      lines.push(line);
      return {
        send: (text) => line.sent.push(JSON.parse(text)),
        close: () => {
          line.isClosed = true;
        },
      };
    },
    seat,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function says(line: HandLine, message: object): void {
  line.ears.heard(JSON.stringify(message));
}

/** Lets the page in on its newest line, and answers all it asks about the time. */
function welcome(): HandLine {
  const line = lines[lines.length - 1];
  line.ears.opened();
  const you = { viewer: 0, chair: 0 };
  says(line, { kind: 'welcome', seq: 3, now: 0, you, table: { game: 'dash' }, events: [], marks: [] });
  vi.advanceTimersByTime(2000);
  says(line, { kind: 'time', sent: 0, now: 0 });
  return line;
}

function moves(line: HandLine): (string | undefined)[] {
  return line.sent.filter(({ kind }) => kind === 'move').map(({ key }) => key);
}

test('a line that does not answer is taken for dead, and the move is sent again on the next with its key', async () => {
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

test('a line that never opens is given up', () => {
  vi.advanceTimersByTime(9000);
  expect(lines[0].isClosed).toBe(true);
  expect(lines).toHaveLength(2);
});

test('a page that hears nothing for long asks whether the house is still there', () => {
  const line = welcome();
  vi.advanceTimersByTime(14_000);
  expect(line.isClosed).toBe(false);
  vi.advanceTimersByTime(6000);
  expect(line.isClosed).toBe(true);
});

test('what a house cannot tell about is asked again under its key, and given up after three times', async () => {
  const answer = vi.fn();
  let line = welcome();
  void connection.move({ kind: 'pass' }).then(answer);
  const [key] = moves(line);
  for (let again = 0; again < 3; again++) {
    says(line, { kind: 'error', key, code: 'unavailable' });
    vi.advanceTimersByTime(1000);
    line = welcome();
    expect(moves(line)).toEqual([key]);
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(answer).not.toHaveBeenCalled();

  says(line, { kind: 'error', key, code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(0);
  expect(answer).toHaveBeenCalledWith({ kind: 'error', code: 'unavailable' });
});

test('turned away three times, a page asks to wait with a house that cannot serve it, and does so while it is told to', () => {
  for (let time = 0; time < 3; time++) {
    lines[time].ears.lost({ restarting: time === 0 });
    vi.advanceTimersByTime(2000);
  }
  expect(lines.map(({ willWait }) => willWait)).toEqual([false, false, false, true]);
  const line = lines[3];
  line.ears.opened();
  for (let second = 0; second < 60; second += 2) {
    says(line, { kind: 'house', state: 'catching-up' });
    vi.advanceTimersByTime(2000);
  }
  expect(line.isClosed).toBe(false);
  expect(connection.snapshot().isCatchingUp).toBe(true);

  welcome();
  expect(connection.snapshot()).toMatchObject({ line: 'open', isCatchingUp: false });
  says(line, { kind: 'house', state: 'catching-up' });
  vi.advanceTimersByTime(6000);
  expect(line.isClosed).toBe(true);
});
