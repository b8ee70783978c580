import type { ThinkRequest } from '../engine/bot.ts';
import type { FromThinker, ToThinker } from './think-messages.ts';

/** A worker for searches: a Node thread or a web worker. */
export interface ThinkWorker {
  post(message: ToThinker): void;
  /** Terminates it at once. */
  end(): void;
}

/** Starts a worker; `died` is called once, when it failed or exited. */
export type StartWorker = (on: { message(message: FromThinker): void; died(why: unknown): void }) => ThinkWorker;

/** Time limit of a request that has none of its own, in ms. */
const USUAL_MS = 900;
/** How long to wait for a worker past its limit, in ms, in case the machine was busy; no table waits longer. */
const LATE_MS = 50;
/** A worker that has not stopped after this many ms is stuck: it is terminated and replaced. */
const STUCK_MS = 1500;
/** Requests beyond this are not queued: those bots use their quick player. */
const MAX_WAITING = 200;

interface Job {
  id: number;
  request: ThinkRequest;
  /** Deadline, including the time in the queue. */
  end: number;
  resolve(move: number | undefined): void;
  reject(why: Error): void;
  timers: ReturnType<typeof setTimeout>[];
}

interface Desk {
  worker: ThinkWorker;
  job: Job | undefined;
}

/** A few workers that think for all tables, one thought at a time each; requests queue for a free one. */
export class ThinkPool {
  readonly #start: StartWorker;
  readonly #size: number;
  readonly #desks = new Set<Desk>();
  readonly #waiting: Job[] = [];
  #lastId = 0;
  #closed = false;

  constructor(start: StartWorker, size: number) {
    this.#start = start;
    this.#size = size;
  }

  /**
   * Resolves with the index of a move in the question's list, or undefined if there was no time, which is not an error.
   * Rejects if it was aborted or its worker died.
   */
  readonly think = (request: ThinkRequest, signal: AbortSignal): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      if (this.#closed || signal.aborted) return reject(new Error('the thought was aborted'));
      if (this.#waiting.length >= MAX_WAITING) return resolve(undefined);
      const end = performance.now() + (request.budget.ms ?? USUAL_MS);
      const stop = (): void => this.#abort(job);
      const settled = (): void => signal.removeEventListener('abort', stop);
      const job: Job = {
        id: ++this.#lastId,
        request,
        end,
        timers: [],
        resolve: (move) => {
          settled();
          resolve(move);
        },
        reject: (why) => {
          settled();
          reject(why);
        },
      };
      signal.addEventListener('abort', stop);
      this.#waiting.push(job);
      this.#next();
    });

  /** Terminates all workers and rejects their thoughts. */
  close(): void {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new Error('the server is closing'));
    for (const desk of [...this.#desks]) this.#clear(desk, 'the server is closing');
  }

  /** Gives jobs to free workers; starts another one if the limit allows. */
  #next(): void {
    for (let job = this.#waiting[0]; job !== undefined && !this.#closed; job = this.#waiting[0]) {
      const left = job.end - performance.now();
      if (left > 0) {
        const desk = this.#freeDesk();
        if (desk === undefined) return;
        this.#waiting.shift();
        this.#begin(desk, job, left);
      } else {
        this.#waiting.shift();
        job.resolve(undefined);
      }
    }
  }

  #freeDesk(): Desk | undefined {
    for (const desk of this.#desks) if (desk.job === undefined) return desk;
    if (this.#desks.size >= this.#size) return undefined;
    // `desk` is used only after the worker reports, which is never synchronous.
    const desk: Desk = {
      job: undefined,
      worker: this.#start({
        message: (message) => this.#receive(desk, message),
        died: (why) => this.#clear(desk, `its worker died: ${why}`),
      }),
    };
    this.#desks.add(desk);
    return desk;
  }

  #begin(desk: Desk, job: Job, ms: number): void {
    desk.job = job;
    const { request } = job;
    desk.worker.post({ kind: 'think', id: job.id, request: { ...request, budget: { ...request.budget, ms } } });
    job.timers.push(
      setTimeout(() => {
        desk.worker.post({ kind: 'stop', id: job.id });
        job.resolve(undefined);
      }, ms + LATE_MS),
      setTimeout(() => this.#clear(desk, 'its worker was stuck'), ms + LATE_MS + STUCK_MS),
    );
  }

  #receive(desk: Desk, message: FromThinker): void {
    const { job } = desk;
    if (job?.id !== message.id) return;
    this.#finish(desk);
    if (message.kind === 'failed') job.reject(new Error(message.why));
    else if (message.move < 0) job.reject(new Error('the thought is none of the moves'));
    else job.resolve(message.move);
    this.#next();
  }

  #finish(desk: Desk): void {
    for (const timer of desk.job?.timers ?? []) clearTimeout(timer);
    desk.job = undefined;
  }

  /** Terminates a worker; the next job gets a new one. */
  #clear(desk: Desk, why: string): void {
    if (!this.#desks.delete(desk)) return;
    const { job } = desk;
    this.#finish(desk);
    desk.worker.end();
    job?.reject(new Error(why));
    this.#next();
  }

  /** Cancels a thought: removes it from the queue, or stops its worker. */
  #abort(job: Job): void {
    job.reject(new Error('the thought was aborted'));
    const place = this.#waiting.indexOf(job);
    if (place !== -1) this.#waiting.splice(place, 1);
    for (const desk of this.#desks) if (desk.job === job) desk.worker.post({ kind: 'stop', id: job.id });
  }
}
