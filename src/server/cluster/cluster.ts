import { randomBytes } from 'node:crypto';
import { type Hint, MAX_NODE_MESSAGE_BYTES, type SharedJournal } from '../../journal/journal.ts';
import { platformTimers, type Timers } from '../../journal/timers.ts';
import type { LoadedTables } from '../../table/loaded-tables.ts';
import type { SeenPeople } from '../seen/seen-people.ts';
import type { WatchParties } from '../watch-party/watch-parties.ts';
import { type ClientsAt, clientsMessages, type NodeMessage, readNodeMessage } from './node-message.ts';

/** How often a node that knows others, or has clients, says that it is alive. */
const HEARTBEAT_MS = 1000;
/** How often a node asks for the last entries of its tables where hints may be lost. */
const POLL_MS = 2000;
/** The same where hints are never lost: a hint may still come while its table cannot be read. */
const RELIABLE_POLL_MS = 30_000;
/** After this long without a message from a node, others play its bots. If it is alive after all, its bots only play faster. */
const QUIET_MS = 2400;
/** After this long without a message a node counts as gone, and its clients with it. */
const GONE_MS = 7000;
/** How much of a secret's hash is sent: enough to tell the people at one table apart. */
const HASH_PREFIX_LENGTH = 16;

interface Node {
  /** In ms of `Timers.elapsed`: a clock that is set must not make anybody silent. */
  heardAt: number;
  /** Whether there was no message from it for QUIET_MS. */
  isQuiet: boolean;
  /** Who is connected to each table that has clients. */
  tables: Map<string, ReadonlySet<string>>;
}

/** Takes an ephemeral message (one that no journal keeps) that a page sent to another node. */
export type ReceiveEphemeral = (asked: { table: string; secretHash: string | undefined; message: unknown }) => unknown;

/** The listeners for messages of other nodes. */
export interface ClusterListeners {
  receiveEphemeral: ReceiveEphemeral;
  watchParties: WatchParties;
  seenPeople?: SeenPeople;
  /** Told that another node has changed the list of open tables. */
  onOpenTables?(): void;
  /** Whether the store is down: then no other node can be heard either. */
  isStoreDown(): boolean;
}

/**
 * The other nodes of this house. Their entries are read as soon as a hint of them comes; people connected to them count
 * as here; and of all nodes with clients at a table one plays its bots. None of this is needed for correctness: the
 * journal alone makes sure that no entry is written twice.
 */
export class Cluster {
  private readonly journal: SharedJournal;
  private readonly nodeId: string;
  private readonly timers: Timers;
  private readonly nodes = new Map<string, Node>();
  /** Who is connected to each table through this node, as last published. */
  private readonly localClients = new Map<string, string[]>();
  private readonly unpublished = new Map<string, string[] | null>();
  private tables: LoadedTables | undefined;
  private receiveEphemeral: ReceiveEphemeral | undefined;
  private watchParties: WatchParties | undefined;
  private seenPeople: SeenPeople | undefined;
  private onOpenTables: () => void = () => undefined;
  private isStoreDown: () => boolean = () => false;
  private cancelPublish: (() => void) | undefined;
  private stopHeartbeat: (() => void) | undefined;
  private stopPolling: (() => void) | undefined;
  private heartbeatAt: number;
  private isDisconnected = true;
  private unsubscribe: (() => void) | undefined;

  constructor(journal: SharedJournal, { timers = platformTimers, nodeId = randomBytes(8).toString('hex') } = {}) {
    this.journal = journal;
    this.timers = timers;
    this.nodeId = nodeId;
    this.heartbeatAt = timers.elapsed();
  }

  /** Subscribes to hints and starts the heartbeat. */
  start(
    tables: LoadedTables,
    { receiveEphemeral, watchParties, seenPeople, onOpenTables = () => undefined, isStoreDown }: ClusterListeners,
  ): void {
    this.tables = tables;
    this.receiveEphemeral = receiveEphemeral;
    this.watchParties = watchParties;
    this.onOpenTables = onOpenTables;
    this.isStoreDown = isStoreDown;
    this.seenPeople = seenPeople;
    watchParties.start((words) => this.send(words));
    seenPeople?.start((update) => this.send(update));
    this.unsubscribe = this.journal.subscribe((hint) => this.onHint(hint));
    this.stopHeartbeat = this.timers.every(HEARTBEAT_MS, () => this.heartbeat());
    const pollMs = this.journal.mayLoseHints ? POLL_MS : RELIABLE_POLL_MS;
    this.stopPolling = this.timers.every(pollMs, () => void this.poll());
  }

