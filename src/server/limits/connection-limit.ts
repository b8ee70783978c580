import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Timers } from '../../engine/timers.ts';
import { callerOf } from './caller.ts';

/** How long a refused connection is left unread: if it were closed at once, the next would come at once. */
const HOLD_MS = 1000;
/** Maximum number of held connections, over all callers; more are closed at once. */
const MAX_HELD = 200;

/** Open connections to a server, counted by caller. */
export interface ConnectionLimit {
  /** This connection became a WebSocket, and is counted with those from now on. */
  release(connection: Duplex): void;
}

/** The rules for new connections. */
export interface ConnectionRules {
  /** How many connections a caller may have open. */
  perAddress: number;
  /** Whether a caller was refused many times recently. */
  isTurnedAway(caller: string): boolean;
  timers: Timers;
}

/**
 * Closes new connections of an address that has too many open, or continues after many refusals, before anything is
 * read: parsing a request and refusing it costs several times as much.
 */
export function limitConnections(
  server: Server,
  { perAddress, isTurnedAway, timers }: ConnectionRules,
): ConnectionLimit {
  const callers = new Map<string, number>();
  const counted = new WeakMap<Duplex, string>();
  let held = 0;
  const accept = server.listeners('connection') as ((connection: Socket) => void)[];
  server.removeAllListeners('connection');

  function release(connection: Duplex): void {
    const caller = counted.get(connection);
    if (caller === undefined) return;
    counted.delete(connection);
    const left = (callers.get(caller) ?? 1) - 1;
    if (left === 0) callers.delete(caller);
    else callers.set(caller, left);
  }

  function turnAway(connection: Socket): void {
    if (held >= MAX_HELD) {
      connection.destroy();
      return;
    }
    held += 1;
    connection.on('error', () => undefined);
    const cancel = timers.schedule(HOLD_MS, () => connection.destroy());
    connection.once('close', () => {
      held -= 1;
      cancel();
    });
  }

  server.on('connection', (connection: Socket) => {
    const caller = callerOf(connection.remoteAddress);
    const count = (callers.get(caller) ?? 0) + 1;
    if (isTurnedAway(caller)) return turnAway(connection);
    if (count > perAddress) {
      connection.destroy();
      return;
    }
    callers.set(caller, count);
    counted.set(connection, caller);
    connection.once('close', () => release(connection));
    for (const listener of accept) listener.call(server, connection);
  });
  return { release };
}
