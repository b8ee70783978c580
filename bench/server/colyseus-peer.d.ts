// Only the parts the benchmarks use, so that types can be checked where the peer is not installed.
declare module '@colyseus/core' {
  export class Room {
    maxClients: number;
    patchRate: number | null;
    onCreate(): void;
    onJoin(client: { sessionId: string }): void;
    setState(state: unknown): void;
    onMessage(kind: string, hear: (client: { sessionId: string }, message: unknown) => void): void;
    broadcastPatch(): boolean;
  }
  export class Server {
    constructor(options: { transport: unknown; greet: boolean });
    define(name: string, room: typeof Room): void;
    listen(port: number, host: string): Promise<void>;
  }
}
declare module '@colyseus/schema' {
  // biome-ignore lint/suspicious/noExplicitAny: the peer makes its states at run time.
  export function schema(fields: Record<string, unknown>): new () => any;
}
declare module '@colyseus/ws-transport' {
  export class WebSocketTransport {
    constructor(options: { server: import('node:http').Server });
  }
}
