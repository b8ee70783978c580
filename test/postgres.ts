import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { findOrInstallPostgres } from '../scripts/postgres.js';
import { programFile } from '../scripts/system-package.js';

/** A private PostgreSQL for tests: with its own folder, reached only by a socket file, or by a port with a password. */
export interface TestPostgres {
  /** Creates an empty database and returns its URL. */
  newDatabase(): Promise<string>;
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

const PATIENCE_MS = 90_000;
const KEEPER = fileURLToPath(new URL('../scripts/postgres-keeper.js', import.meta.url));
const USER = 'undercroft';

/** How a PostgreSQL is reached: by a socket file, or on Windows by a port, where Node has no socket files. */
export type ReachedBy = 'socket' | 'port';

/** Starts a separate PostgreSQL with production durability: every commit waits for the disk. */
export async function startPostgres(
  by: ReachedBy = process.platform === 'win32' ? 'port' : 'socket',
): Promise<TestPostgres> {
  const programs = await findOrInstallPostgres();
  if (programs === undefined) throw new Error('no PostgreSQL was found');
  const owner = notRoot();
  const folder = newFolder(tmpdir(), owner);
  const data = join(folder, 'data');
  const place = by === 'socket' ? bySocket(owner) : await byPort();
  const folders = place.folder === undefined ? [folder] : [folder, place.folder];
  const env = { ...process.env, LC_ALL: 'C', LANGUAGE: 'C' };
  const password = join(folder, 'password');
  writeFileSync(password, place.password ?? '', { mode: 0o600 });
  if (owner !== undefined) chownSync(password, owner.uid, owner.gid);
  const entry = place.password === undefined ? ['-A', 'trust'] : ['-A', 'password', `--pwfile=${password}`];
  const initial = ['-D', data, '-U', USER, ...entry, '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(programs, programFile('initdb')), initial, { ...owner, cwd: folder, env, stdio: 'pipe' });
  const url = place.address('postgres');
  let server: Keeper | undefined;
  let databases = 0;

  const start = async (): Promise<void> => {
    const settings = [...place.settings, 'fsync=on', 'max_connections=100'];
    server = keep({ programs, data, settings, folders, ...owner }, { cwd: folder, env });
    await untilItAnswers(url, server);
  };
  await start();
  return {
    url,
    start,
    async newDatabase() {
      const name = `test_${process.pid}_${databases++}`;
      await query(url, `CREATE DATABASE ${name}`);
      return place.address(name);
    },
    crash: async () => server?.stop('QUIT'),
    stop: async () => server?.stop('INT'),
    async end() {
      await server?.stop('INT');
      for (const each of folders) rmSync(each, { recursive: true, force: true });
    },
  };
}

/** Where it listens. */
interface Place {
  settings: string[];
  password?: string;
  folder?: string;
  address(database: string): string;
}

/** The path of a socket file may have 103 bytes: a Mac's folder for temporary files is too long. */
function bySocket(owner: Owner | undefined): Place {
  const folder = newFolder('/tmp', owner);
  return {
    folder,
    settings: ['listen_addresses=', `unix_socket_directories=${folder}`],
    address: (database) => `postgres:///${database}?host=${encodeURIComponent(folder)}&user=${USER}`,
  };
}

async function byPort(): Promise<Place> {
  const port = await freePort();
  // Every user of this machine can reach a port.
  const password = randomBytes(16).toString('hex');
  return {
    password,
    settings: ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='],
    address: (database) => `postgres://127.0.0.1:${port}/${database}?user=${USER}&password=${password}`,
  };
}

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function newFolder(parent: string, owner: Owner | undefined): string {
  const folder = mkdtempSync(join(parent, 'undercroft-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

interface Keeper {
  stop(signal: 'QUIT' | 'INT'): Promise<void>;
  said(): string;
}

/** A process that ends the server when the pipe to this one closes, however this one ends. */
function keep(plan: object, options: { cwd: string; env: NodeJS.ProcessEnv }): Keeper {
  const child = spawn(process.execPath, [KEEPER, JSON.stringify(plan)], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-2000);
  });
  const gone = once(child, 'close');
  return {
    said: () => said,
    async stop(signal) {
      child.stdin.end(`${signal}\n`);
      await gone;
    },
  };
}

interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as the distribution's postgres user, or as nobody. */
function notRoot(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string): number => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // Try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody');
}

async function untilItAnswers(url: string, server: Keeper): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await query(url, 'SELECT 1');
    } catch (error) {
      const isOver = Date.now() > deadline || server.said().includes('ended by itself');
      if (isOver) throw new Error(`PostgreSQL did not start: ${server.said()}`, { cause: error });
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
