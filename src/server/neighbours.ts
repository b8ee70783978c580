import { randomBytes } from 'node:crypto';
import { type Hint, type SharedJournal, WHISPER_BYTES } from '../journal/journal.ts';
import type { Rooms } from '../table/rooms.ts';
import type { Circles } from './circles.ts';
import { type GuestsAt, readWhisper, statements, type Whisper } from './whisper.ts';

/** How often a node that has others, or guests, says that it is alive. */
const BEAT_MS = 1000;
/** How often a node looks at the heads of its tables, for hints that were lost. */
const HEADS_MS = 2000;
/** The same where none is lost, for one that came while its table could not be read. */
const SELDOM_MS = 30_000;
/** For a node not heard for so long others play the bots: should it be there after all, they only play faster. */
const QUIET_MS = 2400;
/** A node not heard for so long is taken for gone, and its guests with it. */
const SILENCE_MS = 7000;
/** As much of a secret's hash as it takes to know somebody by at one table. */
const KNOWN_BY = 16;

interface Node {
  heardAt: number;
  /** Whether it has not been heard lately. */
  isQuiet: boolean;
  /** Who is at each table where somebody is. */
  tables: Map<string, ReadonlySet<string>>;
}

/** Says what somebody at a table asked that no journal keeps, as another node has heard it. */
export type HearAsked = (asked: { table: string; secretHash: string | undefined; message: unknown }) => unknown;

/** Who hears what other nodes say. */
export interface Ears {
  hearAsked: HearAsked;
  circles: Circles;
  /** Whether the store is out of reach, and all others with it. */
  isCut(): boolean;
}

/**
 * The other nodes of this house. What they write is read as soon as they hint at it; who is here through them counts
 * as here; and of all nodes with guests at a table one plays its bots. All of it only saves time and spares people
 * surprises: that no entry is written twice is the journal's own doing.
 */
export class Neighbours {
  private readonly journal: SharedJournal;
  private readonly me = randomBytes(8).toString('hex');
  private readonly nodes = new Map<string, Node>();
  /** Who is at each table through this node, as it was last said. */
  private readonly mine = new Map<string, string[]>();
  private readonly unsaid = new Map<string, string[] | null>();
  private rooms: Rooms | undefined;
  private hearAsked: HearAsked | undefined;
  private circles: Circles | undefined;
  private isCut: () => boolean = () => false;
  private saying: NodeJS.Immediate | undefined;
  private beating: NodeJS.Timeout | undefined;
  private looking: NodeJS.Timeout | undefined;
  private beatAt = Date.now();
  private isDeaf = true;
  private ignore: (() => void) | undefined;

  constructor(journal: SharedJournal) {
    this.journal = journal;
  }

  /** Begins to listen, for the tables in these rooms. */
  begin(rooms: Rooms, { hearAsked, circles, isCut }: Ears): void {
    this.rooms = rooms;
    this.hearAsked = hearAsked;
    this.circles = circles;
    this.isCut = isCut;
    circles.begin((words) => this.tell(words));
    this.ignore = this.journal.follow((hint) => this.hear(hint));
    this.beating = setInterval(() => this.beat(), BEAT_MS);
    this.beating.unref();
    this.looking = setInterval(() => void this.lookAtHeads(), this.journal.losesHints ? HEADS_MS : SELDOM_MS);
    this.looking.unref();
  }

  /** Whether there are other nodes, as far as was heard. */
  get hasOthers(): boolean {
    return this.nodes.size > 0;
  }

  /** Whether somebody is at a table through another node. */
  isHere(table: string, secretHash: string): boolean {
    const known = secretHash.slice(0, KNOWN_BY);
    for (const { tables } of this.nodes.values()) if (tables.get(table)?.has(known)) return true;
    return false;
  }

  /** Whether it is for this node to play the bots of a table: for the first of those with guests there. */
  playsBots(table: string): boolean {
    const others = [...this.nodes].flatMap(([node, { tables, isQuiet }]) =>
      !isQuiet && tables.has(table) ? [node] : [],
    );
    if (others.length === 0) return true;
    return this.mine.has(table) && others.every((node) => this.me < node);
  }

  /** Says who is at a table through this node, where that has changed. */
  state(table: string, guests: Iterable<{ secretHash: string | undefined }>): void {
    const all = [...guests];
    const hashes = all.flatMap(({ secretHash }) => (secretHash === undefined ? [] : [secretHash.slice(0, KNOWN_BY)]));
    const here = all.length === 0 ? null : [...new Set(hashes)].sort();
    const before = this.mine.get(table);
    if (here === null ? before === undefined : before !== undefined && before.join() === here.join()) return;
    if (here === null) this.mine.delete(table);
    else this.mine.set(table, here);
    this.unsaid.set(table, here);
    this.saying ??= setImmediate(() => {
      this.saying = undefined;
      this.say([...this.unsaid]);
      this.unsaid.clear();
    });
  }

  /** Passes on what somebody at a table asked that no journal keeps. */
  passOn(asked: { table: string; secretHash: string | undefined; message: unknown }): void {
    this.tell({ kind: 'asked', ...asked });
  }

