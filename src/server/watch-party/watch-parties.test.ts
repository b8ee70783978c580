import { expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import type { WatchNews } from '../../protocol/watch-message.ts';
import { readNodeMessage } from '../cluster/node-message.ts';
import { hostTable, TestPage } from '../fixtures/page.ts';
import { newFolder, testServer } from '../fixtures/test-server.ts';
import type { Replays } from '../http/replays.ts';
import { WatchParties } from './watch-parties.ts';

const SHOWN = { moment: 7, playing: true, speed: 2 as const };
const later = { ...SHOWN, moment: 8 };

/** Connected nodes, as long as the test does not disconnect them. */
function newNodes(count: number) {
  let clock = 1000;
  const disconnected = new Set<number>();
  const nodes = Array.from({ length: count }, () => new WatchParties(undefined as unknown as Replays, () => clock++));
  nodes.forEach((node, from) => {
    node.start((update) => {
      const message = readNodeMessage(JSON.stringify({ ...update, node: `node-${from}` }));
      if (message?.kind !== 'circle' && message?.kind !== 'circle-shown') throw new Error('not said as it should be');
      nodes.forEach((other, to) => {
        if (to !== from && !disconnected.has(to) && !disconnected.has(from)) other.receiveFromNode(message);
      });
    });
  });
  return { nodes, node: (index: number) => elementAt(nodes, index), disconnected };
}

/** A person who watches through a node: their number, and the last message they got. */
function watch(node: WatchParties, name: string) {
  const heard: WatchNews[] = [];
  const id = node.enter('BCDFG', { name, send: (text) => heard.push(JSON.parse(text) as WatchNews) }) ?? 0;
  const company = () => heard.findLast((news) => news.kind === 'watching');
  return {
    id,
    heard,
    company,
    names: () =>
      company()
        ?.people.map((one) => one.name)
        .join(' '),
  };
}

test('people at three nodes watch together: the first leads, hands the lead over, and after them the oldest leads', () => {
  const { node } = newNodes(3);
  const ann = watch(node(0), 'Ann');
  node(0).receive('BCDFG', ann.id, { kind: 'watch-show', shown: SHOWN });
  const ben = watch(node(1), 'Ben');
  const cyd = watch(node(2), 'Cyd');
  for (const { company, names } of [ann, ben, cyd]) {
    expect(names()).toBe('Ann Ben Cyd');
    expect(company()).toMatchObject({ leader: ann.id });
  }
  expect(cyd.company()).toMatchObject({ you: cyd.id, shown: SHOWN });

  node(2).receive('BCDFG', cyd.id, { kind: 'watch-show', shown: { ...SHOWN, moment: 99 } });
  node(0).receive('BCDFG', ann.id, { kind: 'watch-show', shown: later });
  expect(ben.heard.at(-1)).toEqual({ kind: 'watch-shown', shown: later });
  expect(JSON.stringify(ben.heard)).not.toContain('"moment":99');

  node(0).receive('BCDFG', ann.id, { kind: 'watch-lead', to: cyd.id });
  for (const { company } of [ann, ben, cyd]) expect(company()).toMatchObject({ leader: cyd.id, shown: later });
  node(2).leave('BCDFG', cyd.id);
  for (const { company, names } of [ann, ben]) {
    expect(names()).toBe('Ann Ben');
    expect(company()).toMatchObject({ leader: ann.id });
  }
});

test('disconnected nodes agree again after reconnecting, and a node that is gone takes its people with it', () => {
  const { node, disconnected } = newNodes(2);
  disconnected.add(1);
  const ann = watch(node(0), 'Ann');
  const ben = watch(node(1), 'Ben');
  node(1).receive('BCDFG', ben.id, { kind: 'watch-show', shown: later });
  expect(ben.company()).toMatchObject({ leader: ben.id });
  node(0).receive('BCDFG', ann.id, { kind: 'watch-show', shown: SHOWN });

  disconnected.clear();
  node(1).publishAll();
  for (const { company } of [ann, ben]) expect(company()).toMatchObject({ leader: ann.id, shown: SHOWN });
  node(1).dropNode('node-0');
  expect(ben.names()).toBe('Ben');
  expect(ben.company()).toMatchObject({ leader: ben.id });
});

test('a replay is watched together through two nodes', async () => {
  const dataDir = newFolder();
  const [one, two] = await Promise.all([testServer({ dataDir }), testServer({ dataDir })]);
  const options = { rounds: '1', starter: 0 };
  const wish = { game: 'guess', name: 'Ann', bots: ['any'], start: true, options };
  const { code, page: player } = await hostTable(one.address, wish);
  await player.asks({ kind: 'move', seen: 2, move: { kind: 'pass' } });
  await player.hears('table', ({ table }) => table.status === 'over');

  const [ann, ben] = [await TestPage.open(one.address), await TestPage.open(two.address)];
  const said = (page: TestPage): WatchNews[] => page.heard.map((text) => JSON.parse(text) as WatchNews);
  await ann.sends(JSON.stringify({ kind: 'watch', replay: code, name: 'Ann' }));
  await ben.sends(JSON.stringify({ kind: 'watch', replay: code, name: 'Ben' }));
  await expect.poll(() => said(ben).at(-1)).toMatchObject({ people: [{ name: 'Ann' }, { name: 'Ben' }] });
  ann.sendRaw(JSON.stringify({ kind: 'watch-show', shown: SHOWN }));
  // The nodes may exchange members right after it.
  await expect.poll(() => said(ben)).toContainEqual({ kind: 'watch-shown', shown: SHOWN });
  ann.close();
  await expect.poll(() => said(ben).at(-1)).toMatchObject({ people: [{ name: 'Ben' }], shown: SHOWN });
  await one.close();
  await two.end();
});
