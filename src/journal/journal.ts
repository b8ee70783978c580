import type { StrangersStore } from './strangers.ts';
import type { Subscriptions } from './subscriptions.ts';
import type { Audience, TableNodes } from './table-nodes.ts';
import type { Transfers } from './transfers.ts';

/** One stored entry of a table's journal. */
export interface Row {
  /** 1 for a table's first entry, then increasing by one. */
  seq: number;
  /** When it was written, in ms since 1970. */
  at: number;
  /** The requester and their key; the same key again gets the old answer. */
  key?: string;
  /** Plain JSON data; the journal does not interpret it. */
  body: unknown;
  /** Set by the journal on reading: its digest, chained to the previous entry (ADR 34). Older versions wrote none. */
  digest?: string;
}

/** Who finished which game. */
export interface Finish {
  game: string;
  people: readonly string[];
}

/** Those who last finished a game, and when: all who did so at that time, in any order. */
export interface LatestFinish {
  people: readonly string[];
  at: number;
}

/** An entry to be written; the journal adds its digest. */
export interface NewRow extends Omit<Row, 'digest'> {
  /** The game on this table ends with this entry, and these people (by hash) finished it. */
  over?: Finish;
}

/** `taken`: another process wrote this entry first; read the new entries and judge again. */
export type Appended = 'appended' | 'taken';

/** A table, and the number of its last entry when it was read. */
export interface TableHead {
  code: string;
  head: number;
}

/**
 * The only source of truth about tables: every process is a cache of it. Several processes may share one journal: of
 * two that write the same entry of a table, one gets `taken`.
 */
export interface Journal {
  /** Writes one entry; resolves once it is durable, rejects if that is not known. */
  append(table: string, row: NewRow): Promise<Appended>;
  /**
   * The entries of a table after number `after`, in order, at most `most` of them; empty for an unknown table. Rejects
   * with a DamagedTableError if they are not what was written.
   */
  read(table: string, after?: number, most?: number): Promise<Row[]>;
  /** The number of each table's last entry; unknown tables are left out. */
  lastSeqs(tables: readonly string[]): Promise<Map<string, number>>;
  /** Keeps a pack for good under its digest, so that a changed pack file never breaks a game that uses it. */
  putPack(digest: string, pack: string): Promise<void>;
  /** Rejects with a DamagedPackError if it is not valid text any more. */
  getPack(digest: string): Promise<string | undefined>;
  /** The tables whose game is not over; of these only those whose code begins with some letters, if any are given. */
  unfinished(beginning?: string): Promise<string[]>;
  /** Which of these people last finished a game other than this one, if any did: all who did so at that time. */
  latestToFinish(people: readonly string[], butGame: string): Promise<LatestFinish | undefined>;
  /** Deletes tables, each only if entry `head` is still its last; returns the codes of those deleted. */
  remove(tables: readonly TableHead[]): Promise<string[]>;
  /** Flushes pending writes and closes the store. */
  close(): Promise<void>;
}

/** A message about other processes that share the journal. It never contains content of a table. */
export type Hint =
  /** Another process has written: entry `seq` of `table`, or an unspecified one. */
  | { kind: 'written'; at?: { table: string; seq: number } }
  | { kind: 'message'; text: string; from: string }
  /** Hints stop arriving; or they arrive again, and any may have been missed. */
  | { kind: 'disconnected' }
  | { kind: 'connected' };

/**
 * A journal that several processes share. Hints only save time: one may be late, duplicated or lost, so subscribers
 * also poll `lastSeqs`.
 */
export interface SharedJournal extends Journal {
  /** The name of this process, used as sender of its messages. */
  readonly node: string;
  readonly transfers: Transfers;
  readonly subscriptions: Subscriptions;
  readonly strangers: StrangersStore;
  /** Which process has which tables in memory; without it, all processes hear of everything. */
  readonly tableNodes?: TableNodes;
  /** Whether hints go over a network and may be lost. */
  readonly mayLoseHints: boolean;
  /** Calls the listener with hints of the other processes, never of this one; returns a function that unsubscribes. */
  subscribe(listener: (hint: Hint) => void): () => void;
  /**
   * Sends the other processes, or some of them, a message that is not stored and may be lost: at most
   * MAX_NODE_MESSAGE_BYTES.
   */
  broadcast(text: string, to?: Audience): void;
  /**
   * From now on hints about a table's entries go only to these processes; a store that shows every write to all may
   * ignore this.
   */
  narrowHints(audienceOf: (table: string) => Audience): void;
  /**
   * The other processes that have this journal open, by their sender names. PostgreSQL knows all of them. A file knows
   * those that sent a message within the last minute and have not closed.
   */
  others(): Promise<string[]>;
  /** Calls the listener with a sentence once the store was replaced, after which nothing can be read or written. */
  onReplaced?(listener: (sentence: string) => void): void;
  /** Rejects if entries cannot be written now; with a ReplacedError if they never can be again. */
  check(): Promise<void>;
}

/** PostgreSQL's limit for one notification (8000 bytes), minus our framing. */
export const MAX_NODE_MESSAGE_BYTES = 7500;

/** Why a store cannot be opened. */
export type JournalFault =
  | 'missing'
  | 'unwritable'
  | 'unreachable'
  | 'damaged'
  | 'foreign'
  | 'newer'
  | 'not-empty'
  | 'silent'
  | 'in-use';

/** The store cannot be used; the message is a sentence for the operator. */
export class JournalError extends Error {
  readonly fault: JournalFault;

  constructor(fault: JournalFault, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'JournalError';
    this.fault = fault;
  }
}

/** The store was replaced while the server has it open: the server stops answering. */
export class ReplacedError extends Error {
  override name = 'ReplacedError';
}

/** A pack is not what was stored under its digest: tables that use it stop, all others go on. */
export class DamagedPackError extends Error {
  override name = 'DamagedPackError';

  constructor(digest: string) {
    super(`the pack ${digest} is damaged`);
  }
}

/** The latest finish, with everybody who finished at the same time. */
export function latestOf(finishes: readonly { person: string; at: number }[]): LatestFinish | undefined {
  if (finishes.length === 0) return undefined;
  const at = Math.max(...finishes.map((finish) => finish.at));
  return { at, people: [...new Set(finishes.flatMap(({ person, at: when }) => (when === at ? [person] : [])))] };
}

/**
 * An entry does not follow the last one: the writer has not read the previous entries, which is a bug, or the table was
 * removed.
 */
export class GapError extends Error {
  override name = 'GapError';
  /** The number of the table's last entry; 0 if the table is gone. */
  readonly lastSeq: number;

  constructor(sentence: string, lastSeq: number) {
    super(sentence);
    this.lastSeq = lastSeq;
  }
}

export function gap(table: string, seq: number, lastSeq: number): GapError {
  return new GapError(`entry ${seq} of table ${table} would leave a gap after entry ${lastSeq}`, lastSeq);
}
