import type Database from 'libsql';
import { MOST_PARCELS, type Parcels } from './parcels.ts';

/** The parcels in a house's file. */
export function sqliteParcels(database: Database.Database): Parcels {
  return {
    async leave(name, parcel, { now, until }) {
      database.prepare('DELETE FROM parcels WHERE until <= ?').run(now);
      const { changes } = database
        .prepare(
          `INSERT INTO parcels (name, body, until)
           SELECT ?, ?, ? WHERE (SELECT count(*) FROM parcels) < ${MOST_PARCELS} ON CONFLICT DO NOTHING`,
        )
        .run(name, parcel, until);
      return changes === 1 ? 'left' : 'full';
    },
    async fetch(name, now) {
      const taken = database.prepare('DELETE FROM parcels WHERE name = ? RETURNING body, until').get(name);
      const { body, until } = (taken ?? { until: 0 }) as { body?: string; until: number };
      return until > now ? body : undefined;
    },
  };
}
