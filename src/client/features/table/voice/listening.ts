import type { Link } from './link.ts';

/** The people to listen to; oneself only while the microphone is open. */
interface Company {
  me: number | undefined;
  links: ReadonlyMap<number, Link>;
  isOpen(): boolean;
}

const LISTEN_MS = 200;
/** The level of a quiet word, and how long a pause between words does not count as silence. */
const LOUD = 0.015;
const PAUSE_MS = 500;

/** Detects who is speaking. */
export class Listening {
  readonly #tell: (speaking: ReadonlySet<number>) => void;
  readonly #heardAt = new Map<number, number>();
  #company: Company = { me: undefined, links: new Map(), isOpen: () => false };
  #told = '';
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(tell: (speaking: ReadonlySet<number>) => void) {
    this.#tell = tell;
  }

  /** Sets the people to listen to. */
  to(company: Company): void {
    this.#company = company;
    this.#timer ??= setInterval(() => void this.#listen(), LISTEN_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#heardAt.clear();
    this.#told = '';
  }

  async #listen(): Promise<void> {
    const { me, links, isOpen } = this.#company;
    const now = Date.now();
    await Promise.all(
      [...links].map(async ([chair, link]) => {
        const { theirs, mine } = await link.levels();
        if (theirs > LOUD) this.#heardAt.set(chair, now);
        if (mine > LOUD && me !== undefined && isOpen()) this.#heardAt.set(me, now);
      }),
    );
    if (this.#timer === undefined) return;
    const chairs = [...links.keys(), ...(me === undefined ? [] : [me])];
    const speaking = chairs.filter((chair) => now - (this.#heardAt.get(chair) ?? 0) < PAUSE_MS);
    if (speaking.join() === this.#told) return;
    this.#told = speaking.join();
    this.#tell(new Set(speaking));
  }
}
