import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';
import { HintFilter, type Hints } from './hint-filter.ts';

interface Pair {
  near: Socket;
  far: Socket;
  /** What comes from the far side is thrown away. */
  isLosing: boolean;
}

/**
 * A way that can be troubled: what connects here is passed on to a target, and on the way it can be cut, held up or
 * lost. One stands before each node, and one between each node and the database.
 */
export class Gate {
  /** Where what comes in is passed on to. */
  target: NetConnectOpts;
  /** What becomes of the notifications of PostgreSQL, where one is behind it. */
  hints: Hints | undefined;
  private readonly pairs = new Set<Pair>();
  private readonly held: Socket[] = [];
  private state: 'open' | 'frozen' | 'shut' = 'open';
  private readonly server: Server;

  private constructor(target: NetConnectOpts, hints: Hints | undefined) {
    this.target = target;
    this.hints = hints;
    this.server = createServer({ pauseOnConnect: true, noDelay: true }, (near) => this.come(near));
  }

  static async open(target: NetConnectOpts, hints?: Hints): Promise<Gate> {
    const gate = new Gate(target, hints);
    await new Promise<void>((resolve) => gate.server.listen(0, '127.0.0.1', resolve));
    return gate;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Ends all lines at once, as a router that restarts does. */
  cut(): void {
    for (const { near, far } of this.pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
    this.pairs.clear();
  }

  /** Nothing gets through either way, and nobody is told: lines stay open, new ones come to nothing. */
  freeze(): void {
    this.state = 'frozen';
    for (const { near, far } of this.pairs) {
      near.pause();
      far.pause();
    }
  }

  /** All lines are cut, and new ones refused, until it opens again. */
  shut(): void {
    this.state = 'shut';
    this.cut();
  }

  /** Lets everything through again, also what was held up. */
  reopen(): void {
    this.state = 'open';
    for (const { near, far } of this.pairs) {
      near.resume();
      far.resume();
    }
    for (const near of this.held.splice(0)) this.join(near);
  }

  /** What was asked still gets there; no answer comes back, and then the lines are gone. */
  async loseAnswers(ms: number): Promise<void> {
    const losing = [...this.pairs];
    for (const pair of losing) pair.isLosing = true;
    await new Promise((resolve) => setTimeout(resolve, ms));
    for (const pair of losing) this.end(pair);
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const near of this.held.splice(0)) near.destroy();
    this.cut();
    await closed;
  }

  private come(near: Socket): void {
    near.on('error', () => near.destroy());
    if (this.state === 'shut') near.resetAndDestroy();
    else if (this.state === 'frozen') this.held.push(near);
    else this.join(near);
  }

  private join(near: Socket): void {
    const far = connect(this.target);
    far.setNoDelay(true);
    const pair: Pair = { near, far, isLosing: false };
    this.pairs.add(pair);
    const pass = (bytes: Buffer): void => {
      if (!pair.isLosing && !near.destroyed) near.write(bytes);
    };
    const filter = new HintFilter(() => this.hints ?? { kind: 'pass' }, pass);
    far.on('error', () => this.end(pair));
    far.on('close', () => this.end(pair));
    near.on('close', () => this.end(pair));
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => (this.hints === undefined ? pass(bytes) : filter.take(bytes)));
    near.resume();
  }

  private end(pair: Pair): void {
    this.pairs.delete(pair);
    pair.near.destroy();
    pair.far.destroy();
  }
}
