import { soon } from '../journal/soon.ts';

/** The longest breath, in ms, and how many people make it one ms longer. */
const BREATH_MS = 20;
const PEOPLE_PER_MS = 50;
/** With so many waiting, more would gain nothing. */
const FULL = 64;

/**
 * Takes what is heard in breaths: all that comes within one is done together, in the order it was heard, and what comes
 * after a quiet while is done at once. The more people there are, the longer a breath: a server that does much of one
 * thing in a row needs far less time for each, while a few are served best as they come.
 */
export class Breath {
  private readonly people: () => number;
  private heard: (() => void)[] = [];
  private drawnAt = Number.NEGATIVE_INFINITY;
  private callOff: (() => void) | undefined;

  constructor(people: () => number) {
    this.people = people;
  }

  /** Has something done in this breath. */
  take(task: () => void): void {
    const waiting = this.heard.push(task);
    if (waiting === 1) this.callOff = soon(() => this.draw(), this.drawnAt + this.length() - performance.now());
    else if (waiting === FULL) {
      this.callOff?.();
      this.callOff = soon(() => this.draw(), 0);
    }
  }

  /** Does all that was heard so far without waiting. */
  draw(): void {
    if (this.heard.length === 0) return;
    this.callOff?.();
    const tasks = this.heard;
    this.heard = [];
    this.drawnAt = performance.now();
    for (const task of tasks) task();
  }

  private length(): number {
    return Math.min(BREATH_MS, this.people() / PEOPLE_PER_MS);
  }
}
