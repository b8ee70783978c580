import type Database from 'libsql';
import {
  isRoom,
  MAX_STRANGERS,
  REPORT_LIMIT_MS,
  reportValues,
  type StoredBan,
  type StoredReport,
  type StrangersStore,
} from '../strangers.ts';
import { asBytes, wholeRows } from './text.ts';

const REPORT_COLUMNS = `at, seq, ${asBytes('id', 'reason', 'words', 'said')}, CAST(table_code AS BLOB) AS "table",
  CAST(by_name AS BLOB) AS byName, CAST(by_hash AS BLOB) AS byHash, CAST(by_caller AS BLOB) AS byCaller,
  CAST(about_name AS BLOB) AS aboutName, CAST(about_hash AS BLOB) AS aboutHash,
  CAST(about_person AS BLOB) AS aboutPerson, CAST(about_caller AS BLOB) AS aboutCaller`;

/** Data about strangers, in the SQLite file. */
export function sqliteStrangers(database: Database.Database): StrangersStore {
  const run = (sql: string, ...values: unknown[]): number => database.prepare(sql).run(...values).changes;
  const rowsOf = (sql: string, ...values: unknown[]): unknown[] => wholeRows(database.prepare(sql).all(...values));
  return {
    async list({ table, caller, now }) {
      const { listed, listedOfCaller } = MAX_STRANGERS;
      const changes = run(
        `INSERT INTO open_tables (table_code, caller, at) SELECT ?1, ?2, ?3
         WHERE (SELECT count(*) FROM open_tables WHERE table_code <> ?1) < ${listed}
           AND (?2 = '' OR (SELECT count(*) FROM open_tables WHERE table_code <> ?1 AND caller = ?2) < ${listedOfCaller})
         ON CONFLICT (table_code) DO UPDATE SET at = at`,
        ...[table, caller, now],
      );
      return changes === 0 ? 'full' : 'listed';
    },
    async hasRoom(caller) {
      const [row] = rowsOf(
        'SELECT count(*) AS every, count(*) FILTER (WHERE caller = ?) AS own FROM open_tables',
        caller,
      );
      return isRoom(row as { every: number; own: number });
    },
    async unlist(table) {
      run('DELETE FROM open_tables WHERE table_code = ?', table);
    },
    async listed() {
      const rows = rowsOf('SELECT CAST(table_code AS BLOB) AS code FROM open_tables ORDER BY at, table_code');
      return (rows as { code: string }[]).map(({ code }) => code);
    },
    async noteVisit({ table, secretHash, caller, now }) {
      run(
        `INSERT INTO visits (table_code, secret_hash, caller, at) VALUES (?, ?, ?, ?)
         ON CONFLICT (table_code, secret_hash) DO UPDATE SET caller = excluded.caller, at = excluded.at`,
        ...[table, secretHash, caller, now],
      );
    },
    async callerOf(table, secretHash) {
      const [row] = rowsOf(
        `SELECT ${asBytes('caller')} FROM visits WHERE table_code = ? AND secret_hash = ?`,
        table,
        secretHash,
      );
      return (row as { caller: string } | undefined)?.caller;
    },
    async addReport(report) {
      const { reports, reportsOfCaller } = MAX_STRANGERS;
      const others = '(SELECT count(*) FROM reports WHERE NOT (table_code = ?3 AND by_hash = ?6 AND about_hash = ?9)';
      const changes = run(
        `INSERT INTO reports (id, at, table_code, seq, by_name, by_hash, by_caller, about_name, about_hash,
           about_person, about_caller, reason, words, said)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14
         WHERE ${others}) < ${reports}
           AND ${others} AND by_caller = ?7 AND at > ?2 - ${REPORT_LIMIT_MS}) < ${reportsOfCaller}
         ON CONFLICT (table_code, by_hash, about_hash) DO UPDATE SET at = excluded.at, seq = excluded.seq,
           reason = excluded.reason, words = excluded.words, said = excluded.said`,
        ...reportValues(report),
      );
      return changes === 0 ? 'full' : 'kept';
    },
    async reports() {
      return rowsOf(`SELECT ${REPORT_COLUMNS} FROM reports ORDER BY at DESC, id`) as StoredReport[];
    },
    async deleteReport(id) {
      return run('DELETE FROM reports WHERE id = ?', id);
    },
    async ban({ id, hash, kind, name, at, until }) {
      run(
        `INSERT INTO bans (id, hash, kind, name, at, until) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (hash) DO UPDATE SET name = excluded.name, until = excluded.until`,
        ...[id, hash, kind, name, at, until ?? null],
      );
    },
    async bans(now) {
      const rows = rowsOf(
        `SELECT ${asBytes('id', 'hash', 'kind', 'name')}, at, until FROM bans WHERE until IS NULL OR until > ? ORDER BY at DESC, id`,
        now,
      );
      return (rows as (Omit<StoredBan, 'until'> & { until: number | null })[]).map(({ until, ...ban }) => ({
        ...ban,
        ...(until !== null && { until }),
      }));
    },
    async liftBan(id) {
      return run('DELETE FROM bans WHERE id = ?', id);
    },
    async isBanned(hashes, now) {
      const sql = `SELECT 1 FROM bans WHERE hash IN (SELECT value FROM json_each(?)) AND (until IS NULL OR until > ?) LIMIT 1`;
      return rowsOf(sql, JSON.stringify(hashes), now).length > 0;
    },
    async forget(before, now) {
      run('DELETE FROM visits WHERE at < ?', before);
      run('DELETE FROM bans WHERE until <= ?', now);
      return run('DELETE FROM reports WHERE at < ?', before);
    },
  };
}
