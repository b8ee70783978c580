import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** The listener with which `ws` notices that the other end of a connection has finished sending. */
const WS_END_LISTENER = 'socketOnEnd';

/**
 * A WebSocket that answers earlier messages before a close. `ws` answers a close frame at once, drops a connection
 * whose other end was closed, and sends nothing after either: the answer to a move already made would be lost.
 */
export class AnsweringSocket extends WebSocket {
  #answerAll: (() => Promise<void>) | undefined;
  #answered: Promise<void> | undefined;

  /**
   * `answerAll` resolves once everything received so far is answered, or the wait is too long; `wire` is the stream
   * below.
   */
  answerFirst(wire: Duplex, answerAll: () => Promise<void>): void {
    this.#answerAll = answerAll;
    const onEnd = wire.listeners('end').find(({ name }) => name === WS_END_LISTENER) as (() => void) | undefined;
    // This `ws` notices the end in an unknown way: leave it to it.
    if (onEnd === undefined) return;
    wire.off('end', onEnd);
    wire.once('end', () => void this.#whenAnswered().then(() => wire.destroyed || onEnd.call(wire)));
  }

  /** Called by `ws` when the page closes or breaks the protocol; either way nothing more is read. */
  override close(code?: number, reason?: string | Buffer): void {
    if (this.#answerAll === undefined) super.close(code, reason);
    else void this.#whenAnswered().then(() => super.close(code, reason));
  }

  /** Closes without waiting for anything. */
  closeAtOnce(code: number, reason: string): void {
    super.close(code, reason);
  }

  #whenAnswered(): Promise<void> {
    this.#answered ??= this.#answerAll?.() ?? Promise.resolve();
    return this.#answered;
  }
}

/** Closes a socket from our side, without waiting for pending requests. */
export function closeAtOnce(socket: WebSocket, code: number, reason: string): void {
  if (socket instanceof AnsweringSocket) socket.closeAtOnce(code, reason);
  else socket.close(code, reason);
}
