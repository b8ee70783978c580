import { createHash, randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { elementAt } from '../../src/engine/list.ts';
import { SEATS } from './grid-box.ts';

/** A table with all its players' sockets, as cheap as possible, because the server is measured. */
export interface PlayedTable {
  /** The player to move flips a space. */
  flip(seat: number, space: number): void;
  /** Called for every socket that has received one more move. */
  onHeard: (seat: number) => void;
  close(): void;
}

/** Opens a table on a server and seats four; the addresses are those of all its nodes. */
export type OpenBenchTable = (addresses: readonly string[]) => Promise<PlayedTable>;

/** The node of a seat, chosen as a balancer chooses it for a socket's path. */
type Balancer = (path: string, seat: number, nodes: number) => number;

/** As nginx's `hash $request_uri` or Caddy's `uri_hash`: all people of a table reach one node. */
const byPath: Balancer = (path, _seat, nodes) => createHash('sha256').update(path).digest().readUInt32BE() % nodes;
/** One node after the other. */
const inTurn: Balancer = (_path, seat, nodes) => seat % nodes;

/** At our server, through a balancer that hashes the path. */
export const openOurs: OpenBenchTable = (addresses) => openOursBy(addresses, byPath);
/** At our server, through one that does not. */
export const openOursApart: OpenBenchTable = (addresses) => openOursBy(addresses, inTurn);

/** JSON over plain sockets. */
async function openOursBy(addresses: readonly string[], balancer: Balancer): Promise<PlayedTable> {
  const opened = await post<{ code: string; secret: string }>(`${elementAt(addresses, 0)}/api/tables`, {
    game: 'grid',
    name: 'P',
  });
  const seen = new Array<number>(SEATS).fill(0);
  const table: PlayedTable = { flip, onHeard: () => undefined, close };
  const secrets = Array.from({ length: SEATS }, (_, seat) =>
    seat === 0 ? opened.secret : randomBytes(16).toString('hex'),
  );
  const sockets: WebSocket[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const path = `/ws/${opened.code}`;
    const address = elementAt(addresses, balancer(path, seat, addresses.length));
    const socket = await connect(address.replace('http', 'ws') + path);
    sockets.push(socket);
    const isSeated = heard(socket, (text) => text.startsWith(seat === 0 ? '{"kind":"welcome"' : '{"kind":"seated"'));
    socket.send(JSON.stringify({ kind: 'hello', table: opened.code, ...(seat === 0 && { secret: secrets[0] }) }));
    if (seat > 0) socket.send(JSON.stringify({ kind: 'sit', key: 'sit', name: 'P', secret: secrets[seat] }));
    await isSeated;
  }
  const haveStarted = sockets.map((socket) => heard(socket, (text) => text.startsWith('{"kind":"played"')));
  // The host's node may not know yet who sat down at another node.
  let tries = 0;
  const starting = setInterval(
    () => elementAt(sockets, 0).send(`{"kind":"start","key":"start-${tries++}"}`),
    START_EVERY_MS,
  );
  for (const [seat, started] of haveStarted.entries()) seen[seat] = seqOf(await started);
  clearInterval(starting);
  for (const [seat, socket] of sockets.entries()) {
    socket.on('message', (data) => {
      const text = (data as Buffer).toString('latin1', 0, 64);
      if (!text.startsWith('{"kind":"played"')) return;
      seen[seat] = seqOf(text);
      table.onHeard(seat);
    });
  }
  return table;

  function flip(seat: number, space: number): void {
    const move = { kind: 'move', key: `m${seen[seat]}`, seen: seen[seat], move: { kind: 'flip', space } };
    elementAt(sockets, seat).send(JSON.stringify(move));
  }
  function close(): void {
    for (const socket of sockets) socket.terminate();
  }
}

const START_EVERY_MS = 20;

function seqOf(text: string): number {
  return Number(/"seq":(\d+)/.exec(text)?.[1]);
}

/** At boardgame.io's: socket.io messages written by hand, because its own client would cost more than the server. */
export const openBoardgameIo: OpenBenchTable = async (addresses) => {
  const address = elementAt(addresses, 0);
  const { matchID } = await post<{ matchID: string }>(`${address}/games/grid/create`, { numPlayers: SEATS });
  const table: PlayedTable = { flip, onHeard: () => undefined, close };
  const sockets: WebSocket[] = [];
  const credentials: string[] = [];
  let stateId = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const join = { playerID: String(seat), playerName: 'P' };
    const joined = await post<{ playerCredentials: string }>(`${address}/games/grid/${matchID}/join`, join);
    credentials.push(joined.playerCredentials);
    const socket = await connect(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    sockets.push(socket);
    socket.on('message', (data) => {
      const text = (data as Buffer).toString('latin1', 0, 24);
      if (text === '2') socket.send('3');
      if (text.startsWith('42/grid,["update"')) table.onHeard(seat);
    });
    const isIn = heard(socket, (text) => text.startsWith('40/grid,'));
    socket.send('40/grid,');
    await isIn;
    const isSynced = heard(socket, (text) => text.startsWith('42/grid,["sync"'));
    socket.send(`42/grid,${JSON.stringify(['sync', matchID, String(seat), credentials[seat], SEATS])}`);
    await isSynced;
  }
  return table;

  function flip(seat: number, space: number): void {
    const playerID = String(seat);
    const payload = { type: 'flip', args: [space], playerID, credentials: credentials[seat] };
    const action = { type: 'MAKE_MOVE', payload };
    elementAt(sockets, seat).send(`42/grid,${JSON.stringify(['update', action, stateId, matchID, playerID])}`);
    stateId += 1;
  }
  function close(): void {
    for (const socket of sockets) socket.terminate();
  }
};

/** At Colyseus': its binary messages written by hand. */
export const openColyseus: OpenBenchTable = async (addresses) => {
  const address = elementAt(addresses, 0);
  const table: PlayedTable = { flip, onHeard: () => undefined, close };
  const sockets: WebSocket[] = [];
  let room = '';
  for (let seat = 0; seat < SEATS; seat++) {
    const how = seat === 0 ? 'create/grid' : `joinById/${room}`;
    const reserved = await post<{ processId: string; roomId: string; sessionId: string }>(
      `${address}/matchmake/${how}`,
      {},
    );
    room = reserved.roomId;
    const { processId, roomId, sessionId } = reserved;
    const socket = newSocket(`${address.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
    sockets.push(socket);
    // Its first message may arrive together with the open socket.
    const isIn = heard(socket, (_text, first) => first === JOIN_ROOM);
    socket.on('message', (data) => {
      if ((data as Buffer)[0] === STATE_PATCH) table.onHeard(seat);
    });
    await isIn;
    const hasState = heard(socket, (_text, first) => first === ROOM_STATE);
    socket.send(Buffer.from([JOIN_ROOM]));
    await hasState;
  }
  return table;

  function flip(seat: number, space: number): void {
    elementAt(sockets, seat).send(Buffer.from([ROOM_DATA, 0xa4, 0x66, 0x6c, 0x69, 0x70, space])); // "flip" and a small number
  }
  function close(): void {
    for (const socket of sockets) socket.terminate();
  }
};

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const STATE_PATCH = 15;

function newSocket(url: string): WebSocket {
  return new WebSocket(url, { perMessageDeflate: false });
}

async function connect(url: string): Promise<WebSocket> {
  const socket = newSocket(url);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

/** The first matching message. */
function heard(socket: WebSocket, isIt: (text: string, firstByte: number | undefined) => boolean): Promise<string> {
  return new Promise((resolve) => {
    const listen = (data: Buffer) => {
      const text = data.toString('latin1', 0, 64);
      if (!isIt(text, data[0])) return;
      socket.off('message', listen);
      resolve(text);
    };
    socket.on('message', listen);
  });
}

async function post<Answer>(url: string, body: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
