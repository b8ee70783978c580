import { DatabaseError, SimulatedDatabase } from './database.ts';
import type { DatabaseClient, DatabaseLine } from './database-line.ts';
import type { Chance, Scheduler } from './scheduler.ts';

/** How notifications travel; the journal must not rely on it. */
export interface HintWeather {
  /** One in this many is lost; 0 for none, 1 for all. */
  lostOneIn: number;
  doubledOneIn: number;
  lateMs: number;
}

const FAIR: HintWeather = { lostOneIn: 0, doubledOneIn: 0, lateMs: 0 };

/** The longest time a notification takes without faults, in ms. */
const HINT_MS = 4;

/** The process of the simulated database: whether it runs, its disk, and its listeners. */
export class DatabaseServer {
  readonly data: SimulatedDatabase;
  readonly lines = new Set<DatabaseLine>();
  readonly listeners = new Set<DatabaseClient>();
  isDown = false;
  /** How long the disk takes for a commit, in ms: now, and without faults. */
  disk = { least: 0.3, most: 3 };
  usualDisk = this.disk;
  hints: HintWeather = FAIR;
  readonly chance: Chance;

  constructor(scheduler: Scheduler) {
    this.chance = scheduler.fork();
    this.data = new SimulatedDatabase(() => scheduler.time);
    this.data.onNotify = (channel, payload) => this.#notify(channel, payload);
  }

  /** Ends at once: uncommitted changes are lost, and so are all connections. */
  crash(): void {
    this.isDown = true;
    this.data.tableNodes.clear();
    this.endLines();
  }

  start(): void {
    this.isDown = false;
  }

  /** Ends all connections. */
  endLines(): void {
    for (const line of this.lines) line.breakAll(new DatabaseError('57P01', 'the connection was ended'));
    for (const client of [...this.listeners]) client.lose();
  }

  /** Notifications travel normally again. */
  clearHints(): void {
    this.hints = FAIR;
  }

  #notify(channel: string, payload: string): void {
    const { lostOneIn, doubledOneIn, lateMs } = this.hints;
    for (const client of [...this.listeners]) {
      if (!client.channels.has(channel)) continue;
      if (lostOneIn > 0 && this.chance.oneIn(lostOneIn)) continue;
      const times = doubledOneIn > 0 && this.chance.oneIn(doubledOneIn) ? 2 : 1;
      for (let time = 0; time < times; time++) {
        const late = lateMs === 0 ? 0 : this.chance.between(0, lateMs);
        client.receive(payload, this.chance.between(0.2, HINT_MS) + late);
      }
    }
  }
}
