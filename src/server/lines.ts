import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { callerOf } from './caller.ts';

/** The lines to a server, by caller. */
export interface Lines {
  /** This line has become a socket, and is counted as one from now on. */
  release(line: Duplex): void;
}

/** Hangs up on an address that holds more lines open than a house full of people would, whatever is said on them. */
export function boundLines(server: Server, perAddress: number): Lines {
  const callers = new Map<string, number>();
  const counted = new WeakMap<Duplex, string>();

  function release(line: Duplex): void {
    const caller = counted.get(line);
    if (caller === undefined) return;
    counted.delete(line);
    const left = (callers.get(caller) ?? 1) - 1;
    if (left === 0) callers.delete(caller);
    else callers.set(caller, left);
  }

  server.on('connection', (line: Socket) => {
    const caller = callerOf(line.remoteAddress);
    const count = (callers.get(caller) ?? 0) + 1;
    if (count > perAddress) {
      line.destroy();
      return;
    }
    callers.set(caller, count);
    counted.set(line, caller);
    line.once('close', () => release(line));
  });
  return { release };
}
