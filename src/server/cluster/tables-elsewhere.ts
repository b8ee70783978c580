import type { TableAtNode } from '../../journal/table-nodes.ts';

/**
 * Who is connected to a table through a node: prefixes of hashes; null for nobody, while it is still in memory there.
 * `asked`: the store says that it is in memory there, and the node has not answered yet.
 */
export type Guests = ReadonlySet<string> | null | 'asked';

const NOWHERE: ReadonlyMap<string, Guests> = new Map();

/** The tables that other nodes have in memory too, as far as this node must know, and who is connected to them there. */
export class TablesElsewhere {
  private readonly tables = new Map<string, Map<string, Guests>>();

  /** Notes what a node says of a table; returns whether this is the first that it says. */
  set(table: string, node: string, guests: Guests): boolean {
    const nodes = this.tables.get(table) ?? new Map<string, Guests>();
    this.tables.set(table, nodes);
    const before = nodes.get(node);
    nodes.set(node, guests);
    return before === undefined || before === 'asked';
  }

  /** The nodes with somebody connected to a table. */
  nodesWithGuests(table: string): string[] {
    return [...this.at(table)].flatMap(([node, guests]) => (guests === null || guests === 'asked' ? [] : [node]));
  }

  /** The nodes through which somebody is connected to a table. */
  nodesWith(table: string, guest: string): string[] {
    return [...this.at(table)].flatMap(([node, guests]) =>
      guests !== null && guests !== 'asked' && guests.has(guest) ? [node] : [],
    );
  }

  /** A node no longer has a table. */
  delete(table: string, node: string): void {
    const nodes = this.tables.get(table);
    nodes?.delete(node);
    if (nodes?.size === 0) this.tables.delete(table);
  }

  /** Keeps of these tables only the nodes that are still there. */
  prune(tables: readonly string[], isThere: (table: string, node: string) => boolean): void {
    for (const table of tables) {
      for (const node of [...this.at(table).keys()]) if (!isThere(table, node)) this.delete(table, node);
    }
  }

  /** The table is no longer in memory here. */
  forget(table: string): void {
    this.tables.delete(table);
  }

  /** The nodes that have a table, and who is connected to it there. */
  at(table: string): ReadonlyMap<string, Guests> {
    return this.tables.get(table) ?? NOWHERE;
  }

  /** All tables that some other node has. */
  codes(): string[] {
    return [...this.tables.keys()];
  }

  /** The nodes that were asked about a table and have not answered yet. */
  unanswered(): TableAtNode[] {
    return this.codes().flatMap((table) =>
      [...this.at(table)].flatMap(([node, guests]) => (guests === 'asked' ? [{ table, node }] : [])),
    );
  }

  /** The tables of one node. */
  of(node: string): string[] {
    return [...this.tables].flatMap(([table, nodes]) => (nodes.has(node) ? [table] : []));
  }
}
