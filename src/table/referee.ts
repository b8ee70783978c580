import { GapError, type LatestFinish, type NewRow, type Row } from '../journal/journal.ts';
import { type Ask, type Asker, judge, type Known } from './ask.ts';
import type { Entry } from './entry.ts';
import { readEntry } from './entry.ts';
import type { House } from './house.ts';
import { peopleOf } from './lobby.ts';
import { type Answer, answerTo, type Change, commit, follow, followJudged, newTable, type Table } from './table.ts';
import { Turns } from './turns.ts';

/** How often an entry is tried again after somebody else was quicker; then whoever asked may ask again. */
const ATTEMPTS = 5;
/** More than these no table takes from people, moves and all; a game lasts for a few hundred. */
const MOST_ENTRIES = 20_000;
/** Nor more than these of all that is no move that stands: names, chairs, options, moves taken back. */
const MOST_OTHERS = 2000;
/** So many refusals are remembered by their key. */
const REFUSALS_KEPT = 500;

/** Something asked of a table under a key of the asker's own. */
export interface Asked {
  asker: Asker;
  key: string;
  ask: Ask;
}

export type Listener = (change: Change) => void;

const UNAVAILABLE: Answer = { kind: 'error', code: 'unavailable' };
const NO_SUCH_TABLE: Answer = { kind: 'error', code: 'no-such-table' };

/** The table was removed from the journal. */
class Removed extends Error {}

/**
 * The referee of one table. Takes one thing at a time: judges it, plays it on a copy, writes it to the journal,
 * and only then believes it, answers, and tells whoever listens.
 */
export class Referee {
  readonly table: Table;
  private readonly house: House;
  private readonly listeners = new Set<Listener>();
  private readonly turns = new Turns();
  /** An entry may or may not have been written: read before anything else. */
  private inDoubt = false;
  private broken = false;
  private gone = false;
  private readonly whenGone = new Set<() => void>();
  /** What was refused under which key, so that a key means one thing; a process that starts anew has forgotten it. */
  private readonly refusals = new Map<string, Answer>();
  private readonly usuallyKnown: Known;

  private constructor(house: House, table: Table) {
    this.house = house;
    this.table = table;
    const { game } = table.lobby;
    this.usuallyKnown = { hasBot: (bot) => house.findBot(game, bot) !== undefined, allowGiven: house.allowGiven };
  }

  /** Calls a referee to a table of the journal; undefined where there is no such table. */
  static async load(house: House, code: string): Promise<Referee | undefined> {
    const [first, ...rest] = await house.journal.read(code);
    if (first === undefined) return undefined;
    const referee = new Referee(house, newTable(code, first, await openPack(house, first)));
    for (const row of rest) commit(referee.table, follow(referee.table, row));
    return referee;
  }

  /** Asks for something and waits until it is done or refused. */
  submit(asked: Asked): Promise<Answer> {
    return this.inTurn(() => this.decide(asked));
  }

  /** Lets the clock move if the game's deadline has come. */
  async expire(): Promise<void> {
    await this.inTurn(() => this.expireIfDue());
  }

  /** Reads what others have written to the journal. */
  async refresh(): Promise<void> {
    await this.inTurn(() => this.catchUp());
  }

  /** Resolves when everything asked so far has been answered. */
  async settled(): Promise<void> {
    await this.turns.settled();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Whether the table was removed from the journal, as old ones are. */
  get isGone(): boolean {
    return this.gone;
  }

  /** Told once, when the table is found to be removed. */
  onceGone(listener: () => void): void {
    this.whenGone.add(listener);
  }

  /** When the clock must move next, in the table's time. */
  deadline(): number | undefined {
    const { game, play } = this.table;
    return play === undefined || play.outcome !== undefined ? undefined : game.deadline?.(play.state);
  }

  private inTurn<Result>(task: () => Promise<Result>): Promise<Result | Answer> {
    return this.turns.take(async () => {
      if (this.gone) return NO_SUCH_TABLE;
      if (this.broken) return UNAVAILABLE;
      try {
        return await task();
      } catch (trouble) {
        if (isRemoval(trouble)) return this.vanish();
        this.house.report(trouble, this.table.code);
        return UNAVAILABLE;
      }
    });
  }

  private vanish(): Answer {
    this.gone = true;
    for (const listener of this.whenGone) listener();
    return NO_SUCH_TABLE;
  }

  private async decide({ asker, key, ask }: Asked): Promise<Answer> {
    if (this.inDoubt) await this.catchUp();
    if (this.isDue()) await this.expireIfDue();
    const { table } = this;
    // Seen at another node, of which nothing was heard here yet.
    if (ask.kind === 'move' && ask.seen > table.seq) await this.catchUp();
    // A move says what its maker has seen; all else may rest on what another node was asked a moment ago.
    let isCurrent = asker.kind !== 'person' || ask.kind === 'move';
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const fullKey = journalKey(asker, key);
      const old = table.answers.get(fullKey) ?? this.refusals.get(fullKey);
      if (old !== undefined) return old;
      if (asker.kind === 'person' && isWornOut(table, ask)) return { kind: 'error', code: 'too-many' };
      const latest = ask.kind === 'start' ? await this.latestToFinish() : undefined;
      const judged = judge(table, { asker, ask }, this.known(latest));
      if (judged.kind !== 'entry') {
        const wasAt = table.seq;
        if (!isCurrent) await this.catchUp();
        isCurrent = true;
        if (table.seq > wasAt) continue;
        return asker.kind === 'person' ? this.refuse(fullKey, judged) : judged;
      }
      const change = await this.write(judged.entry, fullKey);
      if (change !== undefined) return answerTo(change);
    }
    return UNAVAILABLE;
  }

