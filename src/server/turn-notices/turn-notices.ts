import { elementAt } from '../../engine/list.ts';
import { localeOf } from '../../engine/text.ts';
import { factsOf, isGameId } from '../../games/catalogue.ts';
import type { DueNotice, NoticeChannel, Subscriptions } from '../../journal/subscriptions.ts';
import type { House } from '../../table/house.ts';
import type { LoadedTable } from '../../table/loaded-table.ts';
import type { LoadedTables } from '../../table/loaded-tables.ts';
import { chairOf, chairOfSeat, playerAt } from '../../table/lobby/lobby.ts';
import { type Change, seatOf, type Table } from '../../table/table.ts';
import { statusOf } from '../../table/view.ts';
import type { Notice, SendNotice } from './sending.ts';
import { NOTICE_TEXT, saidMoment } from './text.ts';

/** The timing of turn notices, in ms. */
export interface NoticeTimes {
  /** From the beginning of a turn until its notice, for players whose page is not open. */
  delayMs: number;
  /** Interval for checking whether an open page stays open, and for how long after the beginning of the turn. */
  checkMs: number;
  checksForMs: number;
  /** Interval for checking for due turns, including those of nodes that ended. */
  pollMs: number;
  /** How long a node may take to send what it has claimed before another one does. */
  leaseMs: number;
  /** The delays between retries when sending fails; about an hour together. */
  pausesMs: readonly number[];
}

const MINUTE = 60_000;
export const NOTICE_TIMES: NoticeTimes = {
  delayMs: 20_000,
  checkMs: 30_000,
  checksForMs: 3 * MINUTE,
  pollMs: MINUTE,
  leaseMs: 2 * MINUTE,
  pausesMs: [0.5, 1, 2, 4, 8, 15, 15, 15].map((minutes) => minutes * MINUTE),
};

/** A subscription without a notice for this long ends. */
const KEPT_MS = 90 * 24 * 60 * MINUTE;

/** The path that ends a subscription, followed by its id. */
export const OFF_PATH = '/api/turn-notices/off/';

interface Parts {
  house: House;
  tables: LoadedTables;
  subscriptions: Subscriptions;
  senders: Partial<Record<NoticeChannel, SendNotice>>;
  times?: Partial<NoticeTimes> | undefined;
}

