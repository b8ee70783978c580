import { afterEach, beforeEach, expect, test } from 'vitest';
import { needPosix } from '../../../test/needs.ts';
import { Program } from './program.ts';
import { isAlive } from './testing/is-alive.ts';

/** Long enough for any machine: nothing here waits for it to pass. */
const AMPLE = 60_000;
const running: Program[] = [];

// The programs are shell scripts.
beforeEach(() => needPosix());

afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.end()));
});

function start(command: string, complain: (line: string) => void = () => undefined): Program {
  const program = new Program(command, complain);
  running.push(program);
  return program;
}

test('a program answers line by line', async () => {
  const echo = start('while read line; do echo "heard $line"; done');
  expect(await echo.ask(['one'], AMPLE)).toEqual({ kind: 'line', line: 'heard one' });
  expect(await echo.ask(['two'], AMPLE)).toEqual({ kind: 'line', line: 'heard two' });
});

test('a program that does not answer in time is killed, and later output is ignored', async () => {
  const sleeper = start('sleep 1000');
  const late = { kind: 'failed', failure: 'late', why: 'did not answer in time' };
  expect(await sleeper.ask(['choose'], 20)).toEqual(late);
  expect(await sleeper.ask(['choose'], AMPLE)).toEqual(late);
});

test('a program that exits reports how', async () => {
  expect(await start('read line; exit 3').ask(['choose'], AMPLE)).toMatchObject({
    failure: 'dead',
    why: 'ended with code 3',
  });
  expect(await start('/nowhere/bot').ask(['choose'], AMPLE)).toMatchObject({ failure: 'dead' });
});

test('a program that writes without a question has failed', async () => {
  const chatterer = start('read line; echo answer; echo more; read line; sleep 1000');
  expect(await chatterer.ask(['choose'], AMPLE)).toEqual({ kind: 'line', line: 'answer' });
  await expect.poll(() => chatterer.failure).toBe('unasked');
});

test('a program that never ends its line fails before it fills the memory', async () => {
  const flood = start('read line; yes | tr -d "\\n"');
  expect(await flood.ask(['choose'], AMPLE)).toMatchObject({
    failure: 'not-json',
    why: 'wrote a line longer than 64 kB',
  });
});

test("a program's children end with it, and its stderr is passed on", async () => {
  const complaints: string[] = [];
  const family = start('sleep 1000 & echo $! >&2; echo ready; wait', (line) => complaints.push(line));
  await family.ask([], AMPLE);
  await expect.poll(() => complaints.length).toBe(1);
  const child = Number(complaints[0]);
  expect(isAlive(child)).toBe(true);
  family.kill();
  await expect.poll(() => isAlive(child)).toBe(false);
});
