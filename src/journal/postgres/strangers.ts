import type { Pool, QueryResultRow } from 'pg';
import { elementAt } from '../../engine/list.ts';
import {
  isRoom,
  MAX_STRANGERS,
  REPORT_LIMIT_MS,
  reportValues,
  type StoredBan,
  type StoredReport,
  type StrangersStore,
} from '../strangers.ts';

const REPORT_COLUMNS = `id, at::float8 AS at, table_code AS "table", seq, by_name AS "byName", by_hash AS "byHash",
  by_caller AS "byCaller", about_name AS "aboutName", about_hash AS "aboutHash", about_person AS "aboutPerson",
  about_caller AS "aboutCaller", reason, words, said`;

/** Data about strangers, in a database that several nodes share. */
export function postgresStrangers(pool: Pool): StrangersStore {
  const run = async (sql: string, ...values: unknown[]): Promise<number> =>
    (await pool.query(sql, values)).rowCount ?? 0;
  const rowsOf = async <Row extends QueryResultRow>(sql: string, ...values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(sql, values)).rows;
  return {
    async list({ table, caller, now }) {
      const { listed, listedOfCaller } = MAX_STRANGERS;
      const others = '(SELECT count(*) FROM open_tables WHERE table_code <> $1::text';
      const changes = await run(
        `INSERT INTO open_tables (table_code, caller, at) SELECT $1::text, $2::text, $3::bigint
         WHERE ${others}) < ${listed} AND ($2::text = '' OR ${others} AND caller = $2::text) < ${listedOfCaller})
         ON CONFLICT (table_code) DO UPDATE SET at = open_tables.at`,
        ...[table, caller, now],
      );
      return changes === 0 ? 'full' : 'listed';
    },
    async hasRoom(caller) {
      const sql = `SELECT count(*)::int AS every, count(*) FILTER (WHERE caller = $1)::int AS own FROM open_tables`;
      return isRoom(elementAt(await rowsOf<{ every: number; own: number }>(sql, caller), 0));
    },
    async unlist(table) {
      await run('DELETE FROM open_tables WHERE table_code = $1', table);
    },
    async listed() {
      const rows = await rowsOf<{ code: string }>('SELECT table_code AS code FROM open_tables ORDER BY at, table_code');
      return rows.map(({ code }) => code);
    },
    async noteVisit({ table, secretHash, caller, now }) {
      await run(
        `INSERT INTO visits (table_code, secret_hash, caller, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_code, secret_hash) DO UPDATE SET caller = excluded.caller, at = excluded.at`,
        ...[table, secretHash, caller, now],
      );
    },
    async callerOf(table, secretHash) {
      const sql = 'SELECT caller FROM visits WHERE table_code = $1 AND secret_hash = $2';
      return (await rowsOf<{ caller: string }>(sql, table, secretHash))[0]?.caller;
    },
    async addReport(report) {
      const { reports, reportsOfCaller } = MAX_STRANGERS;
      const others =
        '(SELECT count(*) FROM reports WHERE NOT (table_code = $3::text AND by_hash = $6::text AND about_hash = $9::text)';
      const changes = await run(
        `INSERT INTO reports (id, at, table_code, seq, by_name, by_hash, by_caller, about_name, about_hash,
           about_person, about_caller, reason, words, said)
         SELECT $1::text, $2::bigint, $3::text, $4::int, $5::text, $6::text, $7::text, $8::text, $9::text,
           $10::text, $11::text, $12::text, $13::text, $14::text
         WHERE ${others}) < ${reports}
           AND ${others} AND by_caller = $7::text AND at > $2::bigint - ${REPORT_LIMIT_MS}) < ${reportsOfCaller}
         ON CONFLICT (table_code, by_hash, about_hash) DO UPDATE SET at = excluded.at, seq = excluded.seq,
           reason = excluded.reason, words = excluded.words, said = excluded.said`,
        ...reportValues(report),
      );
      return changes === 0 ? 'full' : 'kept';
    },
    reports: () => rowsOf<StoredReport & QueryResultRow>(`SELECT ${REPORT_COLUMNS} FROM reports ORDER BY at DESC, id`),
    deleteReport: (id) => run('DELETE FROM reports WHERE id = $1', id),
    async ban({ id, hash, kind, name, at, until }) {
      await run(
        `INSERT INTO bans (id, hash, kind, name, at, until) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (hash) DO UPDATE SET name = excluded.name, until = excluded.until`,
        ...[id, hash, kind, name, at, until ?? null],
      );
    },
    async bans(now) {
      const rows = await rowsOf<Omit<StoredBan, 'until'> & { until: number | null }>(
        `SELECT id, hash, kind, name, at::float8 AS at, until::float8 AS until FROM bans
         WHERE until IS NULL OR until > $1 ORDER BY bans.at DESC, id`,
        now,
      );
      return rows.map(({ until, ...ban }) => ({ ...ban, ...(until !== null && { until }) }));
    },
    liftBan: (id) => run('DELETE FROM bans WHERE id = $1', id),
    async isBanned(hashes, now) {
      const sql = 'SELECT 1 FROM bans WHERE hash = ANY($1::text[]) AND (until IS NULL OR until > $2) LIMIT 1';
      return (await rowsOf(sql, hashes, now)).length > 0;
    },
    async forget(before, now) {
      await run('DELETE FROM visits WHERE at < $1', before);
      await run('DELETE FROM bans WHERE until <= $1', now);
      return run('DELETE FROM reports WHERE at < $1', before);
    },
  };
}
