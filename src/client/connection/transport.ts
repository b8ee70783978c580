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
