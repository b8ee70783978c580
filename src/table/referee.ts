import { DamagedTableError, missingEntry } from '../journal/chain.ts';
import { GapError, type LatestFinish, type NewRow, type Row } from '../journal/journal.ts';
import type { Entry } from './entry.ts';
import { failureCode } from './failure.ts';
import type { House } from './house.ts';
import { type JudgeContext, judge } from './judge.ts';
import { peopleOf } from './lobby/lobby.ts';
import { readTable } from './read-table.ts';
import { isTakenByFullTable, type Requester, type TableRequest } from './requests.ts';
import { SerialQueue } from './serial-queue.ts';
import {
  answerTo,
  type Change,
  changeFrom,
  changeFromJudged,
  commit,
  type Table,
  type TableAnswer,
  TableClock,
} from './table.ts';

/** How often an entry is tried again after another node was quicker; then the requester may retry. */
const ATTEMPTS = 5;
/** Maximum entries per table, moves included; a game has a few hundred. */
const MAX_ENTRIES = 20_000;
/** Maximum entries other than standing moves: names, chairs, options, undone moves. */
const MAX_OTHER_ENTRIES = 2000;
/** Number of refusals remembered by key. */
const MAX_REFUSALS = 500;

/** A request to a table, under a key chosen by the requester. */
export interface Submission {
  requester: Requester;
  key: string;
  request: TableRequest;
  /** Whether the requester is still waiting here for the reply. */
  isAwaited?(): boolean;
}

export type Listener = (change: Change) => void;
/** Called with the reason why a table stops. */
type StopListener = (why: 'no-such-table' | 'damaged') => void;

const UNAVAILABLE: TableAnswer = { kind: 'error', code: 'unavailable' };
const DAMAGED: TableAnswer = { kind: 'error', code: 'damaged' };
const NO_SUCH_TABLE: TableAnswer = { kind: 'error', code: 'no-such-table' };

/** The table was removed from the journal. */
class TableRemoved extends Error {}

/**
 * The referee of one table. Takes one request at a time: judges it, plays it on a copy, and appends it to the journal;
 * only then it applies the change, notifies listeners and, last, replies.
 */
export class Referee {
  readonly table: Table;
  readonly #house: House;
  readonly #clock: TableClock;
  readonly #listeners = new Set<Listener>();
  readonly #queue = new SerialQueue();
  /** An entry may or may not have been written: read before anything else. */
  #inDoubt = false;
  #broken = false;
  #found: DamagedTableError | undefined;
  #gone = false;
  readonly #whenStopped = new Set<StopListener>();
  /** Refusals by key, so that a repeated key gets the same answer; a new process has forgotten them. */
  readonly #refusals = new Map<string, TableAnswer>();
  readonly #judgeContext: JudgeContext;

