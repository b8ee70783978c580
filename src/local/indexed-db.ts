import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The schema of the journal in IndexedDB. */
export interface JournalSchema extends DBSchema {
  entries: {
    key: [string, number];
    value: { table: string; seq: number; at: number; key?: string; body: string; digest?: string };
  };
  tables: { key: string; value: { code: string; head: number; over: 0 | 1 }; indexes: { over: 0 | 1 } };
  packs: { key: string; value: { digest: string; pack: string } };
  finishes: { key: [string, string]; value: { person: string; game: string; at: number } };
}

export type JournalDatabase = IDBPDatabase<JournalSchema>;

/** Opens the store, or creates it. */
export function openJournalDatabase(name: string): Promise<JournalDatabase> {
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
