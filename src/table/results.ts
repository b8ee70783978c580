import type { Row } from '../journal/journal.ts';
import type { Crest } from '../protocol/crests.ts';
import type { ResultPlayer, TableResult } from '../protocol/result.ts';
import type { TableStatus } from '../protocol/table-info.ts';
import { type Chair, readEntry } from './entry.ts';
import type { House } from './house.ts';
import { statusOf } from './look.ts';
import { openPack } from './referee.ts';
import { commit, follow, newTable, type Table } from './table.ts';

/** Results that were worked out lately stay in memory: they never change. */
const KEPT = 1000;

/** A finished table: how its game went, who had each seat (by hashes that never leave the house), and its last entry. */
interface Finished {
  result: TableResult;
  hashes: string[][];
  seq: number;
}

/** A table in the story of its people. */
export interface Chapter {
  code: string;
  status: TableStatus;
  finished?: Omit<Finished, 'seq'>;
  campaign?: string;
  before?: string;
  next?: string;
}

/** How finished games went, worked out from the journal and nowhere else. */
export class Results {
  private readonly house: House;
  private readonly pause: () => Promise<void>;
  private readonly kept = new Map<string, Finished>();

  /** `pause` lets others have a turn before each game that has to be played again. */
  constructor(house: House, pause: () => Promise<void> = async () => undefined) {
    this.house = house;
    this.pause = pause;
  }

  /** A table with its result and its neighbours; undefined where there is no such table. */
  async read(code: string): Promise<Chapter | undefined> {
    const known = this.kept.get(code);
    if (known !== undefined) return chapterOf(known, await this.house.journal.read(code, known.seq));
    await this.pause();
    const [first, ...rest] = await this.house.journal.read(code);
    if (first === undefined) return undefined;
    const table = newTable(code, first, await openPack(this.house, first));
    const after = [...rest];
    for (let row = after.shift(); row !== undefined; row = after.shift()) {
      commit(table, follow(table, row));
      if (table.play?.outcome !== undefined) break;
    }
    const finished = finishedOf(table);
    if (finished === undefined) return unfinished(table);
    this.keep(code, finished);
    return chapterOf(finished, after);
  }

  private keep(code: string, finished: Finished): void {
    this.kept.set(code, finished);
    for (const oldest of this.kept.keys()) if (this.kept.size > KEPT) this.kept.delete(oldest);
  }
}

function chapterOf({ result, hashes }: Finished, after: readonly Row[]): Chapter {
  const { code, campaign, before } = result;
  const next = after.map(({ body }) => readEntry(body)).find((entry) => entry.kind === 'rematched')?.next;
  return { code, status: 'over', finished: { result, hashes }, campaign, before, next };
}

/** A game of a campaign can be left, and its people led on, before it is over. */
function unfinished(table: Table): Chapter {
  const { campaign, before, next } = table.lobby;
  return { code: table.code, status: statusOf(table), campaign: campaign?.code, before, next: next?.code };
}

function finishedOf({ code, lobby, play, seq }: Table): Finished | undefined {
  if (play?.outcome === undefined) return undefined;
  const { game, options, seats, chairs, campaign, before } = lobby;
  const { winners, scores } = play.outcome;
  const result: TableResult = {
    code,
    game,
    options,
    startedAt: play.startedAt,
    endedAt: play.at,
    players: seats.map((chair) => playerOn(chairs[chair], chair)),
    winners,
    ...(scores === undefined ? {} : { scores }),
    ...(campaign === undefined ? {} : { campaign: campaign.code }),
    ...(before === undefined ? {} : { before }),
  };
  return { result, hashes: seats.map((chair) => hashesOf(chairs[chair])), seq };
}

function playerOn(sitting: Chair, chair: number): ResultPlayer {
  if (sitting.kind === 'empty') throw new Error('nobody sits on the chair of a seat');
  if (sitting.kind === 'bot') return { name: sitting.name, kind: 'bot', chair };
  const { name, crest } = sitting;
  return { name, kind: 'person', ...(crest === undefined ? {} : { crest: crest as Crest }), chair };
}

function hashesOf(sitting: Chair): string[] {
  if (sitting.kind !== 'person') return [];
  return sitting.personHash === undefined ? [sitting.secretHash] : [sitting.secretHash, sitting.personHash];
}
