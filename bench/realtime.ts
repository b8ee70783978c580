import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sqliteJournal } from '../src/journal/sqlite/journal.ts';
import { percentile } from './measure.ts';
import { type CrowdMove, playInACrowd } from './realtime-crowd.ts';
import { report } from './verdict.ts';

const CLIENTS = 5;
const PER_SECOND = 5;
/** Below what a person notices, and what a busy machine can still reach. */
const P99_MS = 150;

/** A server in a separate process, as in production: real sockets, and every entry on disk before the response. */
async function openHouse(dataDir: string): Promise<{ child: ChildProcess; address: string }> {
  const script = path.join(import.meta.dirname, '../test/faults/serve.ts');
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['--import', 'tsx', script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { child, address: line.toString().trim() };
}

/** Answered moves that are not in the journal exactly once, at their place, in the order in which they were sent. */
async function misplaced(dataDir: string, code: string, sent: readonly CrowdMove[][]): Promise<number> {
  const journal = sqliteJournal(dataDir);
  const rows = await journal.read(code);
  await journal.close();
  const places = new Map<string, number[]>();
  for (const { seq, key } of rows) {
    const name = key?.split(':')[1] ?? '';
    places.set(name, [...(places.get(name) ?? []), seq]);
  }
  return sent.reduce((wrong, moves) => {
    let last = 0;
    for (const { key, seq } of moves) {
      if (seq === undefined) continue;
      const found = places.get(key) ?? [];
      if (found.length !== 1 || found[0] !== seq || seq < last) wrong += 1;
      last = seq;
    }
    return wrong;
  }, 0);
}

function secondsAsked(args: readonly string[]): number {
  const at = args.indexOf('--seconds');
  const seconds = at === -1 ? 60 : Number(args[at + 1]);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > 3600)
    throw new Error('--seconds takes a number from 1 to 3600');
  return seconds;
}

const seconds = secondsAsked(process.argv.slice(2));
const dataDir = mkdtempSync(path.join(tmpdir(), 'undercroft-bench-'));
const { child, address } = await openHouse(dataDir);
// How late an unrelated timer fires: on a busy machine, this part of the measured delay is not ours.
const idle = monitorEventLoopDelay({ resolution: 10 });
idle.enable();
try {
  const { code, sent } = await playInACrowd(address, { clients: CLIENTS, perSecond: PER_SECOND, seconds });
  idle.disable();
  child.kill('SIGTERM');
  await once(child, 'exit');
  const moves = sent.flat();
  const times = moves.flatMap(({ everybodySaw }) => everybodySaw ?? []).sort((one, other) => one - other);
  report(
    'realtime',
    `Dungeon Time over real sockets on this machine: ${CLIENTS} players at ${PER_SECOND} moves a second each for ${seconds} s, timed from sending a move until every player has the view after it`,
    [
      { name: 'moves sent', figure: moves.length, unit: 'moves' },
      { name: 'moves answered', figure: times.length, unit: 'moves', atLeast: Math.floor(moves.length * 0.9) },
      {
        name: 'answered moves not in the journal once and in order',
        figure: await misplaced(dataDir, code, sent),
        unit: 'moves',
        atMost: 0,
      },
      { name: 'half of them seen by everybody within', figure: percentile(times, 0.5), unit: 'ms' },
      { name: '99 of 100 seen by everybody within', figure: percentile(times, 0.99), unit: 'ms', atMost: P99_MS },
      { name: '99 of 100 plain timers of the clients late by', figure: idle.percentile(99) / 1e6 - 10, unit: 'ms' },
      { name: 'the slowest', figure: percentile(times, 1), unit: 'ms' },
    ],
    process.argv.includes('--json'),
  );
} finally {
  child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}