  /** Nothing could be heard for a while: everybody gets time to be heard again, and what was written is read. */
  catchUp(): void {
    for (const node of this.nodes.values()) node.heardAt = Date.now();
    void this.lookAtHeads();
  }

  /** Says goodbye. */
  close(): void {
    clearInterval(this.beating);
    clearInterval(this.looking);
    clearImmediate(this.saying);
    this.ignore?.();
    this.tell({ kind: 'bye' });
  }

  private hear(hint: Hint): void {
    switch (hint.kind) {
      case 'written':
        if (hint.at === undefined) void this.lookAtHeads();
        else void this.readUpTo(hint.at.table, hint.at.seq);
        break;
      case 'whispered': {
        const whisper = readWhisper(hint.text);
        if (whisper !== undefined) this.heed(whisper);
        break;
      }
      case 'deaf':
        this.isDeaf = true;
        break;
      case 'hearing':
        this.isDeaf = false;
        this.greet();
        this.say([...this.mine]);
        this.circles?.stateAll();
        this.catchUp();
    }
  }

  private heed(whisper: Whisper): void {
    const isNew = !this.nodes.has(whisper.node);
    if (whisper.kind !== 'bye') this.meet(whisper.node);
    switch (whisper.kind) {
      case 'hello':
        this.say([...this.mine]);
        this.circles?.stateAll();
        this.tell({ kind: 'alive', to: whisper.node });
        break;
      case 'alive':
        // Its words were lost, or it was silent for too long: it is asked to say them again.
        if (isNew) this.greet();
        break;
      case 'here':
        this.learn(whisper.node, whisper.tables);
        break;
      case 'bye':
        this.forget(whisper.node);
        break;
      case 'asked':
        this.hearAsked?.({ table: whisper.table, secretHash: whisper.secretHash, message: whisper.message });
        break;
      case 'circle':
      case 'circle-shown':
        this.circles?.heed(whisper);
    }
  }

  /** A node was heard just now. */
  private meet(node: string): Node {
    const known = this.nodes.get(node) ?? { heardAt: 0, isQuiet: false, tables: new Map() };
    this.nodes.set(node, known);
    known.heardAt = Date.now();
    if (known.isQuiet) {
      known.isQuiet = false;
      this.note([...known.tables.keys()]);
    }
    return known;
  }

  private learn(node: string, tables: readonly GuestsAt[]): void {
    const known = this.meet(node);
    for (const [table, guests] of tables) {
      if (guests === null) known.tables.delete(table);
      else known.tables.set(table, new Set(guests));
    }
    this.note(tables.map(([table]) => table));
  }

  private forget(node: string): void {
    const tables = this.nodes.get(node)?.tables.keys() ?? [];
    this.nodes.delete(node);
    this.circles?.forget(node);
    this.note([...tables]);
  }

  /** Those at the tables are told who is here now. */
  private note(tables: readonly string[]): void {
    for (const table of tables) void this.rooms?.inMemory(table)?.then((room) => room?.noteElsewhere());
  }

  private beat(): void {
    if (this.mine.size > 0 || this.nodes.size > 0) this.sayAlive();
    const now = Date.now();
    // What was not heard while this process itself stood still may be heard in a moment.
    const stoodStill = now - this.beatAt - BEAT_MS;
    if (stoodStill > BEAT_MS) for (const node of this.nodes.values()) node.heardAt += stoodStill;
    this.beatAt = now;
    // Whoever hears nobody cannot say who is gone.
    if (this.isDeaf || this.isCut()) return;
    for (const [name, node] of [...this.nodes]) {
      if (now - node.heardAt > SILENCE_MS) this.forget(name);
      else if (now - node.heardAt > QUIET_MS && !node.isQuiet) {
        node.isQuiet = true;
        this.note([...node.tables.keys()]);
      }
    }
  }

  private sayAlive(): void {
    this.tell({ kind: 'alive' });
  }

  /** What is too long for a whisper is not told. */
  private tell(words: { kind: Whisper['kind']; to?: string }): void {
    const text = JSON.stringify({ ...words, node: this.me });
    if (Buffer.byteLength(text) <= WHISPER_BYTES) this.journal.whisper(text);
  }

  private greet(): void {
    this.tell({ kind: 'hello' });
  }

  private say(tables: readonly GuestsAt[]): void {
    for (const text of statements(this.me, tables)) this.journal.whisper(text);
  }

  /** For hints that were lost, or that do not say where. */
  private async lookAtHeads(): Promise<void> {
    const codes = this.rooms?.codes() ?? [];
    if (codes.length === 0) return;
    try {
      const heads = await this.journal.heads(codes);
      // A table without a head was removed; whoever reads on finds that out.
      await Promise.all(codes.map((table) => this.readUpTo(table, heads.get(table) ?? Number.POSITIVE_INFINITY)));
    } catch {
      // A store that cannot be read is no news here: /readyz says so, and the next beat looks again.
    }
  }

  private async readUpTo(table: string, seq: number): Promise<void> {
    const room = await this.rooms?.inMemory(table)?.catch(() => undefined);
    if (room !== undefined && room.referee.table.seq < seq) await room.referee.refresh();
  }
}
