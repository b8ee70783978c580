/** How often the store is asked whether it is there, and how long it may be silent. */
const BEAT_MS = 500;
const PATIENCE_MS = 2000;
/** Questions that may wait for an answer at once: one on a dead line must not keep the next from a sound one. */
const MOST_ASKED = 3;

/** Hears when the store is out of reach, and when it is back. */
export interface ReachEars {
  out(): void;
  back(): void;
}

/**
 * Whether the store of a house can be reached. It is asked all the time: a house whose guests only wait would not
 * notice otherwise, and they would wait for nothing while another node could tell them what happens.
 */
export class Reach {
  private readonly check: () => Promise<void>;
  private readonly patienceMs: number;
  private ears: ReachEars | undefined;
  private beating: NodeJS.Timeout | undefined;
  private asked = 0;
  private wellAt = performance.now();
  private beatAt = performance.now();
  private waiting: { back: Promise<void>; tell: () => void } | undefined;

  constructor(check: () => Promise<void>, { patienceMs = PATIENCE_MS } = {}) {
    this.check = check;
    this.patienceMs = patienceMs;
  }

  get isOut(): boolean {
    return this.waiting !== undefined;
  }

  /** Resolves when the store is back; undefined where it is there. */
  get back(): Promise<void> | undefined {
    return this.waiting?.back;
  }

  begin(ears: ReachEars, beatMs = BEAT_MS): void {
    this.ears = ears;
    this.beating = setInterval(() => this.beat(beatMs), beatMs);
    this.beating.unref();
  }

  /** Asks no more, and lets nobody wait any longer. */
  close(): void {
    clearInterval(this.beating);
    this.waiting?.tell();
    this.waiting = undefined;
  }

  private beat(beatMs: number): void {
    const now = performance.now();
    // Where this process itself stood still, the store is not to blame.
    const stoodStill = now - this.beatAt - beatMs;
    if (stoodStill > beatMs) this.wellAt += stoodStill;
    this.beatAt = now;
    if (this.asked < MOST_ASKED) void this.ask();
    if (this.waiting === undefined && now - this.wellAt > this.patienceMs) this.fallOut();
  }

  private async ask(): Promise<void> {
    this.asked += 1;
    try {
      await this.check();
      this.wellAt = performance.now();
      this.comeBack();
    } catch {
      // Said by the time that passes.
    } finally {
      this.asked -= 1;
    }
  }

  private fallOut(): void {
    let tell = (): void => undefined;
    const back = new Promise<void>((resolve) => {
      tell = resolve;
    });
    this.waiting = { back, tell };
    this.ears?.out();
  }

  private comeBack(): void {
    if (this.waiting === undefined) return;
    const { tell } = this.waiting;
    this.waiting = undefined;
    this.ears?.back();
    tell();
  }
}
