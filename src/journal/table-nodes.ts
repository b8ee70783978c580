/** A table that another node has in memory. */
export interface TableAtNode {
  table: string;
  node: string;
}

/**
 * Which nodes have which tables in memory. Nodes tell each other only of the tables they share, so that a table costs
 * nothing at nodes that do not have it. Nothing of it is durable: nodes enter their tables again from time to time.
 */
export interface TableNodes {
  /** Notes that this node has these tables in memory; returns the other nodes that have them. */
  enter(tables: readonly string[]): Promise<TableAtNode[]>;
  leave(tables: readonly string[]): Promise<void>;
  /** The nodes that have a table in memory, first the one that loaded it first. */
  of(table: string): Promise<string[]>;
  /** Forgets what nodes that are no longer connected have left behind. */
  clean(): Promise<void>;
}

/** The nodes that are told something: some by their names, or all. */
export type Audience = 'all' | readonly string[];
