import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { ChainEnds, entryDigest } from '../journal/chain.ts';
import {
  type Appended,
  gap,
  type Journal,
  type LatestFinish,
  latestOf,
  type NewRow,
  type Row,
  type TableHead,
} from '../journal/journal.ts';
import { type PendingAppend, rejectAll, settle } from '../journal/pending.ts';
import { portableHash } from '../journal/portable-hash.ts';

/** The schema of the journal in IndexedDB. */
interface JournalSchema extends DBSchema {
  entries: {
    key: [string, number];
    value: { table: string; seq: number; at: number; key?: string; body: string; digest?: string };
  };
  tables: { key: string; value: { code: string; head: number; over: 0 | 1 }; indexes: { over: 0 | 1 } };
  packs: { key: string; value: { digest: string; pack: string } };
  finishes: { key: [string, string]; value: { person: string; game: string; at: number } };
}

type JournalDatabase = IDBPDatabase<JournalSchema>;

const WRITTEN = ['entries', 'tables', 'finishes'] as const;
type Writing = IDBPTransaction<JournalSchema, typeof WRITTEN, 'readwrite'>;

/** The journal of the house in a browser. Several tabs may share it: an entry can be written only once. */
export async function indexedDbJournal(name = 'undercroft'): Promise<Journal> {
  return new IndexedDbJournal(await openJournalDatabase(name));
}

class IndexedDbJournal implements Journal {
  readonly #database: JournalDatabase;
  readonly #ends = new ChainEnds();
  #waiting: PendingAppend[] = [];
  #flushing: Promise<void> | undefined;

  constructor(database: JournalDatabase) {
    this.#database = database;
  }

  append(table: string, row: NewRow): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, row, resolve, reject });
      // Everything that arrives in one tick, and while the last batch is being written, shares one transaction.
      this.#flushing ??= Promise.resolve().then(() => this.#flush());
    });
  }

  async read(table: string, after = 0, most?: number): Promise<Row[]> {
    const range = IDBKeyRange.bound([table, after], [table, Number.POSITIVE_INFINITY], true);
    const rows = await this.#database.getAll('entries', range, most);
    return this.#ends.page(portableHash, table, { after, most }, rows);
  }

  async lastSeqs(tables: readonly string[]): Promise<Map<string, number>> {
    const kept = await Promise.all(tables.map((code) => this.#database.get('tables', code)));
    return new Map(kept.flatMap((table) => (table === undefined ? [] : [[table.code, table.head]])));
  }

  async putPack(digest: string, pack: string): Promise<void> {
    const transaction = this.#database.transaction('packs', 'readwrite', { durability: 'strict' });
    if ((await transaction.store.getKey(digest)) === undefined) await transaction.store.add({ digest, pack });
    await transaction.done;
  }

  async getPack(digest: string): Promise<string | undefined> {
    return (await this.#database.get('packs', digest))?.pack;
  }

  async unfinished(beginning = ''): Promise<string[]> {
    const codes = await this.#database.getAllKeysFromIndex('tables', 'over', 0);
    return codes.filter((code) => code.startsWith(beginning));
  }

  async latestToFinish(people: readonly string[], butGame: string): Promise<LatestFinish | undefined> {
    const finishes = await this.#database.getAll('finishes');
    const others = finishes.filter(({ person, game }) => people.includes(person) && game !== butGame);
    return latestOf(others);
  }

  async remove(tables: readonly TableHead[]): Promise<string[]> {
    const transaction = this.#database.transaction(WRITTEN, 'readwrite', { durability: 'strict' });
    const gone: string[] = [];
    for (const { code, head } of tables) {
      const kept = await transaction.objectStore('tables').get(code);
      if (kept?.head !== head) continue;
      await transaction.objectStore('tables').delete(code);
      await transaction.objectStore('entries').delete(IDBKeyRange.bound([code, 0], [code, head]));
      gone.push(code);
      this.#ends.forget(code);
    }
    await transaction.done;
    return gone;
  }

  async close(): Promise<void> {
    await this.#flushing;
    this.#database.close();
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        settle(batch, await this.#commit(batch));
      } catch (error) {
        rejectAll(batch, error);
      }
    }
    this.#flushing = undefined;
  }

  /** Resolves once the browser has written to disk (`durability: 'strict'`). */
  async #commit(batch: readonly PendingAppend[]): Promise<(Appended | Error)[]> {
    const transaction = this.#database.transaction(WRITTEN, 'readwrite', { durability: 'strict' });
    // Reported below, with the results; a request that fails first would otherwise leave this rejection unhandled.
    transaction.done.catch(() => undefined);
    const results: (Appended | Error)[] = [];
    for (const { table, row } of batch) results.push(await insert(transaction, table, row));
    await transaction.done;
    return results;
  }
}

/** Writes one entry inside a transaction; refuses one that does not follow the last. */
async function insert(writing: Writing, table: string, row: NewRow): Promise<Appended | Error> {
  const kept = await writing.objectStore('tables').get(table);
  const head = kept?.head ?? 0;
  if (row.seq <= head) return 'taken';
  if (row.seq > head + 1) return gap(table, row.seq, head);
  const { over, body: data, ...rest } = row;
  const entry = { ...rest, body: JSON.stringify(data) };
  const before = head === 0 ? '' : ((await writing.objectStore('entries').get([table, head]))?.digest ?? '');
  const digest = entryDigest(portableHash, table, { ...entry, before });
  await writing.objectStore('entries').add({ table, ...entry, digest });
  const isOver = kept?.over === 1 || over !== undefined;
  await writing.objectStore('tables').put({ code: table, head: row.seq, over: isOver ? 1 : 0 });
  for (const person of over?.people ?? []) await noteFinish(writing, { person, game: over?.game ?? '', at: row.at });
  return 'appended';
}

async function noteFinish(writing: Writing, finish: { person: string; game: string; at: number }): Promise<void> {
  const finishes = writing.objectStore('finishes');
  const before = await finishes.get([finish.person, finish.game]);
  if (before === undefined || before.at < finish.at) await finishes.put(finish);
}

/** Opens the store, or creates it. */
function openJournalDatabase(name: string): Promise<JournalDatabase> {
  return openDB<JournalSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('entries', { keyPath: ['table', 'seq'] });
      database.createObjectStore('tables', { keyPath: 'code' }).createIndex('over', 'over');
      database.createObjectStore('packs', { keyPath: 'digest' });
      database.createObjectStore('finishes', { keyPath: ['person', 'game'] });
    },
    // A newer version of the app in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
