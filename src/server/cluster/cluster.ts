import { processTimers, type Timers } from '../../engine/timers.ts';
import { type Hint, MAX_NODE_MESSAGE_BYTES, type SharedJournal } from '../../journal/journal.ts';
import type { Audience, TableAtNode } from '../../journal/table-nodes.ts';
import type { JoinRequest } from '../../protocol/table-info.ts';
import type { LoadedTables } from '../../table/loaded-tables.ts';
import type { SeenPeople } from '../seen/seen-people.ts';
import type { WatchParties } from '../watch-party/watch-parties.ts';
import { KnownNodes } from './known-nodes.ts';
import type { ClusterListeners, ReceiveEphemeral } from './listeners.ts';
import { hashPrefix, LocalClients } from './local-clients.ts';
import { type ClientsAt, clientsMessages, NODE_VERSION, type NodeMessage, readNodeMessage } from './node-message.ts';
import { TableEntering } from './table-entering.ts';
import { TablesElsewhere } from './tables-elsewhere.ts';

/** Heartbeat interval of a node that knows others, or has clients. */
const HEARTBEAT_MS = 700;
/** Interval for reading new entries of shared tables, if hints may be lost. */
const POLL_MS = 2000;
/** The same if hints are not lost: one may arrive while its table cannot be read. Tables are also entered again. */
const POLL_ALL_MS = 30_000;
/** Addresses all nodes, in place of a node's name. */
const EVERYBODY = '';

/**
 * The other nodes. Those that share a table in memory learn of its entries and of its clients here; a table no other
 * node has costs no message. People connected to other nodes count as present; and of all nodes with clients at a table
 * one plays its bots. None of this is needed for correctness: the journal alone keeps entries unique.
 */
export class Cluster {
  readonly #journal: SharedJournal;
  readonly #timers: Timers;
  readonly nodes: KnownNodes;
  readonly #elsewhere = new TablesElsewhere();
  readonly #entering: TableEntering | undefined;
  readonly #localClients = new LocalClients();
  readonly #unpublished = new Set<string>();
  #path: string | undefined;
  #tables: LoadedTables | undefined;
  #receiveEphemeral: ReceiveEphemeral | undefined;
  #watchParties: WatchParties | undefined;
  #seenPeople: SeenPeople | undefined;
  #onOpenTables: () => void = () => undefined;
  #isStoreDown: () => boolean = () => false;
  #cancelPublish: (() => void) | undefined;
  #stopTimers: (() => void)[] = [];
  #isDisconnected = true;
  #unsubscribe: (() => void) | undefined;

  /** `path`: where pages reach this node directly; other nodes may send them there. */
  constructor(
    journal: SharedJournal,
    { path, timers = processTimers }: { path?: string | undefined; timers?: Timers } = {},
  ) {
    this.#journal = journal;
    this.#path = path;
    this.#timers = timers;
    this.nodes = new KnownNodes(timers);
    const { tableNodes } = journal;
    const onShared = (shared: readonly TableAtNode[], entered: readonly string[]) => this.#onEntered(shared, entered);
    if (tableNodes !== undefined) this.#entering = new TableEntering(tableNodes, { onShared, timers });
  }

