import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';

/** The ways in which a program can lose a game by its own fault; docs/bots.md explains each. */
export const FAILURES = [
  'late',
  'dead',
  'not-json',
  'unknown-kind',
  'wrong-index',
  'refused',
  'unasked',
  'endless',
] as const;
export type Failure = (typeof FAILURES)[number];

/** The reply of a program: a line, or why there is none. */
export type ProgramAnswer = { kind: 'line'; line: string } | { kind: 'failed'; failure: Failure; why: string };

/** Identifies a process: each bot has one for each seat of each order of seats. */
export interface ProgramSlot {
  bot: number;
  rotation: number;
  seat: number;
}

/** Requests of a thread that plays games to the main thread, which runs the processes. */
export type ThreadRequest =
  /** Begins a game: starts the program if it is not running, writes lines and waits for one. */
  | { kind: 'greet'; slot: ProgramSlot; lines: readonly string[]; ms: number }
  /** Writes lines and waits for one. */
  | { kind: 'ask'; slot: ProgramSlot; lines: readonly string[]; ms: number }
  | { kind: 'tell'; slot: ProgramSlot; lines: readonly string[] }
  /** A message of the program could not be carried out; it was told why, and may answer again. */
  | { kind: 'refused'; slot: ProgramSlot; deal: number; why: string }
  /** The program has failed and lost its game. It is terminated; the next game starts it again. */
  | { kind: 'failed'; slot: ProgramSlot; deal: number; failure: Failure; why: string };

/** The main thread's reply: a program's reply, or an acknowledgement. */
export type ThreadReply = ProgramAnswer | { kind: 'done' };

/** A thread's input besides its plan. */
export interface PortEnd {
  port: MessagePort;
  /** Becomes 1 when a reply is in the port. */
  signal: Int32Array<SharedArrayBuffer>;
}

/**
 * A thread's conversation with the programs. Requests block the thread, so that a program is a bot like any other, and
 * games use the same code; the main thread keeps the time.
 */
export class ProgramPort {
  readonly #end: PortEnd;

  constructor(end: PortEnd) {
    this.#end = end;
  }

  ask(question: Extract<ThreadRequest, { kind: 'greet' | 'ask' }>): ProgramAnswer {
    const reply = this.#request(question);
    if (reply.kind === 'done') throw new Error('a question is answered');
    return reply;
  }

  tell(slot: ProgramSlot, lines: readonly string[]): void {
    this.#request({ kind: 'tell', slot, lines });
  }

  refused(slot: ProgramSlot, refusal: { deal: number; why: string }): void {
    this.#request({ kind: 'refused', slot, ...refusal });
  }

  failed(slot: ProgramSlot, game: { deal: number; failure: Failure; why: string }): void {
    this.#request({ kind: 'failed', slot, ...game });
  }

  /** Waits for the reply, even an empty one: the request is done before the game goes on, or ends. */
  #request(request: ThreadRequest): ThreadReply {
    const { port, signal } = this.#end;
    port.postMessage(request);
    // A notification may come late and wake the thread for its next request: only the value proves that a reply is
    // there.
    while (Atomics.load(signal, 0) === 0) Atomics.wait(signal, 0, 0);
    Atomics.store(signal, 0, 0);
    const received = receiveMessageOnPort(port);
    if (received === undefined) throw new Error('a reply is in the port before its thread is woken');
    return received.message;
  }
}
