import { connect } from 'node:net';
import type { Rng } from '../../../src/engine/rng.ts';
import { GAME_IDS } from '../../../src/games/catalogue.ts';
import { BOXES } from '../../../src/games/index.ts';
import { createCampaign, createTable, openCampaignTable } from '../../../src/protocol/client-message.ts';
import { playRandomGame } from '../../random-game.ts';
import { fromSchema, type GrammarHints, pick } from './grammar.ts';
import { bend, brokenFrame, corrupt, spoil } from './mutate.ts';

const PATHS = [
  '/api/tables',
  '/api/campaigns',
  '/api/replays',
  '/api/parcels',
  '/api/parcels/fetch',
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

/** A valid or nearly valid request; resolves to its status. */
export async function anyRequest(address: string, rng: Rng, hints: GrammarHints): Promise<number> {
  const { path, body } = rng.int(3) === 0 ? { path: oddPath(rng, hints), body: {} } : aimed(rng, hints);
  const url = address + path;
  const method = rng.int(6) === 0 ? pick(METHODS, rng) : 'POST';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': pick(TYPES, rng),
      // Each from another address, because of the rate limits.
      'x-forwarded-for': `10.${rng.int(256)}.${rng.int(256)}.${rng.int(256)}`,
      ...(rng.int(9) === 0 ? { origin: pick(['null', 'https://elsewhere.example', address], rng) } : {}),
    },
    ...(hasBody ? { body: spoil(body, rng).toString() } : {}),
  });
  await response.arrayBuffer();
  return response.status;
}

/** A request for the right path. */
function aimed(rng: Rng, hints: GrammarHints): { path: string; body: unknown } {
  const campaign = `/api/campaigns/${pick(hints.campaigns, rng)}/tables`;
  return pick(
    [
      { path: '/api/tables', body: fromSchema(createTable, rng, hints) },
      { path: '/api/campaigns', body: fromSchema(createCampaign, rng, hints) },
      { path: campaign, body: fromSchema(openCampaignTable, rng, hints) },
      { path: '/api/replays', body: anyRecord(rng) },
    ],
    rng,
  );
}

function oddPath(rng: Rng, { codes }: GrammarHints): string {
  if (rng.int(2) === 0) return pick(PATHS, rng);
  const code = pick([...codes, '..%2f..%2fetc', '%00', '__proto__', 'x'.repeat(900), '%ff', 'BCDFG?a=1&a=2'], rng);
  return (
    pick(
      ['/api/tables/', '/api/replays/', '/api/campaigns/', '/api/results/', '/api/groups/', '/packs/', '/t/', '/'],
      rng,
    ) + code
  );
}

/** A real finished game, to be corrupted a little. */
const PLAYED = playRandomGame(BOXES[GAME_IDS[0]], { seats: 2, number: 1 }).record;

function anyRecord(rng: Rng): unknown {
  if (rng.int(2) === 0) return bend({ ...PLAYED, startedAt: rng.int(1e9) }, rng);
  return {
    format: 'undercroft-record/1',
    game: pick(GAME_IDS, rng),
    pack: pick([{}, null, [], { format: 'undercroft-pack/1', name: { en: 'x', it: 'x' } }], rng),
    names: ['Eve', 'Mallory'],
    options: {},
    seed: 'ab'.repeat(32),
    startedAt: 1,
    steps: [],
  };
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
