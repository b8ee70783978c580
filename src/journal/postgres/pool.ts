import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { JournalError } from '../journal.ts';
import { migrate } from './schema.ts';

/** The name of a database, without the password that may be in its URL. */
export function databaseName(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return `database ${pathname.slice(1) || 'of that name'} at ${host}${port === '' ? '' : `:${port}`}`;
}

/** A query that takes longer fails, and its connection is dropped. */
const QUERY_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 5000;
/** Connections for reading and writing; few, because the entries of one tick are written together. */
const MAX_CONNECTIONS = 5;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 2000;

/** SQLSTATEs that waiting does not fix: read-only, authentication, no such database, access or syntax. */
const PERMANENT = /^(25006|28|3D|42)/;

export interface ConnectRetry {
  /** How long to wait for a database that does not respond, in ms. */
  timeoutMs?: number;
  /** Called with the reason before each retry. */
  onRetry?: (why: string) => void;
}

/** How a database is opened. */
export interface OpenOptions extends ConnectRetry {
  /** Runs first; migrates the schema by default. */
  prepare?: typeof migrate;
}

/** Prefix of a node's `application_name`, used to find the nodes connected to a database. */
export const NODE_APPLICATION_NAME = 'undercroft node ';

/**
 * Connects to a database and migrates its schema (or runs `prepare`), or throws a JournalError that says why it cannot
 * be used.
 */
export async function openPool(
  url: string,
  { timeoutMs = 30_000, onRetry, prepare = migrate }: OpenOptions = {},
  node?: string,
): Promise<Pool> {
  const place = `The ${databaseName(url)}`;
  const pool = newPool(url, node);
  const deadline = Date.now() + timeoutMs;
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(MAX_RETRY_MS, wait * 2)) {
    try {
      await withClient(pool, (client) => prepare(client, place));
      return pool;
    } catch (error) {
      if (!isPermanent(error) && Date.now() + wait < deadline) {
        onRetry?.(`${place} cannot be used yet: ${reason(error)}.`);
        await new Promise((resolve) => setTimeout(resolve, wait));
        continue;
      }
      await pool.end();
      if (error instanceof JournalError) throw error;
      throw new JournalError('unreachable', `${place} cannot be used: ${reason(error)}.`, error);
    }
  }
}

/** Runs a task on a separate connection; after a failure the connection is not reused. */
export async function withClient<Result>(pool: Pool, task: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await task(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Settings for a connection to this database, by a node or by a command. */
export function connectionConfig(url: string, node?: string): PoolConfig {
  return {
    connectionString: url,
    application_name: node === undefined ? 'undercroft' : `${NODE_APPLICATION_NAME}${node}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  };
}

function newPool(url: string, node: string | undefined): Pool {
  try {
    const pool = new Pool({ ...connectionConfig(url, node), max: MAX_CONNECTIONS, onConnect: requireDurableCommit });
    // An idle connection that breaks is replaced when the next one is needed.
    pool.on('error', () => undefined);
    return pool;
  } catch (error) {
    throw new JournalError('unreachable', `DATABASE_URL cannot be used: ${reason(error)}.`, error);
  }
}

/** The server may be configured with synchronous_commit = off; our answers promise durability. */
async function requireDurableCommit(client: Pick<PoolClient, 'query'>): Promise<void> {
  await client.query(
    `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
  );
}

function isPermanent(cause: unknown): boolean {
  return cause instanceof JournalError || PERMANENT.test((cause as { code?: string }).code ?? '');
}

export function reason(cause: unknown): string {
  // If a name has several addresses, each failed separately.
  const [first] = cause instanceof AggregateError ? cause.errors : [cause];
  const text = first instanceof Error ? first.message : String(first);
  return text.trim().replace(/[.\s]+$/, '') || 'no reason was given';
}
