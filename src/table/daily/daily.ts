import type { DailyGame } from '../../engine/daily.ts';
import type { DailyRefusal } from '../../protocol/daily.ts';
import type { House } from '../house.ts';
import { chairAt } from '../lobby/lobby.ts';
import { Referee } from '../referee.ts';
import { type Change, seatOf, type Table } from '../table.ts';
import { type DailyDate, dateOf, daysAfter, timesOf } from './calendar.ts';
import type { DailyBook } from './daily-book.ts';
import { DailyBooks } from './daily-books.ts';
import {
  type DailyPlayer,
  type DailySeat,
  ensureTable,
  invitationOf,
  openPractice,
  personHashOf,
  seatAt,
} from './daily-table.ts';

/** Interval for checking whether a day must be sealed or opened, in ms. */
const CHECK_MS = 5 * 60_000;
/** Maximum number of people who play along in a try. */
const MOST_ALONG = 7;
/** Number of unfinished tables remembered. */
const KEPT = 1000;

export type DailyBegun = ({ kind: 'begun' } & DailySeat) | { kind: 'refused'; why: DailyRefusal };

/** The dungeon of the day: seals the coming days, opens past ones, and keeps everybody's one counted try. */
export class Daily {
  readonly books: DailyBooks;
  readonly #house: House;
  #cancel: (() => void) | undefined;
  /** Results being stored. */
  readonly #pending = new Set<Promise<void>>();
  /** The last entry of tables found unfinished. */
  readonly #unfinishedAt = new Map<string, number>();

  constructor(house: House, games: readonly DailyGame[]) {
    this.#house = house;
    this.books = new DailyBooks(house, games);
  }

  /** Seals and opens days on time until stopped. Failures are retried. */
  start(): void {
    this.#follow(this.#keepUp());
    this.#cancel = this.#house.schedule(CHECK_MS, () => this.start());
  }

