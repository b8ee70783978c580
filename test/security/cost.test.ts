import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CODE_ALPHABET } from '../../src/protocol/limits.ts';
import { randomSecret, TestPage } from '../../src/server/fixtures/page.ts';
import { newFolder } from '../../src/server/fixtures/test-server.ts';
import { longTable, writeLongTable } from './cost/long-table.ts';

/** No message or request may hold up the others of the house for longer. */
const MOST_MS = 5;
/** What runs beside it, such as the collection of garbage, only ever makes a turn longer: the shortest of a few tries counts. */
const TRIES = 8;
const COLLECTED = 4;
const ENTRIES = 2000;

vi.setConfig({ testTimeout: 60_000 });

let house: ChildProcess;
let address: string;
let secret: string;
let dataDir: string;
/** Tables nobody has asked for yet: half of a question's cost is reading them. */
const fresh: Record<'running' | 'over' | 'lobby', string[]> = { running: [], over: [], lobby: [] };
const WARM = codeOf(0);

beforeAll(async () => {
  dataDir = newFolder();
  const running = await longTable({ entries: ENTRIES });
  secret = running.secrets[0];
  for (const [kind, table] of [
    ['running', running],
    ['over', await longTable({ entries: undefined })],
    ['lobby', await longTable({ entries: 1500, renames: 1490 })],
  ] as const) {
    const first = { running: 1, over: 1000, lobby: 2000 }[kind];
    fresh[kind] = Array.from({ length: 70 }, (_, index) => codeOf(first + index));
    await writeLongTable(dataDir, table, kind === 'running' ? [WARM, ...fresh[kind]] : fresh[kind]);
  }
  house = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'cost/house.ts'), dataDir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  [address] = (await once(house, 'message')) as [string];
  // Compiled code is what a house runs.
  for (const kind of ['running', 'over', 'lobby'] as const) {
    for (const path of ['tables', 'replays', 'groups']) await get(`/api/${path}/${next(kind)}`);
  }
}, 120_000);

afterAll(() => {
  house?.kill('SIGKILL');
  if (dataDir !== undefined) rmSync(dataDir, { recursive: true });
});

function codeOf(number: number): string {
  const letters = CODE_ALPHABET.length;
  return [0, 1, 2, 3, 4].map((place) => CODE_ALPHABET[Math.floor(number / letters ** place) % letters]).join('');
}

/**
 * The longest turn of the house's event loop while something is asked, in the best of some tries. In two turns memory
 * may have been collected: those count a quarter.
 */
async function longestTurn(ask: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < TRIES && best > MOST_MS; time++) {
    house.send('begin');
    await ask();
    house.send('end');
    const [[first = 0, , third = 0]] = (await once(house, 'message')) as [number[]];
    best = Math.min(best, Math.max(third, first / COLLECTED));
  }
  return best;
}

function next(kind: keyof typeof fresh): string {
  const code = fresh[kind].shift();
  if (code === undefined) throw new Error('too few tables were written');
  return code;
}

async function get(path: string, accept = '*/*'): Promise<number> {
  const response = await fetch(address + path, { headers: { accept } });
  await response.text();
  return response.status;
}

describe.each(['running', 'over', 'lobby'] as const)('a table of 2,000 entries, %s', (kind) => {
  test.each([
    ['how it stands', (code: string) => `/api/tables/${code}`, 200, 200],
    ['its result', (code: string) => `/api/results/${code}`, 409, 200],
    ['its replay', (code: string) => `/api/replays/${code}`, 409, 200],
    ['its group', (code: string) => `/api/groups/${code}`, 200, 200],
    ['the preview of its link', (code: string) => `/t/${code}`, 200, 200],
  ])('%s', async (_what, path, before, after) => {
    const statuses = new Set<number>();
    const longest = await longestTurn(async () => statuses.add(await get(path(next(kind)), 'text/html')));
    expect([...statuses]).toEqual([kind === 'over' ? after : before]);
    expect(longest).toBeLessThan(MOST_MS);
  });

  test('coming to it, again too', async () => {
    const page = await TestPage.open(address);
    const come = (code: string) => {
      const from = page.heard.length;
      page.say({ kind: 'hello', table: code });
      return page.hears('welcome', () => true, from);
    };
    expect(await longestTurn(() => come(next(kind)))).toBeLessThan(MOST_MS);
    const code = next(kind);
    await come(code);
    expect(await longestTurn(() => come(code))).toBeLessThan(MOST_MS);
    page.close();
  });

  test('watching its replay', async () => {
    const page = await TestPage.open(address);
    const watch = (): Promise<unknown> =>
      page.sends(JSON.stringify({ kind: 'watch', replay: next(kind), name: 'Eve' }));
    expect(await longestTurn(watch)).toBeLessThan(MOST_MS);
    page.close();
  });
});

test('every message about a table of 2,000 entries', async () => {
  const page = await TestPage.at(address, WARM, secret);
  const watcher = await TestPage.at(address, WARM);
  const asked: [what: string, message: () => Record<string, unknown> & { kind: string }, by?: TestPage][] = [
    ['looking back', () => ({ kind: 'look', entry: 63 })],
    ['looking back, late', () => ({ kind: 'look', entry: 1987 })],
    ['undo', () => ({ kind: 'undo', law: 'free' })],
    ['undo with consent', () => ({ kind: 'undo', law: 'ask' })],
    ['a move', () => ({ kind: 'move', seen: ENTRIES, move: { kind: 'end-turn' } })],
    ['a name', () => ({ kind: 'rename', name: 'Ann' })],
    ['a reaction', () => ({ kind: 'react', reaction: 'clap' })],
    ['a chair', () => ({ kind: 'sit', name: 'Eve', secret: randomSecret() }), watcher],
    ['a chair of a bot', () => ({ kind: 'sit', name: 'Eve', secret: randomSecret(), chair: 0 }), watcher],
    ['a yes to a newcomer', () => ({ kind: 'answer-join', id: '0123456789abcdef', agree: true })],
    ['a bot', () => ({ kind: 'bot-plays', chair: 0 })],
    ['playing oneself', () => ({ kind: 'play-myself' })],
    ['a line', () => ({ kind: 'say', text: 'Hello' })],
  ];
  const slow: string[] = [];
  for (const [what, message, by = page] of asked) {
    const longest = await longestTurn(() => by.asks(message()));
    if (longest >= MOST_MS) slow.push(`${what}: ${longest.toFixed(1)} ms`);
  }
  expect(slow).toEqual([]);
});
