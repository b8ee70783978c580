import type { ClientsAt } from './node-message.ts';

/** How much of a secret's hash is sent: enough to tell the people at one table apart. */
const HASH_PREFIX_LENGTH = 16;

/** The part of a secret's hash that nodes exchange. */
export function hashPrefix(secretHash: string): string {
  return secretHash.slice(0, HASH_PREFIX_LENGTH);
}

/** The clients of each table on this node, as the other nodes receive them. */
export class LocalClients {
  readonly #tables = new Map<string, string[]>();

  get size(): number {
    return this.#tables.size;
  }

  has(table: string): boolean {
    return this.#tables.has(table);
  }

  /** Sets the clients of a table; returns whether they changed. */
  set(table: string, guests: Iterable<{ secretHash: string | undefined }>): boolean {
    const all = [...guests];
    const hashes = all.flatMap(({ secretHash }) => (secretHash === undefined ? [] : [hashPrefix(secretHash)]));
    const before = this.#tables.get(table);
    if (all.length === 0) return this.#tables.delete(table);
    const here = [...new Set(hashes)].sort();
    if (before !== undefined && before.join() === here.join()) return false;
    this.#tables.set(table, here);
    return true;
  }

  at(table: string): ClientsAt {
    return [table, this.#tables.get(table) ?? null];
  }

  all(): ClientsAt[] {
    return [...this.#tables];
  }
}
