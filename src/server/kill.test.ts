import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Row } from '../journal/journal.ts';
import { sqliteJournal } from '../journal/sqlite.ts';
import type { CreatedTable } from '../protocol/client-message.ts';
import type { PlayInfo } from '../protocol/server-message.ts';
import { openTable, Page } from './fixtures/page.ts';
import { newFolder } from './fixtures/test-server.ts';

const KILLS = 4;
const ANSWERS_BETWEEN_KILLS = 10;

interface Running {
  process: ChildProcess;
  address: string;
}

const children = new Set<ChildProcess>();

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

async function start(dataDir: string): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'fixtures', 'serve.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', BOT_PACE: '2', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, address: line.toString().trim() };
}

/** A person who plays whatever is legal, sends again what was not answered, and comes back after every break. */
class Stubborn {
  readonly answered = new Map<string, number>();
  isOver = false;
  private readonly table: CreatedTable;
  private seen = 0;
  private play: PlayInfo | undefined;
  private pending: Record<string, unknown> | undefined;

  constructor(table: CreatedTable) {
    this.table = table;
  }

  /** Plays until the game is over or the server is gone. */
  async playAt(address: string): Promise<void> {
    const page = await Page.at(address, this.table.code, this.table.secret, this.seen).catch(() => undefined);
    if (page === undefined) return;
    let read = 0;
    const gone = page.closed.then(() => 'gone' as const);
    for (;;) {
      for (; read < page.heard.length; read++) this.hear(page, read);
      if (this.isOver) break;
      if (this.pending === undefined && this.play !== undefined && this.play.moves.length > 0) {
        const [move] = this.play.moves;
        this.pending = {
          kind: 'move',
          key: `${this.table.code}-${this.answered.size}-${this.seen}`,
          seen: this.seen,
          move,
        };
      }
      const next = this.pending ? page.asks(this.pending as { kind: string }) : this.news(page, read);
      next.catch(() => undefined);
      if ((await Promise.race([next, gone])) === 'gone') break;
    }
    page.close();
  }

  private hear(page: Page, index: number): void {
    const message = page.messages[index];
    if ('seq' in message) this.seen = Math.max(this.seen, message.seq);
    if ('play' in message) this.play = message.play;
    if ('table' in message) this.isOver = message.table.status === 'over';
    if (!('key' in message) || message.key !== this.pending?.key) return;
    if (message.kind === 'done') this.answered.set(message.key, message.seq);
    this.pending = undefined;
  }

  private async news(page: Page, read: number): Promise<void> {
    while (page.heard.length === read && page.socket.readyState === page.socket.OPEN) {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
}

async function rowsOf(dataDir: string, code: string): Promise<Row[]> {
  const journal = sqliteJournal(dataDir);
  const rows = await journal.read(code);
  await journal.close();
  return rows;
}

test('a server killed again and again in the middle of play loses no answered move and doubles none', async () => {
  const dataDir = newFolder();
  let server = await start(dataDir);
  const tables = await Promise.all(
    ['careful', 'random', 'careful', 'random'].map((bot) =>
      openTable(server.address, { game: 'dash', name: 'Ann', bots: [bot, 'random'], start: true }),
    ),
  );
  const people = tables.map((table) => new Stubborn(table));
  const answers = () => people.reduce((sum, { answered }) => sum + answered.size, 0);
  let kills = 0;
  while (people.some(({ isOver }) => !isOver)) {
    const playing = people.filter(({ isOver }) => !isOver).map((person) => person.playAt(server.address));
    const all = Promise.all(playing);
    if (kills < KILLS) {
      const enough = answers() + ANSWERS_BETWEEN_KILLS;
      await Promise.race([all, expect.poll(answers, { interval: 3, timeout: 20_000 }).toBeGreaterThanOrEqual(enough)]);
      server.process.kill('SIGKILL');
      await Promise.all([once(server.process, 'exit'), all]);
      kills += 1;
      server = await start(dataDir);
    } else {
      await all;
    }
  }
  server.process.kill('SIGTERM');
  const [status] = await once(server.process, 'exit');
  expect(status).toBe(0);

  expect(kills).toBe(KILLS);
  for (const [index, { code }] of tables.entries()) {
    const rows = await rowsOf(dataDir, code);
    const keys = rows.flatMap(({ key }) => key ?? []);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, place) => place + 1));
    expect(new Set(keys).size).toBe(keys.length);
    for (const [key, seq] of people[index].answered) {
      expect(rows[seq - 1].key?.endsWith(`:${key}`), `move ${key} as entry ${seq}`).toBe(true);
    }
  }
  rmSync(dataDir, { recursive: true });
}, 90_000);
