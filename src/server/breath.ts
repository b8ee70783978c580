/** The longest that something waits for the next breath, in ms. */
const BREATH_MS = 20;
/** With so many waiting, more would gain nothing. */
const FULL = 64;
/** A house is busy when so many came within two breaths; else nobody waits. */
const BUSY = 8;

/**
 * Takes what is heard in breaths where there is much to hear: all that comes within one is done together, in the order
 * it was heard. A server that does much of one thing in a row needs far less time for each.
 */
export class Breath {
  private heard: (() => void)[] = [];
  private drawnAt = 0;
  /** When the last few came, the oldest at `oldest`. */
  private readonly times = new Array<number>(BUSY).fill(Number.NEGATIVE_INFINITY);
  private oldest = 0;
  private callOff: (() => void) | undefined;

  /** Has something done in this breath. */
  take(task: () => void): void {
    const now = performance.now();
    const isBusy = now - this.times[this.oldest] <= 2 * BREATH_MS;
    this.times[this.oldest] = now;
    this.oldest = (this.oldest + 1) % BUSY;
    const waiting = this.heard.push(task);
    if (waiting === 1) this.callOff = soon(() => this.draw(), isBusy ? this.drawnAt + BREATH_MS - now : 0);
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
}

/** Does something after some ms, or as soon as what has come is read; what it returns calls that off. */
function soon(task: () => void, wait: number): () => void {
  if (wait > 0) {
    const timer = setTimeout(task, wait);
    return () => clearTimeout(timer);
  }
  const immediate = setImmediate(task);
  return () => clearImmediate(immediate);
}
