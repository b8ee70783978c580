import type { Client, Pool } from 'pg';
import { type Answer, DatabaseError } from './database.ts';
import type { DatabaseServer } from './database-server.ts';
import type { SimulatedProcess } from './process.ts';
import type { Scheduler } from './scheduler.ts';

/** As in `src/journal/postgres/pool.ts`. */
const QUERY_TIMEOUT_MS = 5000;
const MAX_CONNECTIONS = 5;
/** The longest time to the database or back, in ms. */
const WAY_MS = 1.5;

/** A statement on its way. */
interface Asked {
  text: string;
  values: readonly unknown[];
  /** Its connection was lost before it arrived. */
  isLost: boolean;
  settle(result: Answer[] | Error): void;
}

/** A node's connections to the database: a pool and the listening ones, each of which may break. */
export class DatabaseLine {
  readonly process: SimulatedProcess;
  readonly server: DatabaseServer;
  readonly #scheduler: Scheduler;
  #cut = false;
  readonly #underway = new Set<Asked>();
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** Messages that arrive once the network works again. */
  #held: (() => void)[] = [];

  constructor(scheduler: Scheduler, process: SimulatedProcess, server: DatabaseServer) {
    this.#scheduler = scheduler;
    this.process = process;
    this.server = server;
    server.lines.add(this);
  }

  /** The part of `Pool` that the journal uses. */
  pool(): Pool {
    const query = async (asked: string | { text: string; values?: unknown[] }, values?: unknown[]) => {
      const [text, all] = typeof asked === 'string' ? [asked, values] : [asked.text, asked.values];
      await this.#connection();
      return { rows: await this.ask(text, all).finally(() => this.#release()) };
    };
    return { query, end: async () => undefined } as unknown as Pool;
  }

  /** A separate connection, which can listen. */
  newClient(): Client {
    return new DatabaseClient(this) as unknown as Client;
  }

  get isCut(): boolean {
    return this.#cut;
  }

  /** From now on nothing gets through, and no connection is closed. */
  cutOff(): void {
    this.#cut = true;
  }

  heal(): void {
    this.#cut = false;
    const held = this.#held;
    this.#held = [];
    for (const arrive of held) this.travel(arrive);
  }

  /** All connections of the pool are lost: pending statements are never executed. */
  breakAll(why: Error): void {
    for (const asked of this.#underway) {
      asked.isLost = true;
      this.travelBack(() => asked.settle(why));
    }
  }

  /** Sends a statement and waits for its response. Its process may end meanwhile; the statement still arrives. */
  ask(text: string, values: readonly unknown[] = []): Promise<Answer[]> {
    return new Promise((resolve, reject) => {
      const cancel = this.process.schedule(QUERY_TIMEOUT_MS, () => asked.settle(new DatabaseError('', 'no answer')));
      const asked: Asked = {
        text,
        values,
        isLost: false,
        settle: (result) => {
          cancel();
          this.#underway.delete(asked);
          if (result instanceof Error) reject(result);
          else resolve(result);
        },
      };
      this.#underway.add(asked);
      const { disk, chance } = this.server;
      const atDisk = this.server.data.writes(text) ? chance.between(disk.least, disk.most) : 0;
      this.travel(() => this.#carryOut(asked), atDisk);
    });
  }

  /** Carries a message to the database; during a disconnection, messages are lost or late. */
  travel(arrive: () => void, extraMs = 0, receiver?: SimulatedProcess): void {
    const { chance } = this.process;
    const arriving = (): void => {
      if (!this.#cut) arrive();
      else if (chance.oneIn(2)) this.#held.push(arrive);
    };
    this.#scheduler.after(chance.between(0.1, WAY_MS) + extraMs, arriving, receiver);
  }

  /** Carries a message back to the node. */
  travelBack(arrive: () => void, extraMs = 0): void {
    this.travel(arrive, extraMs, this.process);
  }

  #carryOut(asked: Asked): void {
    if (asked.isLost) return;
    const result = this.server.isDown ? new DatabaseError('57P03', 'the database is not there') : this.#run(asked);
    this.travelBack(() => asked.settle(result));
  }

  #run({ text, values }: Asked): Answer[] | Error {
    try {
      return this.server.data.run(text, values);
    } catch (error) {
      if (error instanceof DatabaseError) return error;
      throw error;
    }
  }

  /** Waits for one of the pool's connections. */
  async #connection(): Promise<void> {
    if (this.#running < MAX_CONNECTIONS) {
      this.#running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        cancel();
        resolve();
      };
      const cancel = this.process.schedule(QUERY_TIMEOUT_MS, () => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        reject(new DatabaseError('', 'no connection is free'));
      });
      this.#waiting.push(start);
    });
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}

type ClientEvent = 'error' | 'end' | 'notification';

/** The part of `Client` that the journal uses to listen. */
export class DatabaseClient {
  readonly #line: DatabaseLine;
  /** The channels it listens to. */
  readonly channels = new Set<string>();
  readonly #listeners = new Map<ClientEvent, (value?: unknown) => void>();
  #isOpen = false;
  /** The database has ended it, whether this end has noticed or not. */
  #isEnded = false;

  constructor(line: DatabaseLine) {
    this.#line = line;
  }

  on(event: ClientEvent, listener: (value?: unknown) => void): void {
    this.#listeners.set(event, listener);
  }

  async connect(): Promise<void> {
    await this.#line.ask('SELECT 1');
    this.#isOpen = true;
    this.#line.server.listeners.add(this);
  }

  async query(text: string, values?: unknown[]): Promise<void> {
    if (!this.#isOpen) throw new DatabaseError('', 'the connection is closed');
    if (this.#isEnded) {
      // The user of a dead connection notices its end as soon as something gets through.
      await this.#line.ask('SELECT 1');
      throw new DatabaseError('57P01', 'the connection was ended');
    }
    await this.#line.ask(text, values);
    for (const [, channel = ''] of text.matchAll(/LISTEN (\w+)/g)) this.channels.add(channel);
  }

  async end(): Promise<void> {
    this.#line.server.listeners.delete(this);
    this.#isOpen = false;
  }

  /** A notification reaches this end of the line. */
  receive(payload: string, afterMs: number): void {
    this.#line.travelBack(() => {
      if (this.#isOpen) this.#listeners.get('notification')?.({ payload });
    }, afterMs);
  }

  /** The database has closed the connection. */
  lose(): void {
    this.#isEnded = true;
    this.#line.server.listeners.delete(this);
    this.#line.travelBack(() => {
      if (!this.#isOpen) return;
      this.#isOpen = false;
      this.#listeners.get('error')?.(new DatabaseError('57P01', 'the connection was ended'));
      this.#listeners.get('end')?.();
    });
  }
}
