import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findOrInstallPostgres } from '../scripts/postgres.js';

/** A private PostgreSQL for tests: its own folder, reached only by a socket file in it. */
export interface TestPostgres {
  /** Creates an empty database and returns its URL; `folder`: where its tables are stored. */
  newDatabase(folder?: string): Promise<string>;
  /** The user it runs as, if it is not the user of the tests. */
  owner: { uid: number; gid: number } | undefined;
  /** The URL of the default database. */
  url: string;
  /** Kills it, like a machine that fails; `start` restarts it with everything committed. */
  crash(): Promise<void>;
  /** Stops it gracefully, as for a restart. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  end(): Promise<void>;
}

const PATIENCE_MS = 30_000;
/**
 * Ends the server when the pipe to this process closes, however this process ends; by default it also removes the
 * folder.
 */
const KEEPER = `"$@" & pid=$!; trap "" INT TERM; read -r how
case $how in INT) kill -INT $pid; wait $pid;; QUIT) kill -QUIT $pid; wait $pid;; *) kill -QUIT $pid; wait $pid; rm -rf "$PWD";; esac`;

/** Starts a separate PostgreSQL with production durability: every commit waits for the disk. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = await findOrInstallPostgres();
  if (programs === undefined) {
    throw new Error('no PostgreSQL was found: install it, on Debian with `apt-get install postgresql`');
  }
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-postgres-'));
  const owner = notRoot();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const asOwner = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const initial = ['-D', data, '-U', 'undercroft', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initial, { ...asOwner, stdio: 'pipe' });
  const url = addressOf(folder, 'postgres');
  let server: Keeper | undefined;
  let databases = 0;

  const start = async (): Promise<void> => {
    const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=on', 'max_connections=100'];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    server = keep(join(programs, 'postgres'), args, asOwner);
    await untilItAnswers(url, server);
  };
  await start();
  return {
    url,
    owner,
    start,
    async newDatabase(elsewhere) {
      const name = `test_${process.pid}_${databases++}`;
      if (elsewhere !== undefined) await query(url, `CREATE TABLESPACE ${name} LOCATION '${elsewhere}'`);
      await query(url, `CREATE DATABASE ${name}${elsewhere === undefined ? '' : ` TABLESPACE ${name}`}`);
      return addressOf(folder, name);
    },
    crash: async () => server?.stop('QUIT'),
    stop: async () => server?.stop('INT'),
    async end() {
      await server?.stop('INT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Keeper {
  stop(signal: 'QUIT' | 'INT'): Promise<void>;
  said(): string;
}

function keep(program: string, args: readonly string[], options: object): Keeper {
  const child = spawn('sh', ['-c', KEEPER, 'keeper', program, ...args], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text) => {
    said = `${said}${text}`.slice(-2000);
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    said: () => said,
    async stop(signal) {
      child.stdin?.end(`${signal}\n`);
      await gone;
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as the distribution's postgres user, or as nobody. */
function notRoot(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })));
      return { uid, gid };
    } catch {
      // Try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody');
}

function addressOf(folder: string, database: string): string {
  return `postgres:///${database}?host=${encodeURIComponent(folder)}&user=undercroft`;
}

async function untilItAnswers(url: string, server: Keeper): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await query(url, 'SELECT 1');
    } catch (cause) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${server.said()}`, { cause });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

/** Queries a database directly, not through a proxy. */
export async function query(url: string | undefined, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
