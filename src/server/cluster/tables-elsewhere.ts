import type { TableAtNode } from '../../journal/table-nodes.ts';

/**
 * The clients of a table at a node: prefixes of hashes; null for none while it is still in memory there. `asked`: the
 * store says that the node has it, and the node has not answered yet.
 */
export type Guests = ReadonlySet<string> | null | 'asked';

const NOWHERE: ReadonlyMap<string, Guests> = new Map();

/** The tables that other nodes have in memory too, as far as this node must know, and their clients there. */
export class TablesElsewhere {
  readonly #tables = new Map<string, Map<string, Guests>>();

  /** Sets what a node says about a table; returns whether it is its first message about it. */
  set(table: string, node: string, guests: Guests): boolean {
    const nodes = this.#tables.get(table) ?? new Map<string, Guests>();
    this.#tables.set(table, nodes);
    const before = nodes.get(node);
    nodes.set(node, guests);
    return before === undefined || before === 'asked';
  }

  /** The nodes with clients at a table. */
  nodesWithGuests(table: string): string[] {
    return [...this.at(table)].flatMap(([node, guests]) => (guests === null || guests === 'asked' ? [] : [node]));
  }

  /** The nodes through which a person is connected to a table. */
  nodesWith(table: string, guest: string): string[] {
    return [...this.at(table)].flatMap(([node, guests]) =>
      guests !== null && guests !== 'asked' && guests.has(guest) ? [node] : [],
    );
  }

  /** A node no longer has a table. */
  delete(table: string, node: string): void {
    const nodes = this.#tables.get(table);
    nodes?.delete(node);
    if (nodes?.size === 0) this.#tables.delete(table);
  }

  /** Keeps of these tables only the nodes that still exist. */
  prune(tables: readonly string[], isThere: (table: string, node: string) => boolean): void {
    for (const table of tables) {
      for (const node of [...this.at(table).keys()]) if (!isThere(table, node)) this.delete(table, node);
    }
  }

  /** The table is no longer in memory here. */
  forget(table: string): void {
    this.#tables.delete(table);
  }

  /** The nodes that have a table, and its clients there. */
  at(table: string): ReadonlyMap<string, Guests> {
    return this.#tables.get(table) ?? NOWHERE;
  }

  /** All tables that another node has. */
  codes(): string[] {
    return [...this.#tables.keys()];
  }

  /** The nodes asked about a table that have not answered yet. */
  unanswered(): TableAtNode[] {
    return this.codes().flatMap((table) =>
      [...this.at(table)].flatMap(([node, guests]) => (guests === 'asked' ? [{ table, node }] : [])),
    );
  }

  /** The tables of one node. */
  of(node: string): string[] {
    return [...this.#tables].flatMap(([table, nodes]) => (nodes.has(node) ? [table] : []));
  }
}
