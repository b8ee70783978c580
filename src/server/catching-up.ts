import type { FastifyBaseLogger } from 'fastify';
import type { ServerMessage } from '../protocol/server-message.ts';
import type { Desk } from './connection.ts';
import type { Sockets } from './sockets.ts';

/** How often waiting guests are told that they wait: more often than a page's patience. */
const SAY_MS = 2000;

const CATCHING_UP: ServerMessage = { kind: 'house', state: 'catching-up' };
const WELL: ServerMessage = { kind: 'house', state: 'well' };

/** What is said to each who is let in by a node that cannot reach its store. */
export const WAIT = JSON.stringify(CATCHING_UP);

/** Whether a node sends those who come on: it cannot serve them, and there are others which may. */
export function sendsOn({ reach, neighbours }: Pick<Desk, 'reach' | 'neighbours'>): boolean {
  return reach.isOut && neighbours.hasOthers;
}

/**
 * Sees to the guests of a node that cannot reach its store: where there are other nodes they are sent on, once. Who
 * comes back because no other can serve them either, and who has nowhere else to go, stays and is told so.
 */
export function watchReach({ reach, neighbours }: Desk, sockets: Sockets, log: FastifyBaseLogger): void {
  let saying: NodeJS.Timeout | undefined;
  const say = (): void => sockets.tellAll(WAIT);
  reach.begin({
    out() {
      log.warn({ sendsOn: neighbours.hasOthers }, 'the store cannot be reached');
      if (neighbours.hasOthers) sockets.sendOn();
      else say();
      saying = setInterval(say, SAY_MS);
      saying.unref();
    },
    back() {
      clearInterval(saying);
      log.warn('the store is back');
      sockets.tellAll(JSON.stringify(WELL));
      neighbours.catchUp();
    },
  });
}
