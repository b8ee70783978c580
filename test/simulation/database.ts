import { elementAt } from '../../src/engine/list.ts';
import type { StoredEntry } from '../../src/journal/chain.ts';

/** An error of the simulated database, with its SQLSTATE. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** One row of an answer. */
export type Answer = Record<string, unknown>;

interface Statement {
  /** A part of its text that no other has. */
  sign: string;
  /** Whether it waits for the disk. */
  writes?: true;
  run(database: SimulatedDatabase, values: readonly unknown[], text: string): Answer[];
}

/** An entry with the time of the simulation at which it was committed. */
export interface CommittedEntry extends StoredEntry {
  committedAt: number;
}

/**
 * A simulated PostgreSQL with the parts the journal uses: it executes the actual statements of `src/journal/postgres`,
 * each atomically. The guards against two writers are read from the statements and the schema themselves (the primary
 * key, the comparison with `head`): without them it would let both write.
 */
export class SimulatedDatabase {
  readonly tables = new Map<string, { head: number; over: boolean }>();
  readonly entries = new Map<string, CommittedEntry[]>();
  readonly packs = new Map<string, string>();
  /** By code, the nodes that have the table in memory; not durable. */
  readonly tableNodes = new Map<string, Set<string>>();
  readonly finishes = new Map<string, { person: string; game: string; at: number }>();
  /** Whether the schema says so. */
  hasEntryKey = false;
  isFull = false;
  /** Called with every notification. */
  onNotify: (channel: string, payload: string) => void = () => undefined;
  readonly #time: () => number;

  constructor(time: () => number) {
    this.#time = time;
  }

  /** Whether this statement waits for the disk. */
  writes(text: string): boolean {
    return statementOf(text).writes === true;
  }

  run(text: string, values: readonly unknown[]): Answer[] {
    const statement = statementOf(text);
    if (this.isFull && statement.writes) throw new DatabaseError('53100', 'the disk is full');
    return statement.run(this, values, text);
  }

