import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedTable } from '../../protocol/client-message.ts';
import type { GroupReport, PresentFriend, PresentFriends } from '../../protocol/groups.ts';
import { post, postTable, postTo, randomSecret, TestPage } from '../fixtures/page.ts';
import { newFolder, type TestServer, testServer } from '../fixtures/test-server.ts';

interface Friend {
  name: string;
  person: string;
}

let dataDir: string;
let nodes: [TestServer, TestServer];
/** A third node, in one test. */
let late: TestServer | undefined;
let ann: Friend;
let ben: Friend;
let cleo: Friend;

beforeEach(async () => {
  dataDir = newFolder();
  nodes = await Promise.all([testServer({ dataDir }), testServer({ dataDir })]);
  const friend = (name: string): Friend => ({ name, person: randomSecret() });
  [ann, ben, cleo] = [friend('Ann'), friend('Ben'), friend('Cleo')];
});

afterEach(async () => {
  await Promise.all([...nodes, late].map((node) => node?.close()));
  late = undefined;
  rmSync(dataDir, { recursive: true });
});

async function ask<Found>(path: string, body: unknown, node = nodes[0]): Promise<{ status: number; found: Found }> {
  const answer = await postTo(`${node.address}/api/${path}`, body);
  const found = answer.status === 204 ? undefined : await answer.json();
  return { status: answer.status, found: found as Found };
}

/** A game of two, each through a different node; it is over with the second pass. */
async function playTogether(host: Friend, guest: Friend): Promise<CreatedTable> {
  const options = { rounds: '1', starter: 0 };
  const created = await postTable(nodes[0].address, { game: 'guess', ...host, options });
  const { code, secret } = created;
  const guests = await TestPage.at(nodes[1].address, code);
  await guests.asks({ kind: 'sit', ...guest, secret: randomSecret() });
  const hosts = await TestPage.at(nodes[0].address, code, secret);
  await hosts.asks({ kind: 'start' });
  for (const page of [hosts, guests]) {
    const { seq } = await page.hears('played', ({ play }) => (play?.moves.length ?? 0) > 0);
    await page.asks({ kind: 'move', seen: seq, move: { kind: 'pass' } });
  }
  await hosts.hears('table', ({ table }) => table.status === 'over');
  for (const page of [hosts, guests]) page.close();
  return created;
}

async function keep(table: string, who: Friend, node = nodes[0]): Promise<string> {
  return (await ask<{ code: string }>('groups', { ...who, table }, node)).found.code;
}

describe('groups', () => {
  test('founded at a table, joined by link, shown, left; through either node', async () => {
    const { code: table } = await playTogether(ann, ben);
    const code = await keep(table, ann);
    expect(await keep(table, ben, nodes[1])).toBe(code);
    expect((await ask('groups', { ...cleo, table })).status).toBe(403);
    expect((await ask(`groups/${code}/members`, { ...cleo, crest: 'owl' }, nodes[1])).status).toBe(201);

    const told = await ask<GroupReport>(`groups/${code}`, { person: cleo.person });
    expect(told.found).toMatchObject({
      code,
      members: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cleo', crest: 'owl', isYou: true }],
      games: [{ code: table, who: [0, 1] }],
      campaigns: [],
    });
    expect(told.found.daily?.week).toEqual([]);
    expect((await ask<GroupReport>(`groups/${code}`, {})).found).not.toHaveProperty('daily');

    expect((await ask(`groups/${code}/left`, { person: cleo.person })).status).toBe(204);
    const after = await ask<GroupReport>(`groups/${code}`, {}, nodes[1]);
    expect(after.found.members.map(({ name }) => name)).toEqual(['Ann', 'Ben']);

    const another = (await playTogether(ben, ann)).code;
    await ask('groups/played', { person: ben.person, table: another, groups: [code] }, nodes[1]);
    const games = (await ask<GroupReport>(`groups/${code}`, {})).found.games.map((game) => game.code);
    expect(games).toEqual([table, another]);
  });

  test('bad input: markup is an ordinary name; invalid names, codes and people are refused', async () => {
    const { code: table } = await playTogether(ann, ben);
    const code = await keep(table, ann);
    const name = '<img src=x>&lt;';
    expect((await ask(`groups/${code}/members`, { name, person: cleo.person })).status).toBe(201);
    const { found } = await ask<GroupReport>(`groups/${code}`, {});
    expect(found.members.at(-1)).toEqual({ name });
    const bad: [string, unknown, number][] = [
      [`groups/${code}/members`, { name: '\u202eAnn', person: cleo.person }, 400],
      [`groups/${code}/members`, { name: 'Ann' }, 400],
      [`groups/${code}/members`, { name: 'Ann', person: cleo.person, daily: 99 }, 400],
      [`groups/${table}/members`, cleo, 404],
      ['groups/BCDFGHJKLMNPQRS/members', cleo, 404],
      ['groups/BCDFGHJKLMNPQRS', {}, 404],
      ['groups', { ...ann, table: 'nonsense' }, 400],
      ['groups', { ...ann, table: 'ZZZZZ' }, 403],
      ['groups/played', { person: ann.person, table, groups: Array(21).fill(code) }, 400],
      ['groups/played', { person: ann.person, table, groups: [code], scores: [99, 0] }, 400],
    ];
    for (const [path, body, status] of bad) expect([path, (await ask(path, body)).status]).toEqual([path, status]);
  });

  test('somebody who joins and leaves repeatedly is slowed down', async () => {
    const { code: table } = await playTogether(ann, ben);
    const code = await keep(table, ann);
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(`groups/${code}/members`, cleo)));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});

