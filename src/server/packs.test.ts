import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dashBox } from '../games/dash/box.ts';
import { packDigest } from '../table/digest.ts';
import { post } from './fixtures/page.ts';
import { newFolder, testServer } from './fixtures/test-server.ts';
import { StartError } from './start.ts';

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

test('a damaged pack keeps the house closed, with a sentence that names the file and the place', async () => {
  const unsound = {
    ...mine,
    dungeon: mine.dungeon.map((card, index) => (index === 3 ? { ...card, copies: -1 } : card)),
  };

  const start = testServer({ dataDir: folderWith('mine.json', JSON.stringify(unsound)) });
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(/mine\.json cannot be used: dungeon\[3\]\.copies: /);
  await expect(testServer({ dataDir: folderWith('torn.json', '{"format":') })).rejects.toThrow(
    /torn\.json cannot be read/,
  );
});
