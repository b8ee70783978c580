import type { SideDatabase } from './side-database.ts';

/** Maximum number of transfers stored at once; each expires after some minutes. */
export const MAX_TRANSFERS = 200;

/** When a transfer is stored and when it expires, in ms since 1970. */
export interface TransferTimes {
  now: number;
  until: number;
}

/** The result of storing a transfer; `full` at MAX_TRANSFERS, or if another one has this name. */
export type PutResult = { kind: 'left'; until: number } | { kind: 'full' };

/**
 * Device transfers: bundles that one device leaves for another, stored beside the journal for some minutes and given
 * out once. They are encrypted: the server cannot read them.
 */
export interface Transfers {
  /** Stores a bundle under a name; the same bundle again changes nothing, not even its expiry. */
  put(name: string, bundle: string, times: TransferTimes): Promise<PutResult>;
  /** Returns a bundle and deletes it; undefined if there is none by this name, or it has expired. */
  take(name: string, now: number): Promise<string | undefined>;
}

/** The transfers of one store. */
export function storedTransfers(database: SideDatabase): Transfers {
  return {
    async put(name, bundle, { now, until }) {
      await database.run('DELETE FROM parcels WHERE until <= $1', now);
      const [kept] = await database.rows<{ until: number }>(
        `INSERT INTO parcels (name, body, until)
         SELECT $1, $2, $3 WHERE (SELECT count(*) FROM parcels WHERE name <> $1) < ${MAX_TRANSFERS}
         ON CONFLICT (name) DO UPDATE SET until = parcels.until WHERE parcels.body = excluded.body
         RETURNING ${database.fields({ texts: {}, numbers: ['until'] })}`,
        ...[name, bundle, until],
      );
      return kept === undefined ? { kind: 'full' } : { kind: 'left', until: kept.until };
    },
    async take(name, now) {
      const fields = database.fields({ texts: { body: 'body' }, numbers: ['until'] });
      const [taken] = await database.rows<{ body: string; until: number }>(
        `DELETE FROM parcels WHERE name = $1 RETURNING ${fields}`,
        name,
      );
      return taken !== undefined && taken.until > now ? taken.body : undefined;
    },
  };
}
