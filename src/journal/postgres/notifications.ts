import type { Client } from 'pg';
import { processTimers, type Timers } from '../../engine/timers.ts';
import type { Hint } from '../journal.ts';
import { MAX_NODE_MESSAGE_BYTES } from '../journal.ts';
import type { Audience } from '../table-nodes.ts';

/** The channel all nodes listen to; each also has its own. */
const CHANNEL = 'undercroft';
const channelOf = (node: string): string => `${CHANNEL}_${node}`;
const FIRST_RETRY_MS = 50;
const MAX_RETRY_MS = 2000;
/** How often an idle connection is checked. */
const PING_MS = 5000;

/** A written entry. */
export interface Written {
  table: string;
  seq: number;
}

/**
 * Messages between nodes by LISTEN and NOTIFY, on a separate connection that reconnects by itself. Hints are sent after
 * the commit and not within it: PostgreSQL serialises the commits of transactions with a NOTIFY, so all nodes would
 * wait for each other's fsync.
 */
export class PostgresNotifications {
  readonly #newClient: () => Client;
  readonly #timers: Timers;
  readonly #random: () => number;
  /** Prefix of our own notifications, which are ignored. */
  readonly #node: string;
  readonly #listeners = new Set<(hint: Hint) => void>();
  #client: Client | undefined;
  /** Hints not yet sent, by channel. */
  #written = new Map<string, string[]>();
  #cancelNotify: (() => void) | undefined;
  #lastQuery: Promise<void> = Promise.resolve();
  readonly #stopPing: () => void;
  #retryMs = FIRST_RETRY_MS;
  #cancelReconnect: (() => void) | undefined;
  #closed = false;

  constructor(node: string, newClient: () => Client, { timers = processTimers, random = Math.random } = {}) {
    this.#node = node;
    this.#newClient = newClient;
    this.#timers = timers;
    this.#random = random;
    this.#stopPing = timers.every(PING_MS, () => this.#query('SELECT 1'));
    void this.#connect();
  }

  subscribe(listener: (hint: Hint) => void): () => void {
    this.#listeners.add(listener);
    if (this.#client !== undefined) listener({ kind: 'connected' });
    return () => this.#listeners.delete(listener);
  }

  /** Sends a hint of a new entry; those of one tick share a notification. */
  notifyWritten({ table, seq }: Written, to: Audience): void {
    for (const channel of channelsTo(to)) {
      const lines = this.#written.get(channel);
      if (lines === undefined) this.#written.set(channel, [`${table} ${seq}`]);
      else lines.push(`${table} ${seq}`);
      this.#cancelNotify ??= this.#timers.soon(() => this.#sendHints());
    }
  }

  send(text: string, to: Audience): void {
    if (Buffer.byteLength(text) > MAX_NODE_MESSAGE_BYTES)
      throw new Error(`a node message has at most ${MAX_NODE_MESSAGE_BYTES} bytes`);
    for (const channel of channelsTo(to)) this.#notify(channel, `t${text}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopPing();
    this.#cancelReconnect?.();
    if (this.#cancelNotify !== undefined) await new Promise<void>((resolve) => this.#timers.soon(resolve));
    await this.#lastQuery;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #sendHints(): void {
    const written = this.#written;
    this.#written = new Map();
    this.#cancelNotify = undefined;
    for (const [channel, lines] of written) {
      for (const part of inParts(lines)) this.#notify(channel, `w${part.join('\n')}`);
    }
  }

  #notify(channel: string, payload: string): void {
    this.#query('SELECT pg_notify($1, $2)', [channel, `${this.#node} ${payload}`]);
  }

  /** Runs queries one after the other; a connection that does not respond counts as lost. */
  #query(text: string, values?: unknown[]): void {
    this.#lastQuery = this.#lastQuery.then(async () => {
      const client = this.#client;
      try {
        await client?.query(text, values);
      } catch {
        if (client !== undefined) this.#onLost(client);
      }
    });
  }

  async #connect(): Promise<void> {
    const client = this.#newClient();
    client.on('error', () => this.#onLost(client));
    client.on('end', () => this.#onLost(client));
    client.on('notification', ({ payload = '' }) => this.#receive(payload));
    try {
      await client.connect();
      // Hints need no durability.
      await client.query(`SET synchronous_commit TO off; LISTEN ${CHANNEL}; LISTEN ${channelOf(this.#node)}`);
    } catch {
      void client.end().catch(() => undefined);
      return this.#reconnect();
    }
    if (this.#closed) return void client.end().catch(() => undefined);
    this.#client = client;
    this.#retryMs = FIRST_RETRY_MS;
    this.#emit({ kind: 'connected' });
  }

  #onLost(client: Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    void client.end().catch(() => undefined);
    this.#emit({ kind: 'disconnected' });
    this.#reconnect();
  }

  #reconnect(): void {
    if (this.#closed) return;
    const wait = this.#retryMs * (0.5 + this.#random());
    this.#cancelReconnect = this.#timers.schedule(wait, () => void this.#connect());
    this.#retryMs = Math.min(MAX_RETRY_MS, this.#retryMs * 2);
  }

  #receive(payload: string): void {
    const space = payload.indexOf(' ');
    const from = payload.slice(0, space);
    if (from === this.#node) return;
    const kind = payload[space + 1];
    const text = payload.slice(space + 2);
    if (kind === 't') this.#emit({ kind: 'message', text, from });
    if (kind !== 'w') return;
    for (const line of text.split('\n')) {
      const gap = line.indexOf(' ');
      this.#emit({ kind: 'written', at: { table: line.slice(0, gap), seq: Number(line.slice(gap)) } });
    }
  }

  #emit(hint: Hint): void {
    for (const listener of this.#listeners) listener(hint);
  }
}

function channelsTo(to: Audience): readonly string[] {
  return to === 'all' ? [CHANNEL] : to.map(channelOf);
}

/** Splits lines into lists that fit into one notification each; codes and numbers are ASCII. */
function inParts(lines: readonly string[]): string[][] {
  const parts: string[][] = [];
  let bytesLeft = 0;
  for (const line of lines) {
    if (bytesLeft < line.length + 1) {
      parts.push([]);
      bytesLeft = MAX_NODE_MESSAGE_BYTES;
    }
    parts.at(-1)?.push(line);
    bytesLeft -= line.length + 1;
  }
  return parts;
}
