import { MessageChannel } from 'node:worker_threads';
import type { Failures } from './failures.ts';
import { Program } from './program.ts';
import type { PortEnd, ProgramAnswer, ThreadReply, ThreadRequest } from './program-port.ts';

/** Receives what programs report besides their moves. */
export interface ProgramReports {
  /** A line of the stderr of a bot's program. */
  complained(bot: number, line: string): void;
  /** A message of the match itself to the author of a bot. */
  noted(bot: number, line: string): void;
  failures: Failures;
}

/** All running programs of a match. They belong to the main thread, so that they end with it whatever the others do. */
export class Programs {
  readonly #commands: readonly (string | undefined)[];
  readonly #reports: ProgramReports;
  readonly #running = new Set<Program>();
  readonly #ending = new Set<Promise<void>>();

  constructor(commands: readonly (string | undefined)[], reports: ProgramReports) {
    this.#commands = commands;
    this.#reports = reports;
  }

  /** The other end of a conversation, for a new thread, which gets separate processes. */
  connect(): PortEnd {
    const { port1, port2 } = new MessageChannel();
    const signal = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    // The processes of the thread by rotation and seat.
    const slots = new Map<string, Program>();
    port1.on('message', async (request: ThreadRequest) => {
      port1.postMessage(await this.#reply(request, slots));
      Atomics.store(signal, 0, 1);
      Atomics.notify(signal, 0);
    });
    // The threads keep the match going, not their ports.
    port1.unref();
    return { port: port2, signal };
  }

  /** Starts a program and sends one question, to check that it can play. */
  async tryOut(bot: number, question: { line: string; ms: number }): Promise<ProgramAnswer> {
    const program = this.#start(bot);
    const answer = await program.ask([question.line], question.ms);
    this.#end(program);
    return answer;
  }

  /** Ends all programs, giving each a moment to exit. */
  async end(): Promise<void> {
    for (const program of [...this.#running]) this.#end(program);
    await Promise.all(this.#ending);
  }

  /** Kills all programs at once. */
  kill(): void {
    for (const program of this.#running) program.kill();
  }

  async #reply(request: ThreadRequest, slots: Map<string, Program>): Promise<ThreadReply> {
    const key = `${request.slot.rotation}/${request.slot.seat}`;
    const program = slots.get(key);
    switch (request.kind) {
      case 'tell':
        program?.tell(request.lines);
        return { kind: 'done' };
      case 'refused':
        this.#note(request, `refused: ${request.why}`);
        return { kind: 'done' };
      case 'failed':
        this.#reports.failures.add(request);
        this.#note(request, `lost this game (${request.failure}): it ${request.why}`);
        slots.delete(key);
        if (program !== undefined) {
          program.fail(request);
          this.#end(program);
        }
        return { kind: 'done' };
      case 'greet':
      case 'ask': {
        const asked = request.kind === 'ask' ? program : this.#runningFor(request.slot.bot, program);
        if (asked === undefined) throw new Error('a program is greeted before it is asked');
        slots.set(key, asked);
        return asked.ask(request.lines, request.ms);
      }
    }
  }

  #note({ slot, deal }: Extract<ThreadRequest, { deal: number }>, what: string): void {
    this.#reports.noted(slot.bot, `deal ${deal + 1}, seat ${slot.seat + 1}: ${what}`);
  }

  /** The program for a new game: the same as before, or a new one if it has exited. */
  #runningFor(bot: number, program: Program | undefined): Program {
    if (program !== undefined && program.failure !== 'dead') return program;
    if (program !== undefined) this.#end(program);
    return this.#start(bot);
  }

  #start(bot: number): Program {
    const command = this.#commands[bot];
    if (command === undefined) throw new Error(`bot ${bot} is a program`);
    const program = new Program(command, (line) => this.#reports.complained(bot, line));
    this.#running.add(program);
    return program;
  }

  #end(program: Program): void {
    const ending = program.end().then(() => {
      this.#running.delete(program);
      this.#ending.delete(ending);
    });
    this.#ending.add(ending);
  }
}
