import { elementAt } from '../../src/engine/list.ts';
import { fastRng, type Rng } from '../../src/engine/rng.ts';

/** A future event; `order` decides between two at the same time. */
interface Due {
  at: number;
  order: number;
  run: () => void;
  /** Events of a process that has ended do not happen; those of a paused one wait. */
  owner: EventOwner | undefined;
  cancelled: boolean;
}

/** The owner of events. */
export interface EventOwner {
  isDead: boolean;
  /** Until when nothing of it runs, in ms of the simulation. */
  pausedUntil: number;
}

/** More events than any run has: an endless run is reported. */
const MAX_EVENTS = 60_000;

/**
 * Runs all events of a simulation, one after the other, in the order of simulated time. All random numbers come from
 * one seed, so the same seed gives the same run: between two events only promises remain, which the platform settles in
 * a fixed order.
 */
export class Scheduler {
  /** The time of the simulation in ms. */
  time = 0;
  /** The number of events so far, and a digest of their times: the same for the same seed. */
  events = 0;
  trace = 0;
  readonly rng: Rng;
  readonly #heap: Due[] = [];
  #orders = 0;

  constructor(seed: number) {
    this.rng = fastRng(seed, 20_000);
  }

  /** A separate random source for one part, so that parts do not affect each other. */
  fork(): Chance {
    return new Chance(fastRng(this.rng.int(2 ** 32), this.rng.int(2 ** 32)));
  }

  /** Schedules an event after some ms; returns a function that cancels it. */
  after(ms: number, run: () => void, owner?: EventOwner): () => void {
    const due: Due = { at: this.time + Math.max(0, ms), order: this.#orders++, run, owner, cancelled: false };
    push(this.#heap, due);
    return () => {
      due.cancelled = true;
    };
  }

  /** Resolves after some ms. */
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(ms, resolve);
    });
  }

  /** Runs events until a promise is settled. */
  async runUntil<Result>(settled: Promise<Result>): Promise<Result> {
    let isOver = false;
    const ended = settled.finally(() => {
      isOver = true;
    });
    ended.catch(() => undefined);
    for (;;) {
      // All promises settle in between.
      await new Promise((resolve) => setImmediate(resolve));
      if (isOver) return ended;
      this.#step();
    }
  }

  #step(): void {
    const due = pop(this.#heap);
    if (due === undefined) throw new Error('nothing is left to happen, and the run is not over');
    if (due.cancelled || due.owner?.isDead === true) return;
    const { owner } = due;
    if (owner !== undefined && owner.pausedUntil > due.at) {
      due.at = owner.pausedUntil;
      push(this.#heap, due);
      return;
    }
    this.time = due.at;
    this.events += 1;
    this.trace = (Math.imul(this.trace, 31) + Math.floor(due.at * 1000)) | 0;
    if (this.events > MAX_EVENTS) throw new Error(`${MAX_EVENTS} events, and the run is not over`);
    due.run();
  }
}

/** Random numbers in the forms that are used. */
export class Chance {
  readonly rng: Rng;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  /** A number from 0 up to, but not including, 1. */
  fraction(): number {
    return this.rng.int(2 ** 30) / 2 ** 30;
  }

  between(least: number, most: number): number {
    return least + this.fraction() * (most - least);
  }

  /** True once in this many times. */
  oneIn(times: number): boolean {
    return this.rng.int(times) === 0;
  }

  pick<Item>(items: readonly Item[]): Item {
    return elementAt(items, this.rng.int(items.length));
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.rng.int(256));
  }

  hex(bytes: number): string {
    return Buffer.from(this.bytes(bytes)).toString('hex');
  }
}

function isBefore(a: Due, b: Due): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

/** Adds to a binary heap. */
function push(heap: Due[], due: Due): void {
  let place = heap.push(due) - 1;
  while (place > 0) {
    const above = (place - 1) >> 1;
    const parent = elementAt(heap, above);
    if (!isBefore(due, parent)) break;
    heap[place] = parent;
    place = above;
  }
  heap[place] = due;
}

/** Takes the first off a binary heap. */
function pop(heap: Due[]): Due | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return first;
  let place = 0;
  for (;;) {
    const left = 2 * place + 1;
    if (left >= heap.length) break;
    const hasRight = left + 1 < heap.length && isBefore(elementAt(heap, left + 1), elementAt(heap, left));
    const below = hasRight ? left + 1 : left;
    const child = elementAt(heap, below);
    if (!isBefore(child, last)) break;
    heap[place] = child;
    place = below;
  }
  heap[place] = last;
  return first;
}
