import type { Row } from '../../journal/journal.ts';
import type { Crest } from '../../protocol/crests.ts';
import type { BotShare, ResultPlayer, TableResult } from '../../protocol/result.ts';
import type { TableStatus } from '../../protocol/table-info.ts';
import { type Chair, readEntry } from '../entry.ts';
import type { House } from '../house.ts';
import { chairAt, hashesOf } from '../lobby/lobby.ts';
import { readTable } from '../read-table.ts';
import { botShare, type Table } from '../table.ts';
import { statusOf } from '../view.ts';

/** Number of results in memory: they never change. */
const KEPT = 1000;

/** A finished table: its result, who had each seat (by hashes that never leave the server), and its last entry. */
interface Finished {
  result: TableResult;
  hashes: string[][];
  seq: number;
  /** The code of its campaign; like the hashes, it never leaves the server. */
  campaign: string | undefined;
}

/** A table and its place in a group's chain of games. */
export interface TableSummary {
  code: string;
  status: TableStatus;
  finished?: Pick<Finished, 'result' | 'hashes'>;
  campaign?: string | undefined;
  before?: string | undefined;
  next?: string | undefined;
}

/** Optional ways to find results at less cost. */
export interface ResultSources {
  /** A loaded table with all its entries, so that it need not be replayed. */
  inMemory?(code: string): Promise<Table | undefined>;
}

/** Results of finished games, computed from the journal only. */
export class Results {
  readonly #house: House;
  readonly #sources: ResultSources;
  readonly #kept = new Map<string, Finished>();
  /** Tables that were not over when they were last read. */
  readonly #running = new Map<string, { seq: number; summary: TableSummary }>();
  /** When a game ends everybody requests its result: it is computed once. */
  readonly #finding = new Map<string, Promise<TableSummary | undefined>>();

  constructor(house: House, sources: ResultSources = {}) {
    this.#house = house;
    this.#sources = sources;
  }

  /** Whether a table's result is in memory. */
  isKept(code: string): boolean {
    return this.#kept.has(code) || this.#running.has(code);
  }

  /** Whether a table was not over when it was last read. */
  isRunning(code: string): boolean {
    return this.#running.has(code);
  }

  /** A table with its result and the tables before and after it; undefined for an unknown code. */
  async read(code: string): Promise<TableSummary | undefined> {
    const known = this.#kept.get(code);
    if (known !== undefined) return summaryOf(known, await this.#house.journal.read(code, known.seq));
    const finding = this.#finding.get(code) ?? this.#find(code).finally(() => this.#finding.delete(code));
    this.#finding.set(code, finding);
    return finding;
  }

  async #find(code: string): Promise<TableSummary | undefined> {
    const house = this.#house;
    const live = await this.#sources.inMemory?.(code);
    if (live !== undefined && live.play?.outcome === undefined) return this.#keepRunning(code, live);
    // Only if nothing happened since the end: later renames must not change the result.
    if (live?.play?.entries.at(-1) === live?.seq) {
      const finished = live && finishedOf(live);
      if (finished !== undefined) return summaryOf(this.#keep(code, finished), []);
    }
    const before = this.#running.get(code);
    if (before !== undefined) {
      const [last, ...since] = await house.journal.read(code, before.seq - 1, 2);
      if (last !== undefined && since.length === 0) return before.summary;
      this.#running.delete(code);
    }
    const read = await readTable(house, code, ({ play }) => play?.outcome !== undefined);
    const finished = read && finishedOf(read.table);
    if (read === undefined || finished === undefined) return read && this.#keepRunning(code, read.table);
    return summaryOf(this.#keep(code, finished), await house.journal.read(code, finished.seq));
  }

  #keepRunning(code: string, table: Table): TableSummary {
    const summary = unfinished(table);
    this.#running.delete(code);
    this.#running.set(code, { seq: table.seq, summary });
    for (const oldest of this.#running.keys()) if (this.#running.size > KEPT) this.#running.delete(oldest);
    return summary;
  }

  #keep(code: string, finished: Finished): Finished {
    this.#running.delete(code);
    this.#kept.set(code, finished);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    return finished;
  }
}

function summaryOf({ result, hashes, campaign }: Finished, after: readonly Row[]): TableSummary {
  const { code, before } = result;
  const next = after.map(({ body }) => readEntry(body)).find((entry) => entry.kind === 'rematched')?.next;
  return { code, status: 'over', finished: { result, hashes }, campaign, before, next };
}

/** A campaign's game can be abandoned, and its people led on, before it is over. */
function unfinished(table: Table): TableSummary {
  const { campaign, before, next } = table.lobby;
  return { code: table.code, status: statusOf(table), campaign: campaign?.code, before, next: next?.code };
}

function finishedOf({ code, lobby, play, seq }: Table): Finished | undefined {
  if (play?.outcome === undefined) return undefined;
  const { game, options, seats, campaign, before, manners } = lobby;
  const { winners, scores } = play.outcome;
  const result: TableResult = {
    code,
    game,
    options,
    startedAt: play.startedAt,
    endedAt: play.at,
    players: seats.map((chair, seat) => playerOn(chairAt(lobby, chair), { chair, byBot: botShare(play, seat) })),
    winners,
    ...(scores === undefined ? {} : { scores }),
    ...(campaign === undefined ? {} : { campaign: true }),
    ...(before === undefined ? {} : { before }),
    ...(manners.freeUndo === true ? { practice: true } : {}),
  };
  return { result, hashes: seats.map((chair) => hashesOf(chairAt(lobby, chair))), seq, campaign: campaign?.code };
}

function playerOn(sitting: Chair, { chair, byBot }: { chair: number; byBot: BotShare | undefined }): ResultPlayer {
  if (sitting.kind === 'empty') throw new Error('nobody sits on the chair of a seat');
  if (sitting.kind === 'bot') return { name: sitting.name, kind: 'bot', chair };
  const { name, crest } = sitting;
  return {
    name,
    kind: 'person',
    ...(crest === undefined ? {} : { crest: crest as Crest }),
    chair,
    ...(byBot === undefined ? {} : { byBot }),
  };
}
