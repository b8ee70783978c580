import type { Row } from '../../journal/journal.ts';
import type { Crest } from '../../protocol/crests.ts';
import type { BotShare, ResultPlayer, TableResult } from '../../protocol/result.ts';
import type { TableStatus } from '../../protocol/table-info.ts';
import { type Chair, readEntry } from '../entry.ts';
import type { House } from '../house.ts';
import { openPack } from '../referee.ts';
import { changeFrom, commit, newTable, type Table } from '../table.ts';
import { statusOf } from '../view/look.ts';
import { botShare } from './bot-share.ts';

/** Results that were worked out lately stay in memory: they never change. */
const KEPT = 1000;

/** A finished table: how its game went, who had each seat (by hashes that never leave the house), and its last entry. */
interface Finished {
  result: TableResult;
  hashes: string[][];
  seq: number;
  /** The code of its campaign, which leaves the house as little as the hashes do. */
  campaign: string | undefined;
}

/** A table and its place in a group's chain of games. */
export interface TableSummary {
  code: string;
  status: TableStatus;
  finished?: Pick<Finished, 'result' | 'hashes'>;
  campaign?: string;
  before?: string;
  next?: string;
}

/** Optional ways to make finding results cheaper. */
export interface ResultSources {
  /** A table that somebody has in memory, so that it need not be played again. */
  inMemory?(code: string): Promise<Table | undefined>;
  /** Lets others have a turn before a game is played again. */
  pause?(): Promise<void>;
}

/** How finished games went, worked out from the journal and nowhere else. */
export class Results {
  private readonly house: House;
  private readonly sources: ResultSources;
  private readonly kept = new Map<string, Finished>();
  /** Everybody at a table asks when its game ends: it is found out once. */
  private readonly finding = new Map<string, Promise<TableSummary | undefined>>();

  constructor(house: House, sources: ResultSources = {}) {
    this.house = house;
    this.sources = sources;
  }

  /** A table with its result and the tables before and after it; undefined where there is no such table. */
  async read(code: string): Promise<TableSummary | undefined> {
    const known = this.kept.get(code);
    if (known !== undefined) return summaryOf(known, await this.house.journal.read(code, known.seq));
    const finding = this.finding.get(code) ?? this.find(code).finally(() => this.finding.delete(code));
    this.finding.set(code, finding);
    return finding;
  }

  private async find(code: string): Promise<TableSummary | undefined> {
    const live = await this.sources.inMemory?.(code);
    // Only where nothing has happened since: whoever is called something else now was not then.
    if (live?.play?.outcome !== undefined && live.play.entries.at(-1) === live.seq) {
      const finished = finishedOf(live);
      if (finished !== undefined) return summaryOf(this.keep(code, finished), []);
    }
    await this.sources.pause?.();
    const [first, ...after] = await this.house.journal.read(code);
    if (first === undefined) return undefined;
    const table = newTable(code, first, await openPack(this.house, first));
    while (table.play?.outcome === undefined) {
      const row = after.shift();
      if (row === undefined) return unfinished(table);
      commit(table, changeFrom(table, row));
    }
    const finished = finishedOf(table);
    return finished === undefined ? undefined : summaryOf(this.keep(code, finished), after);
  }

  private keep(code: string, finished: Finished): Finished {
    this.kept.set(code, finished);
    for (const oldest of this.kept.keys()) if (this.kept.size > KEPT) this.kept.delete(oldest);
    return finished;
  }
}

function summaryOf({ result, hashes, campaign }: Finished, after: readonly Row[]): TableSummary {
  const { code, before } = result;
  const next = after.map(({ body }) => readEntry(body)).find((entry) => entry.kind === 'rematched')?.next;
  return { code, status: 'over', finished: { result, hashes }, campaign, before, next };
}

/** A game of a campaign can be left, and its people led on, before it is over. */
function unfinished(table: Table): TableSummary {
  const { campaign, before, next } = table.lobby;
  return { code: table.code, status: statusOf(table), campaign: campaign?.code, before, next: next?.code };
}

function finishedOf({ code, lobby, play, seq }: Table): Finished | undefined {
  if (play?.outcome === undefined) return undefined;
  const { game, options, seats, chairs, campaign, before, manners } = lobby;
  const { winners, scores } = play.outcome;
  const result: TableResult = {
    code,
    game,
    options,
    startedAt: play.startedAt,
    endedAt: play.at,
    players: seats.map((chair, seat) => playerOn(chairs[chair], { chair, byBot: botShare(play, seat) })),
    winners,
    ...(scores === undefined ? {} : { scores }),
    ...(campaign === undefined ? {} : { campaign: true }),
    ...(before === undefined ? {} : { before }),
    ...(manners.freeUndo === true ? { practice: true } : {}),
  };
  return { result, hashes: seats.map((chair) => hashesOf(chairs[chair])), seq, campaign: campaign?.code };
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

function hashesOf(sitting: Chair): string[] {
  if (sitting.kind !== 'person') return [];
  return sitting.personHash === undefined ? [sitting.secretHash] : [sitting.secretHash, sitting.personHash];
}
