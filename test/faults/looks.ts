import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { elementAt } from '../../src/engine/list.ts';
import { FILE_NAME } from '../../src/journal/sqlite/files.ts';
import { sqliteJournal } from '../../src/journal/sqlite/journal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'bin/undercroft.js');
const LOG = `${FILE_NAME}-wal`;
/** The read-only commands. */
const COMMANDS = ['check', 'export', 'backup', 'prune'] as const;
/** Of a campaign, so that prune leaves it alone. */
const TABLE = 'A:1';
/** Entries of the data folder to read. */
const ENTRIES = 300;
/** One command in this many may end by itself; the others are killed. */
const WHOLE = 4;

/** Data folders that are only read, and the faults found. */
export interface Looks {
  looks: number;
  killed: number;
  /** Entries answered by servers killed while a command read their folder. */
  answered: number;
  broken: string[];
}

/** A place with data folders of crashed servers; each command gets a copy of one. */
export async function crashedHouses(): Promise<{ place: string; remove(): void }> {
  const place = mkdtempSync(join(tmpdir(), 'undercroft-looks-'));
  const journal = sqliteJournal(join(place, 'open'));
  // As of a server that was closed once: all of that is in the file, and the log has what came since.
  await journal.append(TABLE, { seq: 1, at: 0, body: 'first' });
  await journal.close();
  const again = sqliteJournal(join(place, 'open'));
  for (let seq = 2; seq <= ENTRIES; seq++) await again.append(TABLE, { seq, at: seq, body: 'x'.repeat(seq) });
  for (const name of KINDS) cpSync(join(place, 'open'), join(place, name), { recursive: true });
  await again.close();
  damage(join(place, 'log', LOG), 0.5);
  damage(join(place, 'both', LOG), 0.5);
  damage(join(place, 'both', FILE_NAME), 0.7);
  return { place, remove: () => rmSync(place, { recursive: true, force: true }) };
}

/** Valid, with a damaged log, and with a damaged file beside it. */
const KINDS = ['sound', 'log', 'both'] as const;

function damage(file: string, where: number): void {
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length * where);
  bytes.fill(0xa5, at, at + 64);
  writeFileSync(file, bytes);
}

/** Runs every read-only command on folders of crashed servers, most of them killed at some time. */
export async function lookUnderKills(place: string, { from, count }: { from: number; count: number }): Promise<Looks> {
  const found: Looks = { looks: 0, killed: 0, answered: 0, broken: [] };
  for (let round = from; round < from + count; round++) {
    const house = join(place, `round-${round}`);
    // Every fifth folder is in use, and its server is killed meanwhile.
    if (round % 5 === 4) await lookAtOpenHouse(house, round, found);
    else await lookAtCrashedHouse(join(place, elementAt(KINDS, round % KINDS.length)), house, { round, found });
    rmSync(house, { recursive: true, force: true });
  }
  return found;
}

interface Round {
  round: number;
  found: Looks;
}

async function lookAtCrashedHouse(crashed: string, house: string, { round, found }: Round): Promise<void> {
  cpSync(crashed, house, { recursive: true });
  const before = contents(house);
  const command = elementAt(COMMANDS, round % COMMANDS.length);
  const exitCode = await lookOnce(command, house, { round, found });
  if (contents(house) !== before) found.broken.push(`${command} of ${crashed}, round ${round}: the house was changed`);
  const expected = crashed.endsWith('sound') || (crashed.endsWith('log') && command === 'prune') ? 0 : 1;
  if (exitCode !== undefined && exitCode !== expected)
    found.broken.push(`${command} of ${crashed}, round ${round}: its exit code was ${exitCode} instead of ${expected}`);
}

/** File and log, to the byte, and the rest of the folder; the messages of nodes may come and go. */
function contents(house: string): string {
  const names = readdirSync(house).filter((name) => !name.startsWith('undercroft-whispers'));
  const digest = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(join(house, name)))
      .digest('hex');
  return names.map((name) => `${name} ${name.endsWith('-shm') ? '' : digest(name)}`).join('\n');
}

/** The exit code; undefined if it was killed. */
async function lookOnce(command: string, house: string, { round, found }: Round): Promise<number | undefined> {
  const files = command === 'export' || command === 'backup' ? [join(house, '..', `out-${round}`)] : [];
  const started = performance.now();
  const child = spawn(process.execPath, [BIN, command, ...files, '--data-dir', house], { stdio: 'ignore', cwd: ROOT });
  const ended = endOf(child);
  // A prime, so that the kills are spread over the whole run.
  const after = ((round * 7919) % 1000) / 1000;
  const timer = round % WHOLE === 0 ? undefined : setTimeout(() => child.kill('SIGKILL'), after * checkMs);
  const exitCode = await ended;
  clearTimeout(timer);
  if (exitCode !== undefined) checkMs = performance.now() - started;
  for (const file of files) rmSync(file, { force: true });
  found.looks += 1;
  if (exitCode === undefined) found.killed += 1;
  return exitCode;
}

/** The duration of the last complete command. */
let checkMs = 2000;

function endOf(child: ChildProcess): Promise<number | undefined> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? undefined)));
}

const WRITE = `import(process.argv[1]).then(async ({ sqliteJournal }) => {
  const journal = sqliteJournal(process.argv[2]);
  for (let seq = 1; ; seq++) {
    await journal.append('${TABLE}', { seq, at: seq, body: 'x'.repeat(seq % 900) });
    process.stdout.write(seq + '\\n');
  }
});`;

/** A server writes while a command reads, and is killed; everything it has answered must be there. */
async function lookAtOpenHouse(house: string, round: number, found: Looks): Promise<void> {
  mkdirSync(house);
  const sources = pathToFileURL(join(ROOT, 'src/journal/sqlite/journal.ts')).href;
  const writer = spawn(process.execPath, ['--import', 'tsx', '--eval', WRITE, sources, house], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: ROOT,
  });
  let said = '';
  writer.stdout.on('data', (text) => {
    said += text;
  });
  const ended = endOf(writer);
  while (!existsSync(join(house, LOG)) || said === '') await new Promise((resolve) => setTimeout(resolve, 20));
  const looked = lookOnce(elementAt(COMMANDS, Math.floor(round / 5) % COMMANDS.length), house, { round, found });
  await new Promise((resolve) => setTimeout(resolve, (((round * 6007) % 1000) / 1000) * checkMs));
  writer.kill('SIGKILL');
  await ended;
  const exitCode = await looked;
  const answered = said.split('\n').filter((line) => line !== '').length - (said.endsWith('\n') ? 0 : 1);
  found.answered += answered;
  if (exitCode !== undefined && exitCode !== 0)
    found.broken.push(`a look at an open house, round ${round}: its exit code was ${exitCode}`);
  const warnings: string[] = [];
  const journal = sqliteJournal(house, (sentence) => warnings.push(sentence));
  const kept = (await journal.read(TABLE)).length;
  await journal.close();
  if (kept < answered) found.broken.push(`round ${round}: ${answered} entries were answered, and ${kept} are there`);
}