  /** Adds an entry; false if there is one of this number and the schema forbids two. */
  add(table: string, entry: StoredEntry): boolean {
    const entries = this.entries.get(table) ?? [];
    if (this.hasEntryKey && entries.some(({ seq }) => seq === entry.seq)) return false;
    entries.push({ ...entry, committedAt: this.#time() });
    this.entries.set(table, entries);
    return true;
  }
}

const nothing = (): Answer[] => [];

const STATEMENTS: readonly Statement[] = [
  { sign: 'WITH asked AS', writes: true, run: append },
  { sign: 'WITH ORDINALITY', run: read },
  { sign: 'SELECT code, head FROM tables', run: heads },
  {
    sign: 'SELECT code FROM tables WHERE NOT over',
    run: ({ entries }, [beginning]) =>
      [...entries.keys()].filter((code) => code.startsWith(beginning as string)).map((code) => ({ code })),
  },
  { sign: 'SELECT code, digest FROM unnest', run: digests },
  {
    sign: 'INSERT INTO packs',
    writes: true,
    run({ packs }, [digest, body]) {
      if (!packs.has(digest as string)) packs.set(digest as string, body as string);
      return [];
    },
  },
  {
    sign: 'SELECT body FROM packs',
    run({ packs }, [digest]) {
      const body = packs.get(digest as string);
      return body === undefined ? [] : [{ body }];
    },
  },
  {
    sign: 'FROM finishes WHERE',
    run: ({ finishes }, [people, butGame]) =>
      [...finishes.values()].filter(({ person, game }) => (people as string[]).includes(person) && game !== butGame),
  },
  { sign: 'INSERT INTO table_nodes', run: enterTables },
  { sign: 'SELECT code AS "table", node FROM table_nodes', run: otherNodes },
  { sign: 'DELETE FROM table_nodes WHERE code', run: leaveTables },
  // Rows of nodes that are gone only cost messages to nobody.
  { sign: 'DELETE FROM table_nodes WHERE node', run: nothing },
  { sign: 'WITH gone AS', writes: true, run: remove },
  { sign: 'transaction_read_only', run: () => [{ only: 'off' }] },
  {
    sign: 'pg_notify',
    run(database, [channel, payload]) {
      database.onNotify(channel as string, payload as string);
      return [];
    },
  },
  { sign: 'LISTEN', run: nothing },
  { sign: 'SELECT 1', run: nothing },
  // The schema.
  {
    sign: 'CREATE TABLE entries',
    run(database, _values, text) {
      database.hasEntryKey = text.includes('PRIMARY KEY (table_code, seq)');
      return [];
    },
  },
  { sign: 'undercroft_schema', run: nothing },
  // Damage is not simulated.
  { sign: 'table_set', run: nothing },
  { sign: 'LOCK TABLE', run: nothing },
  ...[
    'BEGIN',
    'COMMIT',
    'ROLLBACK',
    'pg_advisory_xact_lock',
    'CREATE TABLE',
    'CREATE UNLOGGED TABLE',
    'ALTER TABLE',
  ].map((sign) => ({
    sign,
    run: nothing,
  })),
];

function statementOf(text: string): Statement {
  const found = STATEMENTS.find(({ sign }) => text.includes(sign));
  if (found === undefined) throw new Error(`the simulated database does not know this statement: ${text}`);
  return found;
}

/** The guard in the statement against two writers of one entry. */
const HEAD_GUARD = 'tables.head = asked.seq - 1';

function append(database: SimulatedDatabase, values: readonly unknown[], text: string): Answer[] {
  const [codes, seqs, ats, keys, bodies, digests, overs] = values as [
    unknown[],
    unknown[],
    unknown[],
    unknown[],
    unknown[],
    unknown[],
    unknown[],
  ];
  const comparesHead = text.includes(HEAD_GUARD);
  const written = codes.flatMap((code, place) => {
    const table = code as string;
    const seq = seqs[place] as number;
    const known = database.tables.get(table);
    const follows = seq === 1 ? known === undefined : known !== undefined && (!comparesHead || known.head === seq - 1);
    if (!follows) return [];
    const [at, key, body, digest] = [ats, keys, bodies, digests].map((column) => column[place]);
    const entry = { seq, at, key: key ?? null, body, digest } as StoredEntry;
    return [{ table, entry, over: known?.over === true || overs[place] === true }];
  });
  // All or nothing.
  const taken = written.find(
    ({ table, entry }) => database.hasEntryKey && database.entries.get(table)?.some(({ seq }) => seq === entry.seq),
  );
  if (taken !== undefined) throw new DatabaseError('23505', `entry ${taken.entry.seq} of ${taken.table} exists`);
  for (const { table, entry, over } of written) {
    database.tables.set(table, { head: entry.seq, over });
    database.add(table, entry);
  }
  finish(
    database,
    values.slice(7),
    written.map(({ table }) => table),
  );
  return written.map(({ table }) => ({ table_code: table }));
}

function finish(database: SimulatedDatabase, values: readonly unknown[], written: readonly string[]): void {
  const [tables = [], people = [], games = [], ats = []] = values as unknown[][];
  tables.forEach((table, place) => {
    if (!written.includes(table as string)) return;
    const [person, game, at] = [people[place] as string, games[place] as string, ats[place] as number];
    const id = `${person} ${game}`;
    database.finishes.set(id, { person, game, at: Math.max(at, database.finishes.get(id)?.at ?? 0) });
  });
}

function read(database: SimulatedDatabase, values: readonly unknown[]): Answer[] {
  const [codes, afters] = values as [string[], number[]];
  return codes.flatMap((code, place) =>
    (database.entries.get(code) ?? [])
      .filter(({ seq }) => seq > elementAt(afters, place))
      .map(({ committedAt: _, ...entry }) => ({ question: place + 1, ...entry })),
  );
}

function heads(database: SimulatedDatabase, values: readonly unknown[]): Answer[] {
  const [codes] = values as [string[]];
  return codes.flatMap((code) => {
    const known = database.tables.get(code);
    return known === undefined ? [] : [{ code, head: known.head }];
  });
}

function digests(database: SimulatedDatabase, values: readonly unknown[]): Answer[] {
  const [codes, seqs] = values as [string[], number[]];
  return codes.flatMap((code, place) => {
    const entry = database.entries.get(code)?.find(({ seq }) => seq === seqs[place]);
    return entry === undefined ? [] : [{ code, digest: entry.digest ?? null }];
  });
}

function enterTables({ tableNodes }: SimulatedDatabase, values: readonly unknown[]): Answer[] {
  const [codes, node] = values as [string[], string];
  for (const code of codes) tableNodes.set(code, new Set([...(tableNodes.get(code) ?? []), node]));
  return [];
}

function otherNodes({ tableNodes }: SimulatedDatabase, values: readonly unknown[]): Answer[] {
  const [codes, us] = values as [string[], string];
  return codes.flatMap((table) =>
    [...(tableNodes.get(table) ?? [])].flatMap((node) => (node === us ? [] : [{ table, node }])),
  );
}

function leaveTables({ tableNodes }: SimulatedDatabase, values: readonly unknown[]): Answer[] {
  const [codes, node] = values as [string[], string];
  for (const code of codes) tableNodes.get(code)?.delete(node);
  return [];
}

function remove(database: SimulatedDatabase, values: readonly unknown[]): Answer[] {
  const [codes, lasts] = values as [string[], number[]];
  return codes.flatMap((code, place) => {
    if (database.tables.get(code)?.head !== lasts[place]) return [];
    database.tables.delete(code);
    database.entries.delete(code);
    return [{ code }];
  });
}
