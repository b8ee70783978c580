import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { WebSocketServer } from 'ws';
import { PostgresJournal } from '../../src/journal/postgres/journal.ts';
import { PostgresNotifications } from '../../src/journal/postgres/notifications.ts';
import { newCode } from '../../src/protocol/new-code.ts';
import { Cluster } from '../../src/server/cluster/cluster.ts';
import { ephemeralReceiver } from '../../src/server/cluster/listeners.ts';
import { newHouse } from '../../src/server/house.ts';
import { Replays } from '../../src/server/http/replays.ts';
import { Callers, LIMITS } from '../../src/server/limits/limits.ts';
import { newMetrics } from '../../src/server/metrics.ts';
import type { ServerContext } from '../../src/server/socket/connection.ts';
import { openSockets, type Sockets } from '../../src/server/socket/sockets.ts';
import { handleOutages } from '../../src/server/store/outage.ts';
import { StoreHealth } from '../../src/server/store/store-health.ts';
import { WatchParties } from '../../src/server/watch-party/watch-parties.ts';
import type { House } from '../../src/table/house.ts';
import { LoadedTables } from '../../src/table/loaded-tables.ts';
import { DatabaseError } from './database.ts';
import { DatabaseLine } from './database-line.ts';
import type { DatabaseServer } from './database-server.ts';
import { SIMULATED_BOXES, simulatedBot } from './game.ts';
import { type Link, ServerSocket } from './network.ts';
import { SimulatedProcess } from './process.ts';
import type { Scheduler } from './scheduler.ts';

/** Shorter than usual, so that much happens in little time, in ms. */
const LIMITS_HERE = { ...LIMITS, graceMs: 700, standInMs: 1500, idleMs: 2000 };
const BOT_PACE = 900;

/** Metrics are not needed here, and one registry is enough for all nodes. */
const metrics = newMetrics('simulation');

/** A node's reports to the simulation. */
export interface NodeWatch {
  /** Something failed at a table that no simulated fault explains. */
  onTrouble(trouble: unknown, table: string): void;
}

/**
 * A node of the server: the referees, the cluster, the journal and everything from a socket's messages on are those of
 * `src/server`; its timers, its database and its sockets' connections are the simulation's.
 */
export class SimulatedNode {
  readonly process: SimulatedProcess;
  readonly line: DatabaseLine;
  readonly house: House;
  readonly links = new Set<Link>();
  isListening = true;
  readonly #server = new EventEmitter();
  readonly #journal: PostgresJournal;
  readonly #cluster: Cluster;
  readonly #tables: LoadedTables;
  readonly #storeHealth: StoreHealth;
  readonly #sockets: Sockets;

  constructor(scheduler: Scheduler, database: DatabaseServer, watch: NodeWatch) {
    const process = new SimulatedProcess(scheduler);
    const { chance } = process;
    this.process = process;
    this.line = new DatabaseLine(scheduler, process, database);
    const node = chance.hex(6);
    const notifications = new PostgresNotifications(node, () => this.line.newClient(), {
      timers: process,
      random: () => chance.fraction(),
    });
    this.#journal = new PostgresJournal({ node, pool: this.line.pool(), notifications, timers: process });
    this.#cluster = new Cluster(this.#journal, { timers: process });
    const random = (bytes: number): Uint8Array => chance.bytes(bytes);
    this.house = newHouse({
      journal: this.#journal,
      report: (trouble, table) => {
        if (!process.isDead && !(trouble instanceof DatabaseError)) watch.onTrouble(trouble, table);
      },
      findBox: (id) => SIMULATED_BOXES.find((box) => box.id === id),
      findBot: (_game, bot) => (bot === simulatedBot.id ? simulatedBot : undefined),
      usualBot: () => simulatedBot.id,
      now: process.now,
      schedule: process.schedule,
      random,
      newCode: () => newCode(random),
    });
    this.#tables = new LoadedTables(this.house, { ...LIMITS_HERE, botPace: BOT_PACE, otherNodes: this.#cluster });
    this.#storeHealth = new StoreHealth(() => this.#journal.check(), { timers: process });
    const replays = new Replays(this.house);
    const context: ServerContext = {
      house: this.house,
      timers: process,
      replays,
      watchParties: new WatchParties(replays, process.now),
      packs: new Map(),
      tables: this.#tables,
      limits: LIMITS_HERE,
      metrics,
      cluster: this.#cluster,
      storeHealth: this.#storeHealth,
      callers: new Callers(LIMITS_HERE),
      trustProxy: 1,
      nodePath: undefined,
    };
    this.#cluster.start(this.#tables, {
      receiveEphemeral: ephemeralReceiver(this.house, this.#tables),
      watchParties: context.watchParties,
      isStoreDown: () => this.#storeHealth.isDown,
    });
    this.#sockets = openSockets(this.#server as unknown as Server, context, this.#webSocketServer());
    handleOutages(context, this.#sockets, { warn: () => undefined });
  }

  /** A page requests a socket. */
  upgrade(request: object, link: Link): void {
    this.links.add(link);
    this.#server.emit('upgrade', request as IncomingMessage, new UpgradingWire(link), Buffer.alloc(0));
  }

  /** Ends at once; the pages' connections are reset, or nobody tells them. */
  kill(how: 'resets' | 'silently'): void {
    this.process.kill();
    this.line.server.lines.delete(this.line);
    for (const link of this.links) {
      if (how === 'resets') link.cut();
      else link.silence('both');
    }
  }

  /** Ends as by a signal: completes its writes, and closes its connections. */
  async drain(): Promise<void> {
    this.isListening = false;
    this.#storeHealth.close();
    await this.#sockets.close();
    await this.#tables.close();
    await this.#cluster.close();
    await this.#journal.close();
    this.kill('resets');
  }

  /** Creates a socket from an accepted upgrade. */
  #webSocketServer(): WebSocketServer {
    const handleUpgrade = (
      _request: IncomingMessage,
      wire: UpgradingWire,
      _head: Buffer,
      accepted: (socket: ServerSocket) => void,
    ): void => {
      const socket = new ServerSocket(wire.link, () => {
        this.links.delete(wire.link);
        wire.emit('close');
      });
      wire.link.accept(socket);
      accepted(socket);
    };
    return { handleUpgrade, close: () => undefined } as unknown as WebSocketServer;
  }
}

/** The stream below a socket: only the parts that are used. */
class UpgradingWire extends EventEmitter {
  readonly writableLength = 0;
  readonly writableCorked = 0;
  readonly link: Link;

  constructor(link: Link) {
    super();
    this.link = link;
  }

  /** Only a refusal is written here. */
  end(): void {
    this.link.refuse();
    this.emit('finish');
  }

  destroy(): void {
    this.emit('close');
  }

  cork(): void {}

  uncork(): void {}
}