  private constructor(house: House, table: Table) {
    this.#house = house;
    this.table = table;
    this.#clock = new TableClock(house, table);
    const { game } = table.lobby;
    this.#judgeContext = {
      hasBot: (bot) => house.findBot(game, bot) !== undefined,
      standIn: house.usualBot(game),
      allowGiven: house.allowGiven,
      mayOpen: house.strangers?.isOn,
    };
  }

  /** Loads a table from the journal; undefined for an unknown code. */
  static async load(house: House, code: string): Promise<Referee | undefined> {
    const read = await readTable(house, code);
    if (read !== undefined) return new Referee(house, read.table);
    if (await isInJournal(house, code)) throw missingEntry(code, 1);
    return undefined;
  }

  /** Submits a request and waits until it is done or refused. */
  submit(asked: Submission): Promise<TableAnswer> {
    return this.#enqueue(() => this.#decide(asked));
  }

  /** Advances the clock if the game's deadline has come. */
  async expire(): Promise<void> {
    await this.#enqueue(() => this.#expireIfDue());
  }

  /** Reads new entries from the journal. */
  async refresh(): Promise<void> {
    await this.#enqueue(() => this.#readTail());
  }

  /** Resolves when all requests so far have been answered. */
  async settled(): Promise<void> {
    await this.#queue.settled();
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether the table was removed from the journal, as old ones are. */
  get isGone(): boolean {
    return this.#gone;
  }

  /** Whether its journal is damaged; nothing is written to it any more. */
  get isDamaged(): boolean {
    return this.#found !== undefined;
  }

  /** The damage, if any was found. */
  get damage(): DamagedTableError | undefined {
    return this.#found;
  }

  /** Called once, when the table turns out to be removed or damaged. */
  onceStopped(listener: StopListener): void {
    this.#whenStopped.add(listener);
  }

  /** The table's time, which never goes back. */
  now(): number {
    return this.#clock.now();
  }

  /** When the clock must advance next, in the table's time. */
  deadline(): number | undefined {
    const { game, play } = this.table;
    return play === undefined || play.outcome !== undefined ? undefined : game.deadline?.(play.state);
  }

  #enqueue<Result>(task: () => Promise<Result>): Promise<Result | TableAnswer> {
    return this.#queue.run(async () => {
      if (this.#gone) return NO_SUCH_TABLE;
      if (this.#broken) return this.isDamaged ? DAMAGED : UNAVAILABLE;
      try {
        return await task();
      } catch (error) {
        const reason = await this.#explain(error);
        if (reason instanceof TableRemoved) return this.#markRemoved();
        this.#house.report(reason, this.table.code);
        if (reason instanceof DamagedTableError) this.#markDamaged(reason);
        return { kind: 'error', code: failureCode(reason) };
      }
    });
  }

  /** An append finds a gap only if entries known here are gone: with their table, or alone. */
  async #explain(cause: unknown): Promise<unknown> {
    if (!(cause instanceof GapError)) return cause;
    try {
      const isThere = cause.lastSeq > 0 || (await isInJournal(this.#house, this.table.code));
      return isThere ? this.#lostAfter(cause.lastSeq) : new TableRemoved();
    } catch (error) {
      return error;
    }
  }

  #lostAfter(last: number): DamagedTableError {
    return missingEntry(this.table.code, last + 1);
  }

  #markRemoved(): TableAnswer {
    this.#gone = true;
    for (const listener of this.#whenStopped) listener('no-such-table');
    return NO_SUCH_TABLE;
  }

  #markDamaged(damage: DamagedTableError): void {
    this.#found = damage;
    this.#broken = true;
    for (const listener of this.#whenStopped) listener('damaged');
  }

  async #decide({ requester, key, request, isAwaited }: Submission): Promise<TableAnswer> {
    if (this.#inDoubt) await this.#readTail();
    if (this.#isDue()) await this.#expireIfDue();
    const { table } = this;
    // The mover has seen an entry of another node that was not read here yet.
    if (request.kind === 'move' && request.seen > table.seq) await this.#readTail();
    // A move says what its maker has seen; any other request may depend on an entry that another node has just written.
    let hasReadTail = requester.kind !== 'person' || request.kind === 'move';
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // A page that left retries on another node, which may have refused this already.
      if (isAwaited?.() === false) return UNAVAILABLE;
      const fullKey = journalKey(requester, key);
      const old = table.answers.get(fullKey) ?? this.#refusals.get(fullKey);
      if (old !== undefined) return old;
      if (requester.kind === 'person' && hasTooManyEntries(table, request)) return { kind: 'error', code: 'too-many' };
      const latest = request.kind === 'start' ? await this.#latestToFinish() : undefined;
      const judged = judge(table, { requester, request }, this.#contextWith(latest));
      if (judged.kind !== 'entry') {
        const wasAt = table.seq;
        if (!hasReadTail) await this.#readTail();
        hasReadTail = true;
        if (table.seq > wasAt) continue;
        return requester.kind === 'person' ? this.#refuse(fullKey, judged) : judged;
      }
      const change = await this.#write(judged.entry, fullKey);
      if (change !== undefined) return answerTo(change);
    }
    return UNAVAILABLE;
  }

  #refuse(key: string, answer: TableAnswer): TableAnswer {
    const [oldest] = this.#refusals.keys();
    if (this.#refusals.size >= MAX_REFUSALS && oldest !== undefined) this.#refusals.delete(oldest);
    this.#refusals.set(key, answer);
    return answer;
  }

  #latestToFinish(): Promise<LatestFinish | undefined> {
    const { lobby } = this.table;
    return this.#house.journal.latestToFinish(peopleOf(lobby), lobby.game);
  }

  #contextWith(latest: LatestFinish | undefined): JudgeContext {
    return latest === undefined ? this.#judgeContext : { ...this.#judgeContext, latest };
  }

  #isDue(): boolean {
    const deadline = this.deadline();
    return deadline !== undefined && this.now() >= deadline;
  }

  async #expireIfDue(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS && this.#isDue(); attempt++) {
      await this.#write({ v: 1, kind: 'clock' }, `clock:${this.table.seq}`);
    }
  }

  /**
   * Writes an entry that was just judged, and applies it; undefined if another node was quicker, whose entries have
   * then been read.
   */
  async #write(entry: Entry, key: string): Promise<Change | undefined> {
    const house = this.#house;
    const { table } = this;
    const row: Row = { seq: table.seq + 1, at: this.now(), key, body: entry };
    const change = changeFromJudged(table, row, entry);
    const isOver = table.play?.outcome === undefined && change.outcome !== undefined;
    this.#inDoubt = true;
    const appended = await house.journal.append(table.code, isOver ? { ...row, over: overAt(table) } : row);
    this.#inDoubt = false;
    if (appended === 'taken') {
      await this.#readTail();
      // The store says that the entry exists, but does not have it.
      if (table.seq < row.seq) throw this.#lostAfter(table.seq);
      return undefined;
    }
    change.isOurs = true;
    this.#accept(change);
    return change;
  }

  /** Reads new entries, and the last known one again: if that is gone, the table was removed or has lost entries. */
  async #readTail(): Promise<void> {
    const { journal } = this.#house;
    const { code, seq } = this.table;
    const [last, ...rows] = await journal.read(code, seq - 1);
    if (last === undefined) {
      if (!(await isInJournal(this.#house, code))) throw new TableRemoved();
      throw this.#lostAfter(seq - 1);
    }
    for (const row of rows) this.#accept(this.#changeOrBreak(row));
    this.#inDoubt = false;
  }

  /** An entry that cannot be applied stops this table for good; other tables go on. */
  #changeOrBreak(row: Row): Change {
    try {
      return changeFrom(this.table, row);
    } catch (error) {
      this.#broken = true;
      throw error;
    }
  }

  #accept(change: Change): void {
    commit(this.table, change);
    for (const listener of this.#listeners) {
      try {
        listener(change);
      } catch (error) {
        this.#house.report(error, this.table.code);
      }
    }
  }
}

/** Whether the journal has a table, even without entries. */
async function isInJournal({ journal }: House, code: string): Promise<boolean> {
  return (await journal.lastSeqs([code])).has(code);
}

/** Whether a table has more entries than any honest use would write. */
function hasTooManyEntries({ seq, play }: Table, request: TableRequest): boolean {
  const others = seq - (play?.steps.length ?? 0);
  return seq >= MAX_ENTRIES || (!isTakenByFullTable(request) && others >= MAX_OTHER_ENTRIES);
}

/** Who has finished this game: nobody at a practice table, and no player whose seat a bot played at the end. */
function overAt({ lobby }: Table): NonNullable<NewRow['over']> {
  const chairs = lobby.chairs.filter((chair) => chair.kind === 'person' && chair.standIn === undefined);
  return { game: lobby.game, people: lobby.manners.freeUndo === true ? [] : peopleOf({ chairs }) };
}

/** Keys are scoped to the requester: nobody can use up or query another's key. */
function journalKey(requester: Requester, key: string): string {
  return requester.kind === 'person'
    ? `${requester.secretHash.slice(0, 16)}:${key}`
    : `${requester.kind}:${requester.seat}:${key}`;
}
