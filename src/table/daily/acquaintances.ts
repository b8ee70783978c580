import type { Row } from '../../journal/journal.ts';
import { readEntry } from '../entry.ts';
import type { House } from '../house.ts';

/** Number of tables whose people are remembered. */
const KEPT = 2000;

/** Who has played at a table, up to its entry `head`. */
interface People {
  head: number;
  isStarted: boolean;
  /** The hash of the person on each chair. */
  chairs: Map<number, string>;
  played: Set<string>;
}

/**
 * Finds the people somebody has played with, among the tables they name. Tables they did not play at reveal nothing.
 */
export class Acquaintances {
  readonly #house: House;
  readonly #kept = new Map<string, People>();

  constructor(house: House) {
    this.#house = house;
  }

  /** The hashes of all people who played at those of the tables where this person played too. */
  async of(person: string, tables: readonly string[]): Promise<Set<string>> {
    const known = new Set<string>();
    const heads = await this.#house.journal.lastSeqs(tables);
    for (const [code, head] of heads) {
      const { played } = await this.#at(code, head);
      if (played.has(person)) for (const one of played) known.add(one);
    }
    return known;
  }

  async #at(code: string, head: number): Promise<People> {
    const kept = this.#kept.get(code);
    if (kept !== undefined && kept.head >= head) return kept;
    const people: People = { head, isStarted: false, chairs: new Map(), played: new Set() };
    for (const row of await this.#house.journal.read(code)) note(people, row);
    this.#kept.delete(code);
    this.#kept.set(code, people);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    return people;
  }
}

/** The only entries that say who plays. */
const WANTED = new Set<unknown>(['opened', 'sat', 'stood', 'removed', 'started']);

/** Somebody who leaves before the start has not played, and a removed player is no acquaintance. */
function note(people: People, { body }: Row): void {
  if (!WANTED.has((body as { kind?: unknown }).kind)) return;
  const { chairs, played } = people;
  const entry = readEntry(body);
  switch (entry.kind) {
    case 'opened':
      for (const [chair, one] of entry.chairs.entries())
        if (one.kind === 'person' && one.personHash !== undefined) chairs.set(chair, one.personHash);
      return;
    case 'sat':
      if (entry.personHash === undefined) return;
      chairs.set(entry.chair, entry.personHash);
      if (people.isStarted) played.add(entry.personHash);
      return;
    case 'stood':
      chairs.delete(entry.chair);
      return;
    case 'removed':
      played.delete(chairs.get(entry.chair) ?? '');
      chairs.delete(entry.chair);
      return;
    case 'started':
      people.isStarted = true;
      for (const person of chairs.values()) played.add(person);
      return;
    default:
      return;
  }
}
