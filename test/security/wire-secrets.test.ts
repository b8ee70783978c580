import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Box } from '../../src/engine/game.ts';
import { TestPage } from '../../src/server/fixtures/page.ts';
import { newFolder, type TestServer, testServer } from '../../src/server/fixtures/test-server.ts';
import { eveningAcross, withoutOffers } from './across-nodes.ts';
import { elsewhere, moveThat, SECRETIVE, secretOf, type Twin, timeOf, twinsOf, writeTables } from './twins.ts';

const HOUR = 3_600_000;
const twins = SECRETIVE.flatMap(twinsOf);

/** The same tables again, for people at two nodes. */
const across = twins.map((twin) => ({ ...twin, code: [...twin.code].reverse().join('') }));

/** A cluster of two nodes, and the first one's log. */
interface House {
  server: TestServer;
  other: TestServer;
  log: string[];
}

let now = 0;
/** As they are, and with the parts changed that one viewer of each may not see. */
let houses: { one: House; two: House };

/** Two clusters with the same tables; in the second, the parts that one viewer of each may not see are different. */
beforeAll(async () => {
  const changed = SECRETIVE.map((box) =>
    elsewhere(
      box,
      twins.filter((twin) => twin.box.id === box.id),
    ),
  );
  const [one, two] = await Promise.all([houseOf(SECRETIVE), houseOf(changed)]);
  houses = { one, two };
});

async function houseOf(all: readonly Box[]): Promise<House> {
  const dataDir = newFolder();
  await writeTables(dataDir, [...twins, ...across]);
  const log: string[] = [];
  const options = {
    dataDir,
    botPace: HOUR,
    now: () => now,
    findBox: (id: string) => all.find((box) => box.id === id),
    limits: { graceMs: HOUR, socket: FAST, address: FAST },
  };
  const server = await testServer({ ...options, log: 'debug', logTo: { write: (line) => log.push(line) } });
  return { server, other: await testServer(options), log };
}

/** The same question to both. */
async function ofBoth<Answer>(question: (house: House) => Answer | Promise<Answer>): Promise<[Answer, Answer]> {
  return Promise.all([question(houses.one), question(houses.two)]);
}

const FAST = { burst: 50_000, perSecond: 50_000 };

afterAll(async () => {
  await ofBoth(({ other }) => other.close());
  await ofBoth(({ server }) => server.end());
});

interface Evening {
  /** Each page's messages before a differing card was revealed. */
  heard: string[][];
  /** The HTTP responses. */
  asked: string[];
  /** The same as `heard`, and what was revealed afterwards. */
  afterwards: string[][];
}

const SIGNAL = { description: { type: 'offer', sdp: 'v=0\r\n' } };

/** Everything besides the game, done at a table; returns the messages of the viewer and a spectator. */
async function evening({ address }: TestServer, twin: Twin): Promise<Evening> {
  const { code, viewer } = twin;
  const [mine, other] = viewer === 0 ? [0, 1] : [viewer, 0];
  const enter = (who: typeof viewer, after?: number): Promise<TestPage> =>
    TestPage.at(address, code, who === 'spectator' ? undefined : secretOf(who), after);
  const me = await enter(mine);
  const ben = await enter(other);
  const watcher = await enter('spectator');
  const pages = [me, watcher];

  for (const move of wrongMoves(twin)) await me.asks({ kind: 'move', seen: 3, move });
  for (const seen of [0, 1_000_000]) await me.asks({ kind: 'move', seen, move: twin.moves[0] });
  await me.asks({ kind: 'undo', law: 'ask' });
  await ben.asks({ kind: 'answer-undo', agree: false });
  // Whether he may ask depends on what he has seen himself, and for him the second version jumps.
  if (twin.isPractice) await ben.asks({ kind: 'undo', law: 'ask' });
  await me.asks({ kind: 'answer-undo', agree: false });
  await ben.asks({ kind: 'say', text: 'Hm.' });
  await ben.asks({ kind: 'say', phrase: 'how-mean' });
  await watcher.asks({ kind: 'react', reaction: 'wow' });
  await me.asks({ kind: 'nudge' });
  await me.asks({ kind: 'hurry-bots' });
  await ben.asks({ kind: 'rename', name: 'Benny' });
  await me.asks({ kind: 'rematch' });
  for (const entry of [2, Math.floor(twin.steps.length / 2), twin.steps.length + 2]) {
    for (const page of pages) await page.asks({ kind: 'look', entry });
  }
  await me.asks({ kind: 'voice-join', call: 'mine' });
  await ben.asks({ kind: 'voice-join', call: 'bens' });
  await ben.asks({ kind: 'voice-signal', to: mine === 'spectator' ? 1 : mine, call: 'mine', signal: SIGNAL });
  await me.asks({ kind: 'voice-signal', to: other, call: 'bens', signal: SIGNAL });
  await ben.asks({ kind: 'voice-leave', call: 'bens' });
  await watcher.asks({ kind: 'voice-join', call: 'watcher' });
  await watcher.asks({ kind: 'move', seen: 3, move: twin.moves[0] });
  await watcher.sends(JSON.stringify({ kind: 'watch', replay: code, name: 'Eve' }));
  await watcher.sends('{"kind":"hello"');

  for (const after of [undefined, twin.steps.length]) {
    pages.push(await enter(mine, after), await enter('spectator', after));
  }
  me.say({ kind: 'hello', table: code, ...(mine === 'spectator' ? {} : { secret: secretOf(mine) }) });
  const asked = await Promise.all(
    [`/api/tables/${code}`, `/api/replays/${code}`].map(async (path) => {
      const response = await fetch(address + path);
      return `${response.status} ${response.headers.get('content-length')} ${await response.text()}`;
    }),
  );
  const seated: [TestPage, typeof viewer][] = [
    [me, mine],
    [ben, other],
  ];
  const play = async (tells: 'nothing' | 'something'): Promise<void> => {
    for (const [page, seat] of seated) {
      const move = seat === 'spectator' ? undefined : moveThat(twin, seat, tells);
      if (move === undefined) continue;
      await page.asks({ kind: 'move', seen: seqOf(page), move });
      await page.asks({ kind: 'undo', law: 'free' });
      break;
    }
    // When this has arrived, everything before has too.
    for (const page of pages) page.say({ kind: 'time', sent: tells.length });
    await Promise.all(pages.map((page) => page.hears('time', ({ sent }) => sent === tells.length)));
  };
  await play('nothing');
  const heard = pages.map((page) => withoutOffers(page.heard));
  await play('something');
  for (const page of [...pages, ben]) page.close();
  return { heard, asked, afterwards: pages.map((page) => page.heard) };
}