describe('friends at a table', () => {
  /** The page of a person at a table of their own, visible to these people. */
  async function sitAlone(who: Friend, seenBy?: 'groups' | 'played'): Promise<TestPage> {
    const { code, secret } = await postTable(nodes[1].address, { game: 'guess', ...who });
    const page = await TestPage.open(nodes[1].address);
    page.say({ kind: 'hello', table: code, secret, ...(seenBy && { seenBy }) });
    await page.hears('welcome');
    return page;
  }

  async function friendsOf(
    { person }: Friend,
    known: { tables?: string[]; groups?: string[] },
  ): Promise<PresentFriend[]> {
    const { found } = await ask<{ friends: PresentFriend[] }>('friends', { person, tables: [], groups: [], ...known });
    return found.friends;
  }

  test('people are visible only by choice, and then only to people they played with', async () => {
    const { code: table } = await playTogether(ann, ben);
    const hidden = await sitAlone(ben);
    expect(await friendsOf(ann, { tables: [table] })).toEqual([]);
    hidden.close();
    const page = await sitAlone(ben, 'played');
    await expect
      .poll(() => friendsOf(ann, { tables: [table] }))
      .toMatchObject([{ name: 'Ben', game: 'guess', status: 'open', code: expect.stringMatching(/^[A-Z]{8}$/) }]);
    // Knowing the table's code does not make somebody a player there; and the player's own presence is not listed.
    expect(await friendsOf(cleo, { tables: [table] })).toEqual([]);
    expect(await friendsOf(ben, { tables: [table] })).toEqual([]);
    page.close();
    await expect.poll(() => friendsOf(ann, { tables: [table] })).toEqual([]);
  });

  test('visible to groups: to current members of a common group', async () => {
    const { code: table } = await playTogether(ann, ben);
    const code = await keep(table, ann);
    const known = { tables: [table], groups: [code] };
    const page = await sitAlone(ben, 'groups');
    // Both have played, but Ben is in no group with Ann.
    expect(await friendsOf(ann, known)).toEqual([]);
    await keep(table, ben);
    await expect.poll(() => friendsOf(ann, known)).toMatchObject([{ name: 'Ben' }]);
    expect(await friendsOf(cleo, known)).toEqual([]);
    const told = async ({ person }: Friend) =>
      (await ask<PresentFriends>('friends', { person, ...known })).found.groups;
    expect(await told(ann)).toEqual([{ code, names: ['Ben'] }]);
    expect(await told(cleo)).toEqual([]);
    await ask(`groups/${code}/left`, { person: ben.person });
    expect(await friendsOf(ann, known)).toEqual([]);
    page.close();
  });

  test('a changed setting takes effect at once at every node, and only for that person', async () => {
    const { code: table } = await playTogether(ann, ben);
    const page = await sitAlone(ben);
    const seen = () => friendsOf(ann, { tables: [table] });
    expect((await ask('seen', { person: ben.person, by: 'played' })).status).toBe(204);
    await expect.poll(seen).toMatchObject([{ name: 'Ben' }]);
    expect((await ask('seen', { person: cleo.person, by: 'nobody' })).status).toBe(204);
    expect(await seen()).toMatchObject([{ name: 'Ben' }]);
    expect((await ask('seen', { person: ben.person, by: 'nobody' }, nodes[1])).status).toBe(204);
    await expect.poll(seen).toEqual([]);
    expect((await ask('seen', { person: ben.person, by: 'everybody' })).status).toBe(400);
    page.close();
  });

  test('when a node dies its people are gone, and a node that starts learns of the present ones', async () => {
    const { code: table } = await playTogether(ann, ben);
    const page = await sitAlone(ben, 'played');
    late = await testServer({ dataDir });
    const fromThird = async () =>
      (await ask<{ friends: PresentFriend[] }>('friends', { person: ann.person, tables: [table], groups: [] }, late))
        .found.friends;
    await expect.poll(fromThird).toMatchObject([{ name: 'Ben' }]);
    page.close();
    await nodes[1].close();
    await expect.poll(fromThird).toEqual([]);
  });

  test('people at a table of the day are not shown: its cards are the same in everybody’s own try', async () => {
    const { code: table } = await playTogether(ann, ben);
    const { found: now } = await ask<{ today: { day: string } }>('daily', {});
    const begun = await ask<CreatedTable>(`daily/${now.today.day}/tables`, { ...ben });
    const page = await TestPage.open(nodes[0].address);
    page.say({ kind: 'hello', table: begun.found.code, secret: begun.found.secret, seenBy: 'played' });
    await page.hears('welcome');
    expect(await friendsOf(ann, { tables: [table] })).toEqual([]);
    page.close();
  });

  test('somebody removed from a table is no acquaintance of its people', async () => {
    const opened = (await (await post(nodes[0].address, { game: 'guess', ...ann })).json()) as CreatedTable;
    const { code, secret } = opened;
    const bens = await TestPage.at(nodes[0].address, code);
    await bens.asks({ kind: 'sit', ...ben, secret: randomSecret() });
    const cleos = await TestPage.at(nodes[0].address, code);
    await cleos.asks({ kind: 'sit', ...cleo, secret: randomSecret() });
    const page = await TestPage.open(nodes[0].address);
    page.say({ kind: 'hello', table: code, secret, seenBy: 'played' });
    await page.hears('welcome');
    await page.asks({ kind: 'start' });
    for (const who of [ben, cleo]) expect(await friendsOf(who, { tables: [code] })).toMatchObject([{ name: 'Ann' }]);
    await page.asks({ kind: 'remove', chair: 1 });
    expect(await friendsOf(ben, { tables: [code] })).toEqual([]);
    expect(await friendsOf(cleo, { tables: [code] })).toMatchObject([{ name: 'Ann' }]);
    for (const one of [page, bens, cleos]) one.close();
  });
});
