import type Database from 'libsql';
import { MAX_TRANSFERS, type Transfers } from '../transfers.ts';
import { asBytes, wholeRows } from './text.ts';

/** Device transfers in the SQLite file. */
export function sqliteTransfers(database: Database.Database): Transfers {
  return {
    async put(name, bundle, { now, until }) {
      database.prepare('DELETE FROM parcels WHERE until <= ?').run(now);
      const stored = database
        .prepare(
          `INSERT INTO parcels (name, body, until)
           SELECT ?1, ?2, ?3 WHERE (SELECT count(*) FROM parcels WHERE name <> ?1) < ${MAX_TRANSFERS}
           ON CONFLICT (name) DO UPDATE SET until = parcels.until WHERE parcels.body = excluded.body
           RETURNING until`,
        )
        .get(name, bundle, until);
      return stored === undefined ? { kind: 'full' } : { kind: 'left', until: (stored as { until: number }).until };
    },
    async take(name, now) {
      const rows = database.prepare(`DELETE FROM parcels WHERE name = ? RETURNING ${asBytes('body')}, until`).all(name);
      const [taken] = wholeRows<{ body: string; until: number }>(rows);
      return taken !== undefined && taken.until > now ? taken.body : undefined;
    },
  };
}
