import type { GroupRefusal } from '../../protocol/groups.ts';
import { GROUP_CODE_LENGTH } from '../../protocol/limits.ts';
import type { House } from '../house.ts';
import { originOf, tablesBeside } from '../records/group.ts';
import type { Results, TableSummary } from '../records/results.ts';
import {
  foldGroup,
  type GroupBook,
  type GroupEntry,
  type GroupName,
  groupAtEntry,
  groupAtKey,
  groupKey,
  readGroupAt,
} from './group-book.ts';

/** Maximum number of people in a group. */
export const MAX_GROUP_MEMBERS = 50;
/** Number of groups in memory, the most recently used. */
const KEPT = 500;
/**
 * Entry limits: past the first nobody can join any more, past the second no game is added. Leaving is always possible.
 */
const MAX_ENTRIES = { joined: 2000, played: 6000 };

/** A person: the hash of their device, and their name. */
export interface GroupPerson extends GroupName {
  person: string;
}

/** The result of a request; `full` at a limit. */
export type Joined = { kind: 'joined'; code: string } | { kind: 'refused'; why: GroupRefusal };

/**
 * Groups: people who have played together and stay in touch. Each is a list of entries like a table's: any node may
 * append the next one, and exactly one does.
 */
export class Groups {
  readonly #house: House;
  readonly #results: Results;
  readonly #kept = new Map<string, GroupBook>();
  /** One reader at a time applies new entries to a book. */
  readonly #reading = new Map<string, Promise<GroupBook | undefined>>();

  constructor(house: House, results: Results) {
    this.#house = house;
    this.#results = results;
  }

  /** The current state of a group; undefined for an unknown code. */
  async read(code: string): Promise<GroupBook | undefined> {
    const before = this.#reading.get(code);
    const reading = (before === undefined ? this.#readOn(code) : before.then(() => this.#readOn(code))).finally(() => {
      if (this.#reading.get(code) === reading) this.#reading.delete(code);
    });
    this.#reading.set(code, reading);
    return reading;
  }

  /**
   * Founds a group of the people of a table where this person played, including them, or finds the existing one; a
   * table and its rematches share one group.
   */
  async keep(table: string, who: GroupPerson): Promise<Joined> {
    const asked = await this.#results.read(table);
    if (asked === undefined) return refused('not-yours');
    const tables = await tablesBeside(this.#house, this.#results, asked);
    if (!tables.some((one) => isOfPeople(one, who.person))) return refused('not-yours');
    const code = await this.#codeAt(originOf(tables));
    if ((await this.read(code)) === undefined) {
      const played = tables.flatMap(({ finished, code: of }) => (finished === undefined ? [] : [of]));
      await this.#write(code, 1, { v: 1, kind: 'founded', ...who, tables: played });
    }
    return this.join(code, who);
  }

  /** A new member, or a member's new name. */
  async join(code: string, who: GroupPerson): Promise<Joined> {
    const book = await this.#append(code, ({ members, seq }) => {
      const known = members.get(who.person);
      const isSame = known !== undefined && known.name === who.name && known.crest === who.crest;
      const isFull = seq >= MAX_ENTRIES.joined || (known === undefined && members.size >= MAX_GROUP_MEMBERS);
      return isSame || isFull ? undefined : { v: 1, kind: 'joined', ...who };
    });
    if (book === undefined) return refused('no-such-group');
    return book.members.has(who.person) ? { kind: 'joined', code } : refused('full');
  }

  async leave(code: string, person: string): Promise<void> {
    await this.#append(code, ({ members }) => (members.has(person) ? { v: 1, kind: 'left', person } : undefined));
  }

  /** Adds a finished game to those of its player's groups that another player belongs to as well. */
  async played(table: string, { person, groups }: { person: string; groups: readonly string[] }): Promise<void> {
    const played = await this.#results.read(table);
    if (played === undefined || !isOfPeople(played, person)) return;
    const people = new Set(played.finished?.hashes.flat());
    for (const code of groups) {
      await this.#append(code, ({ members, tables, seq }) => {
        const isTheirs = [...members.keys()].some((one) => one !== person && people.has(one));
        const isNew = members.has(person) && isTheirs && !tables.includes(table) && seq < MAX_ENTRIES.played;
        return isNew ? { v: 1, kind: 'played', table } : undefined;
      });
    }
  }

  /** Those of the groups that this person is in. */
  async ofPerson(person: string, groups: readonly string[]): Promise<GroupBook[]> {
    const books = await Promise.all(groups.map((code) => this.read(code)));
    return books.flatMap((book) => (book?.members.has(person) ? [book] : []));
  }

  /** The code of the group founded here, or founded now: if two ask at once, one of them wins. */
  async #codeAt(origin: string): Promise<string> {
    const { journal, now, newCode } = this.#house;
    const key = groupAtKey(origin);
    for (;;) {
      const [row] = await journal.read(key);
      if (row !== undefined) return readGroupAt(row);
      await journal.append(key, {
        seq: 1,
        at: now(),
        body: groupAtEntry((newCode() + newCode() + newCode()).slice(0, GROUP_CODE_LENGTH)),
        over: NOBODY,
      });
    }
  }

  /** Appends what `decide` returns for the current group; `decide` runs again if somebody else appended first. */
  async #append(code: string, decide: (book: GroupBook) => GroupEntry | undefined): Promise<GroupBook | undefined> {
    for (;;) {
      const book = await this.read(code);
      const body = book && decide(book);
      if (book === undefined || body === undefined) return book;
      await this.#write(code, book.seq + 1, body);
    }
  }

  async #write(code: string, seq: number, body: GroupEntry): Promise<void> {
    const { journal, now } = this.#house;
    await journal.append(groupKey(code), { seq, at: now(), body, over: NOBODY });
  }

  async #readOn(code: string): Promise<GroupBook | undefined> {
    const known = this.#kept.get(code);
    const rows = await this.#house.journal.read(groupKey(code), known?.seq ?? 0);
    const book = foldGroup(code, known, rows);
    if (book === undefined) return undefined;
    this.#kept.delete(code);
    this.#kept.set(code, book);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    return book;
  }
}

/** A group has no players of its own, so it never counts as an unfinished table. */
const NOBODY = { game: '', people: [] };

/** Whether this person finished a game here with another person. */
function isOfPeople({ finished }: TableSummary, person: string): boolean {
  const people = finished?.result.players.filter(({ kind }) => kind === 'person').length ?? 0;
  return people > 1 && finished?.hashes.some((hashes) => hashes.includes(person)) === true;
}

function refused(why: GroupRefusal): Joined {
  return { kind: 'refused', why };
}
