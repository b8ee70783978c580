import { EventEmitter } from 'node:events';
import type { TransportListener } from '../../src/client/connection/transport.ts';
import type { SimulatedNode } from './node.ts';
import type { SimulatedProcess } from './process.ts';
import type { Chance, Scheduler } from './scheduler.ts';

/** The time a message travels without faults, in ms. */
const WAY = { least: 2, most: 25 };
/** The close code (RFC 6455) of a server that restarts. */
const RESTARTING = 1012;
/** The close code of a connection that broke. */
const BROKEN = 1006;

/** A direction of a connection: messages arrive in order. */
interface Direction {
  /** Messages sent that have not arrived. */
  waiting: (() => void)[];
  freeAt: number;
  isSilent: boolean;
}

/** One page's connection to one node. Both ends notice faults late, or not at all. */
export class Link {
  readonly node: SimulatedNode;
  readonly process: SimulatedProcess;
  /** Until when nothing arrives, in ms of the simulation. */
  #stalledUntil = 0;
  /** After this many messages of the node it is cut. */
  #messagesLeft = Number.POSITIVE_INFINITY;
  readonly #there: Direction = { waiting: [], freeAt: 0, isSilent: false };
  readonly #back: Direction = { waiting: [], freeAt: 0, isSilent: false };
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;
  readonly #page: SimulatedProcess;
  readonly #listener: TransportListener;
  #socket: ServerSocket | undefined;
  #isOpenForPage = true;

  constructor(
    scheduler: Scheduler,
    { node, page, listener }: { node: SimulatedNode; page: SimulatedProcess; listener: TransportListener },
  ) {
    this.#scheduler = scheduler;
    this.node = node;
    this.process = node.process;
    this.#page = page;
    this.#listener = listener;
    this.#chance = page.chance;
  }

  /** Requests a socket from the node, as the page's browser does. */
  open(request: object): void {
    this.#travel(this.#there, () => {
      if (this.process.isDead || !this.node.isListening) this.refuse();
      else this.#scheduler.after(0, () => this.node.upgrade(request, this), this.process);
    });
  }

  /** The node takes the page in. */
  accept(socket: ServerSocket): void {
    this.#socket = socket;
    this.#toPage(() => this.#listener.onOpen());
  }

  /** The node refuses the page. */
  refuse(): void {
    this.#toPage(() => this.#loseForPage(false));
  }

  pageSends(text: string): void {
    this.#toNode(() => this.#socket?.emit('message', Buffer.from(text), false));
  }

  pageCloses(): void {
    this.#isOpenForPage = false;
    this.#toNode(() => this.#socket?.closed(BROKEN));
  }

  nodeSends(text: string): void {
    this.#toPage(() => {
      this.#messagesLeft -= 1;
      if (this.#messagesLeft === 0) this.cut();
      this.#listener.onMessage(text);
    });
  }

  nodePings(): void {
    this.#toPage(() => this.#toNode(() => this.#socket?.emit('pong')));
  }

  /** The closing handshake; over a silent connection it never completes. */
  nodeCloses(code: number): void {
    this.#toPage(() => {
      this.#loseForPage(code === RESTARTING);
      this.#toNode(() => this.#socket?.closed(code));
    });
  }

  nodeTerminates(): void {
    this.#scheduler.after(0, () => this.#socket?.closed(BROKEN), this.process);
    this.#toPage(() => this.#loseForPage(false));
  }

  /** Nothing arrives for a while; then everything. */
  stall(ms: number): void {
    this.#stalledUntil = this.#scheduler.time + ms;
  }

  /** The node's messages are lost from now on, or those of both. */
  silence(who: 'node' | 'both'): void {
    this.#back.isSilent = true;
    if (who === 'both') this.#there.isSilent = true;
  }

  /** The connection is reset, and both ends notice. */
  cut(): void {
    this.#back.isSilent = true;
    this.#there.isSilent = true;
    this.#scheduler.after(this.#chance.between(0, 5), () => this.#loseForPage(false), this.#page);
    this.#scheduler.after(this.#chance.between(0, 5), () => this.#socket?.closed(BROKEN), this.process);
  }

  /** The connection is reset right after some more messages of the node: a group of messages may arrive in part. */
  cutAfter(messages: number): void {
    this.#messagesLeft = messages;
  }

  #toNode(arrive: () => void): void {
    this.#travel(this.#there, arrive, this.process);
  }

  /** A page that has closed its end hears nothing more. */
  #toPage(arrive: () => void): void {
    this.#travel(this.#back, () => this.#isOpenForPage && arrive(), this.#page);
  }

  #travel(direction: Direction, arrive: () => void, receiver?: SimulatedProcess): void {
    const { time } = this.#scheduler;
    direction.freeAt = Math.max(direction.freeAt, this.#stalledUntil, time + this.#chance.between(WAY.least, WAY.most));
    direction.waiting.push(arrive);
    this.#arriveAfter(direction.freeAt - time, direction, receiver);
  }

  /** Messages arrive in the order sent. A stall that begins after sending holds them up too. */
  #arriveAfter(ms: number, direction: Direction, receiver: SimulatedProcess | undefined): void {
    const arriving = (): void => {
      const stalledMs = this.#stalledUntil - this.#scheduler.time;
      if (direction.isSilent) return;
      if (stalledMs > 0) this.#arriveAfter(stalledMs, direction, receiver);
      else direction.waiting.shift()?.();
    };
    this.#scheduler.after(ms, arriving, receiver);
  }

  #loseForPage(restarting: boolean): void {
    if (!this.#isOpenForPage) return;
    this.#isOpenForPage = false;
    this.#listener.onLost({ restarting });
  }
}

/** A node's end of a connection: what `openSockets` uses of a WebSocket. */
export class ServerSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly #link: Link;
  readonly #onClosed: () => void;

  constructor(link: Link, onClosed: () => void) {
    super();
    this.#link = link;
    this.#onClosed = onClosed;
  }

  send(text: string): void {
    if (this.readyState === this.OPEN) this.#link.nodeSends(text);
  }

  ping(): void {
    this.#link.nodePings();
  }

  pong(): void {}

  pause(): void {}

  close(code: number): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 2;
    this.#link.nodeCloses(code);
  }

  terminate(): void {
    this.#link.nodeTerminates();
  }

  /** It is closed for good. */
  closed(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.emit('close', code);
    this.#onClosed();
  }
}
