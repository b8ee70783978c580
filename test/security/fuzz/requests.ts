import { connect } from 'node:net';
import type { Rng } from '../../../src/engine/rng.ts';
import { type GrammarHints, pick } from './grammar.ts';
import { brokenFrame, corrupt, spoil } from './mutate.ts';
import { aimed, learn } from './routes.ts';

/** A request with it counts as the owner's. */
export const TOKEN = 'the-owner-of-the-fuzzed-house';

const PATHS = [
  '/api/tables',
  '/api/campaigns',
  '/api/replays',
  '/api/parcels',
  '/api/parcels/fetch',
  '/api/daily',
  '/api/groups',
  '/api/friends',
  '/api/admin/strangers',
  '/metrics',
  '/readyz',
  '/ws',
  '/',
  '/t/x',
  '/assets/a',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'];
const JSON_TYPE = 'application/json';
const TYPES = [
  ...new Array<string>(12).fill(JSON_TYPE),
  'text/plain',
  'multipart/form-data',
  'application/json; charset=utf-7',
  '',
];

/** The result of a request: its status, and its route, if it has one. */
export interface Asked {
  status: number;
  route?: string;
}

/** A valid or nearly valid request; resolves to its result. */
export async function anyRequest(address: string, rng: Rng, hints: GrammarHints): Promise<Asked> {
  const aim = rng.int(5) === 0 ? undefined : aimed(rng, hints);
  const usual = aim?.method ?? 'POST';
  const method = rng.int(8) === 0 ? pick(METHODS, rng) : usual;
  const hasBody = method !== 'GET' && method !== 'HEAD' && (method !== 'DELETE' || rng.int(2) === 0);
  const response = await fetch(address + (aim?.path ?? oddPath(rng, hints)), {
    method,
    headers: {
      ...(hasBody && { 'content-type': pick(TYPES, rng) }),
      // Each from another address, because of the rate limits.
      'x-forwarded-for': `10.${rng.int(256)}.${rng.int(256)}.${rng.int(256)}`,
      ...(rng.int(9) === 0 ? { origin: pick(['null', 'https://elsewhere.example', address], rng) } : {}),
      ...(aim?.isOwners && rng.int(4) > 0 ? { authorization: `Bearer ${TOKEN}` } : {}),
    },
    ...(hasBody ? { body: spoil(aim?.body ?? {}, rng).toString() } : {}),
  });
  const text = await response.text();
  const { status } = response;
  if (aim === undefined || method !== usual) return { status };
  if (response.ok) learn(aim, text, hints);
  return { status, route: `${method} ${aim.route}` };
}

function oddPath(rng: Rng, { codes }: GrammarHints): string {
  if (rng.int(2) === 0) return pick(PATHS, rng);
  const code = pick([...codes, '..%2f..%2fetc', '%00', '__proto__', 'x'.repeat(900), '%ff', 'BCDFG?a=1&a=2'], rng);
  return (
    pick(
      [
        ...['/api/tables/', '/api/replays/', '/api/campaigns/', '/api/results/', '/api/groups/', '/api/daily/'],
        ...['/api/open-tables/', '/api/turn-notices/off/', '/api/admin/bans/', '/packs/', '/t/', '/g/', '/'],
      ],
      rng,
    ) + code
  );
}

/** Writes something that is not HTTP, or an upgrade with broken frames after it, and disconnects after a while. */
export function rawLine(address: string, rng: Rng): Promise<void> {
  const { hostname, port } = new URL(address);
  const upgrade =
    'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  const wild = [
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    upgrade.replace('13', '12'),
    upgrade.replace('dGhl', '\u0000'),
  ];
  return new Promise((resolve) => {
    const line = connect(Number(port), hostname);
    const end = setTimeout(() => line.destroy(), 60);
    line.on('error', () => undefined);
    line.on('data', () => undefined);
    line.on('close', () => {
      clearTimeout(end);
      resolve();
    });
    if (rng.int(2) === 0) line.write(Buffer.concat([Buffer.from(upgrade), brokenFrame(rng)]));
    else line.write(corrupt(pick(wild, rng), rng));
  });
}
