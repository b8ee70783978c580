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
export function keepSteady(
  open: OpenTransport,
  { transport, listener, path, timers = browserTimers }: UsedTransport,
): void {
  const first: Transport = { ...transport };
  const page: TransportListener = { ...listener };
  let used = first;
  const begunAt = timers.now();
  let [heardAt, lookedAt, rivalAt, rivals] = [begunAt, begunAt, 0, 0];
  let hasBeats = false;
  let rival: Transport | undefined;

  const dropRival = () => {
    rival?.close();
    rival = undefined;
  };
  /** The second connection is let in, or the first is gone. */
  const keepRival = () => {
    used.close();
    used = rival ?? used;
    rival = undefined;
    hasBeats = false;
  };
  const hear = (raw: unknown) => {
    heardAt = timers.now();
    hasBeats ||= begins(raw, BEAT);
    page.onMessage(raw);
  };
  const openRival = () => {
    rivals += 1;
    rivalAt = timers.now();
    let isLetIn = false;
    const opened = open(
      {
        onOpen: () => {
          // It says hello over the connection that has just opened.
          const silent = used;
          used = opened;
          page.onOpen();
          if (opened === rival) used = silent;
        },
        onMessage: (raw) => {
          isLetIn ||= begins(raw, WELCOME);
          // The page believes that it is let in, and would wait here for ever.
          if (!isLetIn && begins(raw, ERROR)) {
            opened.close();
            drop({ restarting: false });
            return;
          }
          if (isLetIn && opened === rival) keepRival();
          if (opened === used) hear(raw);
        },
        onLost: (how) => drop(how),
      },
      nextPath(path, rivals),
    );
    const drop = (how: { restarting: boolean }) => {
      if (opened === rival) rival = undefined;
      else if (opened === used) lose(how);
    };
    rival = opened;
  };
  const lose = (how: { restarting: boolean }) => {
    if (rival !== undefined) {
      keepRival();
      return;
    }
    stopLooking();
    page.onLost(how);
  };
  const look = () => {
    const now = timers.now();
    // A page that was asleep has not yet read what arrived meanwhile.
    const wasAsleep = now - lookedAt > SILENT_MS;
    // The device's clock was set back.
    if (now < lookedAt) [heardAt, rivalAt] = [now, now];
    lookedAt = now;
    if (wasAsleep || !hasBeats) return;
    if (now - heardAt < SILENT_MS || now - rivalAt < SILENT_MS) return;
    dropRival();
    openRival();
  };
  const lookLater = (): (() => void) =>
    timers.schedule(LOOK_MS, () => {
      stopLooking = lookLater();
      look();
    });
  let stopLooking = lookLater();

  listener.onMessage = (raw) => {
    if (used !== first) return;
    dropRival();
    hear(raw);
  };
  listener.onLost = (how) => {
    if (used === first) lose(how);
  };
  transport.send = (text) => used.send(text);
  transport.close = () => {
    stopLooking();
    dropRival();
    used.close();
  };
}
