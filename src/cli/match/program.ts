import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { LineReader } from './line-reader.ts';
import type { Failure, ProgramAnswer } from './program-port.ts';

/** How long a program has to exit when told to. */
const LAST_WORDS_MS = 1000;

const isWindows = process.platform === 'win32';

/** A running program and the conversation with it, line by line. Once it has failed it is killed, and stays dead. */
export class Program {
  readonly #process: ChildProcess;
  #failed: Extract<ProgramAnswer, { kind: 'failed' }> | undefined;
  #answer: ((answer: ProgramAnswer) => void) | undefined;
  readonly #closed: Promise<void>;

  /** Starts a shell command in a separate process group, so that its children can be ended with it. */
  constructor(command: string, complain: (line: string) => void) {
    // Windows has no process groups, and would open a window for it instead.
    const group = { detached: !isWindows, windowsHide: true };
    const child = spawn(command, { shell: true, ...group, stdio: ['pipe', 'pipe', 'pipe'] });
    this.#process = child;
    this.#closed = new Promise((resolve) => child.once('close', () => resolve()));
    child.on('error', (error) => this.fail({ failure: 'dead', why: `does not start: ${error.message}` }));
    child.on('exit', (code, signal) => this.fail({ failure: 'dead', why: `ended with ${signal ?? `code ${code}`}` }));
    // Nobody reads any more: its exit, which says why, is on the way.
    child.stdin.on('error', () => undefined);
    const answers = new LineReader((line) => this.#hear(line), {
      tooLong: () => this.fail({ failure: 'not-json', why: 'wrote a line longer than 64 kB' }),
    });
    child.stdout.on('data', (bytes: Buffer) => answers.read(bytes));
    const complaints = new LineReader(complain);
    child.stderr.on('data', (bytes: Buffer) => complaints.read(bytes));
  }

  /** Why it no longer plays; undefined while it runs. */
  get failure(): Failure | undefined {
    return this.#failed?.failure;
  }

  /** Writes lines; those to a dead program are lost. */
  tell(lines: readonly string[]): void {
    if (this.#failed === undefined && lines.length > 0) this.#process.stdin?.write(`${lines.join('\n')}\n`);
  }

  /** Writes lines and waits for one. If none comes in time, the program is killed. */
  ask(lines: readonly string[], ms: number): Promise<ProgramAnswer> {
    return new Promise((resolve) => {
      if (this.#failed !== undefined) {
        resolve(this.#failed);
        return;
      }
      const timer = setTimeout(() => this.fail({ failure: 'late', why: 'did not answer in time' }), ms);
      this.#answer = (answer) => {
        clearTimeout(timer);
        this.#answer = undefined;
        resolve(answer);
      };
      this.tell(lines);
    });
  }

  /** Kills it and its children; a pending question is answered with the reason. */
  fail({ failure, why }: { failure: Failure; why: string }): void {
    if (this.#failed === undefined) this.#failed = { kind: 'failed', failure, why };
    this.kill();
    this.#answer?.(this.#failed);
  }

  kill(): void {
    const { pid } = this.#process;
    if (pid === undefined) return;
    try {
      if (isWindows) spawnSync('taskkill.exe', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // Nothing of the group is left.
    }
  }

  /** Closes its input, gives it a moment to exit and to write to stderr, and kills what is left. */
  async end(): Promise<void> {
    const { stdin, stdout, stderr } = this.#process;
    stdin?.end();
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LAST_WORDS_MS);
    });
    await Promise.race([this.#closed, enough]);
    clearTimeout(timer);
    this.kill();
    // Processes that left its group may hold the pipes open for ever; we do not.
    for (const stream of [stdin, stdout, stderr]) stream?.destroy();
  }

  #hear(line: string): void {
    if (this.#failed !== undefined) return;
    if (this.#answer !== undefined) this.#answer({ kind: 'line', line });
    else this.fail({ failure: 'unasked', why: `wrote without a question: ${JSON.stringify(line.slice(0, 80))}` });
  }
}
