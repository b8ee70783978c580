import type { Columns, SideDatabase } from './side-database.ts';

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

const BAN_COLUMNS: Columns = {
  texts: { id: 'id', hash: 'hash', kind: 'kind', name: 'name' },
  numbers: ['at', 'until'],
};

const REPORT_COLUMNS: Columns = {
  texts: {
    ...{ id: 'id', table: 'table_code', byName: 'by_name', byHash: 'by_hash', byCaller: 'by_caller' },
    ...{ aboutName: 'about_name', aboutHash: 'about_hash', aboutPerson: 'about_person', aboutCaller: 'about_caller' },
    ...{ reason: 'reason', words: 'words', said: 'said' },
  },
  numbers: ['at', 'seq'],
};

/** The strangers of one store. */
export class StoredStrangers implements StrangersStore {
  readonly #database: SideDatabase;

  constructor(database: SideDatabase) {
    this.#database = database;
  }

  async list({ table, caller, now }: ListedTable): Promise<'listed' | 'full'> {
    const { listed, listedOfCaller } = MAX_STRANGERS;
    const others = '(SELECT count(*) FROM open_tables WHERE table_code <> $1::text';
    const changes = await this.#database.run(
      `INSERT INTO open_tables (table_code, caller, at) SELECT $1::text, $2::text, $3::bigint
       WHERE ${others}) < ${listed} AND ($2::text = '' OR ${others} AND caller = $2::text) < ${listedOfCaller})
       ON CONFLICT (table_code) DO UPDATE SET at = open_tables.at`,
      ...[table, caller, now],
    );
    return changes === 0 ? 'full' : 'listed';
  }

  async hasRoom(caller: string): Promise<boolean> {
    const [room] = await this.#database.rows(
      `SELECT 1 WHERE (SELECT count(*) FROM open_tables) < ${MAX_STRANGERS.listed}
       AND (SELECT count(*) FROM open_tables WHERE caller = $1) < ${MAX_STRANGERS.listedOfCaller}`,
      caller,
    );
    return room !== undefined;
  }

  async unlist(table: string): Promise<void> {
    await this.#database.run('DELETE FROM open_tables WHERE table_code = $1', table);
  }

  async listed(): Promise<string[]> {
    const fields = this.#database.fields({ texts: { code: 'table_code' } });
    const rows = await this.#database.rows<{ code: string }>(
      `SELECT ${fields} FROM open_tables ORDER BY at, table_code`,
    );
    return rows.map(({ code }) => code);
  }

  async noteVisit({ table, secretHash, caller, now }: Parameters<StrangersStore['noteVisit']>[0]): Promise<void> {
    await this.#database.run(
      `INSERT INTO visits (table_code, secret_hash, caller, at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (table_code, secret_hash) DO UPDATE SET caller = excluded.caller, at = excluded.at`,
      ...[table, secretHash, caller, now],
    );
  }

  async callerOf(table: string, secretHash: string): Promise<string | undefined> {
    const fields = this.#database.fields({ texts: { caller: 'caller' } });
    const sql = `SELECT ${fields} FROM visits WHERE table_code = $1 AND secret_hash = $2`;
    const [visit] = await this.#database.rows<{ caller: string }>(sql, table, secretHash);
    return visit?.caller;
  }

  async addReport(report: StoredReport): Promise<'kept' | 'full'> {
    const { reports, reportsOfCaller } = MAX_STRANGERS;
    const same = 'table_code = $3::text AND by_hash = $4::text AND about_hash = $5::text';
    const others = `(SELECT count(*) FROM reports WHERE NOT (${same})`;
    const { id, at, table, seq, byName, byHash, byCaller } = report;
    const { aboutName, aboutHash, aboutPerson, aboutCaller, reason, words, said } = report;
    const rest = [byName, aboutName, aboutPerson, aboutCaller, reason, words, said];
    const changes = await this.#database.run(
      `INSERT INTO reports (id, at, table_code, by_hash, about_hash, by_caller, seq, by_name, about_name, about_person,
         about_caller, reason, words, said)
       SELECT $1::text, $2::bigint, $3::text, $4::text, $5::text, $6::text, $7::int,
         $8::text, $9::text, $10::text, $11::text, $12::text, $13::text, $14::text
       WHERE ${others}) < ${reports}
         AND ${others} AND by_caller = $6::text AND at > $2::bigint - ${REPORT_LIMIT_MS}) < ${reportsOfCaller}
       ON CONFLICT (table_code, by_hash, about_hash) DO UPDATE SET at = excluded.at, seq = excluded.seq,
         reason = excluded.reason, words = excluded.words, said = excluded.said`,
      ...[id, at, table, byHash, aboutHash, byCaller, seq, ...rest],
    );
    return changes === 0 ? 'full' : 'kept';
  }

  reports(): Promise<StoredReport[]> {
    const fields = this.#database.fields(REPORT_COLUMNS);
    return this.#database.rows(`SELECT ${fields} FROM reports ORDER BY reports.at DESC, reports.id`);
  }

  deleteReport(id: string): Promise<number> {
    return this.#database.run('DELETE FROM reports WHERE id = $1', id);
  }

  async ban({ id, hash, kind, name, at, until }: StoredBan): Promise<void> {
    await this.#database.run(
      `INSERT INTO bans (id, hash, kind, name, at, until) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (hash) DO UPDATE SET name = excluded.name, until = excluded.until`,
      ...[id, hash, kind, name, at, until ?? null],
    );
  }

  async bans(now: number): Promise<StoredBan[]> {
    const fields = this.#database.fields(BAN_COLUMNS);
    const rows = await this.#database.rows<Omit<StoredBan, 'until'> & { until: number | null }>(
      `SELECT ${fields} FROM bans WHERE until IS NULL OR until > $1 ORDER BY bans.at DESC, bans.id`,
      now,
    );
    return rows.map(({ until, ...ban }) => ({ ...ban, ...(until !== null && { until }) }));
  }

  liftBan(id: string): Promise<number> {
    return this.#database.run('DELETE FROM bans WHERE id = $1', id);
  }

  async isBanned(hashes: readonly string[], now: number): Promise<boolean> {
    if (hashes.length === 0) return false;
    const values = hashes.map((_, index) => `$${index + 2}`);
    const sql = `SELECT 1 FROM bans WHERE hash IN (${values.join()}) AND (until IS NULL OR until > $1) LIMIT 1`;
    return (await this.#database.rows(sql, now, ...hashes)).length > 0;
  }

  async forget(before: number, now: number): Promise<number> {
    await this.#database.run('DELETE FROM visits WHERE at < $1', before);
    await this.#database.run('DELETE FROM bans WHERE until <= $1', now);
    return this.#database.run('DELETE FROM reports WHERE at < $1', before);
  }
}
