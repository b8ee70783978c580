import { expect, test } from 'vitest';
import { findBot } from '../bots/index.ts';
import { elementAt } from '../engine/list.ts';
import { fastRng } from '../engine/rng.ts';
import { findBox } from '../games/index.ts';
import type { Journal } from '../journal/journal.ts';
import { memoryJournal } from '../journal/memory.ts';
import { BotScheduler } from '../table/bots/bot-scheduler.ts';
import { guessState, loadReferee, opened, person, playingTable } from '../table/fixtures/people.ts';
import { testHouse } from '../table/fixtures/test-house.ts';
import type { House } from '../table/house.ts';
import { LoadedTable } from '../table/loaded-table.ts';
import { postTable, randomSecret, TestPage } from './fixtures/page.ts';
import { testServer } from './fixtures/test-server.ts';

const ann = person('Ann');
const ben = person('Ben');

/** All messages to a client of a table, as text. */
async function listener(room: LoadedTable, secretHash?: string): Promise<string[]> {
  const texts: string[] = [];
  room.enter({ secretHash, send: (text) => texts.push(text) }, 0);
  return texts;
}

/** Two referees on the same journal, so that only the manual changes differ. */
async function twins(house: House, code: string): Promise<[LoadedTable, LoadedTable]> {
  const forked: House = { ...house, journal: await fork(house.journal, code) };
  const manner = { botPace: 1, graceMs: 1 };
  return [
    new LoadedTable(house, await loadReferee(house, code), manner),
    new LoadedTable(forked, await loadReferee(forked, code), manner),
  ];
}

async function fork(journal: Journal, code: string): Promise<Journal> {
  const copy = memoryJournal();
  const rows = await journal.read(code);
  for (const row of rows) await copy.append(code, row);
  const pack = (elementAt(rows, 0).body as { pack: string }).pack;
  await copy.putPack(pack, (await journal.getPack(pack)) ?? '');
  return copy;
}

test('two states that differ only in what a seat may not see give it the same bytes', async () => {
  const house = testHouse();
  const first = await playingTable(house, [ann, ben], { options: { starter: 0 } });
  const [one, two] = await twins(house, first.table.code);
  const other = guessState(two.referee);
  other.cards[1] = 999;
  other.deck.reverse();
  const heard = await Promise.all([one, two].map((room) => listener(room, ann.secretHash)));
  const watched = await Promise.all([one, two].map((room) => listener(room)));
  for (const room of [one, two]) {
    await ann.asks(room.referee, { kind: 'move', seen: 3, move: { kind: 'pass' } }, 'a');
    await ben.asks(room.referee, { kind: 'move', seen: 4, move: { kind: 'swap' } }, 'b');
    await ben.asks(room.referee, { kind: 'rename', name: 'Benny' }, 'c');
  }

  expect(elementAt(heard, 0).length).toBeGreaterThan(3);
  expect(heard[0]).toEqual(heard[1]);
  expect(watched[0]).toEqual(watched[1]);
  expect(elementAt(heard, 0).join()).not.toContain(String(guessState(one.referee).cards[1]).padStart(3, '"'));
});

test('Dash: whatever is face down or in the decks, everybody gets the same bytes', async () => {
  const house = testHouse({ findBox, findBot });
  const referee = await opened(house, ann, { game: 'dash', bots: ['random', 'careful'], start: true });
  const bots = new BotScheduler(house, referee, { pace: 1 });
  const rng = fastRng(7);
  let compared = 0;
  for (;;) {
    await house.wait(50);
    const { table } = referee;
    if (table.play === undefined || table.play.outcome !== undefined) break;
    const { game } = table;
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const [one, two] = await twins(house, table.code);
      const { play } = two.referee.table;
      if (play === undefined) throw new Error('a twin has not started');
      play.state = game.sample(game.view(play.state, viewer), viewer, rng);
      const who = viewer === 0 ? ann.secretHash : undefined;
      expect(await listener(one, who)).toEqual(await listener(two, who));
      compared += 1;
      await Promise.all([one.close(), two.close()]);
    }
    if (game.toAct(table.play.state).includes(0)) {
      const moves = game.legalMoves(table.play.state, 0);
      await ann.asks(referee, { kind: 'move', seen: table.seq, move: moves[rng.int(moves.length)] });
    }
  }
  bots.stop();

  expect(compared).toBeGreaterThan(40);
});

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
  const journal = await import('../journal/sqlite/journal.ts').then(({ sqliteJournal }) =>
    sqliteJournal(server.dataDir),
  );
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
