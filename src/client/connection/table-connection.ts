import type { ClientMessage } from '../../protocol/client-message.ts';
import type { Mark } from '../../protocol/mark.ts';
import type { ErrorCode, SeenEvent, ServerMessage } from '../../protocol/server-message.ts';
import { personSecret, rememberedCrest } from '../device/device.ts';
import { isMuted } from '../device/muted.ts';
import { settings } from '../device/settings.ts';
import type { RequestResult } from '../kit/request-result.ts';
import { HouseClock } from './house-clock.ts';
import { browserTimers, type PageTimers } from './page-timers.ts';
import type { PageRequest, PastViewMessage } from './request.ts';
import type { SeatKeeper } from './seat-keeper.ts';
import { sitDown } from './seat-keeper.ts';
import { NOT_CONNECTED, type TableSnapshot, withLine, withNew, withNote } from './table-snapshot.ts';
import { type OpenTransport, parseServerMessage, type Transport, type TransportListener } from './transport.ts';

/** Messages for voice chat. */
export type VoiceMessage = Extract<ServerMessage, { kind: 'voice-servers' | 'voice-signal' }>;

interface Unanswered {
  message: ClientMessage;
  /** How often it was repeated after a response of `unavailable`. */
  again: number;
  resolve(answer: RequestResult | PastViewMessage): void;
}

const FIRST_WAIT = 400;
/** Disconnected by a server that restarts, a page reconnects within this time. */
const SENT_ON_WAIT = 150;
const LONGEST_WAIT = 2000;
/** The factor between retries: doubling would notice a server that is back too late. */
const LONGER = 1.5;
/**
 * A connection that does not open within this is given up for one to another node, which gets twice as long: the node
 * may hang, or only the network is slow. Browsers open one socket to a host at a time, so a second one would wait.
 */
const OPEN_PATIENCE = 2600;
const LONGEST_OPEN_PATIENCE = 8000;
/** Without a response for this long a connection is given up; later, if opening one takes longer. */
const ANSWER_PATIENCE = 5000;
/** How often a page that receives nothing checks whether the server is still there. */
const BEAT = 15_000;
/** A request answered `unavailable` is repeated this often; the next connection may reach another node. */
const MOST_AGAIN = 3;

/** When the page requests the server's time, in ms after it was let in. */
const CLOCK_QUESTIONS = [0, 700, 1500];

/** The parts of a connection. */
export interface ConnectionParts {
  transport: OpenTransport;
  seat: SeatKeeper;
  /** How a game retells earlier events; by default as they were told then. */
  retellOf?: ((game: string) => ((event: unknown) => unknown) | undefined) | undefined;
  /** Default: this browser's timers. */
  timers?: PageTimers;
}

/** The connection between this page and one table: it reconnects, and sends unanswered requests again with their key. */
export class TableConnection {
  readonly code: string;
  readonly clock: HouseClock;
  #snapshot = NOT_CONNECTED;
  readonly #openTransport: OpenTransport;
  readonly #seat: SeatKeeper;
  readonly #retellOf: ConnectionParts['retellOf'];
  readonly #timers: PageTimers;
  #transport: Transport | undefined;
  #welcomed = false;
  /** The last entry whose events have arrived: the news that the table has changed comes before them. */
  #toldTo: number | undefined;
  #tries = 0;
  #openPatience = OPEN_PATIENCE;
  #connectedAt = 0;
  #cancelConnect: (() => void) | undefined;
  #cancelSilence: (() => void) | undefined;
  #cancelBeat: (() => void) | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #voiceListeners = new Set<(news: VoiceMessage) => void>();
  readonly #unanswered = new Map<string, Unanswered>();
  #sitting: Promise<RequestResult> | undefined;

