/**
 * The store's tables beside the game tables, packs and finished games. A copy of a SQLite file contains them, an export
 * does not. Device transfers are left out: they expire after some minutes.
 */
export const SIDE_TABLES = ['house_keys', 'subscriptions', 'open_tables', 'visits', 'reports', 'bans'] as const;

/** The rows of one of them. */
export interface SideTableRows {
  table: (typeof SIDE_TABLES)[number];
  columns: readonly string[];
  rows: readonly Readonly<Record<string, string | number | null>>[];
}
