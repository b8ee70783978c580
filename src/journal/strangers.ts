/** A table that strangers may join. */
export interface ListedTable {
  table: string;
  /** A keyed hash of the network address it was listed from; empty if unknown. */
  caller: string;
  now: number;
}

/** A report about a person, for the server's owner. */
export interface StoredReport {
  id: string;
  at: number;
  table: string;
  /** The table's last entry at that time. */
  seq: number;
  byName: string;
  byHash: string;
  byCaller: string;
  aboutName: string;
  /**
   * The hashes of the secret of their chair and of their device, and the keyed hash of their address; empty if unknown.
   */
  aboutHash: string;
  aboutPerson: string;
  aboutCaller: string;
  reason: string;
  words: string;
  /** The last chat lines at the table, as JSON. */
  said: string;
}

/** A device or address banned from open tables. */
export interface StoredBan {
  id: string;
  /** The hash of the device, or the keyed hash of the address. */
  hash: string;
  kind: 'device' | 'address';
  /** Their name. */
  name: string;
  at: number;
  /** When it expires; missing if only the owner can lift it. */
  until?: number;
}

/** Limits: listed tables in all and per address; reports in all, and per address in a day. */
export const MAX_STRANGERS = { listed: 500, listedOfCaller: 10, reports: 2000, reportsOfCaller: 10 };
/** How long a report counts against the limit of its address, in ms. */
export const REPORT_LIMIT_MS = 86_400_000;

/**
 * Data about strangers at open tables: listed tables (whether one is open is in its journal), visits, reports and bans.
 * It is stored beside the journal, and is not part of an archive.
 */
export interface StrangersStore {
  /**
   * Lists a table; a listed one stays as it is. `full` at a limit, which a table without a caller does not count for.
   */
  list(table: ListedTable): Promise<'listed' | 'full'>;
  /** Whether one more table of this address may be listed. */
  hasRoom(caller: string): Promise<boolean>;
  unlist(table: string): Promise<void>;
  /** The listed tables, earliest first. */
  listed(): Promise<string[]>;
  /** Records the address of a person on a chair; the last one counts. */
  noteVisit(visit: { table: string; secretHash: string; caller: string; now: number }): Promise<void>;
  /** The address of a person on a chair. */
  callerOf(table: string, secretHash: string): Promise<string | undefined>;
  /** Stores a report; of several by the same person about the same person, the last one stays. `full` at a limit. */
  addReport(report: StoredReport): Promise<'kept' | 'full'>;
  /** All reports, latest first. */
  reports(): Promise<StoredReport[]>;
  /** Deletes a report; returns the number deleted. */
  deleteReport(id: string): Promise<number>;
  /** Bans a device or address; repeated, it changes the end. */
  ban(ban: StoredBan): Promise<void>;
  /** The bans in force, latest first. */
  bans(now: number): Promise<StoredBan[]>;
  liftBan(id: string): Promise<number>;
  isBanned(hashes: readonly string[], now: number): Promise<boolean>;
  /** Deletes reports and visits older than a time, and expired bans; returns the number of reports deleted. */
  forget(before: number, now: number): Promise<number>;
}

/** A report in the order of its columns. */
export function reportValues(report: StoredReport): unknown[] {
  const { id, at, table, seq, byName, byHash, byCaller } = report;
  const { aboutName, aboutHash, aboutPerson, aboutCaller, reason, words, said } = report;
  const about = [aboutName, aboutHash, aboutPerson, aboutCaller];
  return [id, at, table, seq, byName, byHash, byCaller, ...about, reason, words, said];
}

/** Whether one more table may be listed, given the numbers in all and of one address. */
export function isRoom({ every, own }: { every: number; own: number }): boolean {
  return every < MAX_STRANGERS.listed && own < MAX_STRANGERS.listedOfCaller;
}
