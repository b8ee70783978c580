/** A table that strangers may join. */
export interface ListedTable {
  table: string;
  /** A keyed hash of the network address it was listed from; empty where that is not known. */
  caller: string;
  now: number;
}

/** What somebody told the owner of the house about somebody else. */
export interface StoredReport {
  id: string;
  at: number;
  table: string;
  /** The table's last entry when it was made. */
  seq: number;
  byName: string;
  byHash: string;
  byCaller: string;
  aboutName: string;
  /** The hashes of the secret of their chair and of their device, and the keyed hash of their address; empty where not known. */
  aboutHash: string;
  aboutPerson: string;
  aboutCaller: string;
  reason: string;
  words: string;
  /** The last lines said at the table, as JSON. */
  said: string;
}

/** A device or an address that is kept away from open tables. */
export interface StoredBan {
  id: string;
  /** The hash of the device, or the keyed hash of the address. */
  hash: string;
  kind: 'device' | 'address';
  /** What they were called. */
  name: string;
  at: number;
  /** When it ends by itself; missing where the owner must lift it. */
  until?: number;
}

/** The limits of what is kept: listed tables in all and of one address; reports in all, and of one address in a day. */
export const MAX_STRANGERS = { listed: 500, listedOfCaller: 10, reports: 2000, reportsOfCaller: 10 };
/** How long a report counts against the limit of its address, in ms. */
export const REPORT_LIMIT_MS = 86_400_000;

/**
 * What is kept of strangers who meet at open tables: which tables are listed (whether one is open stands in its
 * journal), from where people came, reports, and bans. It lies beside the journal, and is no part of an archive.
 */
export interface StrangersStore {
  /** Lists a table; one that is listed stays as it is. `full` at a limit, which a table without a caller does not count for. */
  list(table: ListedTable): Promise<'listed' | 'full'>;
  /** Whether one more table of this address may be listed. */
  hasRoom(caller: string): Promise<boolean>;
  unlist(table: string): Promise<void>;
  /** The listed tables, the earliest first. */
  listed(): Promise<string[]>;
  /** Notes from where somebody came to a chair; the last time counts. */
  noteVisit(visit: { table: string; secretHash: string; caller: string; now: number }): Promise<void>;
  /** From where somebody came to a chair. */
  callerOf(table: string, secretHash: string): Promise<string | undefined>;
  /** Keeps a report; of the same person about the same, the last one stays. `full` at a limit. */
  addReport(report: StoredReport): Promise<'kept' | 'full'>;
  /** All reports, the latest first. */
  reports(): Promise<StoredReport[]>;
  /** Deletes a report; returns how many there were. */
  deleteReport(id: string): Promise<number>;
  /** Keeps a device or an address away; the same again changes its end. */
  ban(ban: StoredBan): Promise<void>;
  /** The bans that hold, the latest first. */
  bans(now: number): Promise<StoredBan[]>;
  liftBan(id: string): Promise<number>;
  isBanned(hashes: readonly string[], now: number): Promise<boolean>;
  /** Deletes reports and visits from before a time, and bans that have ended; returns how many reports there were. */
  forget(before: number, now: number): Promise<number>;
}

/** A report in the order of its columns. */
export function reportValues(report: StoredReport): unknown[] {
  const { id, at, table, seq, byName, byHash, byCaller } = report;
  const { aboutName, aboutHash, aboutPerson, aboutCaller, reason, words, said } = report;
  const about = [aboutName, aboutHash, aboutPerson, aboutCaller];
  return [id, at, table, seq, byName, byHash, byCaller, ...about, reason, words, said];
}

/** Whether one more table may be listed, with so many in all and of one address. */
export function isRoom({ every, own }: { every: number; own: number }): boolean {
  return every < MAX_STRANGERS.listed && own < MAX_STRANGERS.listedOfCaller;
}
