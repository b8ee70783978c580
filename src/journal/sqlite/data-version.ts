import type Database from 'libsql';

/** A number that changes whenever another connection has changed the file. */
export function dataVersion(database: Database.Database): () => number {
  const version = database.prepare('PRAGMA data_version').raw(true);
  return () => (version.get() as [number])[0];
}
