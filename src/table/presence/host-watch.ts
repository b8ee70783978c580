import type { Watched } from './presence.ts';

/** Before the start, a host who has been away for the grace period loses the role to the next connected person. */
export class HostWatch {
  readonly #watched: Watched;
  /** The chair of the absent host, and since when. */
  #gone: { chair: number; since: number } | undefined;
  #cancel: (() => void) | undefined;
  readonly #unsubscribe: () => void;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.#unsubscribe = watched.referee.subscribe(() => this.note());
    this.note();
  }

  /** Somebody connected or disconnected, or an entry was written. */
  note(): void {
    const { started, host } = this.#watched.referee.table.lobby;
    this.#cancel?.();
    this.#cancel = undefined;
    if (started || host === undefined || this.#watched.isPresent(host)) {
      this.#gone = undefined;
      return;
    }
    const now = this.#watched.referee.now();
    if (this.#gone?.chair !== host) this.#gone = { chair: host, since: now };
    const next = this.#nextHost(host);
    if (next === undefined) return;
    const due = this.#gone.since + this.#watched.graceMs;
    if (now < due) this.#cancel = this.#watched.house.schedule(due - now, () => this.note());
    else this.#pass(next);
  }

  stop(): void {
    this.#unsubscribe();
    this.#cancel?.();
  }

  #pass(chair: number): void {
    const { seq } = this.#watched.referee.table;
    const requester = { kind: 'house', seat: chair } as const;
    void this.#watched.referee.submit({ requester, key: `pass-host-${seq}`, request: { kind: 'pass-host', chair } });
  }

  #nextHost(host: number): number | undefined {
    const { chairs } = this.#watched.referee.table.lobby;
    const order = chairs.map((_, index) => (host + 1 + index) % chairs.length);
    return order.find((chair) => chair !== host && this.#watched.isPresent(chair));
  }
}
