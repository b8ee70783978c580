/**
 * The database of a store, for the tables beside the journal. Statements are written once, for PostgreSQL: `$1` is the
 * first value, `::text` a type that only PostgreSQL must be told.
 */
export interface SideDatabase {
  /** Runs a statement; returns the number of rows it changed. */
  run(sql: string, ...values: unknown[]): Promise<number>;
  /** The rows of a query. */
  rows<Row>(sql: string, ...values: unknown[]): Promise<Row[]>;
  /** The columns of a query, each under the name of a field: a store may have to convert them. */
  fields(columns: Columns): string;
  /** Ends a query that claims rows: no other node claims the same ones. */
  readonly forClaim: string;
}

/** Columns by the names of their fields. */
export interface Columns {
  texts: Readonly<Record<string, string>>;
  numbers?: readonly string[];
}