/** Illegal moves of the viewer's own seat in both versions, also with changed numbers; some of each kind. */
function wrongMoves({ game, viewer, worlds, moves }: Twin): unknown[] {
  if (viewer === 'spectator') return moves.slice(0, 5);
  const bent = moves.flatMap((move) => [move, bend(move, 1), bend(move, 3)]);
  const wrong = bent.filter((move) => {
    const read = game.parseMove(structuredClone(move));
    return read === undefined || worlds.some((world) => game.refusal(world, viewer, read) !== undefined);
  });
  const step = Math.max(1, Math.floor(wrong.length / 25));
  return wrong.filter((_, index) => index % step === 0);
}

function bend(move: unknown, by: number): unknown {
  return JSON.parse(JSON.stringify(move), (_, value) => (typeof value === 'number' ? value + by : value));
}

function seqOf(page: TestPage): number {
  return Math.max(...page.messages.map((message) => ('seq' in message ? message.seq : 0)));
}

describe.each(SECRETIVE.map(({ id }) => id))('%s', (id) => {
  test('two tables that differ only in what a viewer may not see send that viewer, and spectators, the same bytes', async () => {
    let different = 0;
    for (const twin of twins.filter(({ box }) => box.id === id)) {
      now = timeOf(twin.steps);
      const [one, two] = await ofBoth(({ server }) => evening(server, twin));
      const where = `${twin.viewer} after ${twin.steps.length} steps`;

      expect(two.heard, where).toEqual(one.heard);
      expect(two.asked, where).toEqual(one.asked);
      expect(one.heard[0]?.length).toBeGreaterThan(12);
      expect(one.asked[1]).toMatch(/^409 .*not-over/);
      for (const text of [...one.heard.flat(), ...one.asked]) expect(text).not.toContain(twin.record.seed);
      if (JSON.stringify(one.afterwards) !== JSON.stringify(two.afterwards)) different += 1;
    }
    // Something was hidden: once it may be seen, it differs.
    expect(different).toBeGreaterThan(0);
  });

  test('this holds at every node, and for all messages between nodes', async () => {
    // The later of the two positions of each viewer.
    for (const twin of across.filter(({ box }, place) => box.id === id && place % 2 === 1)) {
      now = timeOf(twin.steps);
      const [one, two] = await ofBoth(({ server, other }) => eveningAcross([server.address, other.address], twin));
      expect(two, `${twin.viewer} after ${twin.steps.length} steps`).toEqual(one);
    }
  });
});

test('logs and metrics are the same for both clusters, and contain no seed, secret or card', async () => {
  const [one, two] = await ofBoth(({ log }) => log.map(plainLine));
  expect(one.length).toBeGreaterThan(40);
  expect(two.toSorted()).toEqual(one.toSorted());
  const words = [...twins.map(({ record }) => record.seed), ...[0, 1, 2].map(secretOf)];
  for (const word of words) expect([...houses.one.log, ...houses.two.log].join()).not.toContain(word);

  const [figures, others] = await ofBoth(async ({ server }) =>
    (await (await fetch(`${server.address}/metrics`)).text())
      .split('\n')
      .filter((line) => /^undercroft_(moves|refusals|errors|tables)/.test(line)),
  );
  expect(figures.length).toBeGreaterThan(10);
  expect(others).toEqual(figures);
});

/** A log line without the fields that distinguish two requests for the same resource. */
function plainLine(line: string): string {
  const { time: _, reqId: __, responseTime: ___, req, ...rest } = JSON.parse(line.replace(/127\.0\.0\.1:\d+/, 'HERE'));
  return JSON.stringify({ ...rest, ...(req === undefined ? {} : { method: req.method, url: req.url }) });
}
