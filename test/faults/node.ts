import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Place } from '../../src/journal/open.ts';
import { Gate } from './gate.ts';

/** Bots play fast, so that much is under way whenever a fault strikes. */
const BOT_PACE = '60';

export interface NodePlan {
  place: Place;
  /** What it runs. */
  program: string;
  /** Where the database is, if there is one; the node reaches it only through a gate. */
  database?: { socket: string; name: string } | undefined;
}

/** One node of a house: a process of its own, behind a gate, and with a gate between it and the database. */
export class HouseNode {
  readonly front: Gate;
  readonly back: Gate | undefined;
  private readonly plan: NodePlan;
  private process: ChildProcess | undefined;
  private said = '';
  private isWanted = false;

  private constructor(plan: NodePlan, front: Gate, back: Gate | undefined) {
    this.plan = plan;
    this.front = front;
    this.back = back;
  }

  static async start(plan: NodePlan): Promise<HouseNode> {
    const { database } = plan;
    const back = database && (await Gate.open({ path: database.socket }, { kind: 'pass' }));
    const node = new HouseNode(plan, await Gate.open({ port: 9, host: '127.0.0.1' }), back);
    await node.start();
    return node;
  }

  /** Where people reach it. */
  get address(): string {
    return `http://127.0.0.1:${this.front.port}`;
  }

  /** Whether it ended although nobody ended it; then what it said last. */
  get ruin(): string | undefined {
    const { process } = this;
    const isGone = process !== undefined && (process.exitCode !== null || process.signalCode !== null);
    return this.isWanted && isGone ? this.said : undefined;
  }

  /** The errors it wrote down. */
  get log(): string {
    return this.said;
  }

  async start(): Promise<void> {
    const { place, program, database } = this.plan;
    const databaseUrl = database && `postgres://undercroft@127.0.0.1:${this.back?.port}/${database.name}`;
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
    this.process = child;
    child.stdin?.on('error', () => undefined);
    child.stderr?.on('data', (text) => {
      this.said = `${this.said}${text}`.slice(-4000);
    });
    const began = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => undefined)]);
    if (began === undefined) throw new Error(`a node did not start: ${this.said}`);
    this.isWanted = true;
    this.front.target = { port: Number(new URL(String(began[0]).trim()).port), host: '127.0.0.1' };
  }

  /** Ends it: as a crash does (SIGKILL), or in peace (SIGTERM). */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.isWanted = false;
    const { process } = this;
    if (process === undefined || process.exitCode !== null || process.signalCode !== null) return;
    const gone = once(process, 'exit');
    process.kill(signal);
    await gone;
  }

  /** Stops it where it stands, and lets it go on. */
  stop(): void {
    this.process?.kill('SIGSTOP');
  }

  goOn(): void {
    this.process?.kill('SIGCONT');
  }

  moveClock(ms: number): void {
    this.process?.stdin?.write(`${ms}\n`);
  }

  /** Every write to a file fails, as on a full disk; or none does any more. */
  failWrites(isFailing: boolean): void {
    const limit = isFailing ? '--fsize=1:unlimited' : '--fsize=unlimited:unlimited';
    execFileSync('prlimit', ['--pid', String(this.process?.pid), limit]);
  }

  async close(): Promise<void> {
    this.goOn();
    await this.end('SIGKILL');
    await Promise.all([this.front.close(), this.back?.close()]);
  }
}
