import { Client } from 'pg';
import type { Hint } from './journal.ts';
import { WHISPER_BYTES } from './journal.ts';
import { lineConfig } from './postgres-pool.ts';

const CHANNEL = 'undercroft';
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 2000;
/** How often a quiet line is asked whether it is still there. */
const PING_MS = 5000;

/** An entry that was written. */
export interface Written {
  table: string;
  seq: number;
}

/**
 * The line on which nodes hear each other: LISTEN and NOTIFY on a connection of its own, which comes back by itself.
 * Hints go out after the commit and not within it: PostgreSQL lets only one transaction with a NOTIFY commit at a time,
 * which would make all nodes wait for each other's disk.
 */
export class PostgresLine {
  private readonly url: string;
  /** Which notifications are our own. */
  private readonly node: string;
  private readonly listeners = new Set<(hint: Hint) => void>();
  private client: Client | undefined;
  private written: Written[] = [];
  private telling: NodeJS.Immediate | undefined;
  private asking: Promise<void> = Promise.resolve();
  private readonly ping: NodeJS.Timeout;
  private wait = FIRST_WAIT_MS;
  private reconnecting: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(url: string, node: string) {
    this.url = url;
    this.node = node;
    this.ping = setInterval(() => this.ask('SELECT 1'), PING_MS);
    this.ping.unref();
    void this.connect();
  }

  listen(listener: (hint: Hint) => void): () => void {
    this.listeners.add(listener);
    if (this.client !== undefined) listener({ kind: 'hearing' });
    return () => this.listeners.delete(listener);
  }

  /** Tells the others what was written; what is written in one tick, in one notification. */
  tellWritten(written: readonly Written[]): void {
    this.written.push(...written);
    this.telling ??= setImmediate(() => {
      const all = this.written.map(({ table, seq }) => `${table} ${seq}`);
      this.written = [];
      this.telling = undefined;
      for (const part of inParts(all)) this.notify(`w${part.join('\n')}`);
    });
  }

  whisper(text: string): void {
    if (Buffer.byteLength(text) > WHISPER_BYTES) throw new Error(`a whisper has at most ${WHISPER_BYTES} bytes`);
    this.notify(`t${text}`);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.ping);
    clearTimeout(this.reconnecting);
    if (this.telling !== undefined) await new Promise((resolve) => setImmediate(resolve));
    await this.asking;
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private notify(payload: string): void {
    this.ask('SELECT pg_notify($1, $2)', [CHANNEL, `${this.node} ${payload}`]);
  }

  /** One question after the other; a line that does not answer is taken for lost. */
  private ask(text: string, values?: unknown[]): void {
    this.asking = this.asking.then(async () => {
      const { client } = this;
      try {
        await client?.query(text, values);
      } catch {
        if (client !== undefined) this.lost(client);
      }
    });
  }

  private async connect(): Promise<void> {
    const client = new Client(lineConfig(this.url, this.node));
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload = '' }) => this.hear(payload));
    try {
      await client.connect();
      // A hint is worth no wait for the disk.
      await client.query(`SET synchronous_commit TO off; LISTEN ${CHANNEL}`);
    } catch {
      void client.end().catch(() => undefined);
      return this.comeBack();
    }
    if (this.closed) return void client.end().catch(() => undefined);
    this.client = client;
    this.wait = FIRST_WAIT_MS;
    this.tell({ kind: 'hearing' });
  }

  private lost(client: Client): void {
    if (client !== this.client) return;
    this.client = undefined;
    void client.end().catch(() => undefined);
    this.tell({ kind: 'deaf' });
    this.comeBack();
  }

  private comeBack(): void {
    if (this.closed) return;
    this.reconnecting = setTimeout(() => void this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2);
  }

  private hear(payload: string): void {
    const space = payload.indexOf(' ');
    const from = payload.slice(0, space);
    if (from === this.node) return;
    const kind = payload[space + 1];
    const text = payload.slice(space + 2);
    if (kind === 't') this.tell({ kind: 'whispered', text, from });
    if (kind !== 'w') return;
    for (const line of text.split('\n')) {
      const [table, seq] = line.split(' ');
      this.tell({ kind: 'written', at: { table, seq: Number(seq) } });
    }
  }

  private tell(hint: Hint): void {
    for (const listener of this.listeners) listener(hint);
  }
}

/** Lists that fit into a notification each; codes and numbers have one byte a letter. */
function inParts(lines: readonly string[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const line of lines) {
    if (room < line.length + 1) {
      parts.push([]);
      room = WHISPER_BYTES;
    }
    parts.at(-1)?.push(line);
    room -= line.length + 1;
  }
  return parts;
}
