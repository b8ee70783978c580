import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import packageFile from '../../../package.json' with { type: 'json' };
import lockFile from '../../../package-lock.json' with { type: 'json' };
import { elementAt } from '../../engine/list.ts';
import { hostTable, randomSecret, TestPage } from '../fixtures/page.ts';
import { testServer } from '../fixtures/test-server.ts';
import type { ServerOptions } from '../options.ts';
import { supportsFrameFastPath } from './frame-fast-path-check.ts';
import { newWebSocketServer } from './sockets.ts';

type Admit = (socket: WebSocket, request: IncomingMessage) => void;
type Read = (this: Duplex, chunk: Buffer) => void;

/** A `ws` that pulls from its stream instead of listening. */
class AskingSockets extends WebSocketServer {
  override handleUpgrade(request: IncomingMessage, wire: Duplex, head: Buffer, admit: Admit): void {
    super.handleUpgrade(request, wire, head, (socket) => {
      const read = elementAt(wire.listeners('data') as Read[], 0);
      wire.off('data', read);
      wire.on('readable', () => {
        for (let chunk = wire.read() as Buffer | null; chunk !== null; chunk = wire.read()) read.call(wire, chunk);
      });
      admit(socket, request);
    });
  }
}

/** A `ws` that listens to its stream twice. */
class TwiceSockets extends WebSocketServer {
  override handleUpgrade(request: IncomingMessage, wire: Duplex, head: Buffer, admit: Admit): void {
    super.handleUpgrade(request, wire, head, (socket) => {
      wire.on('data', () => undefined);
      admit(socket, request);
    });
  }
}

/** A `ws` whose listener takes more arguments. */
class OtherListenerSockets extends WebSocketServer {
  override handleUpgrade(request: IncomingMessage, wire: Duplex, head: Buffer, admit: Admit): void {
    super.handleUpgrade(request, wire, head, (socket) => {
      const read = elementAt(wire.listeners('data') as Read[], 0);
      wire.off('data', read);
      wire.on('data', function listener(this: Duplex, chunk: Buffer) {
        if (wire.listeners('data').includes(listener)) read.call(this, chunk);
      });
      admit(socket, request);
    });
  }
}

/** Plays a whole game over real sockets, with a spectator who reconnects and a client that breaks the protocol. */
async function playOver(options: Partial<ServerOptions>): Promise<{ logged: string[] }> {
  const logged: string[] = [];
  const server = await testServer({ ...options, log: 'warn', logTo: { write: (line: string) => logged.push(line) } });
  const { code, page: ann } = await hostTable(server.address, { options: { starter: 0 } });
  const ben = await TestPage.at(server.address, code);
  await ben.asks({ kind: 'sit', name: 'Bèn 🐉', secret: randomSecret() });
  await ann.asks({ kind: 'start' });
  await ben.hears('played');
  const watcher = await TestPage.at(server.address, code);
  watcher.socket.close();
  await watcher.closed;
  for (let seq = 3; seq < 9; seq++) {
    const mover = seq % 2 === 1 ? ann : ben;
    const move = { kind: 'move', seen: seq, move: { kind: 'pass' } };
    expect(await mover.asks(move)).toMatchObject({ kind: 'done', seq: seq + 1 });
  }
  const over = await ben.hears('table', ({ table }) => table.status === 'over');
  const again = await TestPage.at(server.address, code);
  expect(await again.hears('welcome')).toMatchObject({ seq: 9, table: { status: 'over' } });
  expect(over.table.chairs.slice(0, 2)).toMatchObject([{ name: 'Ann' }, { name: 'Bèn 🐉' }]);
  expect(await ben.asks({ kind: 'move', seen: 9, move: { kind: 'pass' } })).toMatchObject({ kind: 'error' });
  ben.socket.send('x'.repeat(20_000));
  expect(await ben.closed).toMatchObject({ code: 1009 });
  await server.end();
  return { logged };
}

test('ws is pinned to the version that the frame fast path was tested with', () => {
  expect(packageFile.dependencies.ws).toBe(lockFile.packages['node_modules/ws'].version);
  expect(lockFile.packages[''].dependencies.ws).toBe(packageFile.dependencies.ws);
});

test('the installed ws supports the frame fast path', async () => {
  expect(await supportsFrameFastPath(newWebSocketServer())).toBe(true);
  expect((await playOver({})).logged).toEqual([]);
});

test('with the fast path switched off everything works over ws alone', async () => {
  expect((await playOver({ plainSockets: true })).logged).toEqual([]);
});

test.each([
  ['asks for what there is', AskingSockets],
  ['listens twice', TwiceSockets],
  ['listens in another way', OtherListenerSockets],
])('a ws that %s is left to itself, which is said once', async (_how, webSockets) => {
  expect(await supportsFrameFastPath(newWebSocketServer(webSockets))).toBe(false);
  const { logged } = await playOver({ webSockets });
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('sockets use ws alone');
});

test('a ws that refuses the upgrade of the check is used without the fast path', async () => {
  const handleUpgrade = () => {
    throw new Error('no');
  };
  expect(await supportsFrameFastPath({ handleUpgrade })).toBe(false);
});