  /** Resolves when all writes are done. */
  async stop(): Promise<void> {
    this.#cancel?.();
    await Promise.all(this.#pending);
  }

  /** The current day of this house. */
  get date(): DailyDate {
    return dateOf(this.#house.now());
  }

  /** A day up to tomorrow. Opens it if that is due. */
  async day(day: DailyDate): Promise<DailyBook | undefined> {
    const { date } = this;
    if (day > daysAfter(date, 1)) return undefined;
    const book = day < date ? await this.books.read(day) : await this.books.seal(day);
    return book === undefined ? undefined : this.#openIfDue(book);
  }

  /** A person's one counted try, begun or continued; or practice. */
  async begin(day: DailyDate, player: DailyPlayer, { practice }: { practice: boolean }): Promise<DailyBegun> {
    const book = await this.day(day);
    if (book === undefined || timesOf(day).startsAt > this.#house.now()) return { kind: 'refused', why: 'no-such-day' };
    if (this.#house.findBox(book.sealed.game) === undefined) return { kind: 'refused', why: 'no-such-game' };
    const person = personHashOf(player);
    if (practice) {
      const mayPractise = book.openedAt !== undefined || (await this.settle(book, person)) === 'over';
      if (!mayPractise) return { kind: 'refused', why: 'try-first' };
      return { kind: 'begun', ...(await openPractice(this.#house, book, player)) };
    }
    const claimed = book.tries.has(person) ? book : await this.#claim(book, person);
    const tried = claimed.tries.get(person);
    if (tried === undefined) return { kind: 'refused', why: 'day-over' };
    if (tried.along !== undefined) return { kind: 'refused', why: 'tried-already' };
    if (tried.result !== undefined) return { kind: 'begun', ...seatAt(book, tried.table, player) };
    return { kind: 'begun', ...(await ensureTable(this.#house, book, { code: tried.table, player })) };
  }

  /** Somebody plays along in another's try by invitation: it counts for both, as one, and is their only try. */
  async playAlong(
    day: DailyDate,
    { person: secret, name, crest, table, invitation }: DailyPlayer & { table: string; invitation: string },
  ): Promise<{ kind: 'joined'; code: string } | { kind: 'refused'; why: DailyRefusal }> {
    const book = await this.day(day);
    if (book === undefined || timesOf(day).startsAt > this.#house.now()) return { kind: 'refused', why: 'no-such-day' };
    const referee = await Referee.load(this.#house, table);
    const [chair] = referee?.table.lobby.daily?.day === day ? referee.table.lobby.chairs : [];
    const isInvited = chair?.kind === 'person' && invitationOf(chair.secretHash) === invitation;
    if (!isInvited) return { kind: 'refused', why: 'not-invited' };
    const person = personHashOf({ person: secret });
    const after = await this.books.append(day, ({ tries, openedAt }) => {
      const others = [...tries.values()].filter((one) => one.table === table);
      const goesOn = others.length > 0 && others.every(({ result }) => result === undefined);
      const isOpen = openedAt === undefined && this.#house.now() < timesOf(day).endsAt;
      if (tries.has(person) || !goesOn || !isOpen || others.length > MOST_ALONG) return undefined;
      return { v: 1, kind: 'joined', person, table, name, ...(crest === undefined ? {} : { crest }) };
    });
    const tried = after.tries.get(person);
    if (tried === undefined) return { kind: 'refused', why: 'day-over' };
    return tried.table === table ? { kind: 'joined', code: table } : { kind: 'refused', why: 'tried-already' };
  }

  /** The state of a person's try; stores its table's result if that was missed. */
  async settle(book: DailyBook, person: string): Promise<'none' | 'playing' | 'late' | 'over'> {
    const tried = book.tries.get(person);
    if (tried === undefined) return 'none';
    if (tried.result === undefined && book.openedAt === undefined) await this.#recordIfOver(tried.table);
    if (tried.result !== undefined) return 'over';
    return book.openedAt === undefined ? 'playing' : 'late';
  }

  /** Stores the result of a table's game if it is over; a table without new entries is not replayed. */
  async #recordIfOver(code: string): Promise<void> {
    const head = (await this.#house.journal.lastSeqs([code])).get(code);
    if (head === undefined || this.#unfinishedAt.get(code) === head) return;
    const referee = await Referee.load(this.#house, code);
    if (referee === undefined) return;
    if (referee.table.play?.outcome !== undefined) return this.#finish(referee.table);
    this.#unfinishedAt.delete(code);
    this.#unfinishedAt.set(code, referee.table.seq);
    for (const oldest of this.#unfinishedAt.keys())
      if (this.#unfinishedAt.size > KEPT) this.#unfinishedAt.delete(oldest);
  }

  /** Called with every change of this node's tables. */
  onChange({ outcome, isOurs }: Change, table: Table): void {
    // If this fails, or the node ends before, the result is computed on the next request, and before the day is opened.
    if (outcome !== undefined && isOurs === true && table.lobby.daily !== undefined) this.#follow(this.#finish(table));
  }

  /** Stores the result of a counted try: once, in time, and from the table alone. */
  async #finish({ code, lobby, play, game }: Table): Promise<void> {
    const { daily } = lobby;
    const chair = chairAt(lobby, 0);
    const seat = seatOf(lobby, 0);
    if (daily === undefined || daily.practice === true || play?.outcome === undefined || seat === undefined) return;
    if (chair.kind !== 'person' || chair.personHash === undefined) return;
    const { day } = daily;
    const { name, crest, personHash: person } = chair;
    const { winners, scores } = play.outcome;
    const won = winners.includes(seat);
    const score = game.dailyScore?.(play.state, seat) ?? scores?.[seat] ?? Number(won);
    const { tries } = await this.books.append(day, () => undefined);
    const along = [...tries].flatMap(([who, tried]) =>
      tried.table === code && tried.along !== undefined ? [{ person: who, ...tried.along }] : [],
    );
    for (const one of [{ person, name, crest }, ...along]) {
      const streak = (await this.streakAt(daysAfter(day, -1), one.person)) + 1;
      const called = { name: one.name, ...(one.crest === undefined ? {} : { crest: one.crest }) };
      await this.books.append(day, ({ tries: now, openedAt }) => {
        const tried = now.get(one.person);
        const counts = tried?.table === code && tried.result === undefined && openedAt === undefined;
        if (!counts || play.at >= timesOf(day).opensAt) return undefined;
        return { v: 1, kind: 'finished', person: one.person, score, won, ...called, streak };
      });
    }
  }

  /** Length of a person's streak including this day; 0 if they did not finish it. */
  async streakAt(day: DailyDate, person: string): Promise<number> {
    const book = await this.books.read(day);
    if (book === undefined) return 0;
    await this.settle(book, person);
    return book.tries.get(person)?.result?.streak ?? 0;
  }

  async #claim(book: DailyBook, person: string): Promise<DailyBook> {
    const { journal, newCode } = this.#house;
    let table = newCode();
    while ((await journal.lastSeqs([table])).has(table)) table = newCode();
    return this.books.append(book.day, ({ day, tries, openedAt }) => {
      const { startsAt, endsAt } = timesOf(day);
      const now = this.#house.now();
      const isRunning = now >= startsAt && now < endsAt && openedAt === undefined;
      return tries.has(person) || !isRunning ? undefined : { v: 1, kind: 'began', person, table };
    });
  }

  /** Opens a day whose time has come, after storing all known results. */
  async #openIfDue(book: DailyBook): Promise<DailyBook> {
    const house = this.#house;
    const { books } = this;
    if (book.openedAt !== undefined || house.now() < timesOf(book.day).opensAt) return book;
    const unfinished = new Set(await house.journal.unfinished());
    for (const [person, { table, result }] of [...book.tries]) {
      if (result !== undefined || unfinished.has(table)) continue;
      // A table that newer rules cannot read must not keep a day from opening.
      await this.settle(book, person).catch((error) => house.report(error, table));
    }
    return books.append(book.day, ({ openedAt }) => (openedAt === undefined ? { v: 1, kind: 'opened' } : undefined));
  }

  async #keepUp(): Promise<void> {
    const { date } = this;
    for (const later of [-1, 0, 1]) await this.day(daysAfter(date, later));
  }

  #follow(work: Promise<void>): void {
    const followed = work
      .catch((error) => this.#house.report(error, 'daily'))
      .finally(() => this.#pending.delete(followed));
    this.#pending.add(followed);
  }
}
