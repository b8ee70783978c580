import type { OpenTransport, Transport, TransportListener } from './transport.ts';

/**
 * After this long without a message a second connection is opened beside the first, and the one that speaks is kept. A
 * server says something every two seconds.
 */
const SILENT_MS = 2600;
const LOOK_MS = 300;

/** How a server begins what it says only to be heard. */
const BEAT = '{"kind":"beat"';

/** The path by which a balancer chooses another node; whoever was sent on to one goes back to the balancer. */
function nextPath(path: string, attempts: number): string {
  return path.replace(/^.*(?=\/ws\/)/, '').replace(/\d+$/, (attempt) => String(Number(attempt) + attempts));
}

/** A connection in use. */
interface UsedTransport {
  transport: Transport;
  listener: TransportListener;
  path: string;
}

/** Whether this code has been used before: then nothing can have come over a connection that has just been opened. */
let isLoaded = false;

/**
 * Opens a second connection beside one that is silent: its node may hang, or only the network is slow. Takes the place
 * of the transport's and the listener's functions, so that neither notices over which of the two it goes.
 */
export function keepSteady(open: OpenTransport, { transport, listener, path }: UsedTransport): void {
  const first: Transport = { ...transport };
  const page: TransportListener = { ...listener };
  let used = first;
  let isHeard = !isLoaded;
  isLoaded = true;
  let [heardAt, lookedAt, rivalAt, rivals] = [Date.now(), Date.now(), 0, 0];
  let hasBeats = false;
  let rival: Transport | undefined;

  const dropRival = () => {
    rival?.close();
    rival = undefined;
  };
  /** The second connection speaks, or the first is gone. */
  const keepRival = () => {
    used.close();
    used = rival ?? used;
    rival = undefined;
    hasBeats = false;
  };
  const hear = (raw: unknown) => {
    heardAt = Date.now();
    isHeard = true;
    hasBeats ||= typeof raw === 'string' && raw.startsWith(BEAT);
    page.onMessage(raw);
  };
  const openRival = () => {
    rivals += 1;
    rivalAt = Date.now();
    const opened = open(
      {
        onOpen: () => {
          // It greets the house over the connection that has just opened.
          const silent = used;
          used = opened;
          page.onOpen();
          if (opened === rival) used = silent;
        },
        onMessage: (raw) => {
          if (opened === rival) keepRival();
          if (opened === used) hear(raw);
        },
        onLost: (how) => {
          if (opened === rival) rival = undefined;
          else if (opened === used) lose(how);
        },
      },
      nextPath(path, rivals),
    );
    rival = opened;
  };
  const lose = (how: { restarting: boolean }) => {
    if (rival !== undefined) {
      keepRival();
      return;
    }
    clearInterval(looking);
    page.onLost(how);
  };
  const looking = setInterval(() => {
    const now = Date.now();
    // A page that was asleep has not read yet what came meanwhile.
    const wasAsleep = now - lookedAt > SILENT_MS;
    lookedAt = now;
    if (wasAsleep || (isHeard && !hasBeats)) return;
    if (now - heardAt < SILENT_MS || now - rivalAt < SILENT_MS) return;
    dropRival();
    openRival();
  }, LOOK_MS);

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
    clearInterval(looking);
    dropRival();
    used.close();
  };
}