/** Notifies people at slow tables of their turn. No move waits for it, and its failures never affect a table. */
export class TurnNotices {
  readonly #parts: Parts;
  readonly #times: NoticeTimes;
  #cancelPoll: (() => void) | undefined;
  readonly #timers = new Set<() => void>();
  readonly #pending = new Set<Promise<void>>();
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#times = { ...NOTICE_TIMES, ...parts.times };
  }

  /** Handles turns missed while no node ran, and from then on due ones. */
  start(): void {
    this.#follow(this.#catchUp());
    this.#poll();
  }

  /** Resolves when all sending is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelPoll?.();
    for (const cancel of this.#timers) cancel();
    await Promise.all(this.#pending);
  }

  /** Called with every change of this node's tables. */
  onChange({ entry, row, before, state, outcome }: Change, table: Table): void {
    const { lobby, game, code } = table;
    if (lobby.manners.pace !== 'slow') return;
    if (outcome !== undefined) this.#later(() => this.#end(code));
    if (state === undefined || outcome !== undefined) return;
    const isStep = entry.kind === 'moved' || entry.kind === 'clock';
    const toActBefore = isStep && before !== undefined ? game.toAct(before) : [];
    // The player who undid a move knows that it is their turn again; the others need a notice.
    const undoer = entry.kind === 'undone' ? entry.seat : undefined;
    const begun = game.toAct(state).filter((seat) => !toActBefore.includes(seat) && seat !== undoer);
    const people = begun.flatMap((seat) => secretHashOn(table, seat));
    if (people.length > 0) this.#later(() => this.#begin(code, people, { turn: row.seq, since: row.at }));
  }

  async #begin(table: string, people: readonly string[], turn: { turn: number; since: number }): Promise<void> {
    const due = turn.since + this.#times.delayMs;
    for (const secretHash of people) await this.#parts.subscriptions.noteTurn({ table, secretHash, ...turn, due });
    this.#checkAt(due);
  }

  async #end(table: string): Promise<void> {
    await this.#parts.subscriptions.end({ table });
  }

  /**
   * A node may have ended between writing a move and noting the turn: it is noted now, and finished tables are cleaned
   * up.
   */
  async #catchUp(): Promise<void> {
    const { house, subscriptions } = this.#parts;
    const unfinished = new Set(await house.journal.unfinished());
    for (const code of await subscriptions.tables()) {
      if (this.#isStopped) return;
      if (!unfinished.has(code)) await this.#end(code);
      else await this.#atTable(code, (loaded) => this.#noteMissed(loaded.referee.table));
    }
  }

  async #noteMissed(table: Table): Promise<void> {
    const { game, play, code, lobby } = table;
    if (play === undefined || lobby.manners.pace !== 'slow') return;
    for (const seat of game.toAct(play.state)) {
      for (const secretHash of secretHashOn(table, seat)) {
        const known = await this.#parts.subscriptions.of(code, secretHash);
        const isNew = known.some(({ turn }) => turn < elementAt(play.lastMoves, seat));
        if (isNew) await this.#begin(code, [secretHash], { turn: table.seq, since: play.at });
      }
    }
  }

  #poll(): void {
    this.#cancelPoll = this.#parts.house.schedule(this.#times.pollMs, () => this.#poll());
    this.#later(async () => {
      await this.#parts.subscriptions.endOlderThan(this.#parts.house.now() - KEPT_MS);
      await this.#deliverDue();
    });
  }

  #checkAt(due: number): void {
    if (this.#isStopped) return;
    const cancel = this.#parts.house.schedule(Math.max(0, due - this.#parts.house.now()), () => {
      this.#timers.delete(cancel);
      this.#follow(this.#deliverDue());
    });
    this.#timers.add(cancel);
  }

  async #deliverDue(): Promise<void> {
    const { house, subscriptions } = this.#parts;
    for (;;) {
      if (this.#isStopped) return;
      const now = house.now();
      const claimed = await subscriptions.claim(now, now + this.#times.leaseMs);
      if (claimed.length === 0) return;
      await Promise.all(
        claimed.map((notice) => this.#deliver(notice).catch((error) => house.report(error, notice.table))),
      );
    }
  }

  async #deliver(due: DueNotice): Promise<void> {
    const { subscriptions } = this.#parts;
    const found = await this.#atTable(due.table, (loaded) => this.#noticeFor(loaded, due));
    switch (found) {
      case 'gone':
        await subscriptions.end(due);
        return;
      case 'moot':
      case undefined:
        return subscriptions.settle(due);
      case 'present':
        return this.#again(due, { due: this.#parts.house.now() + this.#times.checkMs, tries: due.tries });
      default:
        return this.#send(due, found);
    }
  }

  async #send(due: DueNotice, notice: Notice): Promise<void> {
    const { senders, subscriptions, house } = this.#parts;
    const outcome = await senders[due.channel]?.(due, notice).catch(() => 'failed' as const);
    if (outcome === 'gone') {
      await subscriptions.end({ id: due.id });
      return;
    }
    const pause = outcome === 'failed' ? this.#times.pausesMs.at(due.tries) : undefined;
    if (pause === undefined) return subscriptions.settle(due);
    return this.#again(due, { due: house.now() + pause, tries: due.tries + 1 });
  }

  async #again(notice: DueNotice, next: { due: number; tries: number }): Promise<void> {
    await this.#parts.subscriptions.settle(notice, next);
    this.#checkAt(next.due);
  }

  /** The notice for a player; `moot` if their turn has passed, `here` while their page is open. */
  #noticeFor(loaded: LoadedTable, due: DueNotice): Notice | 'gone' | 'moot' | 'present' {
    const { table } = loaded.referee;
    const { lobby, play, game, code } = table;
    const chair = chairOf(lobby, due.secretHash);
    if (loaded.referee.isGone || statusOf(table) === 'over' || chair === undefined) return 'gone';
    const seat = seatOf(lobby, chair);
    if (seat === undefined || play === undefined || lobby.manners.pace !== 'slow') return 'moot';
    const toAct = game.toAct(play.state);
    const isTheirs =
      toAct.includes(seat) && secretHashOn(table, seat).length > 0 && elementAt(play.lastMoves, seat) <= due.turn;
    if (!isTheirs) return 'moot';
    const { chairs } = loaded.info();
    const own = elementAt(chairs, chair);
    if (own.kind === 'person' && own.here) {
      // A page that stays open has shown the turn; a phone in a pocket is noticed after a minute.
      return this.#parts.house.now() < due.since + this.#times.checksForMs ? 'present' : 'moot';
    }
    const acting = toAct.map((one) => chairOfSeat(lobby, one));
    const waiting = chairs.flatMap((one, index) =>
      one.kind === 'person' && !acting.includes(index) ? [one.name] : [],
    );
    return noticeOf(due, { code, game: lobby.game, waiting });
  }

  /** Loads a table for a callback; 'gone' if it does not exist. */
  async #atTable<Found>(code: string, find: (loaded: LoadedTable) => Found | Promise<Found>): Promise<Found | 'gone'> {
    const { tables } = this.#parts;
    const loaded = await tables.hold(code);
    if (loaded === undefined) return 'gone';
    try {
      await loaded.referee.refresh();
      return await find(loaded);
    } finally {
      tables.release(code);
    }
  }

  /** Runs something after the mover got the reply. */
  #later(run: () => Promise<void>): void {
    this.#follow(new Promise<void>((resolve) => setImmediate(resolve)).then(run));
  }

  #follow(work: Promise<void>): void {
    const followed = work
      .catch((error) => this.#parts.house.report(error, 'turn notices'))
      .finally(() => this.#pending.delete(followed));
    this.#pending.add(followed);
  }
}

/** The person who plays a seat, if it is a person and no bot plays for them. */
function secretHashOn({ lobby }: Table, seat: number): string[] {
  const chair = playerAt(lobby, seat);
  return chair.kind === 'person' && chair.standIn === undefined ? [chair.secretHash] : [];
}

function noticeOf(
  { id, since, locale: asked, zone }: DueNotice,
  { code, game, waiting }: { code: string; game: string; waiting: readonly string[] },
): Notice {
  const locale = localeOf(asked);
  const text = NOTICE_TEXT[locale];
  return {
    code,
    title: text.title(isGameId(game) ? factsOf(game).door.name : game),
    body: text.waiting(waiting, saidMoment(since, locale, zone)),
    offPath: `${OFF_PATH}${id}`,
    openWords: text.open,
    offWords: text.off,
    offLabel: text.offLabel,
  };
}
