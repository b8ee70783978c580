import type { Parcels } from './parcels.ts';

/** One entry of a table's journal, as it is kept. */
export interface Row {
  /** 1 for a table's first entry, then one more each. */
  seq: number;
  /** When it was written, in ms since 1970. */
  at: number;
  /** Who asked for it under which key; the same key again gets the old answer. */
  key?: string;
  /** Plain JSON data; the journal does not look inside. */
  body: unknown;
}

/** Who finished which game. */
export interface Finish {
  game: string;
  people: readonly string[];
}

/** Those who last finished a game, and when: all of them at once, in any order. */
export interface LatestFinish {
  people: readonly string[];
  at: number;
}

/** What is said when an entry is written. */
export interface NewRow extends Row {
  /** The game on this table is over with this entry, and these people (by the hash of who they are) finished it. */
  over?: Finish;
}

/** `taken`: somebody else wrote this entry first, so re-read the tail and think again. */
export type Appended = 'appended' | 'taken';

/**
 * The truth about all tables: every process is only a cache of it.
 * Several processes may share one journal: of two that write the same entry of a table, one is told `taken`.
 */
export interface Journal {
  /** Writes one entry; answers only once it is safe, and rejects where that cannot be known. */
  append(table: string, row: NewRow): Promise<Appended>;
  /** The entries of a table after number `after`, in order; none where there is no such table. */
  read(table: string, after?: number): Promise<Row[]>;
  /** The number of each table's last entry; a table that does not exist is left out. */
  heads(tables: readonly string[]): Promise<Map<string, number>>;
  /** Keeps a pack for good under its digest, so that a changed pack file never breaks a game that uses it. */
  putPack(digest: string, pack: string): Promise<void>;
  getPack(digest: string): Promise<string | undefined>;
  /** The tables whose game is not over. */
  unfinished(): Promise<string[]>;
  /** Which of these people last finished a game other than this one, if any did: everybody who did so at that moment. */
  latestToFinish(people: readonly string[], butGame: string): Promise<LatestFinish | undefined>;
  /** Writes what is waiting to be written, and lets go of the store. */
  close(): Promise<void>;
}

/** What a process that shares a journal hears of the others. None of it is content of a table. */
export type Hint =
  /** Another process has written: entry `seq` of `table`, or something somewhere. */
  | { kind: 'written'; at?: { table: string; seq: number } }
  | { kind: 'whispered'; text: string; from: string }
  /** Nothing can be heard for now; or again, after anything may have been missed. */
  | { kind: 'deaf' }
  | { kind: 'hearing' };

/**
 * A journal with several processes at it. Hints only save time: one may be late, come twice or be lost,
 * so whoever follows also looks at the heads now and then.
 */
export interface SharedJournal extends Journal {
  readonly parcels: Parcels;
  /** Whether hints go over a network, and some may never come. */
  readonly losesHints: boolean;
  /** Hears of what the other processes do, never of what this one does; what it returns ends that. */
  follow(listener: (hint: Hint) => void): () => void;
  /** Tells the others something that is kept nowhere and may be lost: at most WHISPER_BYTES. */
  whisper(text: string): void;
  /**
   * The other processes that have this journal open, as far as its store knows, by the names their whispers come from.
   * PostgreSQL knows all. A file knows those that whispered within the last minute and have not closed.
   */
  others(): Promise<string[]>;
  /** Rejects where entries cannot be written now. */
  check(): Promise<void>;
}

/** As much as PostgreSQL carries in one notification, with room for what stands around it. */
export const WHISPER_BYTES = 7500;

/** What can be wrong with a store before it is even used. */
export type JournalFault = 'unwritable' | 'unreachable' | 'damaged' | 'foreign' | 'newer' | 'not-empty' | 'silent';

/** The store cannot be used; its message is a sentence for whoever runs the house. */
export class JournalError extends Error {
  readonly fault: JournalFault;

  constructor(fault: JournalFault, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'JournalError';
    this.fault = fault;
  }
}

/** Of all that was finished the latest, with everybody who finished then; nobody is put before another. */
export function latestOf(finishes: readonly { person: string; at: number }[]): LatestFinish | undefined {
  if (finishes.length === 0) return undefined;
  const at = Math.max(...finishes.map((finish) => finish.at));
  return { at, people: [...new Set(finishes.flatMap(({ person, at: when }) => (when === at ? [person] : [])))] };
}

/** A gap would mean that a writer never read what came before: a broken promise of our own; or the table was removed. */
export class GapError extends Error {
  override name = 'GapError';
  /** The number of the table's last entry; 0 where there is no such table any more. */
  readonly head: number;

  constructor(sentence: string, head: number) {
    super(sentence);
    this.head = head;
  }
}

export function gap(table: string, seq: number, head: number): GapError {
  return new GapError(`entry ${seq} of table ${table} would leave a gap after entry ${head}`, head);
}
