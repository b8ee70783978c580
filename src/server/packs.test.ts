import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { dashBox } from '../games/dash/box.ts';
import type { LeftOutPack } from '../protocol/offered-pack.ts';
import { packDigest } from '../table/digest.ts';
import { post } from './fixtures/page.ts';
import { newFolder, testServer } from './fixtures/test-server.ts';

function folderWith(name: string, text: string): string {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'packs', 'dash'), { recursive: true });
  writeFileSync(join(dataDir, 'packs', 'dash', name), text);
  return dataDir;
}

const mine = { ...dashBox.standardPack, id: 'mine', name: { en: 'My box', it: 'La mia scatola' } };

test('a pack in the data folder is offered beside the standard one, and a table can be opened with it', async () => {
  const server = await testServer({ dataDir: folderWith('mine.json', JSON.stringify(mine)) });
  try {
    const packs = await (await fetch(`${server.address}/api/packs`)).json();
    expect(packs.dash).toEqual([
      { digest: packDigest(dashBox.standardPack), name: dashBox.standardPack.name, standard: true },
      { digest: packDigest(mine), name: mine.name, standard: false },
    ]);
    const opened = await post(server.address, { game: 'dash', name: 'Ann', pack: packDigest(mine) });
    expect(opened.status).toBe(201);
    const served = await fetch(`${server.address}/packs/${packDigest(mine)}.json`);
    expect(await served.json()).toEqual(mine);
  } finally {
    await server.end();
  }
});

test('a pack with a mistake is left out, named in the log and to the owner; the others are offered', async () => {
  const invalid = {
    ...mine,
    dungeon: mine.dungeon.map((card, index) => (index === 3 ? { ...card, copies: -1 } : card)),
  };
  const dataDir = folderWith('mine.json', JSON.stringify(mine));
  const folder = join(dataDir, 'packs', 'dash');
  writeFileSync(join(folder, 'again.json'), JSON.stringify(mine));
  writeFileSync(join(folder, 'torn.json'), '{"format":\n"undercroft-pack/1",,');
  writeFileSync(join(folder, 'invalid.json'), JSON.stringify(invalid));
  writeFileSync(join(folder, 'latin.json'), Buffer.from('{"name": "caff\xe8"}', 'latin1'));
  mkdirSync(join(folder, 'folder.json'));
  mkdirSync(join(dataDir, 'packs', 'days'));
  writeFileSync(join(dataDir, 'packs', 'days', 'named.json'), JSON.stringify({ ...mine, game: 'days' }));
  const logged: string[] = [];
  const server = await testServer({ dataDir, log: 'error', logTo: { write: (line) => void logged.push(line) } });
  try {
    const packs = await (await fetch(`${server.address}/api/packs`)).json();
    expect(packs.dash).toHaveLength(2);
    expect(packs.days).toHaveLength(1);
    const left: LeftOutPack[] = await (await fetch(`${server.address}/api/admin/packs`)).json();
    expect(Object.fromEntries(left.map(({ file, why }) => [basename(file), why]))).toEqual({
      'folder.json': expect.stringMatching(/^It cannot be read: EISDIR/),
      'latin.json': 'line 1, column 15: The byte 0xE8 is not UTF-8. Save the file as UTF-8.',
      'mine.json': 'The same pack is here already.',
      'named.json': expect.stringMatching(
        /^cards: This field is missing; .* more: run `undercroft pack check` on it.$/,
      ),
      'torn.json': 'line 2, column 21: A name in double quotes is expected here, not ",".',
      'invalid.json': expect.stringMatching(/^dungeon\[3\]\.copies: This must be at least 1, but it is -1\./),
    });
    for (const { file } of left)
      expect(logged.some((line) => line.includes(`the pack ${file} is left out: `))).toBe(true);
    const stranger = await fetch(`${server.address}/api/admin/packs`, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(stranger.status).toBe(404);
  } finally {
    await server.end();
  }
});
