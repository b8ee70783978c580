import type { Pool, QueryResultRow } from 'pg';
import { elementAt } from '../../engine/list.ts';
import {
  CLAIMED_AT_ONCE,
  type DueNotice,
  MAX_SUBSCRIPTIONS,
  type Subscription,
  type Subscriptions,
} from '../subscriptions.ts';

const COLUMNS = 'id, table_code AS "table", secret_hash AS "secretHash", channel, address, keys, locale, zone, turn';

/** Subscriptions to turn notices, in a database that several nodes share. */
export function postgresSubscriptions(pool: Pool): Subscriptions {
  const run = async (sql: string, ...values: unknown[]): Promise<number> =>
    (await pool.query(sql, values)).rowCount ?? 0;
  const rowsOf = async <Row extends QueryResultRow>(sql: string, ...values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(sql, values)).rows;
  return {
    async houseKey(name, fresh) {
      await run('INSERT INTO house_keys (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, fresh);
      return elementAt(await rowsOf<{ body: string }>('SELECT body FROM house_keys WHERE name = $1', name), 0).body;
    },
    async add({ id, table, secretHash, channel, address, keys, locale, zone, caller, turn, now }) {
      const { all, ofCaller, ofChair, ofAddress } = MAX_SUBSCRIPTIONS;
      const others =
        '(SELECT count(*) FROM subscriptions WHERE NOT (table_code = $2 AND secret_hash = $3 AND address = $5)';
      const added = await run(
        `INSERT INTO subscriptions
           (id, table_code, secret_hash, channel, address, keys, locale, zone, caller, since, turn, tries)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0
         WHERE ${others}) < ${all} AND ${others} AND caller = $9) < ${ofCaller}
           AND ${others} AND table_code = $2 AND secret_hash = $3) < ${ofChair}
           AND ${others} AND address = $5) < ${ofAddress}
         ON CONFLICT (table_code, secret_hash, address)
         DO UPDATE SET keys = excluded.keys, locale = excluded.locale, zone = excluded.zone`,
        ...[id, table, secretHash, channel, address, keys, locale, zone, caller, now, turn],
      );
      return added === 0 ? 'full' : 'added';
    },
    of(table, secretHash) {
      return rowsOf<Subscription & QueryResultRow>(
        `SELECT ${COLUMNS} FROM subscriptions WHERE table_code = $1 AND secret_hash = $2 ORDER BY address`,
        ...[table, secretHash],
      );
    },
    async tables() {
      const rows = await rowsOf<{ code: string }>(
        'SELECT DISTINCT table_code AS code FROM subscriptions ORDER BY code',
      );
      return rows.map(({ code }) => code);
    },
    async end(which) {
      if ('id' in which) return run('DELETE FROM subscriptions WHERE id = $1', which.id);
      const { table, secretHash } = which;
      if (secretHash === undefined) return run('DELETE FROM subscriptions WHERE table_code = $1', table);
      return run('DELETE FROM subscriptions WHERE table_code = $1 AND secret_hash = $2', table, secretHash);
    },
    async endOlderThan(time) {
      await run('DELETE FROM subscriptions WHERE since < $1', time);
    },
    async noteTurn({ table, secretHash, turn, since, due }) {
      await run(
        `UPDATE subscriptions SET turn = $1, since = $2, due = $3, tries = 0
         WHERE table_code = $4 AND secret_hash = $5 AND turn < $1`,
        ...[turn, since, due, table, secretHash],
      );
    },
    claim(now, leaseUntil) {
      return rowsOf<DueNotice & QueryResultRow>(
        `UPDATE subscriptions SET due = $2 WHERE id IN
           (SELECT id FROM subscriptions WHERE due <= $1 ORDER BY due LIMIT ${CLAIMED_AT_ONCE} FOR UPDATE SKIP LOCKED)
         RETURNING ${COLUMNS}, since::float8 AS since, tries`,
        ...[now, leaseUntil],
      );
    },
    async settle({ id, turn }, again) {
      await run(
        'UPDATE subscriptions SET due = $1, tries = $2 WHERE id = $3 AND turn = $4',
        ...[again?.due ?? null, again?.tries ?? 0, id, turn],
      );
    },
  };
}
