/** How a proxy treats the notifications of PostgreSQL. */
export type NotificationPolicy = { kind: 'pass' } | { kind: 'drop' } | { kind: 'delay'; ms: number };

/** The type byte of PostgreSQL's NotificationResponse. */
const NOTIFICATION = 'A'.charCodeAt(0);
/** A message's type byte and length. */
const HEAD_BYTES = 5;

/** Forwards PostgreSQL's messages one by one, and delays or drops the notifications. */
export class HintFilter {
  readonly #hints: () => NotificationPolicy;
  readonly #pass: (bytes: Buffer) => void;
  #rest = Buffer.alloc(0);

  constructor(hints: () => NotificationPolicy, pass: (bytes: Buffer) => void) {
    this.#hints = hints;
    this.#pass = pass;
  }

  take(bytes: Buffer): void {
    let all = Buffer.concat([this.#rest, bytes]);
    const through: Buffer[] = [];
    while (all.length >= HEAD_BYTES && all.length >= 1 + all.readInt32BE(1)) {
      const message = all.subarray(0, 1 + all.readInt32BE(1));
      all = all.subarray(message.length);
      if (message[0] !== NOTIFICATION || this.#isPassed(message)) through.push(message);
    }
    this.#rest = all;
    if (through.length > 0) this.#pass(Buffer.concat(through));
  }

  #isPassed(message: Buffer): boolean {
    const hints = this.#hints();
    if (hints.kind === 'delay') setTimeout(() => this.#pass(message), hints.ms);
    return hints.kind === 'pass';
  }
}
