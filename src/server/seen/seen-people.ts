import type { SeenBy } from '../../protocol/seen-by.ts';
import type { LoadedTable, TableClient } from '../../table/loaded-table.ts';
import type { NodeMessage, SeenUpdate } from '../cluster/node-message.ts';

/** A person at a table, by the hash of their device, and who may see them. */
export type SeenPerson = readonly [person: string, by: Exclude<SeenBy, 'nobody'>];

/** How many tables fit into one message between nodes. */
const TABLES_A_MESSAGE = 6;

type SeenMessage = Extract<NodeMessage, { kind: 'seen' | 'seen-by' }>;

/**
 * People at tables who are visible to friends, through this node and others. Nothing is stored: it is known as long as
 * their page is connected.
 */
export class SeenPeople {
  /** The tables with clients on this node. */
  readonly #loaded = new Map<string, LoadedTable>();
  readonly #published = new Map<string, SeenPerson[]>();
  readonly #elsewhere = new Map<string, Map<string, readonly SeenPerson[]>>();
  #broadcast: (update: SeenUpdate) => void = () => undefined;

  /** From now on changes are broadcast to the other nodes. */
  start(broadcast: (update: SeenUpdate) => void): void {
    this.#broadcast = broadcast;
  }

  /** Called when a client of a table connects, takes a chair or disconnects. */
  onClients(loaded: LoadedTable): void {
    const { code } = loaded.referee.table;
    if (loaded.clients.size === 0) this.#loaded.delete(code);
    else this.#loaded.set(code, loaded);
    const people = peopleAt(loaded);
    if (JSON.stringify(people) === JSON.stringify(this.#published.get(code) ?? [])) return;
    if (people.length === 0) this.#published.delete(code);
    else this.#published.set(code, people);
    this.#broadcast({ kind: 'seen', tables: [[code, people]] });
  }

  /** A person has changed who may see them: it takes effect at once, at all their tables. */
  change(person: string, by: SeenBy): void {
    this.#changeAtThisNode(person, by);
    this.#broadcast({ kind: 'seen-by', person, by });
  }

  /** All visible people, with their table. */
  *all(): Iterable<{ table: string; person: string; by: SeenPerson[1] }> {
    for (const tables of [this.#published, ...this.#elsewhere.values()]) {
      for (const [table, people] of tables) for (const [person, by] of people) yield { table, person, by };
    }
  }

  /** For a node that is new or was disconnected. */
  publishAll(): void {
    const all = [...this.#published];
    for (let from = 0; from < all.length; from += TABLES_A_MESSAGE)
      this.#broadcast({ kind: 'seen', tables: all.slice(from, from + TABLES_A_MESSAGE) });
  }

  receiveFromNode(message: SeenMessage): void {
    if (message.kind === 'seen-by') {
      this.#changeAtThisNode(message.person, message.by);
      return;
    }
    const known = this.#elsewhere.get(message.node) ?? new Map<string, readonly SeenPerson[]>();
    this.#elsewhere.set(message.node, known);
    for (const [table, people] of message.tables) {
      if (people.length === 0) known.delete(table);
      else known.set(table, people);
    }
  }

  dropNode(node: string): void {
    this.#elsewhere.delete(node);
  }

  #changeAtThisNode(person: string, by: SeenBy): void {
    for (const loaded of [...this.#loaded.values()]) {
      for (const client of loaded.clients)
        if (personOf(loaded, client) === person) client.seenBy = by === 'nobody' ? undefined : by;
      this.onClients(loaded);
    }
  }
}

/** The visible people at a table. None at a table of the day: spectators see its cards. */
function peopleAt(loaded: LoadedTable): SeenPerson[] {
  if (loaded.referee.table.lobby.daily !== undefined) return [];
  const people = new Map<string, SeenPerson[1]>();
  for (const client of loaded.clients) {
    const person = personOf(loaded, client);
    if (person === undefined || client.seenBy === undefined) continue;
    // Of two pages with different settings, the more private one counts.
    if (people.get(person) !== 'groups') people.set(person, client.seenBy);
  }
  return [...people];
}

function personOf({ referee }: LoadedTable, { secretHash }: TableClient): string | undefined {
  if (secretHash === undefined) return undefined;
  const chair = referee.table.lobby.chairs.find((one) => one.kind === 'person' && one.secretHash === secretHash);
  return chair?.kind === 'person' ? chair.personHash : undefined;
}
