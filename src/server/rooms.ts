import { countGame } from '../table/campaign.ts';
import type { House } from '../table/house.ts';
import { Referee } from '../table/referee.ts';
import { Room, type RoomManner } from '../table/room.ts';
import type { Metrics } from './metrics.ts';

interface Kept {
  room: Promise<Room | undefined>;
  /** Reasons to stay in memory: sockets at the table, and questions being answered. */
  holders: number;
  forget?: () => void;
}

/** The tables in memory: fetched from the journal when somebody comes, dropped some time after the last has gone. */
export class Rooms {
  private readonly house: House;
  private readonly manner: RoomManner;
  private readonly idleMs: number;
  private readonly metrics: Metrics;
  private readonly kept = new Map<string, Kept>();
  private readonly counting = new Set<Promise<void>>();

  constructor(house: House, { idleMs, metrics, ...manner }: RoomManner & { idleMs: number; metrics: Metrics }) {
    this.house = house;
    this.manner = manner;
    this.idleMs = idleMs;
    this.metrics = metrics;
  }

  get size(): number {
    return this.kept.size;
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
    const { game, campaign } = referee.table.lobby;
    referee.listen(({ entry, outcome }) => {
      if (entry.kind === 'moved') this.metrics.moves.inc({ game });
      if (outcome !== undefined && campaign !== undefined) this.count(campaign.code);
    });
    return new Room(this.house, referee, this.manner);
  }
}
