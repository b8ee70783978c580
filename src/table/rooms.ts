import { countGame } from './campaign.ts';
import type { House } from './house.ts';
import { Referee } from './referee.ts';
import { Room, type RoomManner } from './room.ts';
import type { Change, Table } from './table.ts';

/** How a house keeps its tables in memory. */
export interface KeepingRooms extends RoomManner {
  /** How long a table without anybody stays in memory. */
  idleMs: number;
  /** Told of all that happens at the tables. */
  onChange?(change: Change, table: Table): void;
}

interface Kept {
  room: Promise<Room | undefined>;
  /** Reasons to stay in memory: pages at the table, and questions being answered. */
  holders: number;
  forget?: () => void;
}

/** The tables in memory: fetched from the journal when somebody comes, dropped some time after the last has gone. */
export class Rooms {
  private readonly house: House;
  private readonly manner: RoomManner;
  private readonly idleMs: number;
  private readonly onChange: KeepingRooms['onChange'];
  private readonly kept = new Map<string, Kept>();
  private readonly counting = new Set<Promise<void>>();

  constructor(house: House, { idleMs, onChange, ...manner }: KeepingRooms) {
    this.house = house;
    this.manner = manner;
    this.idleMs = idleMs;
    this.onChange = onChange;
  }

  get size(): number {
    return this.kept.size;
  }

  /** The codes of the tables in memory. */
  codes(): string[] {
    return [...this.kept.keys()];
  }

  /** A table if it is in memory; it is not fetched. */
  inMemory(code: string): Promise<Room | undefined> | undefined {
    return this.kept.get(code)?.room;
  }

  /** Holds a table in memory until it is let go of again; undefined where there is no such table. */
  async hold(code: string): Promise<Room | undefined> {
    const kept = this.kept.get(code) ?? { room: this.load(code), holders: 0 };
    this.kept.set(code, kept);
    kept.holders += 1;
    kept.forget?.();
    kept.forget = undefined;
    try {
      const room = await kept.room;
      if (room === undefined) this.kept.delete(code);
      return room;
    } catch (trouble) {
      this.kept.delete(code);
      throw trouble;
    }
  }

  letGo(code: string): void {
    const kept = this.kept.get(code);
    if (kept === undefined) return;
    kept.holders -= 1;
    if (kept.holders > 0) return;
    kept.forget = this.house.schedule(this.idleMs, () => {
      this.kept.delete(code);
      void kept.room.then((room) => room?.close());
    });
  }

  /** Stops all tables; resolves when nothing is being written any more. */
  async close(): Promise<void> {
    const all = [...this.kept.values()];
    this.kept.clear();
    for (const kept of all) kept.forget?.();
    const rooms = await Promise.allSettled(all.map((kept) => kept.room));
    await Promise.all(rooms.map(async (room) => room.status === 'fulfilled' && (await room.value?.close())));
    await Promise.all(this.counting);
  }

  /** Should this fail, the game is counted when somebody asks for the campaign. */
  private count(campaign: string): void {
    const counting = countGame(this.house, campaign)
      .catch((trouble) => this.house.report(trouble, campaign))
      .finally(() => this.counting.delete(counting));
    this.counting.add(counting);
  }

  private async load(code: string): Promise<Room | undefined> {
    const referee = await Referee.load(this.house, code);
    if (referee === undefined) return undefined;
    const { campaign } = referee.table.lobby;
    referee.listen((change) => {
      this.onChange?.(change, referee.table);
      if (change.outcome !== undefined && campaign !== undefined) this.count(campaign.code);
    });
    const room = new Room(this.house, referee, this.manner);
    referee.onceGone(() => this.drop(code, room));
    return room;
  }

  /** A table that was removed is not kept; those at it are told. */
  private drop(code: string, room: Room): void {
    this.kept.get(code)?.forget?.();
    this.kept.delete(code);
    room.tellGone();
    void room.close();
  }
}
