import { afterEach, beforeEach, expect, test } from 'vitest';
import { needPosix } from '../../../test/needs.ts';
import { Program } from './program.ts';
import { isAlive } from './testing/is-alive.ts';

/** Long enough for any machine: nothing here waits for it to pass. */
const AMPLE = 60_000;
const running: Program[] = [];

// They are scripts of a shell.
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

test('one that does not answer in time is killed, and has no more to say', async () => {
  const sleeper = start('sleep 1000');
  const late = { kind: 'failed', failure: 'late', why: 'did not answer in time' };
  expect(await sleeper.ask(['choose'], 20)).toEqual(late);
  expect(await sleeper.ask(['choose'], AMPLE)).toEqual(late);
});

test('one that ends says how', async () => {
  expect(await start('read line; exit 3').ask(['choose'], AMPLE)).toMatchObject({
    failure: 'dead',
    why: 'ended with code 3',
  });
  expect(await start('/nowhere/bot').ask(['choose'], AMPLE)).toMatchObject({ failure: 'dead' });
});

test('one that speaks without being asked has failed', async () => {
  const chatterer = start('read line; echo answer; echo more; read line; sleep 1000');
  expect(await chatterer.ask(['choose'], AMPLE)).toEqual({ kind: 'line', line: 'answer' });
  await expect.poll(() => chatterer.failure).toBe('unasked');
});

test('one that never ends its line has failed before it fills the memory', async () => {
  const flood = start('read line; yes | tr -d "\\n"');
  expect(await flood.ask(['choose'], AMPLE)).toMatchObject({
    failure: 'not-json',
    why: 'said a line longer than 64 kB',
  });
});

test('what a program has started ends with it, and its stderr is passed on', async () => {
  const complaints: string[] = [];
  const family = start('sleep 1000 & echo $! >&2; echo ready; wait', (line) => complaints.push(line));
  await family.ask([], AMPLE);
  await expect.poll(() => complaints.length).toBe(1);
  const child = Number(complaints[0]);
  expect(isAlive(child)).toBe(true);
  family.kill();
  await expect.poll(() => isAlive(child)).toBe(false);
});
