/** A connection to a house: a socket to the server, or a port to the worker in this browser. */
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

/** `willWait`: asks a node that is in an outage to accept the page anyway, since there seems to be no other. */
export type OpenTransport = (listener: TransportListener, how?: { willWait: boolean }) => Transport;

/** WebSocket close code "service restart". */
const RESTARTING = 1012;

/** Opens a socket to the server. */
export const openServerSocket: OpenTransport = (listener, how) => {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws${how?.willWait ? '?wait' : ''}`);
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
