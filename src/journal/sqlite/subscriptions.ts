import type Database from 'libsql';
import {
  CLAIMED_AT_ONCE,
  type DueNotice,
  MAX_SUBSCRIPTIONS,
  type Subscription,
  type Subscriptions,
} from '../subscriptions.ts';
import type { Warn } from './file.ts';
import { asBytes, wholeRows } from './text.ts';

const COLUMNS = `${asBytes('id', 'channel', 'address', 'keys', 'locale', 'zone')}, turn,
  CAST(table_code AS BLOB) AS "table", CAST(secret_hash AS BLOB) AS secretHash`;

/** Subscriptions to turn notices, in the SQLite file. */
export function sqliteSubscriptions(database: Database.Database, warn: Warn): Subscriptions {
  const run = (sql: string, ...values: unknown[]): number => database.prepare(sql).run(...values).changes;
  return {
    async houseKey(name, fresh) {
      run('INSERT INTO house_keys (name, body) VALUES (?, ?) ON CONFLICT DO NOTHING', name, fresh);
      const rows = database.prepare(`SELECT ${asBytes('body')} FROM house_keys WHERE name = ?`).all(name);
      const [kept] = wholeRows<{ body: string }>(rows);
      if (kept !== undefined) return kept.body;
      warn(`The server key "${name}" is damaged and was replaced: anything made with the old key no longer works.`);
      run('UPDATE house_keys SET body = ? WHERE name = ?', fresh, name);
      return fresh;
    },
    async add({ id, table, secretHash, channel, address, keys, locale, zone, caller, turn, now }) {
      const { all, ofCaller, ofChair, ofAddress } = MAX_SUBSCRIPTIONS;
      const others =
        '(SELECT count(*) FROM subscriptions WHERE NOT (table_code = ?2 AND secret_hash = ?3 AND address = ?5)';
      const changes = run(
        `INSERT INTO subscriptions
           (id, table_code, secret_hash, channel, address, keys, locale, zone, caller, since, turn, tries)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 0
         WHERE ${others}) < ${all} AND ${others} AND caller = ?9) < ${ofCaller}
           AND ${others} AND table_code = ?2 AND secret_hash = ?3) < ${ofChair}
           AND ${others} AND address = ?5) < ${ofAddress}
         ON CONFLICT (table_code, secret_hash, address)
         DO UPDATE SET keys = excluded.keys, locale = excluded.locale, zone = excluded.zone`,
        ...[id, table, secretHash, channel, address, keys, locale, zone, caller, now, turn],
      );
      return changes === 0 ? 'full' : 'added';
    },
    async of(table, secretHash) {
      const sql = `SELECT ${COLUMNS} FROM subscriptions WHERE table_code = ? AND secret_hash = ? ORDER BY address`;
      return wholeRows<Subscription>(database.prepare(sql).all(table, secretHash));
    },
    async tables() {
      const sql = 'SELECT DISTINCT CAST(table_code AS BLOB) AS code FROM subscriptions ORDER BY code';
      return wholeRows<{ code: string }>(database.prepare(sql).all()).map(({ code }) => code);
    },
    async end(which) {
      if ('id' in which) return run('DELETE FROM subscriptions WHERE id = ?', which.id);
      const { table, secretHash } = which;
      if (secretHash === undefined) return run('DELETE FROM subscriptions WHERE table_code = ?', table);
      return run('DELETE FROM subscriptions WHERE table_code = ? AND secret_hash = ?', table, secretHash);
    },
    async endOlderThan(time) {
      run('DELETE FROM subscriptions WHERE since < ?', time);
    },
    async noteTurn({ table, secretHash, turn, since, due }) {
      run(
        `UPDATE subscriptions SET turn = ?1, since = ?2, due = ?3, tries = 0
         WHERE table_code = ?4 AND secret_hash = ?5 AND turn < ?1`,
        ...[turn, since, due, table, secretHash],
      );
    },
    async claim(now, leaseUntil) {
      const rows = database
        .prepare(
          `UPDATE subscriptions SET due = ?2 WHERE id IN
             (SELECT id FROM subscriptions WHERE due <= ?1 ORDER BY due LIMIT ${CLAIMED_AT_ONCE})
           RETURNING ${COLUMNS}, since, tries`,
        )
        .all(now, leaseUntil);
      return wholeRows<DueNotice>(rows);
    },
    async settle({ id, turn }, again) {
      run(
        'UPDATE subscriptions SET due = ?, tries = ? WHERE id = ? AND turn = ?',
        ...[again?.due ?? null, again?.tries ?? 0, id, turn],
      );
    },
  };
}