  constructor(code: string, { transport, seat, retellOf, timers = browserTimers }: ConnectionParts) {
    this.code = code;
    this.#timers = timers;
    this.clock = new HouseClock(timers);
    this.#retellOf = retellOf;
    this.#openTransport = transport;
    this.#seat = seat;
    this.#connect();
    this.#beat();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Subscribes to voice chat messages. */
  readonly onVoiceMessage = (listener: (news: VoiceMessage) => void): (() => void) => {
    this.#voiceListeners.add(listener);
    return () => this.#voiceListeners.delete(listener);
  };

  readonly snapshot = (): TableSnapshot => this.#snapshot;

  /** Sends a request; the promise resolves with the response, even across a reconnect. */
  async ask(ask: PageRequest): Promise<RequestResult> {
    const answer = await this.#request(ask);
    return answer.kind === 'moment' ? { kind: 'done' } : answer;
  }

  /** The view after an entry, as this viewer saw it then; undefined if it is not shown. */
  async look(entry: number): Promise<PastViewMessage | undefined> {
    const answer = await this.#request({ kind: 'look', entry });
    return answer.kind === 'moment' ? answer : undefined;
  }

  #request(ask: PageRequest): Promise<RequestResult | PastViewMessage> {
    const key = this.#timers.newKey();
    const message = { ...ask, key } as ClientMessage;
    return new Promise((resolve) => {
      if (this.#snapshot.connection === 'closed') resolve({ kind: 'error', code: 'lost' });
      else this.#unanswered.set(key, { message, resolve, again: 0 });
      if (this.#welcomed) this.#send(message);
    });
  }

  /** Sends a move based on everything up to an entry, by default the newest. */
  move(move: unknown, seen = this.#snapshot.seq): Promise<RequestResult> {
    return this.ask({ kind: 'move', seen, move });
  }

  /** Sits down. Called again before the response, or by a seated person, it is still one chair. */
  sit(name: string, chair?: number): Promise<RequestResult> {
    if (this.#snapshot.connection === 'closed') return Promise.resolve({ kind: 'error', code: 'lost' });
    if (this.#snapshot.you.chair !== undefined) return Promise.resolve({ kind: 'done' });
    const at = chair === undefined ? {} : { chair };
    this.#sitting ??= sitDown(this.#seat, this.#snapshot.table?.game ?? '', (secret) =>
      this.ask({ kind: 'sit', name, secret, person: personSecret(), crest: rememberedCrest(), ...at }),
    ).finally(() => {
      this.#sitting = undefined;
    });
    return this.#sitting;
  }

  /** Closes for good. */
  close(): void {
    this.#cancelBeat?.();
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
    for (const { resolve } of this.#unanswered.values()) resolve({ kind: 'error', code: 'lost' });
    this.#unanswered.clear();
  }

  /** `node`: the path of the node that this page was sent on to. */
  #connect(node = ''): void {
    this.#cancelConnect?.();
    this.#welcomed = false;
    const listener: TransportListener = {
      onOpen: () => {
        if (!this.#welcomed) this.#endSilence();
        const { seenBy } = settings();
        this.#send({
          kind: 'hello',
          table: this.code,
          secret: this.#seat.secret(),
          after: this.#toldTo,
          ...(seenBy !== 'nobody' && { seenBy }),
        });
      },
      onMessage: (raw) => {
        const message = this.#transport === transport ? parseServerMessage(raw) : undefined;
        if (message === undefined) return;
        this.#endSilence();
        this.#hear(message);
      },
      onLost: (how) => this.#transport === transport && this.#lost(how),
    };
    const transport = this.#openTransport(listener, `${node}/ws/${this.code}?try=${this.#tries >> 1}`);
    this.#transport = transport;
    this.#connectedAt = this.#timers.now();
    this.#awaitNews(this.#openPatience);
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'table':
        this.#seat.note(message.table, message.you);
        this.#change({ table: message.table, you: message.you, seq: Math.max(this.#snapshot.seq, message.seq) });
        break;
      case 'said':
        if (!isMuted(this.code, message.chair)) this.#change(withLine(this.#snapshot, message));
        break;
      case 'reacted':
      case 'nudged':
        if (!isMuted(this.code, message.chair)) this.#change(withNote(this.#snapshot, message));
        break;
      case 'undo-refused':
        this.#change(withNote(this.#snapshot, message));
        break;
      case 'undo-offered':
        this.#change({ undo: message });
        break;
      case 'voices':
        this.#change({ voices: message.voices });
        break;
      case 'voice-servers':
      case 'voice-signal':
        for (const listener of this.#voiceListeners) listener(message);
        break;
      case 'moved':
        this.#drop();
        this.#connect(message.to);
        break;
      case 'time':
        this.clock.syncRoundTrip(message);
        break;
      case 'house':
        this.#change({ isCatchingUp: message.state === 'catching-up', isStopped: message.state === 'stopped' });
        if (message.state !== 'well') this.#awaitNews();
        break;
      case 'played':
        this.#played(message);
        break;
      case 'seated':
      case 'done':
        this.#answer(message.key, { kind: 'done' });
        break;
      case 'moment':
        this.#answer(message.key, message);
        break;
      case 'refused':
        this.#answer(message.key, { kind: 'refused', rule: message.rule });
        break;
      case 'error':
        if (message.key === undefined || message.code === 'damaged') this.#fail(message.code);
        else if (message.code === 'unavailable' && this.#willAskAgain(message.key)) this.#lost();
        else this.#answer(message.key, { kind: 'error', code: message.code });
        break;
    }
  }

  #welcome(message: Extract<ServerMessage, { kind: 'welcome' }>): void {
    this.#welcomed = true;
    this.#tries = 0;
    // A page that needed longer gets as long the next time: its network is slow.
    if (this.#timers.now() - this.#connectedAt < OPEN_PATIENCE) this.#openPatience = OPEN_PATIENCE;
    this.#toldTo = message.seq;
    this.#seat.note(message.table, message.you);
    this.#change({
      connection: 'open',
      isCatchingUp: false,
      isStopped: false,
      seq: message.seq,
      you: message.you,
      table: message.table,
      play: message.play,
      voices: [],
      ...this.#withNew(message.events, message.marks),
    });
    for (const { message: again } of this.#unanswered.values()) this.#send(again);
    this.clock.sync(message.now);
    for (const wait of CLOCK_QUESTIONS) this.#timers.schedule(wait, () => this.#askTime());
  }

  #played(message: Extract<ServerMessage, { kind: 'played' }>): void {
    this.clock.sync(message.now);
    this.#toldTo = message.seq;
    this.#change({
      play: message.play,
      seq: Math.max(this.#snapshot.seq, message.seq),
      ...this.#withNew(message.events, message.marks ?? []),
    });
  }

