import '../faults/browser.ts';
import type { PageTimers } from '../../src/client/connection/page-timers.ts';
import type { PageRequest } from '../../src/client/connection/request.ts';
import { sitDown } from '../../src/client/connection/seat-keeper.ts';
import { keepSteady } from '../../src/client/connection/steady-line.ts';
import { TableConnection } from '../../src/client/connection/table-connection.ts';
import type { Transport, TransportListener } from '../../src/client/connection/transport.ts';
import type { Viewer } from '../../src/engine/game.ts';
import type { ServerMessage } from '../../src/protocol/server-message.ts';
import { type Order, Testimony } from '../faults/observations.ts';
import type { RelayMove } from './game.ts';
import { Link } from './network.ts';
import type { SimulatedNode } from './node.ts';
import { SimulatedProcess } from './process.ts';
import type { Scheduler } from './scheduler.ts';

/** A message as somebody received it. */
export interface Heard {
  at: number;
  table: string;
  viewer: Viewer;
  /** The number of the table's last entry then, as far as it was known. */
  seq: number;
  text: string;
}

/** A time in which somebody's page was connected to a table, and what it knew when. */
export interface Stay {
  table: string;
  from: number;
  to: number;
  /** When it first heard of which entry. */
  known: { at: number; seq: number }[];
}

/** The behaviour of a person. */
export interface Habits {
  name: string;
  isHost: boolean;
  /** Only watches. */
  watches: boolean;
  /** Sends moves again, here and through another node. */
  sendsTwice: boolean;
  /** Comes and goes, undoes moves, lets a bot play, and talks. */
  isRestless: boolean;
  /** How long they think, in ms. */
  thinksFor: number;
}

/** What a person needs from the world. */
export interface Surroundings {
  scheduler: Scheduler;
  nodes: readonly SimulatedNode[];
  order: Order;
  /** The number of people who sit down at each table before it starts. */
  players: number;
}

/** No second request is sent while one is pending; in real time there may be two moves. */
const MOST_UNANSWERED = 2;
/** How long the second connection of a person who sends twice lasts, in ms. */
const TWIN_MS = 1500;

/** A person at a table, with the page's own connection to any node that responds. */
export class SimulatedPerson {
  readonly habits: Habits;
  readonly secret: string;
  readonly testimony: Testimony;
  readonly tables: string[] = [];
  readonly heard: Heard[] = [];
  readonly stays: Stay[] = [];
  /** From now on they only watch. */
  isDone = false;
  connection: TableConnection;
  readonly #process: SimulatedProcess;
  readonly #timers: PageTimers;
  readonly #around: Surroundings;
  readonly #personSecret: string;
  #kept: string | undefined;
  #unanswered = 0;
  #isSitting = false;
  #isAway = false;
  #marks = 0;
  #stay: Stay | undefined;

