/** A way to a house: a socket to the server, or a port to the worker in this browser. */
export interface Line {
  /** Says something; nothing where the line is not open. */
  send(text: string): void;
  /** Hangs up; nothing is heard after this. */
  close(): void;
}

/** Whoever listens at a line. None of it is called before `OpenLine` has returned. */
export interface Ears {
  opened(): void;
  heard(raw: unknown): void;
  /** `restarting`: whoever was at the other end sends everybody on, and another is there or soon will be. */
  lost(how: { restarting: boolean }): void;
}

/** `willWait`: a house that cannot serve now is good enough, where there seems to be no other. */
export type OpenLine = (ears: Ears, how?: { willWait: boolean }) => Line;

/** With this code of RFC 6455 a house that restarts closes its sockets. */
const RESTARTING = 1012;

/** The line to the server. */
export const serverLine: OpenLine = (ears, how) => {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws${how?.willWait ? '?wait' : ''}`);
  socket.onopen = () => ears.opened();
  socket.onmessage = ({ data }) => ears.heard(data);
  socket.onclose = ({ code }) => ears.lost({ restarting: code === RESTARTING });
  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      socket.onopen = null;
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    },
  };
};