  #fail(code: ErrorCode): void {
    if (code === 'no-such-table' || code === 'elsewhere' || code === 'damaged') {
      if (code === 'no-such-table') this.#seat.forget();
      this.close();
      this.#change({ connection: 'closed', trouble: code });
      return;
    }
    if (code === 'wrong-secret') this.#seat.forget();
    if (!this.#welcomed) this.#lost();
  }

  /** It may have been carried out; repeated under its key it is carried out once. */
  #willAskAgain(key: string): boolean {
    const asked = this.#unanswered.get(key);
    if (asked === undefined || asked.again === MOST_AGAIN) return false;
    asked.again += 1;
    return true;
  }

  #answer(key: string, answer: RequestResult | PastViewMessage): void {
    this.#unanswered.get(key)?.resolve(answer);
    this.#unanswered.delete(key);
  }

  #lost({ restarting = false, isSilent = false } = {}): void {
    if (this.#snapshot.connection === 'closed') return;
    this.#drop();
    const pause = Math.min(LONGEST_WAIT, FIRST_WAIT * LONGER ** this.#tries) * (0.75 + this.#timers.random() / 2);
    // Another node may be there at once; random, so that not all pages reconnect at the same time.
    const isSoon = isSilent || (restarting && this.#tries === 0);
    const wait = isSoon ? SENT_ON_WAIT * this.#timers.random() : pause;
    // A silent node is not tried a second time.
    this.#tries = isSilent ? (this.#tries | 1) + 1 : this.#tries + 1;
    this.#cancelConnect = this.#timers.schedule(wait, () => this.#connect());
    const connection = this.#snapshot.table === undefined && this.#tries < 3 ? 'connecting' : 'lost';
    this.#change({ connection, isCatchingUp: false, isStopped: false });
  }

  /** The network or the reader is back: reconnect without waiting. */
  readonly #hurry = (): void => {
    if (
      this.#transport === undefined &&
      document.visibilityState === 'visible' &&
      this.#snapshot.connection !== 'closed'
    ) {
      this.#connect();
    }
  };

  #drop(): void {
    this.#cancelConnect?.();
    this.#endSilence();
    const line = this.#transport;
    this.#transport = undefined;
    this.#welcomed = false;
    line?.close();
  }

  /** Every message is answered: without a response the connection is dead. */
  #send(message: ClientMessage): void {
    if (this.#transport === undefined) return;
    this.#transport.send(JSON.stringify(message));
    this.#awaitNews();
  }

  #awaitNews(patience = Math.max(ANSWER_PATIENCE, this.#openPatience)): void {
    this.#cancelSilence ??= this.#timers.schedule(patience, () => {
      this.#openPatience = Math.min(LONGEST_OPEN_PATIENCE, 2 * this.#openPatience);
      this.#lost({ isSilent: true });
    });
  }

  #endSilence(): void {
    this.#cancelSilence?.();
    this.#cancelSilence = undefined;
  }

  #beat(): void {
    this.#cancelBeat = this.#timers.schedule(BEAT, () => {
      this.#askTime();
      this.#beat();
    });
  }

  #askTime(): void {
    if (this.#welcomed) this.#send({ kind: 'time', sent: this.#timers.now() });
  }

  #withNew(events: readonly SeenEvent[], marks: readonly Mark[]): Pick<TableSnapshot, 'events' | 'marks'> {
    const retell = this.#retellOf?.(this.#snapshot.table?.game ?? '');
    return withNew(this.#snapshot, { events, marks, retell });
  }

  #change(change: Partial<TableSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
