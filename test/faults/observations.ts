import type { Viewer } from '../../src/engine/game.ts';
import { elementAt } from '../../src/engine/list.ts';
import type { ServerMessage } from '../../src/protocol/server-message.ts';

/** A sent move, and all its answers. `order` counts what this player sent and received. */
export interface SentMove {
  table: string;
  key: string;
  move: unknown;
  order: number;
  answers: { order: number; answer: Answered }[];
}

export type Answered = { kind: 'done'; seq: number } | { kind: 'refused'; why: string } | { kind: 'unknown' };

/** A view shown to a player: the game at entry `seq` of a table, as JSON. */
export interface ShownGame {
  table: string;
  seq: number;
  viewer: Viewer;
  play: string;
}

/** The order of all events; players that share one can be compared with each other. */
export interface Order {
  next: number;
}

/** Everything a player sent and received, to be compared with the journal afterwards. */
export class Testimony {
  readonly moves = new Map<string, SentMove>();
  readonly shown: ShownGame[] = [];
  /** When something new was received or answered, by the clock. */
  readonly served: number[] = [];
  readonly #order: Order;
  readonly #clock: () => number;
  #seq = 0;

  constructor(order: Order = { next: 0 }, clock: () => number = () => performance.now()) {
    this.#order = order;
    this.#clock = clock;
  }

  sends(table: string, message: { kind: string; key?: string; move?: unknown }): void {
    if (message.kind !== 'move' || message.key === undefined || this.moves.has(message.key)) return;
    const { key, move } = message;
    this.moves.set(key, { table, key, move, order: this.#order.next++, answers: [] });
  }

  hears(table: string, viewer: Viewer, message: ServerMessage): void {
    if ('seq' in message && message.seq > this.#seq) {
      this.#seq = message.seq;
      this.served.push(this.#clock());
    }
    if ((message.kind === 'played' || message.kind === 'welcome') && message.play !== undefined) {
      this.shown.push({ table, seq: message.seq, viewer, play: JSON.stringify(message.play) });
    }
    const answer = answerIn(message);
    if (answer === undefined || !('key' in message)) return;
    if (answer.kind !== 'unknown') this.served.push(this.#clock());
    this.moves.get(message.key ?? '')?.answers.push({ order: this.#order.next++, answer });
  }

  /** At a new table the entries are counted from the beginning. */
  turnsTo(): void {
    this.#seq = 0;
  }

  /** How many moves sent after the first `order` events were answered with "done". */
  doneSince(order: number): number {
    const isDone = ({ answers }: SentMove): boolean => answers.some(({ answer }) => answer.kind === 'done');
    return [...this.moves.values()].filter((move) => move.order >= order && isDone(move)).length;
  }

  get now(): number {
    return this.#order.next;
  }

  /** When something new was first received or answered after a time. */
  servedAfter(moment: number): number {
    return this.served.find((at) => at > moment) ?? Number.POSITIVE_INFINITY;
  }

  /** The longest time without any news or answer between two times, in ms. */
  longestSilence(from: number, to: number): number {
    const times = [from, ...this.served.filter((at) => at > from && at < to), to];
    return Math.max(...times.slice(1).map((at, index) => at - elementAt(times, index)));
  }
}

function answerIn(message: ServerMessage): Answered | undefined {
  if (message.kind === 'done') return { kind: 'done', seq: message.seq };
  if (message.kind === 'refused') return { kind: 'refused', why: message.rule };
  if (message.kind !== 'error' || message.key === undefined) return undefined;
  // It is unknown whether it was written: it may be sent again with its key.
  return message.code === 'unavailable' ? { kind: 'unknown' } : { kind: 'refused', why: message.code };
}
