import { afterEach, beforeEach, expect, test } from 'vitest';
import { playRandomGame } from '../../../test/random-game.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/catalogue.ts';
import { BOXES } from '../../games/index.ts';
import { packDigest } from '../../table/digest.ts';
import { postTo } from '../fixtures/page.ts';
import { type TestServer, testServer } from '../fixtures/test-server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});

afterEach(() => server.end());

async function upload(record: unknown): Promise<{ status: number; body: { code?: string; error?: string } }> {
  const response = await postTo(`${server.address}/api/replays`, record);
  return { status: response.status, body: (await response.json()) as { code?: string; error?: string } };
}

function playedOffline(game: GameId): GameRecord {
  return playRandomGame(BOXES[game], { seats: 2, number: 7 }).record;
}

test.each(['dash', 'time'] as const)('a game of %s that was played offline gets a replay, once', async (game) => {
  const record = playedOffline(game);

  const { status, body } = await upload(record);
  const again = await upload(record);

  expect(status).toBe(201);
  expect(again.body).toEqual(body);
  const kept = (await (await fetch(`${server.address}/api/replays/${body.code}`)).json()) as GameRecord;
  expect(kept).toMatchObject({ names: record.names, seed: record.seed, steps: record.steps, pack: record.pack });
  expect(kept.uploaded).toBe(true);
});

test('an invalid, unfinished or unparsable record is refused', async () => {
  const record = playedOffline('dash');

  expect(await upload({ ...record, seed: '00'.repeat(32) })).toMatchObject({ status: 422 });
  expect(await upload({ ...record, steps: record.steps.slice(0, 4) })).toMatchObject({ body: { error: 'not-over' } });
  expect(await upload({ ...record, names: ['\u202eAnn', 'Ben'] })).toMatchObject({ status: 400 });
  expect(await upload({ ...record, startedAt: 0.5 })).toMatchObject({ status: 400 });
  expect(await upload({ ...record, pack: { ...(record.pack as object), version: 2 } })).toMatchObject({ status: 400 });
  expect(await upload({ hello: 'there' })).toMatchObject({ status: 400 });
});

test('a game cannot bring in an unknown pack', async () => {
  const record = playedOffline('dash');
  const standard = record.pack as { name: object };
  const pack = { ...standard, name: { ...standard.name, en: 'Somebody else’s' } };

  expect(await upload({ ...record, pack, packDigest: packDigest(pack) })).toEqual({
    status: 422,
    body: { error: 'no-such-pack' },
  });
  // A record without its options gets the defaults.
  expect([201, 422]).toContain((await upload({ ...record, options: undefined })).status);
});

test('a record that is too large, or sent too often, is refused before it is replayed', async () => {
  const record = playedOffline('dash');

  expect((await upload({ ...record, padding: 'x'.repeat(1024 * 1024) })).status).toBe(413);
  const statuses = await Promise.all(Array.from({ length: 8 }, () => upload({}).then(({ status }) => status)));
  expect(statuses).toContain(429);
});
