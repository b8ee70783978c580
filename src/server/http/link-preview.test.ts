import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/catalogue.ts';
import { postTable } from '../fixtures/page.ts';
import { newFolder, type TestServer, testServer } from '../fixtures/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  const dataDir = newFolder();
  const clientDir = join(dataDir, 'client');
  mkdirSync(join(clientDir, 'share'), { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><head><title>Undercroft</title></head>');
  for (const status of ['open', 'playing', 'over']) writeFileSync(join(clientDir, 'share', `dash-${status}.jpg`), '');
  server = await testServer({ dataDir, clientDir, limits: { previews: { burst: 12, perSecond: 0 } } });
});

afterAll(() => server.end());

/** The preview tags in the page of a link, as a messenger reads them. */
async function previewOf(path: string, headers: Record<string, string> = {}) {
  const text = await (await fetch(server.address + path, { headers })).text();
  const tags = text.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, property, content]) => [property, content]));
}

const dashTable = (wishes = {}) => postTable(server.address, { game: 'dash', name: 'Ann "the" Bold', ...wishes });

test('the preview of an open table has its game and its taken seats, but no names', async () => {
  const { code } = await dashTable();
  const preview = await previewOf(`/t/${code}`);

  expect(preview['og:title']).toBe('Come and play Dash Through the Dungeon');
  expect(preview['og:description']).toMatch(/^Seats taken: 1 of \d/);
  expect(preview['og:image']).toBe(`${server.address}/share/dash-open.jpg`);
  expect(JSON.stringify(preview)).not.toContain('Bold');
  const italian = await previewOf(`/t/${code}`, { 'accept-language': 'it-IT,it;q=0.9' });
  expect(italian['og:title']).toBe('Gioca a Dash Through the Dungeon');
});

test('the preview of a running table says only that it is running', async () => {
  const { code } = await dashTable({ bots: ['careful'], start: true });
  const preview = await previewOf(`/screen/${code}`);

  expect(preview['og:title']).toBe('Dash Through the Dungeon: a game is on');
  expect(preview['og:image']).toContain('/share/dash-playing.jpg');
});

test.each(GAME_IDS)('a page of %s has a sentence and an existing picture', async (id) => {
  const preview = await previewOf(`/rules/${id}`);

  expect(preview['og:description']).toMatch(/players, about \d+ minutes\.$/);
  expect(preview['og:image']).toContain(id === 'dash' ? '/share/dash-open.jpg' : '/share/undercroft.jpg');
});

test('the preview of a challenge says what it is, but not whose', async () => {
  const { code } = await dashTable();
  const preview = await previewOf(`/challenge/${code}/0`);
  expect(preview['og:title']).toBe('A dare: Dash Through the Dungeon');
  expect(JSON.stringify(preview)).not.toContain('Bold');
});

test('an unknown link and the home page get the general preview', async () => {
  for (const path of ['/', '/t/ZZZZZ', '/r/ZZZZZ', '/t/%3Cscript%3E'])
    expect((await previewOf(path))['og:title'], path).toBe('Undercroft');
  const uncompressed = await previewOf('/', { 'accept-encoding': 'identity' });
  expect(uncompressed['og:title']).toBe('Undercroft');
});

test('nothing a client sends becomes markup', async () => {
  const text = await (await fetch(`${server.address}/rules/%22%3E%3Cscript%3Ealert(1)`)).text();

  expect(text).not.toContain('<script>');
});

test('a browser gets the page as built', async () => {
  const { code } = await dashTable();

  expect(await previewOf(`/t/${code}`, { 'sec-fetch-dest': 'document' })).toEqual({});
});

test('beyond the rate limit a link still gets a page', async () => {
  const { code } = await dashTable();
  const titles = new Set<string | undefined>();
  for (let times = 0; times < 14; times += 1) titles.add((await previewOf(`/t/${code}`))['og:title']);

  expect(titles).toContain('Undercroft');
});
