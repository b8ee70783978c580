import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';
import { HintFilter, type NotificationPolicy } from './notification-filter.ts';

interface Pair {
  near: Socket;
  far: Socket;
  /** Data from the target is dropped. */
  isLosing: boolean;
}

/**
 * A TCP proxy that can be made faulty: it forwards connections to a target, and can reset, delay or drop them. There is
 * one in front of each node, and one between each node and the database.
 */
export class Gate {
  /** The target that connections are forwarded to. */
  target: NetConnectOpts;
  /** How notifications are treated, if the target is a PostgreSQL. */
  hints: NotificationPolicy | undefined;
  readonly #pairs = new Set<Pair>();
  readonly #held: Socket[] = [];
  #state: 'open' | 'frozen' | 'shut' = 'open';
  readonly #server: Server;

  private constructor(target: NetConnectOpts, hints: NotificationPolicy | undefined) {
    this.target = target;
    this.hints = hints;
    this.#server = createServer({ pauseOnConnect: true, noDelay: true }, (near) => this.#come(near));
  }

  static async open(target: NetConnectOpts, hints?: NotificationPolicy): Promise<Gate> {
    const gate = new Gate(target, hints);
    await new Promise<void>((resolve) => gate.#server.listen(0, '127.0.0.1', resolve));
    return gate;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Closes all connections at once, like a router that restarts. */
  cut(): void {
    for (const { near, far } of this.#pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
    this.#pairs.clear();
  }

  /** Blocks both directions silently: connections stay open, new ones hang. */
  freeze(): void {
    this.#state = 'frozen';
    for (const { near, far } of this.#pairs) {
      near.pause();
      far.pause();
    }
  }

  /** Closes all connections and refuses new ones, until it opens again. */
  shut(): void {
    this.#state = 'shut';
    this.cut();
  }

  /** Lets everything through again, including data held back. */
  reopen(): void {
    this.#state = 'open';
    for (const { near, far } of this.#pairs) {
      near.resume();
      far.resume();
    }
    for (const near of this.#held.splice(0)) this.#join(near);
  }

  /** Requests still arrive, responses are dropped, and then the connections are closed. */
  async loseAnswers(ms: number): Promise<void> {
    const losing = [...this.#pairs];
    for (const pair of losing) pair.isLosing = true;
    await new Promise((resolve) => setTimeout(resolve, ms));
    for (const pair of losing) this.#end(pair);
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const near of this.#held.splice(0)) near.destroy();
    this.cut();
    await closed;
  }

  #come(near: Socket): void {
    near.on('error', () => near.destroy());
    if (this.#state === 'shut') near.resetAndDestroy();
    else if (this.#state === 'frozen') this.#held.push(near);
    else this.#join(near);
  }

  #join(near: Socket): void {
    const far = connect(this.target);
    far.setNoDelay(true);
    const pair: Pair = { near, far, isLosing: false };
    this.#pairs.add(pair);
    const pass = (bytes: Buffer): void => {
      if (!pair.isLosing && !near.destroyed) near.write(bytes);
    };
    const filter = new HintFilter(() => this.hints ?? { kind: 'pass' }, pass);
    far.on('error', () => this.#end(pair));
    far.on('close', () => this.#end(pair));
    near.on('close', () => this.#end(pair));
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => (this.hints === undefined ? pass(bytes) : filter.take(bytes)));
    near.resume();
  }

  #end(pair: Pair): void {
    this.#pairs.delete(pair);
    pair.near.destroy();
    pair.far.destroy();
  }
}
