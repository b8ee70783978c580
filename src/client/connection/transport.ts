import type { ServerMessage } from '../../protocol/server-message.ts';

/** A connection to the table's host: a socket to the server, or a port to the worker in this browser. */
export interface Transport {
  /** Sends a text; does nothing while not open. */
  send(text: string): void;
  /** Closes the connection; the listener is not called after this. */
  close(): void;
}

/** Events of a transport. None is called before `OpenTransport` has returned. */
export interface TransportListener {
  onOpen(): void;
  onMessage(raw: unknown): void;
  /** `restarting`: the server asked pages to reconnect; another node is there or soon will be. */
  onLost(how: { restarting: boolean }): void;
}

/**
 * Opens a transport to the path of a table's socket, such as `/ws/CODE?try=0`. A balancer that hashes it brings all
 * people of a table to one node, and to the next after two attempts, or one without a response. From `try=1` on a page
 * is not sent on to another node, and from `try=2` on a node in an outage lets it wait.
 */
export type OpenTransport = (listener: TransportListener, path: string) => Transport;

/** WebSocket close code "service restart". */
const RESTARTING = 1012;

/** Connects to the server. The code that detects a hanging node is loaded meanwhile. */
export const openServerSocket: OpenTransport = (listener, path) => {
  const transport = openSocket(listener, path);
  import('./steady-line.ts').then(
    ({ keepSteady }) => keepSteady(openSocket, { transport, listener, path }),
    () => undefined,
  );
  return transport;
};

const openSocket: OpenTransport = (listener, path) => {
  const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + path);
  socket.onopen = () => listener.onOpen();
  socket.onmessage = ({ data }) => listener.onMessage(data);
  socket.onclose = ({ code }) => listener.onLost({ restarting: code === RESTARTING });
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

/** The required fields of each kind of message; the server is trusted, so a page checks only the shape. */
const FIELDS: { [Kind in ServerMessage['kind']]: string } = {
  welcome: 'seq you table events',
  table: 'seq you table',
  played: 'seq play events',
  done: 'key',
  seated: 'key chair',
  moment: 'key entry',
  refused: 'key rule',
  said: 'chair',
  reacted: 'reaction',
  nudged: 'chair seats',
  'undo-offered': 'seq law',
  'undo-refused': 'chair why',
  voices: 'voices',
  'voice-servers': 'servers',
  'voice-signal': 'from call signal',
  house: 'state',
  beat: 'kind',
  moved: 'to',
  time: 'sent now',
  error: 'code',
};

/** The type of a field by its name; all others are text. */
const COUNTS = 'seq chair entry from sent now';
const LISTS = 'events seats voices servers';
const RECORDS = 'you table play signal';

/** Parses a text from the socket; undefined for anything else. */
export function parseServerMessage(raw: unknown): ServerMessage | undefined {
  try {
    const message = JSON.parse(raw as string);
    // An unknown kind has no fields to split, which throws.
    const fields = FIELDS[message.kind as ServerMessage['kind']].split(' ');
    return fields.every((field) => fits(field, message[field])) ? message : undefined;
  } catch {
    return undefined;
  }
}

function fits(field: string, value: unknown): boolean {
  if (LISTS.includes(field)) return Array.isArray(value);
  if (COUNTS.includes(field)) return Number.isInteger(value);
  return typeof value === (RECORDS.includes(field) ? 'object' : 'string') && value !== null;
}
