import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { callerOf } from './caller.ts';

/** Open connections to a server, counted by caller. */
export interface ConnectionLimit {
  /** This connection became a WebSocket, and is counted with those from now on. */
  release(connection: Duplex): void;
}

/** Closes new connections of an address that has too many open already. */
export function limitConnections(server: Server, perAddress: number): ConnectionLimit {
  const callers = new Map<string, number>();
  const counted = new WeakMap<Duplex, string>();

  function release(connection: Duplex): void {
    const caller = counted.get(connection);
    if (caller === undefined) return;
    counted.delete(connection);
    const left = (callers.get(caller) ?? 1) - 1;
    if (left === 0) callers.delete(caller);
    else callers.set(caller, left);
  }

  server.on('connection', (connection: Socket) => {
    const caller = callerOf(connection.remoteAddress);
    const count = (callers.get(caller) ?? 0) + 1;
    if (count > perAddress) {
      connection.destroy();
      return;
    }
    callers.set(caller, count);
    counted.set(connection, caller);
    connection.once('close', () => release(connection));
  });
  return { release };
}
