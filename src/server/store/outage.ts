import type { FastifyBaseLogger } from 'fastify';
import type { ServerMessage } from '../../protocol/server-message.ts';
import type { ServerContext } from '../socket/connection.ts';
import type { Sockets } from '../socket/sockets.ts';

/** Interval for repeating the outage notice to waiting pages: shorter than a page's own timeout. */
const NOTICE_INTERVAL_MS = 2000;

const OUTAGE: ServerMessage = { kind: 'house', state: 'catching-up' };
const HEALTHY: ServerMessage = { kind: 'house', state: 'well' };

/** Sent to pages during an outage. */
export const OUTAGE_NOTICE = JSON.stringify(OUTAGE);

const STOPPED: ServerMessage = { kind: 'house', state: 'stopped' };

/** Sent to pages once the store was replaced. */
export const STOPPED_NOTICE = JSON.stringify(STOPPED);

/** What a server does when its store was replaced while it ran: it stops serving, and says so, until it is stopped. */
export function stopServing(
  { storeHealth, timers }: Pick<ServerContext, 'storeHealth' | 'timers'>,
  sockets: Sockets,
): void {
  storeHealth.giveUp();
  sockets.sendAll(STOPPED_NOTICE);
  timers.every(NOTICE_INTERVAL_MS, () => sockets.sendAll(STOPPED_NOTICE));
}

/** Whether a node refuses new sockets: its store is down, and another node may serve them. */
export function refusesNewSockets({ storeHealth, cluster }: Pick<ServerContext, 'storeHealth' | 'cluster'>): boolean {
  return storeHealth.isDown && cluster.hasOthers;
}

/**
 * What a node does while its store is down: if there are other nodes it closes all sockets once, so that pages
 * reconnect elsewhere. Pages that return because no node can serve them, and pages of a single node, stay and get a
 * notice.
 */
export function handleOutages(
  { storeHealth, cluster, timers }: Pick<ServerContext, 'storeHealth' | 'cluster' | 'timers'>,
  sockets: Sockets,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  let stopNotices: (() => void) | undefined;
  const sendNotice = (): void => sockets.sendAll(OUTAGE_NOTICE);
  storeHealth.start({
    onDown() {
      log.warn({ hasOtherNodes: cluster.hasOthers }, 'store down: the database cannot be reached');
      if (cluster.hasOthers) sockets.disconnectAll();
      else sendNotice();
      stopNotices = timers.every(NOTICE_INTERVAL_MS, sendNotice);
    },
    onRecovered() {
      stopNotices?.();
      log.warn('store up again');
      sockets.sendAll(JSON.stringify(HEALTHY));
      cluster.resync();
    },
  });
}
