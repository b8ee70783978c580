import type { Journal } from '../journal/journal.ts';
import type { LocalAnswer, LocalRequest } from '../protocol/local.ts';
import { newCode } from '../protocol/new-code.ts';
import { readEntry } from '../table/entry.ts';
import { groupAt } from '../table/group.ts';
import { type House, platformRandom, platformSchedule } from '../table/house.ts';
import { finishedRecord } from '../table/record-of.ts';
import { Results } from '../table/results.ts';
import type { Room } from '../table/room.ts';
import { Rooms } from '../table/rooms.ts';
import { GamesHere } from './games-here.ts';
import { arrangeHere, branchHere, openHere } from './openings.ts';

/** Nobody is waited for who is not at this device. */
const GRACE_MS = 1000;

/** The house in a browser: the same referee as on a server, a journal of its own, and games fetched when they are wanted. */
export class HouseHere {
  readonly house: House;
  readonly rooms: Rooms;
  private readonly results: Results;
  private readonly games = new GamesHere();

  constructor(journal: Journal, botPace: number) {
    this.house = {
      journal,
      findBox: this.games.findBox,
      findBot: this.games.findBot,
      now: Date.now,
      schedule: platformSchedule,
      random: platformRandom,
      newCode: () => newCode(platformRandom),
      report: (trouble, table) => console.warn(`table ${table} is in trouble`, trouble),
    };
    this.results = new Results(this.house);
    this.rooms = new Rooms(this.house, { botPace, graceMs: GRACE_MS, idleMs: 0, oneDevice: true });
  }

  /** Answers a page's question. */
  async answer(request: LocalRequest): Promise<LocalAnswer> {
    switch (request.kind) {
      case 'open':
        await this.games.fetch(request.game);
        return openHere(this.house, request);
      case 'branch':
        await this.games.fetch(request.record.game);
        return branchHere(this.house, request);
      case 'arrange':
        await this.games.fetch(request.game);
        return arrangeHere(this.house, request);
      case 'look':
        return this.atTable(request.code, (room) => ({ kind: 'table', table: room.info() }));
      case 'record':
        return this.record(request.code);
      case 'result': {
        await this.prepare(request.code);
        const result = (await this.results.read(request.code))?.finished?.result;
        return result === undefined ? { kind: 'error', code: 'not-over' } : { kind: 'result', result };
      }
      case 'group': {
        await this.prepare(request.code);
        const group = await groupAt(this.house, this.results, request.code);
        return group === undefined ? { kind: 'error', code: 'no-such-table' } : { kind: 'group', group };
      }
      case 'pack': {
        const pack = await this.house.journal.getPack(request.digest);
        return pack === undefined
          ? { kind: 'error', code: 'no-such-pack' }
          : { kind: 'pack', pack: JSON.parse(pack) as unknown };
      }
    }
  }

  /** Fetches the game of a table, without which nobody can referee it. */
  async prepare(code: string): Promise<void> {
    const [first] = await this.house.journal.read(code);
    const opened = first === undefined ? undefined : readEntry(first.body);
    if (opened?.kind === 'opened') await this.games.fetch(opened.game);
  }

  private async record(code: string): Promise<LocalAnswer> {
    await this.prepare(code);
    const record = await finishedRecord(this.house, code);
    if (record === undefined) return { kind: 'error', code: 'no-such-table' };
    return record === 'not-over' ? { kind: 'error', code: record } : { kind: 'record', record };
  }

  private async atTable(code: string, answer: (room: Room) => LocalAnswer): Promise<LocalAnswer> {
    await this.prepare(code);
    const room = await this.rooms.hold(code);
    if (room === undefined) return { kind: 'error', code: 'no-such-table' };
    try {
      return answer(room);
    } finally {
      this.rooms.letGo(code);
    }
  }
}
