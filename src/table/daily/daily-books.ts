import { bytesToHex } from '@noble/hashes/utils.js';
import type { DailyGame } from '../../engine/daily.ts';
import { parseOptions } from '../../engine/options.ts';
import type { House } from '../house.ts';
import { choosePack } from '../lobby/opening.ts';
import { type DailyDate, turnOf } from './calendar.ts';
import { type DailyBook, type DailyEntry, dayKey, foldDay, type SealedDay } from './daily-book.ts';

const SEED_BYTES = 32;
/** Number of days in memory, the most recently used. */
const KEPT = 60;

/**
 * The journals of the days, each a list of entries like a table's. Any node may append the next entry, and exactly one
 * does: the order of entries decides what counts, never a comparison of clocks.
 */
export class DailyBooks {
  readonly house: House;
  readonly #games: readonly DailyGame[];
  readonly #kept = new Map<DailyDate, DailyBook>();
  /** One reader at a time applies new entries to a book. */
  readonly #reading = new Map<DailyDate, Promise<DailyBook | undefined>>();

  constructor(house: House, games: readonly DailyGame[]) {
    this.house = house;
    this.#games = games;
  }

  /** The current state of a day; undefined if it was never sealed. */
  async read(day: DailyDate): Promise<DailyBook | undefined> {
    const before = this.#reading.get(day);
    const reading = (before === undefined ? this.#readOn(day) : before.then(() => this.#readOn(day))).finally(() => {
      if (this.#reading.get(day) === reading) this.#reading.delete(day);
    });
    this.#reading.set(day, reading);
    return reading;
  }

  /** The current state of a day; draws and stores its seed if there is none. */
  async seal(day: DailyDate): Promise<DailyBook | undefined> {
    const book = await this.read(day);
    if (book !== undefined) return book;
    const body = await this.#draw(day);
    if (body === undefined) return undefined;
    // If another node was quicker, its seed is the day's.
    await this.#write(day, 1, body);
    return this.read(day);
  }

  /** Appends what `decide` returns for the current day; `decide` runs again if somebody else appended first. */
  async append(day: DailyDate, decide: (book: DailyBook) => DailyEntry | undefined): Promise<DailyBook> {
    for (;;) {
      const book = await this.read(day);
      if (book === undefined) throw new Error(`${dayKey(day)} was not sealed`);
      const body = decide(book);
      if (body === undefined) return book;
      await this.#write(day, book.seq + 1, body);
    }
  }

  async #write(day: DailyDate, seq: number, body: DailyEntry): Promise<void> {
    const { journal, now } = this.house;
    // A day has no players of its own, so it never counts as an unfinished table.
    const over = { game: '', people: [] };
    await journal.append(dayKey(day), { seq, at: now(), body, over });
  }

  async #readOn(day: DailyDate): Promise<DailyBook | undefined> {
    const known = this.#kept.get(day);
    const rows = await this.house.journal.read(dayKey(day), known?.seq ?? 0);
    const book = foldDay(day, known, rows);
    if (book === undefined) return undefined;
    this.#kept.delete(day);
    this.#kept.set(day, book);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    return book;
  }

  async #draw(day: DailyDate): Promise<SealedDay | undefined> {
    const { house } = this;
    const turn = turnOf(
      day,
      this.#games.filter(({ game }) => house.findBox(game) !== undefined),
    );
    const box = turn && house.findBox(turn.game.game);
    if (turn === undefined || box === undefined) return undefined;
    const { game, setup } = turn;
    const pack = await choosePack(house, box, undefined);
    const check = parseOptions(box.options, setup.options);
    if (pack === undefined || check.kind === 'invalid')
      throw new Error(`the setup ${setup.id} of ${game.game} makes no table`);
    const { options } = check;
    const seed = bytesToHex(house.random(SEED_BYTES));
    const together = game.isTogether(options);
    const what = { game: game.game, setup: setup.id, pack, options: { ...options }, bots: [...setup.bots] };
    return { v: 1, kind: 'sealed', ...what, together, seed };
  }
}
