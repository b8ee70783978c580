import type Database from 'libsql';
import {
  CLAIMED_AT_ONCE,
  type DueNotice,
  MAX_SUBSCRIPTIONS,
  type Subscription,
  type Subscriptions,
} from '../subscriptions.ts';

const COLUMNS = 'id, table_code AS "table", secret_hash AS secretHash, channel, address, keys, locale, zone, turn';

/** Who is told of their turns, in the SQLite file. */
export function sqliteSubscriptions(database: Database.Database): Subscriptions {
  const run = (sql: string, ...values: unknown[]): number => database.prepare(sql).run(...values).changes;
  return {
    async houseKey(name, fresh) {
      run('INSERT INTO house_keys (name, body) VALUES (?, ?) ON CONFLICT DO NOTHING', name, fresh);
      return (database.prepare('SELECT body FROM house_keys WHERE name = ?').get(name) as { body: string }).body;
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
      return database
        .prepare(`SELECT ${COLUMNS} FROM subscriptions WHERE table_code = ? AND secret_hash = ? ORDER BY address`)
        .all(table, secretHash) as Subscription[];
    },
    async tables() {
      const rows = database.prepare('SELECT DISTINCT table_code AS code FROM subscriptions ORDER BY code').all();
      return (rows as { code: string }[]).map(({ code }) => code);
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
      return database
        .prepare(
          `UPDATE subscriptions SET due = ?2 WHERE id IN
             (SELECT id FROM subscriptions WHERE due <= ?1 ORDER BY due LIMIT ${CLAIMED_AT_ONCE})
           RETURNING ${COLUMNS}, since, tries`,
        )
        .all(now, leaseUntil) as DueNotice[];
    },
    async settle({ id, turn }, again) {
      run(
        'UPDATE subscriptions SET due = ?, tries = ? WHERE id = ? AND turn = ?',
        ...[again?.due ?? null, again?.tries ?? 0, id, turn],
      );
    },
  };
}
