import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from './caller.ts';

/** Hangs up on an address that holds more lines open than a house full of people would, whatever is said on them. */
export function boundLines(server: Server, perAddress: number): void {
  const lines = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const caller = callerOf(socket.remoteAddress);
    const count = (lines.get(caller) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    lines.set(caller, count);
    socket.once('close', () => {
      const left = (lines.get(caller) ?? 1) - 1;
      if (left === 0) lines.delete(caller);
      else lines.set(caller, left);
    });
  });
}