  /** Whether other nodes are known. */
  get hasOthers(): boolean {
    return this.nodes.size > 0;
  }

  /** Whether somebody is connected to a table through another node. */
  isHere(table: string, secretHash: string): boolean {
    const known = secretHash.slice(0, HASH_PREFIX_LENGTH);
    for (const { tables } of this.nodes.values()) if (tables.get(table)?.has(known)) return true;
    return false;
  }

  /** Whether this node plays the bots of a table: of the nodes with clients there, the one with the lowest id does. */
  playsBots(table: string): boolean {
    const others = [...this.nodes].flatMap(([node, { tables, isQuiet }]) =>
      !isQuiet && tables.has(table) ? [node] : [],
    );
    if (others.length === 0) return true;
    return this.localClients.has(table) && others.every((node) => this.nodeId < node);
  }

  /** Tells the other nodes who is connected to a table here, if that has changed. */
  publishClients(table: string, guests: Iterable<{ secretHash: string | undefined }>): void {
    const all = [...guests];
    const hashes = all.flatMap(({ secretHash }) =>
      secretHash === undefined ? [] : [secretHash.slice(0, HASH_PREFIX_LENGTH)],
    );
    const here = all.length === 0 ? null : [...new Set(hashes)].sort();
    const before = this.localClients.get(table);
    if (here === null ? before === undefined : before !== undefined && before.join() === here.join()) return;
    if (here === null) this.localClients.delete(table);
    else this.localClients.set(table, here);
    this.unpublished.set(table, here);
    this.cancelPublish ??= this.timers.soon(() => {
      this.cancelPublish = undefined;
      this.publish([...this.unpublished]);
      this.unpublished.clear();
    });
  }

  /** Sends an ephemeral message of a page to the other nodes. */
  broadcastEphemeral(ephemeral: { table: string; secretHash: string | undefined; message: unknown }): void {
    this.send({ kind: 'asked', ...ephemeral });
  }

  /** Tells the other nodes that the list of open tables has changed. */
  broadcastOpenTables(): void {
    this.send({ kind: 'open-tables' });
  }

  /** After a lost connection: no node is declared gone for its silence meanwhile, and missed entries are read. */
  resync(): void {
    for (const node of this.nodes.values()) node.heardAt = this.timers.elapsed();
    void this.poll();
  }

  /** Says goodbye. */
  close(): void {
    this.stopHeartbeat?.();
    this.stopPolling?.();
    this.cancelPublish?.();
    this.unsubscribe?.();
    this.send({ kind: 'bye' });
  }

  private onHint(hint: Hint): void {
    switch (hint.kind) {
      case 'written':
        if (hint.at === undefined) void this.poll();
        else void this.readUpTo(hint.at.table, hint.at.seq);
        break;
      case 'message': {
        const message = readNodeMessage(hint.text);
        if (message !== undefined) this.receive(message);
        break;
      }
      case 'disconnected':
        this.isDisconnected = true;
        break;
      case 'connected':
        this.isDisconnected = false;
        this.sendHello();
        this.publishAll();
        this.resync();
    }
  }

  private receive(message: NodeMessage): void {
    const isNew = !this.nodes.has(message.node);
    if (message.kind !== 'bye') this.markAlive(message.node);
    switch (message.kind) {
      case 'hello':
        this.publishAll();
        this.send({ kind: 'alive', to: message.node });
        break;
      case 'alive':
        // Its earlier messages were lost, or it was declared gone: ask for them again.
        if (isNew) this.sendHello();
        break;
      case 'here':
        this.setClients(message.node, message.tables);
        break;
      case 'bye':
        this.forget(message.node);
        break;
      case 'asked':
        this.receiveEphemeral?.({ table: message.table, secretHash: message.secretHash, message: message.message });
        break;
      case 'circle':
      case 'circle-shown':
        this.watchParties?.receiveFromNode(message);
        break;
      case 'seen':
      case 'seen-by':
        this.seenPeople?.receiveFromNode(message);
        break;
      case 'open-tables':
        this.onOpenTables();
    }
  }

