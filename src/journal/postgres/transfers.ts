import type { Pool } from 'pg';
import { MAX_TRANSFERS, type Transfers } from '../transfers.ts';

/** Device transfers in a database that several nodes share. */
export function postgresTransfers(pool: Pool): Transfers {
  return {
    async put(name, bundle, { now, until }) {
      await pool.query('DELETE FROM parcels WHERE until <= $1', [now]);
      const { rows } = await pool.query<{ until: number }>(
        `INSERT INTO parcels (name, body, until)
         SELECT $1, $2, $3 WHERE (SELECT count(*) FROM parcels WHERE name <> $1) < ${MAX_TRANSFERS}
         ON CONFLICT (name) DO UPDATE SET until = parcels.until WHERE parcels.body = excluded.body
         RETURNING until::float8 AS until`,
        [name, bundle, until],
      );
      const [kept] = rows;
      return kept === undefined ? { kind: 'full' } : { kind: 'left', until: kept.until };
    },
    async take(name, now) {
      const { rows } = await pool.query<{ body: string; until: number }>(
        'DELETE FROM parcels WHERE name = $1 RETURNING body, until::float8 AS until',
        [name],
      );
      return rows.find(({ until }) => until > now)?.body;
    },
  };
}
