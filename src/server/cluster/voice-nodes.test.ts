import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { postTable, randomSecret, TestPage } from '../fixtures/page.ts';
import { newFolder, testServer } from '../fixtures/test-server.ts';

/** An offer of the maximum length. */
const signal = { description: { type: 'offer', sdp: `v=0\r\n${'a'.repeat(4995)}` } };

test('voices at two nodes learn of each other, exchange signals, and leave with their page', async () => {
  const dataDir = newFolder();
  const nodes = await Promise.all([0, 1].map(() => testServer({ dataDir })));
  const { code, secret } = await postTable(elementAt(nodes, 0).address, { name: 'Ann', game: 'dash' });
  const ann = await TestPage.at(elementAt(nodes, 0).address, code, secret);
  expect(await ann.asks({ kind: 'voice-join', call: 'ann-1' })).toMatchObject({ kind: 'done' });

  // Ben connects to a node that has not heard of Ann's voice until she announces it again.
  const ben = await TestPage.at(elementAt(nodes, 1).address, code);
  await ben.asks({ kind: 'sit', name: 'Ben', secret: randomSecret() });
  await ben.asks({ kind: 'voice-join', call: 'ben-1' });
  const both = [
    { chair: 0, call: 'ann-1' },
    { chair: 1, call: 'ben-1' },
  ];
  await ann.hears('voices', ({ voices }) => voices.length === 2);
  await ann.asks({ kind: 'voice-join', call: 'ann-1' });
  await ann.asks({ kind: 'voice-signal', to: 1, call: 'ben-1', signal });
  expect((await ben.hears('voices', ({ voices }) => voices.length === 2)).voices).toEqual(both);
  expect(await ben.hears('voice-signal')).toEqual({ kind: 'voice-signal', from: 0, call: 'ann-1', signal });
  expect(await ben.asks({ kind: 'voice-signal', to: 0, call: 'ann-1', signal })).toMatchObject({ kind: 'done' });
  expect(await ann.hears('voice-signal')).toMatchObject({ from: 1, call: 'ben-1' });

  const from = ann.heard.length;
  ben.socket.close();
  expect((await ann.hears('voices', ({ voices }) => voices.length < 2, from)).voices).toEqual(both.slice(0, 1));
  await Promise.all(nodes.map((node) => node.close()));
  rmSync(dataDir, { recursive: true });
});
