import type Database from 'libsql';
import { MOST_PARCELS, type Parcels } from './parcels.ts';

/** The parcels in a house's file. */
export function sqliteParcels(database: Database.Database): Parcels {
  return {
    async leave(name, parcel, { now, until }) {
      database.prepare('DELETE FROM parcels WHERE until <= ?').run(now);
      const left = database
        .prepare(
          `INSERT INTO parcels (name, body, until)
           SELECT ?1, ?2, ?3 WHERE (SELECT count(*) FROM parcels WHERE name <> ?1) < ${MOST_PARCELS}
           ON CONFLICT (name) DO UPDATE SET until = parcels.until WHERE parcels.body = excluded.body
           RETURNING until`,
        )
        .get(name, parcel, until);
      return left === undefined ? { kind: 'full' } : { kind: 'left', until: (left as { until: number }).until };
    },
    async fetch(name, now) {
      const taken = database.prepare('DELETE FROM parcels WHERE name = ? RETURNING body, until').get(name);
      const { body, until } = (taken ?? { until: 0 }) as { body?: string; until: number };
      return until > now ? body : undefined;
    },
  };
}
