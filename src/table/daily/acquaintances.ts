import { readEntry } from '../entry.ts';
import type { House } from '../house.ts';

/** So many tables are remembered with their people. */
const KEPT = 2000;

/** Finds the people somebody has played with, from the tables they name. Only their own tables tell them anything. */
export class Acquaintances {
  private readonly house: House;
  private readonly kept = new Map<string, ReadonlySet<string>>();

  constructor(house: House) {
    this.house = house;
  }

  /** The hashes of all people at those of the tables where this person has sat too. */
  async of(person: string, tables: readonly string[]): Promise<Set<string>> {
    const known = new Set<string>();
    for (const code of tables) {
      const people = await this.at(code);
      if (people.has(person)) for (const one of people) known.add(one);
    }
    return known;
  }

  private async at(code: string): Promise<ReadonlySet<string>> {
    const kept = this.kept.get(code);
    if (kept !== undefined) return kept;
    const people = new Set<string>();
    let isStarted = false;
    for (const { body } of await this.house.journal.read(code)) {
      const { kind } = body as { kind?: unknown };
      if (kind === 'started') isStarted = true;
      if (kind !== 'opened' && kind !== 'sat') continue;
      const entry = readEntry(body);
      const sitting = entry.kind === 'opened' ? entry.chairs : entry.kind === 'sat' ? [entry] : [];
      for (const one of sitting) if ('personHash' in one && one.personHash !== undefined) people.add(one.personHash);
    }
    if (!isStarted) return new Set();
    this.kept.set(code, people);
    for (const oldest of this.kept.keys()) if (this.kept.size > KEPT) this.kept.delete(oldest);
    return people;
  }
}
