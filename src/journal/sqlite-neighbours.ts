import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import { type Hint, WHISPER_BYTES } from './journal.ts';
import { makeFile } from './sqlite-file.ts';

const FILE_NAME = 'undercroft-whispers.sqlite';
/** How often is looked whether another process has written; a look takes some microseconds. */
const LOOK_MS = 100;
/** How long a whisper stays for those who have not looked yet. */
const KEPT_MS = 60_000;

/**
 * How processes on one folder hear each other: each looks now and then whether another has written to the journal.
 * What they whisper goes through a file of its own that never waits for the disk and may be thrown away.
 */
export class SqliteNeighbours {
  private readonly node = randomBytes(6).toString('hex');
  private readonly listeners = new Set<(hint: Hint) => void>();
  private readonly journalVersion: () => number;
  private readonly folder: string;
  private whispers: { file: Database.Database; version: () => number } | undefined;
  private seen = { journal: 0, whispers: 0, whisper: 0 };
  private looking: NodeJS.Timeout | undefined;

  constructor(folder: string, journal: Database.Database) {
    this.folder = folder;
    this.journalVersion = versionOf(journal);
  }

  listen(listener: (hint: Hint) => void): () => void {
    this.listeners.add(listener);
    if (this.looking === undefined) this.begin();
    listener({ kind: 'hearing' });
    return () => this.listeners.delete(listener);
  }

  whisper(text: string): void {
    if (Buffer.byteLength(text) > WHISPER_BYTES) throw new Error(`a whisper has at most ${WHISPER_BYTES} bytes`);
    const { file } = this.openWhispers();
    try {
      file.prepare('DELETE FROM whispers WHERE at < ?').run(Date.now() - KEPT_MS);
      file.prepare('INSERT INTO whispers (node, at, text) VALUES (?, ?, ?)').run(this.node, Date.now(), text);
    } catch {
      // A full disk, or a neighbour in the middle of something: a whisper may be lost.
    }
  }

  /** Who whispered lately and has not closed. */
  others(): string[] {
    const { file } = this.openWhispers();
    const rows = file
      .prepare(`SELECT DISTINCT node FROM whispers WHERE at >= ? AND node NOT IN (?, '')`)
      .all(Date.now() - KEPT_MS, this.node);
    return (rows as { node: string }[]).map(({ node }) => node);
  }

  close(): void {
    clearInterval(this.looking);
    try {
      // What was said stays for those who have not looked yet, but nobody is there any more who said it.
      this.whispers?.file.prepare(`UPDATE whispers SET node = '' WHERE node = ?`).run(this.node);
    } catch {
      // A minute later it comes to the same.
    }
    this.whispers?.file.close();
    this.whispers = undefined;
  }

  private begin(): void {
    const { file, version } = this.openWhispers();
    const last = file.prepare('SELECT max(id) AS id FROM whispers').get() as { id: number | null };
    this.seen = { journal: this.journalVersion(), whispers: version(), whisper: last.id ?? 0 };
    this.looking = setInterval(() => this.look(), LOOK_MS);
    this.looking.unref();
  }

  private look(): void {
    const journal = this.journalVersion();
    if (journal !== this.seen.journal) {
      this.seen.journal = journal;
      this.tell({ kind: 'written' });
    }
    const { file, version } = this.openWhispers();
    const whispers = version();
    if (whispers === this.seen.whispers) return;
    this.seen.whispers = whispers;
    const heard = file.prepare('SELECT id, node, text FROM whispers WHERE id > ? ORDER BY id').all(this.seen.whisper);
    for (const { id, node, text } of heard as { id: number; node: string; text: string }[]) {
      this.seen.whisper = id;
      if (node !== this.node) this.tell({ kind: 'whispered', text, from: node });
    }
  }

  private openWhispers(): { file: Database.Database; version: () => number } {
    if (this.whispers !== undefined) return this.whispers;
    const path = join(this.folder, FILE_NAME);
    makeFile(path);
    const file = new Database(path);
    file.pragma('busy_timeout = 200');
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = OFF');
    file.exec(
      'CREATE TABLE IF NOT EXISTS whispers (id INTEGER PRIMARY KEY AUTOINCREMENT, node TEXT, at INTEGER, text TEXT)',
    );
    this.whispers = { file, version: versionOf(file) };
    return this.whispers;
  }

  private tell(hint: Hint): void {
    for (const listener of this.listeners) listener(hint);
  }
}

/** A number that changes whenever another connection has changed the file. */
function versionOf(database: Database.Database): () => number {
  const version = database.prepare('PRAGMA data_version').raw(true);
  return () => (version.get() as [number])[0];
}
