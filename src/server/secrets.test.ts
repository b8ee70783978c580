import { expect, test } from 'vitest';
import { sqliteJournal } from '../journal/sqlite/journal.ts';
import { postTable, randomSecret, TestPage } from './fixtures/page.ts';
import { testServer } from './fixtures/test-server.ts';

test('no secret and no seed is in the log, in a message before the end, or in plain text in the data', async () => {
  const lines: string[] = [];
  const server = await testServer({ log: 'debug', logTo: { write: (line) => lines.push(line) } });
  const { address } = server;
  const { code, secret } = await postTable(address, { game: 'guess', name: 'Ann', options: { starter: 0 } });
  const [annsPage, bens, benSecret] = [
    await TestPage.at(address, code, secret),
    await TestPage.at(address, code),
    randomSecret(),
  ];
  await bens.asks({ kind: 'sit', name: 'Ben', secret: benSecret });
  await annsPage.asks({ kind: 'start' });
  await annsPage.asks({ kind: 'move', seen: 3, move: { kind: 'stumble' } });
  await annsPage.sends(`{"secret":"${secret}"}`);
  const paths = ['/api/tables/', '/api/replays/', '/api/campaigns/', '/api/groups/', '/t/', '/c/', '/nowhere/', '/?'];
  await Promise.all(paths.map((path) => fetch(`${address}${path}${code}`)));
  const journal = sqliteJournal(server.dataDir);
  const kept = JSON.stringify(await journal.read(code));
  await journal.close();
  const seed = /"seed":"([0-9a-f]{64})"/.exec(kept)?.[1] ?? expect.fail('the journal keeps the seed');
  const hashes = [...kept.matchAll(/"secretHash":"([0-9a-f]{64})"/g)].map((match) => match[1]);
  await server.end();

  expect(hashes).toHaveLength(2);
  expect(lines.length).toBeGreaterThan(3);
  for (const word of [secret, benSecret, seed, ...hashes]) {
    expect(lines.join()).not.toContain(word);
    expect([...annsPage.heard, ...bens.heard].join()).not.toContain(word);
  }
  for (const word of [secret, benSecret]) expect(kept).not.toContain(word);
  const ofRequests = lines.filter((line) => line.includes('"reqId"')).join();
  expect(ofRequests).toContain('"route":"/api/campaigns/:code"');
  expect(ofRequests).not.toContain(code);
});
