import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import { type Hint, MAX_NODE_MESSAGE_BYTES } from '../journal.ts';
import { dataVersion } from './file-guard.ts';
import { MESSAGES_FILE_NAME, makeFile } from './files.ts';
import { asBytes, wholeRows } from './text.ts';

/** Interval for checking whether another process has written; a check takes some microseconds. */
const POLL_MS = 100;
/** How long a message is stored for processes that have not polled yet. */
const KEPT_MS = 60_000;

/**
 * Messages between processes on one folder: each polls whether another has written to the journal. Messages go through
 * a separate file, which is not synced and may be deleted.
 */
export class SqliteBroadcast {
  readonly node = randomBytes(6).toString('hex');
  readonly #listeners = new Set<(hint: Hint) => void>();
  readonly #journalVersion: () => number;
  readonly #folder: string;
  #messages: { file: Database.Database; version: () => number } | undefined;
  #seen = { journal: 0, messages: 0, lastId: 0 };
  #pollTimer: NodeJS.Timeout | undefined;

  constructor(folder: string, journal: Database.Database) {
    this.#folder = folder;
    this.#journalVersion = dataVersion(journal);
  }

  subscribe(listener: (hint: Hint) => void): () => void {
    this.#listeners.add(listener);
    if (this.#pollTimer === undefined) this.#startPolling();
    listener({ kind: 'connected' });
    return () => this.#listeners.delete(listener);
  }

  send(text: string): void {
    if (Buffer.byteLength(text) > MAX_NODE_MESSAGE_BYTES)
      throw new Error(`a node message has at most ${MAX_NODE_MESSAGE_BYTES} bytes`);
    const { file } = this.#openMessages();
    try {
      file.prepare('DELETE FROM whispers WHERE at < ?').run(Date.now() - KEPT_MS);
      file.prepare('INSERT INTO whispers (node, at, text) VALUES (?, ?, ?)').run(this.node, Date.now(), text);
    } catch {
      // The disk is full, or another process holds the lock: a message may be lost.
    }
  }

  /** Processes that sent a message recently and have not closed. */
  others(): string[] {
    const { file } = this.#openMessages();
    const rows = file
      .prepare(`SELECT DISTINCT ${asBytes('node')} FROM whispers WHERE at >= ? AND node NOT IN (?, '')`)
      .all(Date.now() - KEPT_MS, this.node);
    return wholeRows<{ node: string }>(rows).map(({ node }) => node);
  }

  close(): void {
    clearInterval(this.#pollTimer);
    try {
      // Our messages stay for processes that have not polled yet, without our name, so that we no longer count as open.
      this.#messages?.file.prepare(`UPDATE whispers SET node = '' WHERE node = ?`).run(this.node);
    } catch {
      // The messages expire after a minute anyway.
    }
    this.#messages?.file.close();
    this.#messages = undefined;
  }

  #startPolling(): void {
    const { file, version } = this.#openMessages();
    const last = file.prepare('SELECT max(id) AS id FROM whispers').get() as { id: number | null };
    this.#seen = { journal: this.#journalVersion(), messages: version(), lastId: last.id ?? 0 };
    this.#pollTimer = setInterval(() => this.#poll(), POLL_MS);
    this.#pollTimer.unref();
  }

  #poll(): void {
    const journal = this.#journalVersion();
    if (journal !== this.#seen.journal) {
      this.#seen.journal = journal;
      this.#notify({ kind: 'written' });
    }
    const { file, version } = this.#openMessages();
    const changed = version();
    if (changed === this.#seen.messages) return;
    this.#seen.messages = changed;
    const rows = file
      .prepare(`SELECT id, ${asBytes('node', 'text')} FROM whispers WHERE id > ? ORDER BY id`)
      .all(this.#seen.lastId);
    for (const { id, node, text } of wholeRows<{ id: number; node: string; text: string }>(rows)) {
      this.#seen.lastId = id;
      if (node !== this.node) this.#notify({ kind: 'message', text, from: node });
    }
  }

  #openMessages(): { file: Database.Database; version: () => number } {
    if (this.#messages !== undefined) return this.#messages;
    const path = join(this.#folder, MESSAGES_FILE_NAME);
    makeFile(path);
    const file = new Database(path);
    file.pragma('busy_timeout = 200');
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = OFF');
    file.exec(
      'CREATE TABLE IF NOT EXISTS whispers (id INTEGER PRIMARY KEY AUTOINCREMENT, node TEXT, at INTEGER, text TEXT)',
    );
    this.#messages = { file, version: dataVersion(file) };
    return this.#messages;
  }

  #notify(hint: Hint): void {
    for (const listener of this.#listeners) listener(hint);
  }
}
