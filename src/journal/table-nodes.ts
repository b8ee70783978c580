/** A table that another node has in memory. */
export interface TableAtNode {
  table: string;
  node: string;
}

/**
 * Which nodes have which tables in memory. Nodes exchange messages only about tables they share, so that a table costs
 * nothing at other nodes. Not durable: nodes enter their tables again from time to time.
 */
export interface TableNodes {
  /** Records that this node has these tables in memory; returns the other nodes that have them. */
  enter(tables: readonly string[]): Promise<TableAtNode[]>;
  leave(tables: readonly string[]): Promise<void>;
  /** The nodes that have a table in memory, the first to load it first. */
  of(table: string): Promise<string[]>;
  /** Deletes the entries of nodes that are no longer connected. */
  clean(): Promise<void>;
}

/** The receivers of a message: some nodes by name, or all. */
export type Audience = 'all' | readonly string[];