  /** A node was heard just now. */
  private markAlive(node: string): Node {
    const known = this.nodes.get(node) ?? { heardAt: 0, isQuiet: false, tables: new Map() };
    this.nodes.set(node, known);
    known.heardAt = this.timers.elapsed();
    if (known.isQuiet) {
      known.isQuiet = false;
      this.notifyTables([...known.tables.keys()]);
    }
    return known;
  }

  private setClients(node: string, tables: readonly ClientsAt[]): void {
    const known = this.markAlive(node);
    for (const [table, guests] of tables) {
      if (guests === null) known.tables.delete(table);
      else known.tables.set(table, new Set(guests));
    }
    this.notifyTables(tables.map(([table]) => table));
  }

  private forget(node: string): void {
    const tables = this.nodes.get(node)?.tables.keys() ?? [];
    this.nodes.delete(node);
    this.watchParties?.dropNode(node);
    this.seenPeople?.dropNode(node);
    this.notifyTables([...tables]);
  }

  /** Tells loaded tables that somebody has come or gone elsewhere. */
  private notifyTables(tables: readonly string[]): void {
    for (const table of tables) void this.tables?.inMemory(table)?.then((loaded) => loaded?.notePresenceElsewhere());
  }

  private heartbeat(): void {
    if (this.localClients.size > 0 || this.nodes.size > 0) this.sendAlive();
    const now = this.timers.elapsed();
    // While this process was stalled it could not receive: the time does not count against the others.
    const stalledMs = now - this.heartbeatAt - HEARTBEAT_MS;
    if (stalledMs > HEARTBEAT_MS) for (const node of this.nodes.values()) node.heardAt += stalledMs;
    this.heartbeatAt = now;
    // Without a connection nobody can be declared gone.
    if (this.isDisconnected || this.isStoreDown()) return;
    for (const [name, node] of [...this.nodes]) {
      if (now - node.heardAt > GONE_MS) this.forget(name);
      else if (now - node.heardAt > QUIET_MS && !node.isQuiet) {
        node.isQuiet = true;
        this.notifyTables([...node.tables.keys()]);
      }
    }
  }

  private sendAlive(): void {
    this.send({ kind: 'alive' });
  }

  /** A message over the size limit is dropped. */
  private send(message: { kind: NodeMessage['kind']; to?: string }): void {
    const text = JSON.stringify({ ...message, node: this.nodeId });
    if (Buffer.byteLength(text) <= MAX_NODE_MESSAGE_BYTES) this.journal.broadcast(text);
  }

  private sendHello(): void {
    this.send({ kind: 'hello' });
  }

  /** Everything that is known here and nowhere else. */
  private publishAll(): void {
    this.publish([...this.localClients]);
    this.watchParties?.publishAll();
    this.seenPeople?.publishAll();
  }

  private publish(tables: readonly ClientsAt[]): void {
    for (const text of clientsMessages(this.nodeId, tables)) this.journal.broadcast(text);
  }

  /** Reads new entries of all loaded tables: for hints that were lost, or that name no table. */
  private async poll(): Promise<void> {
    const codes = this.tables?.codes() ?? [];
    if (codes.length === 0) return;
    try {
      const lastSeqs = await this.journal.lastSeqs(codes);
      // A table without entries was removed; reading it finds that out.
      await Promise.all(codes.map((table) => this.readUpTo(table, lastSeqs.get(table) ?? Number.POSITIVE_INFINITY)));
    } catch {
      // /readyz reports a store that cannot be read; the next poll tries again.
    }
  }

  private async readUpTo(table: string, seq: number): Promise<void> {
    const loaded = await this.tables?.inMemory(table);
    if (loaded !== undefined && loaded.referee.table.seq < seq) await loaded.referee.refresh();
  }
}
