import { browserTimers, type PageTimers } from './page-timers.ts';
import type { OpenTransport, Transport, TransportListener } from './transport.ts';

/**
 * After this long without a message a second connection is opened beside the first, and the first to speak is kept. A
 * server sends something every two seconds.
 */
const SILENT_MS = 2600;
const LOOK_MS = 300;

/** The beginnings of a server's heartbeats, and of its responses to a page's hello. */
const BEAT = '{"kind":"beat"';
const WELCOME = '{"kind":"welcome"';
const ERROR = '{"kind":"error"';

/** The path with which a balancer chooses another node; a page that was sent on goes back to the balancer. */
function nextPath(path: string, attempts: number): string {
  return path.replace(/^.*(?=\/ws\/)/, '').replace(/\d+$/, (attempt) => String(Number(attempt) + attempts));
}

function begins(raw: unknown, beginning: string): boolean {
  return typeof raw === 'string' && raw.startsWith(beginning);
}

/** A connection in use. */
interface UsedTransport {
  transport: Transport;
  listener: TransportListener;
  path: string;
  /** Default: this browser's timers. */
  timers?: Pick<PageTimers, 'now' | 'schedule'>;
}

/**
 * Opens a second connection beside a silent one: its node may hang, or only the network is slow. Wraps the functions of
 * transport and listener, so that neither notices which of the two is used. A connection without any message yet is
 * left to the page, which gives it up for the next.
 */
export function keepSteady(open: OpenTransport, used: UsedTransport): void {
  const { transport, listener } = used;
  const first: Transport = { ...transport };
  const line = new SteadyLine(open, { ...used, transport: first, listener: { ...listener } });
  listener.onMessage = (raw) => line.hearFirst(raw);
  listener.onLost = (how) => line.loseFirst(how);
  transport.send = (text) => line.send(text);
  transport.close = () => line.close();
}

/** A connection, and now and then a rival for it. */
class SteadyLine {
  readonly #open: OpenTransport;
  readonly #first: Transport;
  readonly #page: TransportListener;
  readonly #path: string;
  readonly #timers: Pick<PageTimers, 'now' | 'schedule'>;
  #used: Transport;
  #rival: Transport | undefined;
  #rivals = 0;
  #rivalAt = 0;
  #heardAt: number;
  #lookedAt: number;
  #hasBeats = false;
  #stopLooking: () => void;

  constructor(open: OpenTransport, { transport, listener, path, timers = browserTimers }: UsedTransport) {
    this.#open = open;
    this.#first = transport;
    this.#page = listener;
    this.#path = path;
    this.#timers = timers;
    this.#used = transport;
    this.#heardAt = this.#lookedAt = timers.now();
    this.#stopLooking = this.#lookLater();
  }

  send(text: string): void {
    this.#used.send(text);
  }

  close(): void {
    this.#stopLooking();
    this.#dropRival();
    this.#used.close();
  }

  hearFirst(raw: unknown): void {
    if (this.#used !== this.#first) return;
    this.#dropRival();
    this.#hear(raw);
  }

  loseFirst(how: { restarting: boolean }): void {
    if (this.#used === this.#first) this.#lose(how);
  }

  #dropRival(): void {
    this.#rival?.close();
    this.#rival = undefined;
  }

  /** The second connection is let in, or the first is gone. */
  #keepRival(): void {
    this.#used.close();
    this.#used = this.#rival ?? this.#used;
    this.#rival = undefined;
    this.#hasBeats = false;
  }

  #hear(raw: unknown): void {
    this.#heardAt = this.#timers.now();
    this.#hasBeats ||= begins(raw, BEAT);
    this.#page.onMessage(raw);
  }

  #openRival(): void {
    this.#rivals += 1;
    this.#rivalAt = this.#timers.now();
    let isLetIn = false;
    const drop = (how: { restarting: boolean }) => {
      if (opened === this.#rival) this.#rival = undefined;
      else if (opened === this.#used) this.#lose(how);
    };
    const listener: TransportListener = {
      onOpen: () => {
        // It says hello over the connection that has just opened.
        const silent = this.#used;
        this.#used = opened;
        this.#page.onOpen();
        if (opened === this.#rival) this.#used = silent;
      },
      onMessage: (raw) => {
        isLetIn ||= begins(raw, WELCOME);
        // The page believes that it is let in, and would wait here for ever.
        if (!isLetIn && begins(raw, ERROR)) {
          opened.close();
          drop({ restarting: false });
          return;
        }
        if (isLetIn && opened === this.#rival) this.#keepRival();
        if (opened === this.#used) this.#hear(raw);
      },
      onLost: drop,
    };
    const opened = this.#open(listener, nextPath(this.#path, this.#rivals));
    this.#rival = opened;
  }

  #lose(how: { restarting: boolean }): void {
    if (this.#rival !== undefined) {
      this.#keepRival();
      return;
    }
    this.#stopLooking();
    this.#page.onLost(how);
  }

  #look(): void {
    const now = this.#timers.now();
    // A page that was asleep has not yet read what arrived meanwhile.
    const wasAsleep = now - this.#lookedAt > SILENT_MS;
    // The device's clock was set back.
    if (now < this.#lookedAt) this.#heardAt = this.#rivalAt = now;
    this.#lookedAt = now;
    if (wasAsleep || !this.#hasBeats) return;
    if (now - this.#heardAt < SILENT_MS || now - this.#rivalAt < SILENT_MS) return;
    this.#dropRival();
    this.#openRival();
  }

  #lookLater(): () => void {
    return this.#timers.schedule(LOOK_MS, () => {
      this.#stopLooking = this.#lookLater();
      this.#look();
    });
  }
}