  constructor(around: Surroundings, table: string, habits: Habits & { secret?: string }) {
    this.#around = around;
    this.habits = habits;
    this.#process = new SimulatedProcess(around.scheduler);
    const { chance } = this.#process;
    this.#timers = {
      now: this.#process.now,
      random: () => chance.fraction(),
      newKey: () => chance.hex(8),
      schedule: this.#process.schedule,
    };
    this.secret = habits.secret ?? chance.hex(16);
    this.#personSecret = chance.hex(16);
    this.#kept = habits.secret;
    this.testimony = new Testimony(around.order, () => around.scheduler.time);
    this.connection = this.#goTo(table);
    this.#lookLater();
  }

  get table(): string {
    return this.tables.at(-1) ?? '';
  }

  /** Whether no request is pending. */
  get isSettled(): boolean {
    return this.#unanswered === 0 && !this.#isAway && this.connection.snapshot().connection === 'open';
  }

  /** Sets the clock of their device. */
  setClock(aheadMs: number): void {
    this.#process.clockAhead += aheadMs;
  }

  /** Stops playing for good. */
  leave(): void {
    this.#process.kill();
    this.connection.close();
  }

  #goTo(table: string): TableConnection {
    if (this.table !== table) {
      this.tables.push(table);
      this.testimony.turnsTo();
    }
    this.#unanswered = 0;
    this.#isSitting = false;
    const connection = new TableConnection(table, {
      transport: (listener, path) => this.#steadyTransport(table, listener, path),
      seat: {
        secret: () => this.#kept,
        take: (secret) => {
          this.#kept = secret;
        },
        note: () => undefined,
        forget: () => {
          this.#kept = undefined;
        },
      },
      timers: this.#timers,
    });
    this.#follow(connection, table);
    return connection;
  }

  /** Records when the page was connected, and what it knew when. */
  #follow(connection: TableConnection, table: string): void {
    this.#endStay();
    connection.subscribe(() => {
      const { connection: state, seq } = connection.snapshot();
      const at = this.#around.scheduler.time;
      if (connection !== this.connection || state !== 'open') {
        this.#endStay();
        return;
      }
      if (this.#stay === undefined) {
        this.#stay = { table, from: at, to: Number.POSITIVE_INFINITY, known: [] };
        this.stays.push(this.#stay);
      }
      if (seq > (this.#stay.known.at(-1)?.seq ?? -1)) this.#stay.known.push({ at, seq });
    });
  }

  #endStay(): void {
    if (this.#stay !== undefined) this.#stay.to = this.#around.scheduler.time;
    this.#stay = undefined;
  }

  /** The page's own connection, which opens another beside a silent one, to any node. */
  #steadyTransport(table: string, listener: TransportListener, path: string): Transport {
    const open = (heard: TransportListener, next: string): Transport => this.#transport(table, heard, next);
    const transport = open(listener, path);
    keepSteady(open, { transport, listener, path, timers: this.#timers });
    return transport;
  }

  #transport(table: string, listener: TransportListener, path: string): Transport {
    const node = this.#process.chance.pick(this.#around.nodes);
    const link = this.#link(node, table, { listener, path });
    return {
      send: (text: string) => {
        const message = JSON.parse(text) as { kind: string };
        this.testimony.sends(table, message);
        link.pageSends(text);
        if (this.habits.sendsTwice && message.kind === 'move') this.#sendAgain(link, table, text);
      },
      close: () => link.pageCloses(),
    };
  }

  /** A connection to a node whose messages are all recorded. */
  #link(node: SimulatedNode, table: string, { listener, path }: { listener: TransportListener; path: string }): Link {
    let viewer: Viewer = 'spectator';
    let seq = 0;
    const link = new Link(this.#around.scheduler, {
      node,
      page: this.#process,
      listener: {
        ...listener,
        onMessage: (raw) => {
          const text = raw as string;
          const message = JSON.parse(text) as ServerMessage;
          if ('you' in message) viewer = message.you.viewer;
          if ('seq' in message) seq = Math.max(seq, message.seq);
          this.heard.push({ at: this.#around.scheduler.time, table, viewer, seq, text });
          this.testimony.hears(table, viewer, message);
          listener.onMessage(raw);
        },
      },
    });
    link.open({
      url: path,
      headers: { upgrade: 'websocket', 'x-forwarded-for': this.habits.name },
      socket: { remoteAddress: '127.0.0.1' },
    });
    return link;
  }

  #sendAgain(link: Link, table: string, text: string): void {
    const { chance } = this.#process;
    if (chance.oneIn(2)) link.pageSends(text);
    if (!chance.oneIn(2) || this.#kept === undefined) return;
    const hello = JSON.stringify({ kind: 'hello', table, secret: this.#kept });
    const twin = this.#link(chance.pick(this.#around.nodes), table, {
      path: `/ws/${table}?try=0`,
      listener: {
        onOpen: () => {
          twin.pageSends(hello);
          twin.pageSends(text);
        },
        onMessage: () => undefined,
        onLost: () => undefined,
      },
    });
    this.#process.schedule(TWIN_MS, () => twin.pageCloses());
  }

  #lookLater(): void {
    const { thinksFor } = this.habits;
    this.#process.schedule(this.#process.chance.between(thinksFor / 4, thinksFor), () => {
      this.#look();
      this.#lookLater();
    });
  }

  /** Does the next possible action. */
  #look(): void {
    const { table, you, connection, play } = this.connection.snapshot();
    if (this.isDone || this.#isAway || connection !== 'open' || table === undefined) return;
    if (this.habits.watches) return;
    if (table.next !== undefined) {
      this.connection.close();
      this.connection = this.#goTo(table.next);
    } else if (you.chair === undefined) this.#sit(table.game);
    else if (this.#unanswered > 0 && (table.game === 'relay' || this.#unanswered >= MOST_UNANSWERED)) return;
    else if (table.status === 'open') {
      const seated = table.chairs.filter(({ kind }) => kind === 'person').length;
      if (you.chair === table.host && seated >= this.#around.players) this.#ask({ kind: 'start' });
    } else if (table.status === 'over') this.#ask({ kind: 'rematch' });
    else if (play !== undefined) this.#playOn(play.moves as RelayMove[]);
  }

  #playOn(moves: readonly RelayMove[]): void {
    const { table, you } = this.connection.snapshot();
    const chair = table?.chairs[you.chair ?? -1];
    const { chance } = this.#process;
    const question = table?.question;
    if (you.chair !== undefined && question?.waitingFor.includes(you.chair)) {
      this.#ask({ kind: 'answer-undo', agree: !chance.oneIn(3) });
    } else if (chair?.kind === 'person' && chair.rests === true) {
      if (!this.habits.isRestless || chance.oneIn(6)) this.#ask({ kind: 'play-myself' });
    } else if (this.habits.isRestless && chance.oneIn(8)) this.#beRestless();
    else if (moves.length > 0) {
      const move = chance.pick(moves);
      if (move.kind === 'gone' || move.kind === 'back') return;
      this.#ask({
        kind: 'move',
        seen: this.connection.snapshot().seq,
        move: { ...move, mark: `${this.habits.name}${this.#marks++}` },
      });
    }
  }

  #beRestless(): void {
    const { chance } = this.#process;
    const { you, undo, seq } = this.connection.snapshot();
    const what = chance.pick([
      'away',
      'away',
      'undo',
      'undo',
      'rest',
      'rest',
      'say',
      'rename',
      'look',
      'react',
    ] as const);
    if (what === 'away') this.#goAway();
    if (what === 'undo') this.#ask({ kind: 'undo', law: undo?.seq === seq ? undo.law : chance.pick(['free', 'ask']) });
    if (what === 'rest' && you.chair !== undefined) this.#ask({ kind: 'bot-plays', chair: you.chair });
    if (what === 'say') this.#ask({ kind: 'say', text: `hello ${this.#marks++}` });
    if (what === 'rename') this.#ask({ kind: 'rename', name: `${this.habits.name} ${this.#marks++}` });
    if (what === 'look') this.#ask({ kind: 'look', entry: chance.rng.int(seq + 1) });
    if (what === 'react') this.#ask({ kind: 'react', reaction: 'clap' });
  }

  #sit(game: string): void {
    if (this.#isSitting) return;
    this.#isSitting = true;
    const personSecret = this.#personSecret;
    const { connection, habits } = this;
    const seat = {
      secret: () => this.#kept,
      take: (secret: string) => {
        this.#kept = secret;
      },
      note: () => undefined,
      forget: () => {
        this.#kept = undefined;
      },
    };
    void sitDown(
      seat,
      game,
      (secret) => connection.ask({ kind: 'sit', name: habits.name, secret, person: personSecret }),
      this.secret,
    ).then(() => {
      if (connection === this.connection) this.#isSitting = false;
    });
  }

  #goAway(): void {
    this.#isAway = true;
    this.#endStay();
    this.connection.close();
    this.#process.schedule(this.#process.chance.between(200, 6000), () => {
      this.#isAway = false;
      this.connection = this.#goTo(this.table);
    });
  }

  #ask(request: PageRequest): void {
    const { connection } = this;
    this.#unanswered += 1;
    void connection.ask(request).then(() => {
      if (connection === this.connection) this.#unanswered -= 1;
    });
  }
}