  private refuse(key: string, answer: Answer): Answer {
    const [oldest] = this.refusals.keys();
    if (this.refusals.size >= REFUSALS_KEPT && oldest !== undefined) this.refusals.delete(oldest);
    this.refusals.set(key, answer);
    return answer;
  }

  private latestToFinish(): Promise<LatestFinish | undefined> {
    const { lobby } = this.table;
    return this.house.journal.latestToFinish(peopleOf(lobby), lobby.game);
  }

  private known(latest: LatestFinish | undefined): Known {
    return latest === undefined ? this.usuallyKnown : { ...this.usuallyKnown, latest };
  }

  private isDue(): boolean {
    const deadline = this.deadline();
    return deadline !== undefined && this.house.now() >= deadline;
  }

  private async expireIfDue(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS && this.isDue(); attempt++) {
      await this.write({ v: 1, kind: 'clock' }, `clock:${this.table.seq}`);
    }
  }

  /** Writes an entry that was judged just now, and makes it true; undefined where somebody was quicker, whose entries are then known. */
  private async write(entry: Entry, key: string): Promise<Change | undefined> {
    const { table, house } = this;
    // Entries never go back in time, even where the machine's clock does.
    const row: Row = { seq: table.seq + 1, at: Math.max(house.now(), table.at), key, body: entry };
    const change = followJudged(table, row, entry);
    const isOver = table.play?.outcome === undefined && change.outcome !== undefined;
    this.inDoubt = true;
    const appended = await house.journal.append(table.code, isOver ? { ...row, over: overAt(table) } : row);
    this.inDoubt = false;
    if (appended === 'taken') {
      await this.catchUp();
      return undefined;
    }
    change.isOurs = true;
    this.accept(change);
    return change;
  }

  /** The last entry that is known is read once more: where it is gone, the table may be. */
  private async catchUp(): Promise<void> {
    const { journal } = this.house;
    const { code, seq } = this.table;
    const [last, ...rows] = await journal.read(code, seq - 1);
    if (last === undefined && !(await journal.heads([code])).has(code)) throw new Removed();
    for (const row of rows) this.accept(this.followOrBreak(row));
    this.inDoubt = false;
  }

  /** What is in the journal and cannot be followed means that this table cannot go on; the others can. */
  private followOrBreak(row: Row): Change {
    try {
      return follow(this.table, row);
    } catch (trouble) {
      this.broken = true;
      throw trouble;
    }
  }

  private accept(change: Change): void {
    commit(this.table, change);
    for (const listener of this.listeners) {
      try {
        listener(change);
      } catch (trouble) {
        this.house.report(trouble, this.table.code);
      }
    }
  }
}

/** The table was looked for and is gone, or an entry finds nothing that it could follow. */
function isRemoval(trouble: unknown): boolean {
  return trouble instanceof Removed || (trouble instanceof GapError && trouble.head === 0);
}

/** Whether so much was written about a table that a person can only be up to mischief. */
function isWornOut({ seq, play }: Table, ask: Ask): boolean {
  const others = seq - (play?.steps.length ?? 0);
  // These come to an end by themselves, and are what is left to do about the mischief.
  const isUrgent = ask.kind === 'move' || ask.kind === 'start' || ask.kind === 'remove';
  return seq >= MOST_ENTRIES || (!isUrgent && others >= MOST_OTHERS);
}

/** Who has finished this game: nobody at a practice table, and nobody for whom a bot played it to its end. */
function overAt({ lobby }: Table): NonNullable<NewRow['over']> {
  const chairs = lobby.chairs.filter((chair) => chair.kind === 'person' && chair.standIn === undefined);
  return { game: lobby.game, people: lobby.manners.freeUndo === true ? [] : peopleOf({ chairs }) };
}

/** Keys are everybody's own: nobody can use up, or ask after, the key of another. */
function journalKey(asker: Asker, key: string): string {
  return asker.kind === 'person' ? `${asker.secretHash.slice(0, 16)}:${key}` : `${asker.kind}:${asker.seat}:${key}`;
}

/** Opens the pack that a table was opened with. */
export async function openPack(house: House, first: Row): Promise<Pick<Table, 'box' | 'pack' | 'game'>> {
  const opened = readEntry(first.body);
  if (opened.kind !== 'opened') throw new Error('the first entry of a table opens it');
  const box = house.findBox(opened.game);
  if (box === undefined) throw new Error(`there is no game ${opened.game} in this house`);
  const text = await house.journal.getPack(opened.pack);
  if (text === undefined) throw new Error(`the pack ${opened.pack} is not in the journal`);
  const check = box.checkPack(JSON.parse(text));
  if (check.kind === 'unsound') throw new Error(`the pack ${opened.pack} is not sound: ${check.mistakes[0]?.what}`);
  return { box, pack: check.pack, game: box.open(check.pack) };
}
