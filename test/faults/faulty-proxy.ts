import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';

interface Pair {
  near: Socket;
  far: Socket;
  /** Data from the target is dropped. */
  isLosing: boolean;
}

/**
 * A TCP proxy that can be made faulty: it forwards connections to a target, and can freeze them or lose what comes back. There is
 * one in front of each node, and one between each node and the database.
 */
export class Gate {
  /** The target that connections are forwarded to. */
  target: NetConnectOpts;
  readonly #pairs = new Set<Pair>();
  readonly #held: Socket[] = [];
  #isFrozen = false;
  readonly #server: Server;

  private constructor(target: NetConnectOpts) {
    this.target = target;
    this.#server = createServer({ pauseOnConnect: true, noDelay: true }, (near) => this.#come(near));
  }

  static async open(target: NetConnectOpts): Promise<Gate> {
    const gate = new Gate(target);
    await new Promise<void>((resolve) => gate.#server.listen(0, '127.0.0.1', resolve));
    return gate;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Blocks both directions silently: connections stay open, new ones hang. */
  freeze(): void {
    this.#isFrozen = true;
    for (const { near, far } of this.#pairs) {
      near.pause();
      far.pause();
    }
  }

  /** Lets everything through again, including data held back. */
  reopen(): void {
    this.#isFrozen = false;
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
    for (const pair of [...this.#pairs]) this.#end(pair);
    await closed;
  }

  #come(near: Socket): void {
    near.on('error', () => near.destroy());
    if (this.#isFrozen) this.#held.push(near);
    else this.#join(near);
  }

  #join(near: Socket): void {
    const far = connect(this.target);
    far.setNoDelay(true);
    const pair: Pair = { near, far, isLosing: false };
    this.#pairs.add(pair);
    far.on('error', () => this.#end(pair));
    far.on('close', () => this.#end(pair));
    near.on('close', () => this.#end(pair));
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => {
      if (!pair.isLosing && !near.destroyed) near.write(bytes);
    });
    near.resume();
  }

  #end(pair: Pair): void {
    this.#pairs.delete(pair);
    pair.near.destroy();
    pair.far.destroy();
  }
}
