import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { NetConnectOpts } from 'node:net';
import type { StoreLocation } from '../../src/journal/open.ts';
import { Gate } from './faulty-proxy.ts';

/** Bots play fast, so that many requests are pending when a fault begins. */
const BOT_PACE = '60';

export interface NodePlan {
  place: StoreLocation;
  /** The program it runs. */
  program: string;
  /** The database, if there is one, and its address through a proxy on a port; the node reaches it only that way. */
  database?: { target: NetConnectOpts; through: (port: number) => string } | undefined;
}

/** One node of a cluster: a separate process behind a proxy, with another proxy between it and the database. */
export class HouseNode {
  readonly front: Gate;
  readonly back: Gate | undefined;
  #plan: NodePlan;
  #process: ChildProcess | undefined;
  #said = '';
  #isWanted = false;

  private constructor(plan: NodePlan, front: Gate, back: Gate | undefined) {
    this.#plan = plan;
    this.front = front;
    this.back = back;
  }

  static async start(plan: NodePlan): Promise<HouseNode> {
    const { database } = plan;
    const back = database && (await Gate.open(database.target));
    const node = new HouseNode(plan, await Gate.open({ port: 9, host: '127.0.0.1' }), back);
    await node.start();
    return node;
  }

  /** The address for clients. */
  get address(): string {
    return `http://127.0.0.1:${this.front.port}`;
  }

  /** If it exited by itself: its last output. */
  get ruin(): string | undefined {
    const process = this.#process;
    const isGone = process !== undefined && (process.exitCode !== null || process.signalCode !== null);
    return this.#isWanted && isGone ? this.#said : undefined;
  }

  /** The errors in its log. */
  get log(): string {
    return this.#said;
  }

  async start(): Promise<void> {
    const { place, program, database } = this.#plan;
    const databaseUrl = this.back && database?.through(this.back.port);
    const child = spawn(process.execPath, [program], {
      env: {
        ...process.env,
        DATA_DIR: place.dataDir,
        HOST: '127.0.0.1',
        PORT: '0',
        BOT_PACE,
        LOG_LEVEL: 'error',
        DATABASE_URL: databaseUrl ?? '',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#process = child;
    child.stdin?.on('error', () => undefined);
    child.stderr?.on('data', (text) => {
      this.#said = `${this.#said}${text}`.slice(-4000);
    });
    const began = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => undefined)]);
    if (began === undefined) throw new Error(`a node did not start: ${this.#said}`);
    this.#isWanted = true;
    this.front.target = { port: Number(new URL(String(began[0]).trim()).port), host: '127.0.0.1' };
  }

  /** From its next start on it runs another program. */
  replaceBy(program: string): void {
    this.#plan = { ...this.#plan, program };
  }

  /** Ends it: like a crash (SIGKILL), or gracefully (SIGTERM). */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.#isWanted = false;
    const process = this.#process;
    if (process === undefined || process.exitCode !== null || process.signalCode !== null) return;
    const gone = once(process, 'exit');
    process.kill(signal);
    await gone;
  }

  /** Makes every write to a file fail, as on a full disk; or stops that. */
  failWrites(isFailing: boolean): void {
    const limit = isFailing ? '--fsize=1:unlimited' : '--fsize=unlimited:unlimited';
    execFileSync('prlimit', ['--pid', String(this.#process?.pid), limit]);
  }

  async close(): Promise<void> {
    await this.end('SIGKILL');
    await Promise.all([this.front.close(), this.back?.close()]);
  }
}