  /** Subscribes to hints and starts the heartbeat. */
  start(
    tables: LoadedTables,
    { receiveEphemeral, watchParties, seenPeople, onOpenTables = () => undefined, isStoreDown }: ClusterListeners,
  ): void {
    this.#tables = tables;
    this.#receiveEphemeral = receiveEphemeral;
    this.#watchParties = watchParties;
    this.#onOpenTables = onOpenTables;
    this.#isStoreDown = isStoreDown;
    this.#seenPeople = seenPeople;
    watchParties.start((words) => this.#send(words));
    seenPeople?.start((update) => this.#send(update));
    this.#journal.narrowHints((table) => this.#audienceOf(table));
    this.#entering?.clean();
    this.#unsubscribe = this.#journal.subscribe((hint) => this.#onHint(hint));
    this.#stopTimers = [
      this.#timers.every(HEARTBEAT_MS, () => this.#heartbeat()),
      this.#timers.every(POLL_ALL_MS, () => this.#resyncTables()),
    ];
    if (!this.#journal.mayLoseHints) return;
    this.#stopTimers.push(this.#timers.every(POLL_MS, () => this.#pollShared()));
  }

  /** Whether other nodes are known. */
  get hasOthers(): boolean {
    return this.nodes.size > 0;
  }

  /** Whether somebody is connected to a table through another node. */
  isPresent(table: string, secretHash: string): boolean {
    return this.#elsewhere.nodesWith(table, hashPrefix(secretHash)).some((node) => this.nodes.has(node));
  }

  /** Whether this node plays the bots of a table: it has the lowest id among the nodes with clients there. */
  playsBots(table: string): boolean {
    const others = this.#elsewhere.nodesWithGuests(table).filter((node) => this.nodes.isLively(node));
    if (others.length === 0) return true;
    return this.#localClients.has(table) && others.every((node) => this.#journal.node < node);
  }

  /** Where pages reach the node that has had a table in memory longest; undefined if it is this one or unreachable. */
  async pathOfHome(table: string): Promise<string | undefined> {
    const { tableNodes, node: us } = this.#journal;
    if (this.#path === undefined || tableNodes === undefined) return undefined;
    const nodes = await tableNodes.of(table).catch(() => []);
    const home = nodes.find((node) => node === us || this.nodes.isLively(node));
    return home === undefined || home === us ? undefined : this.nodes.pathOf(home);
  }

  /** A table was loaded into memory here. */
  noteLoaded(table: string): void {
    this.#entering?.enter([table]);
  }

  /** A table is no longer in memory here. */
  noteUnloaded(table: string): void {
    if (this.#entering === undefined) return;
    this.#entering.leave(table);
    const others = [...this.#elsewhere.at(table).keys()];
    if (others.length > 0) this.#send({ kind: 'left', tables: [table] }, others);
    if (this.#isNarrow) this.#elsewhere.forget(table);
  }

  /** Sends a table's clients on this node to the other nodes that have it, if they changed. */
  publishClients(table: string, guests: Iterable<{ secretHash: string | undefined }>): void {
    if (!this.#localClients.set(table, guests)) return;
    this.#unpublished.add(table);
    this.#cancelPublish ??= this.#timers.soon(() => {
      this.#cancelPublish = undefined;
      this.#publishChanges();
    });
  }

  /** Sends a table's join requests on this node to the other nodes that have it. */
  publishJoinRequests(table: string, waiting: readonly JoinRequest[]): void {
    this.#send({ kind: 'join-requests', table, waiting }, this.#audienceOf(table));
  }

  /** Sends an ephemeral message of a page to the other nodes that have its table. */
  broadcastEphemeral(ephemeral: { table: string; secretHash: string | undefined; message: unknown }): void {
    this.#send({ kind: 'asked', ...ephemeral }, this.#audienceOf(ephemeral.table));
  }

  /** Tells the other nodes that the list of open tables has changed. */
  broadcastOpenTables(): void {
    this.#send({ kind: 'open-tables' });
  }

  /** After a lost connection: no node is declared gone for its silence meanwhile, and missed entries are read. */
  resync(): void {
    this.nodes.forgive();
    this.#resyncTables();
  }

  /** This node is about to close: pages are no longer sent to it. */
  retire(): void {
    this.#path = undefined;
    if (this.hasOthers) this.#sendAlive();
  }

  /** Says goodbye. */
  async close(): Promise<void> {
    for (const stop of this.#stopTimers) stop();
    this.#cancelPublish?.();
    this.#unsubscribe?.();
    await this.#entering?.close();
    this.#send({ kind: 'bye' });
  }

  /** Whether messages about a table go only to the nodes that share it. */
  get #isNarrow(): boolean {
    return this.#entering?.isKnown === true && !this.nodes.hasOld;
  }

  /** The nodes that receive messages about a table. */
  #audienceOf(table: string): Audience {
    return this.#isNarrow ? [...this.#elsewhere.at(table).keys()] : 'all';
  }

  #onHint(hint: Hint): void {
    switch (hint.kind) {
      case 'written':
        if (hint.at === undefined) void this.#poll(this.#tables?.codes() ?? []);
        else void this.#readUpTo(hint.at.table, hint.at.seq);
        break;
      case 'message': {
        const message = readNodeMessage(hint.text);
        if (message !== undefined) this.#receive(message, hint.from);
        break;
      }
      case 'disconnected':
        this.#isDisconnected = true;
        break;
      case 'connected':
        this.#isDisconnected = false;
        this.#sendHello('all');
        if (!this.#isNarrow) this.#publish(this.#localClients.all(), 'all');
        this.#publishPeople();
        this.resync();
    }
  }

  #receive(message: NodeMessage, from: string): void {
    const isNew = !this.nodes.has(message.node);
    if (message.kind !== 'bye' && this.nodes.markAlive(message.node))
      this.#notifyTables(this.#elsewhere.of(message.node));
    if (message.kind === 'hello' || message.kind === 'alive') this.nodes.note(message.node, message);
    switch (message.kind) {
      case 'hello':
        this.#answerHello(message, from);
        break;
      case 'alive':
        // Its earlier messages were lost, or it was declared gone: ask for them again.
        if (isNew) this.#sendHello(this.#isNarrow ? [from] : 'all');
        break;
      case 'here':
        this.#setClients(message.node, message.tables);
        if (message.ask) this.#receiveClients(message.tables, from);
        break;
      case 'left':
        for (const table of message.tables) this.#elsewhere.delete(table, message.node);
        this.#noteJoinRequests(message.tables, message.node, []);
        this.#notifyTables(message.tables);
        // It may have left because the table was removed.
        void this.#poll(message.tables);
        break;
      case 'bye':
        this.#forget(message.node);
        break;
      case 'asked':
        this.#receiveEphemeral?.({ table: message.table, secretHash: message.secretHash, message: message.message });
        break;
      case 'join-requests':
        this.#noteJoinRequests([message.table], message.node, message.waiting);
        break;
      case 'circle':
      case 'circle-shown':
        this.#watchParties?.receiveFromNode(message);
        break;
      case 'seen':
      case 'seen-by':
        this.#seenPeople?.receiveFromNode(message);
        break;
      case 'open-tables':
        this.#onOpenTables();
    }
  }

  #answerHello({ node, v, tables }: Extract<NodeMessage, { kind: 'hello' }>, from: string): void {
    const to: Audience = v === undefined ? 'all' : [from];
    if (v === undefined || tables === 'all') this.#publish(this.#localClients.all(), to);
    this.#publishPeople();
    this.#sendAlive(node, to);
  }

  /** Another node has these tables too, and sent its clients there: send ours back. */
  #receiveClients(tables: readonly ClientsAt[], from: string): void {
    const codes = tables.map(([table]) => table);
    const gone = codes.filter((table) => this.#tables?.inMemory(table) === undefined);
    if (gone.length > 0) this.#send({ kind: 'left', tables: gone }, [from]);
    this.#publish(
      codes.flatMap((table) => (gone.includes(table) ? [] : [this.#localClients.at(table)])),
      [from],
    );
  }

  #setClients(node: string, tables: readonly ClientsAt[]): void {
    for (const [table, guests] of tables) {
      // It may have been dropped from memory since the question.
      if (this.#isNarrow && this.#tables?.inMemory(table) === undefined) continue;
      const isNew = this.#elsewhere.set(table, node, guests === null ? null : new Set(guests));
      // Entries it wrote before it knew that the table is here too came without a hint.
      if (isNew && this.#isNarrow) void this.#readUpTo(table, Number.POSITIVE_INFINITY);
    }
    this.#notifyTables(tables.map(([table]) => table));
  }

  /** The store reports which other nodes have the entered tables. */
  #onEntered(shared: readonly TableAtNode[], entered: readonly string[]): void {
    const stillThere = new Set(shared.map(({ table, node }) => `${table} ${node}`));
    // Nodes that are gone get no more messages about these tables.
    this.#elsewhere.prune(entered, (table, node) => this.nodes.has(node) || stillThere.has(`${table} ${node}`));
    this.#share(shared);
    // Entries written by others before the tables were entered came without a hint.
    void this.#poll(entered);
  }

  /** Sends our clients at shared tables to the nodes that have them, and requests theirs. */
  #share(shared: readonly TableAtNode[]): void {
    const byNode = new Map<string, ClientsAt[]>();
    for (const { table, node } of shared) {
      if (!this.#elsewhere.at(table).has(node)) this.#elsewhere.set(table, node, 'asked');
      byNode.set(node, [...(byNode.get(node) ?? []), this.#localClients.at(table)]);
    }
    for (const [node, tables] of byNode) this.#publish(tables, [node], true);
  }

  #forget(node: string): void {
    this.nodes.delete(node);
    this.#watchParties?.dropNode(node);
    this.#seenPeople?.dropNode(node);
    this.#entering?.clean();
    this.#noteJoinRequests(this.#tables?.codes() ?? [], node, []);
    this.#notifyTables(this.#elsewhere.of(node));
  }

  /** Notifies loaded tables of people who connected or disconnected elsewhere. */
  #notifyTables(tables: readonly string[]): void {
    for (const table of tables) void this.#tables?.inMemory(table)?.then((loaded) => loaded?.notePresenceElsewhere());
  }

  #noteJoinRequests(tables: readonly string[], node: string, waiting: readonly JoinRequest[]): void {
    for (const table of tables) {
      void this.#tables?.inMemory(table)?.then((loaded) => loaded?.joining.noteElsewhere(node, waiting));
    }
  }

  #heartbeat(): void {
    if (this.#localClients.size > 0 || this.nodes.size > 0) this.#sendAlive();
    this.nodes.forgiveStall(HEARTBEAT_MS);
    // Without a connection no node can be declared gone.
    if (this.#isDisconnected || this.#isStoreDown()) return;
    const { gone, quiet } = this.nodes.silent();
    for (const node of gone) this.#forget(node);
    for (const node of quiet) this.#notifyTables(this.#elsewhere.of(node));
  }

  #sendAlive(to?: string, audience?: Audience): void {
    this.#send({ kind: 'alive', to, path: this.#path }, audience);
  }

  #sendHello(to: Audience): void {
    this.#send({ kind: 'hello', path: this.#path, tables: this.#isNarrow ? undefined : 'all' }, to);
  }

  /** A message over the size limit is dropped. */
  #send(message: { kind: NodeMessage['kind'] } & Record<string, unknown>, to: Audience = 'all'): void {
    if (to.length === 0) return;
    const text = JSON.stringify({ ...message, node: this.#journal.node, v: NODE_VERSION });
    if (Buffer.byteLength(text) <= MAX_NODE_MESSAGE_BYTES) this.#journal.broadcast(text, to);
  }

  #publish(tables: readonly ClientsAt[], to: Audience, ask?: true): void {
    for (const text of clientsMessages(this.#journal.node, tables, ask)) this.#journal.broadcast(text, to);
  }

  /** Publishes who watches a replay, or is visible to friends, through this node. */
  #publishPeople(): void {
    this.#watchParties?.publishAll();
    this.#seenPeople?.publishAll();
  }

  #publishChanges(): void {
    const changed = [...this.#unpublished];
    this.#unpublished.clear();
    const byNode = new Map<string, ClientsAt[]>();
    for (const table of changed) {
      const audience = this.#audienceOf(table);
      for (const node of audience === 'all' ? [EVERYBODY] : audience)
        byNode.set(node, [...(byNode.get(node) ?? []), this.#localClients.at(table)]);
    }
    for (const [node, tables] of byNode) this.#publish(tables, node === EVERYBODY ? 'all' : [node]);
  }

  /** Enters all tables again and reads their new entries, to recover from anything missed. */
  #resyncTables(): void {
    const codes = this.#tables?.codes() ?? [];
    this.#entering?.enter(codes);
    void this.#poll(codes);
  }

  /** Recovers from lost messages. Entries of a table no other node has are written here. */
  #pollShared(): void {
    if (!this.#isNarrow) return void this.#poll(this.#tables?.codes() ?? []);
    this.#share(this.#elsewhere.unanswered().filter(({ node }) => this.nodes.has(node)));
    void this.#poll(this.#elsewhere.codes());
  }

  /** Reads new entries of tables: for hints that were lost, or name no table. */
  async #poll(codes: readonly string[]): Promise<void> {
    if (codes.length === 0) return;
    try {
      const lastSeqs = await this.#journal.lastSeqs(codes);
      // A table without entries was removed; reading it detects that.
      await Promise.all(codes.map((table) => this.#readUpTo(table, lastSeqs.get(table) ?? Number.POSITIVE_INFINITY)));
    } catch {
      // /readyz reports a store that cannot be read; the next poll tries again.
    }
  }

  async #readUpTo(table: string, seq: number): Promise<void> {
    const loaded = await this.#tables?.inMemory(table);
    if (loaded !== undefined && loaded.referee.table.seq < seq) await loaded.referee.refresh();
  }
}
