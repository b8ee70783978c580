import type { Bot } from '../engine/bot.ts';
import type { Box } from '../engine/game.ts';
import { portableTimers } from '../engine/timers.ts';
import { isGameId, usualBot } from '../games/catalogue.ts';
import { loadBots, loadRules } from '../games/load.ts';
import type { Journal } from '../journal/journal.ts';
import { CODE_LENGTH } from '../protocol/limits.ts';
import type { LocalAnswer, LocalRequest } from '../protocol/local.ts';
import { newCode } from '../protocol/new-code.ts';
import { readEntry } from '../table/entry.ts';
import { type House, platformRandom } from '../table/house.ts';
import type { LoadedTable } from '../table/loaded-table.ts';
import { LoadedTables } from '../table/loaded-tables.ts';
import { groupAt } from '../table/records/group.ts';
import { finishedRecord } from '../table/records/record-of.ts';
import { Results } from '../table/records/results.ts';
import { openArranged, openBranch, openLocalTable } from './openings.ts';

/** Everybody sits at this device, so the grace period is short, in ms. */
const GRACE_MS = 1000;

/** The house in a browser: the same referee as on a server, with its own journal, and games loaded on demand. */
export class BrowserHouse {
  readonly house: House;
  readonly tables: LoadedTables;
  readonly #results: Results;
  readonly #games = new BrowserGames();

  constructor(journal: Journal, botPace: number, think?: House['think']) {
    this.house = {
      ...(think !== undefined && { think }),
      journal,
      findBox: this.#games.findBox,
      findBot: this.#games.findBot,
      usualBot,
      now: Date.now,
      schedule: portableTimers.schedule,
      random: platformRandom,
      newCode: () => newCode(platformRandom, CODE_LENGTH),
      report: (error, table) => console.warn(`table ${table} failed`, error),
    };
    this.#results = new Results(this.house);
    this.tables = new LoadedTables(this.house, { botPace, graceMs: GRACE_MS, idleMs: 0, oneDevice: true });
  }

  /** Answers a page's request. */
  async answer(request: LocalRequest): Promise<LocalAnswer> {
    switch (request.kind) {
      case 'open':
        await this.#games.fetch(request.game);
        return openLocalTable(this.house, request);
      case 'branch':
        await this.#games.fetch(request.record.game);
        return openBranch(this.house, request);
      case 'arrange':
        await this.#games.fetch(request.game);
        await this.#remove(request.instead ?? []);
        return openArranged(this.house, request);
      case 'remove':
        await this.#remove(request.codes);
        return { kind: 'removed' };
      case 'look':
        return this.#atTable(request.code, (loaded) => ({ kind: 'table', table: loaded.info() }));
      case 'record':
        return this.#record(request.code);
      case 'result': {
        await this.prepare(request.code);
        const result = (await this.#results.read(request.code))?.finished?.result;
        return result === undefined ? { kind: 'error', code: 'not-over' } : { kind: 'result', result };
      }
      case 'group': {
        await this.prepare(request.code);
        const group = await groupAt(this.house, this.#results, request.code);
        return group === undefined ? { kind: 'error', code: 'no-such-table' } : { kind: 'group', group };
      }
      case 'pack': {
        const pack = await this.house.journal.getPack(request.digest);
        return pack === undefined
          ? { kind: 'error', code: 'no-such-pack' }
          : { kind: 'pack', pack: JSON.parse(pack) as unknown };
      }
    }
  }

  /** Loads the game of a table, which its referee needs. */
  async prepare(code: string): Promise<void> {
    const [first] = await this.house.journal.read(code);
    const opened = first === undefined ? undefined : readEntry(first.body);
    if (opened?.kind === 'opened') await this.#games.fetch(opened.game);
  }

  async #remove(codes: readonly string[]): Promise<void> {
    const { journal } = this.house;
    const heads = await journal.lastSeqs(codes);
    await journal.remove([...heads].map(([code, head]) => ({ code, head })));
  }

  async #record(code: string): Promise<LocalAnswer> {
    await this.prepare(code);
    const record = await finishedRecord(this.house, code);
    if (record === undefined) return { kind: 'error', code: 'no-such-table' };
    return record === 'not-over' ? { kind: 'error', code: record } : { kind: 'record', record };
  }

  async #atTable(code: string, answer: (loaded: LoadedTable) => LocalAnswer): Promise<LocalAnswer> {
    await this.prepare(code);
    const loaded = await this.tables.hold(code);
    if (loaded === undefined) return { kind: 'error', code: 'no-such-table' };
    try {
      return answer(loaded);
    } finally {
      this.tables.release(code);
    }
  }
}

/** The games loaded so far. */
class BrowserGames {
  readonly #fetched = new Map<string, { box: Box; bots: readonly Bot[] }>();

  /** Loads a game; false for an unknown name. */
  async fetch(game: string): Promise<boolean> {
    if (!isGameId(game)) return false;
    if (!this.#fetched.has(game)) {
      const [box, bots] = await Promise.all([loadRules(game), loadBots(game)]);
      this.#fetched.set(game, { box, bots });
    }
    return true;
  }

  readonly findBox = (game: string): Box | undefined => this.#fetched.get(game)?.box;

  readonly findBot = (game: string, bot: string): Bot | undefined =>
    this.#fetched.get(game)?.bots.find(({ id }) => id === bot);
}
