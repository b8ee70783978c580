import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { JournalError } from './journal.ts';
import { migrate } from './postgres-schema.ts';

/** A question not answered for so long is given up, with the line it was asked on. */
const ANSWER_MS = 5000;
const CONNECT_MS = 5000;
/** Lines for reading and writing; few, because what happens in one tick is written together. */
const LINES = 5;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2000;

/** SQLSTATEs that waiting does not mend: only reading, who we are, which database, what we may. */
const HOPELESS = /^(25006|28|3D|42)/;

export interface PostgresWait {
  /** How long a database that does not answer is waited for, in ms. */
  patienceMs?: number;
  /** Told why there is a wait, each time. */
  onWait?: (why: string) => void;
}

/** What a line is called by which the nodes at a database can be counted. */
export const NODE_LINE = 'undercroft node ';

/** Reaches the database of an address and brings its schema up to date, or says in a sentence why it cannot be used. */
export async function openPool(
  url: string,
  { patienceMs = 30_000, onWait }: PostgresWait = {},
  node?: string,
): Promise<Pool> {
  const place = placeOf(url);
  const pool = newPool(url, node);
  const deadline = Date.now() + patienceMs;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
    try {
      await withClient(pool, (client) => migrate(client, place));
      return pool;
    } catch (cause) {
      if (!isHopeless(cause) && Date.now() + wait < deadline) {
        onWait?.(`${place} cannot be used yet: ${reason(cause)}.`);
        await new Promise((resolve) => setTimeout(resolve, wait));
        continue;
      }
      await pool.end();
      if (cause instanceof JournalError) throw cause;
      throw new JournalError('unreachable', `${place} cannot be used: ${reason(cause)}.`, cause);
    }
  }
}

/** Lends a line of its own to a task; a line on which something failed is not used again. */
export async function withClient<Result>(pool: Pool, task: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await task(client);
    client.release();
    return result;
  } catch (cause) {
    client.release(true);
    throw cause;
  }
}

/** How a line to this database is opened, by a node or by somebody else. */
export function lineConfig(url: string, node?: string): PoolConfig {
  return {
    connectionString: url,
    application_name: node === undefined ? 'undercroft' : `${NODE_LINE}${node}`,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  };
}

function newPool(url: string, node: string | undefined): Pool {
  try {
    const pool = new Pool({ ...lineConfig(url, node), max: LINES, onConnect: promiseSafety });
    // A line that breaks while nobody uses it is replaced when the next is needed.
    pool.on('error', () => undefined);
    return pool;
  } catch (cause) {
    throw new JournalError('unreachable', `DATABASE_URL cannot be used: ${reason(cause)}.`, cause);
  }
}

/** A server may be set up to answer before its disk has the data; our answers promise more. */
async function promiseSafety(client: Pick<PoolClient, 'query'>): Promise<void> {
  await client.query(
    `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
  );
}

function isHopeless(cause: unknown): boolean {
  return cause instanceof JournalError || HOPELESS.test((cause as { code?: string }).code ?? '');
}

/** Which database it is, without the password that may stand in its address. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return `The database ${pathname.slice(1) || 'of that name'} at ${host}${port === '' ? '' : `:${port}`}`;
}

export function reason(cause: unknown): string {
  // Where a name has several addresses, each failed in its own way.
  const [first] = cause instanceof AggregateError ? cause.errors : [cause];
  const text = first instanceof Error ? first.message : String(first);
  return text.trim().replace(/[.\s]+$/, '') || 'no reason was given';
}
