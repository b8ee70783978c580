import { beforeEach, describe, expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import type { GroupReport } from '../../protocol/groups.ts';
import { timesOf } from '../daily/calendar.ts';
import { Daily } from '../daily/daily.ts';
import { type DailyEntry, dayKey } from '../daily/daily-book.ts';
import { textDigest } from '../digest.ts';
import { type Friend, finishedGame, friend, passAll } from '../fixtures/finished-game.ts';
import { guessDaily } from '../fixtures/guess.ts';
import { loadReferee } from '../fixtures/people.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import { rematch } from '../lobby/rematch.ts';
import { Results } from '../records/results.ts';
import type { Referee } from '../referee.ts';
import { groupKey } from './group-book.ts';
import { groupReport } from './group-report.ts';
import { Groups, MAX_GROUP_MEMBERS } from './groups.ts';

const DAY = '2026-11-18';
const [ann, ben, cleo] = [friend('Ann'), friend('Ben'), friend('Cleo')];

let house: TestHouse;
let results: Results;
let groups: Groups;

beforeEach(() => {
  house = testHouse();
  house.time = timesOf(DAY).startsAt + 1000;
  [results, groups] = newNode();
});

/** Another process on the same journal. */
function newNode(): [Results, Groups] {
  const its = new Results(house);
  return [its, new Groups(house, its)];
}

const member = ({ hash, name }: Friend) => ({ person: hash, name });

/** A game of these people, played to its end. */
const played = (...people: [Friend, ...Friend[]]) => finishedGame(house, people);

async function kept(referee: Referee, who: Friend, node = groups): Promise<string> {
  const joined = await node.keep(referee.table.code, member(who));
  if (joined.kind === 'refused') throw new Error(joined.why);
  return joined.code;
}

async function report(code: string, who?: Friend, daily?: Daily): Promise<GroupReport> {
  const book = await groups.read(code);
  if (book === undefined) throw new Error('there is no such group');
  return groupReport(book, { house, results, daily, person: who?.hash });
}

describe('founding a group', () => {
  test('everybody of a table and its rematches gets the same group, in any order and through any node', async () => {
    const first = await played(ann, ben);
    await rematch(house, first, { requester: { kind: 'person', secretHash: ann.sitter.secretHash }, key: 'again' });
    const second = await loadReferee(house, first.table.lobby.next?.code ?? '');
    await passAll(house, second, [ann, ben]);
    const [, other] = newNode();
    const codes = await Promise.all([kept(first, ann), kept(second, ben, other), kept(second, ann, other)]);

    expect(codes[0]).toHaveLength(15);
    expect(new Set(codes).size).toBe(1);
    const group = await report(codes[0], ann);
    expect(group.members).toEqual([{ name: 'Ann', isYou: true }, { name: 'Ben' }]);
    expect(group.games.map(({ code }) => code)).toEqual([first.table.code, second.table.code]);
    expect(await house.journal.unfinished()).not.toContain(groupKey(codes[0]));
  });

  test('nobody can found a group with bots or with people they have not played with', async () => {
    const table = await played(ann, ben);
    expect(await groups.keep(table.table.code, member(cleo))).toEqual({ kind: 'refused', why: 'not-yours' });
    expect(await groups.keep('NOPE', member(ann))).toEqual({ kind: 'refused', why: 'not-yours' });
    const alone = await played(ann);
    expect(await groups.keep(alone.table.code, member(ann))).toEqual({ kind: 'refused', why: 'not-yours' });
  });

  test('if a node died before the group was written, the next request makes it under the same code', async () => {
    const table = await played(ann, ben);
    const { append } = house.journal;
    house.journal.append = async (key, row) => {
      if (key.startsWith('group:')) throw new Error('the node died');
      return append.call(house.journal, key, row);
    };
    await expect(kept(table, ann)).rejects.toThrow('died');
    house.journal.append = append;
    const row = elementAt(await house.journal.read(`group-at:${table.table.code}`), 0);
    expect(await kept(table, ben)).toBe((row.body as { group: string }).group);
  });
});

describe('members', () => {
  test('anybody with the link can join and leave repeatedly, and no hash is revealed', async () => {
    const code = await kept(await played(ann, ben), ann);
    expect(await groups.join(code, member(cleo))).toEqual({ kind: 'joined', code });
    expect((await report(code)).members).toEqual([{ name: 'Ann' }, { name: 'Cleo' }]);
    await groups.leave(code, cleo.hash);
    await groups.leave(code, cleo.hash);
    expect((await report(code)).members).toEqual([{ name: 'Ann' }]);
    expect(JSON.stringify(await report(code, ann))).not.toContain(ann.hash);
    expect(await groups.join('BCDFGHJKLMNP', member(cleo))).toEqual({ kind: 'refused', why: 'no-such-group' });
  });

  test('joining again writes nothing, and a new name is written once', async () => {
    const code = await kept(await played(ann, ben), ann);
    const lines = async () => (await house.journal.read(groupKey(code))).length;
    const before = await lines();
    await groups.join(code, member(ann));
    expect(await lines()).toBe(before);
    for (const _ of [1, 2]) await groups.join(code, { ...member(cleo), name: 'C.' });
    expect(await lines()).toBe(before + 1);
  });

  test('a group has a maximum size', async () => {
    const code = await kept(await played(ann, ben), ann);
    for (let number = 1; number < MAX_GROUP_MEMBERS; number++)
      expect((await groups.join(code, { person: textDigest(`${number}`), name: 'Guest' })).kind).toBe('joined');
    expect(await groups.join(code, member(cleo))).toEqual({ kind: 'refused', why: 'full' });
    await groups.leave(code, textDigest('1'));
    expect((await groups.join(code, member(cleo))).kind).toBe('joined');
  });

  test('out of several groups, those with a given member are found', async () => {
    const code = await kept(await played(ann, ben), ann);
    await groups.join(code, member(ben));
    const [found, ...others] = await groups.ofPerson(ben.hash, [code, 'NOPE']);
    expect([...(found?.members.keys() ?? [])]).toEqual([ann.hash, ben.hash]);
    expect(others).toEqual([]);
    expect(await groups.ofPerson(cleo.hash, [code])).toEqual([]);
  });
});

describe('games', () => {
  test('a game of two members at any table is added once; games of others and forged ones are not', async () => {
    const code = await kept(await played(ann, ben), ann);
    await groups.join(code, member(ben));
    const another = (await played(ben, ann, cleo)).table.code;
    const without = (await played(ann, cleo)).table.code;
    const alone = (await played(ann)).table.code;
    for (const table of [another, another, without, alone, 'NOPE'])
      await groups.played(table, { person: ann.hash, groups: [code] });
    // Cleo sat there but is no member; Ben is a member but did not sit there.
    await groups.played(another, { person: cleo.hash, groups: [code] });
    await groups.played(without, { person: ben.hash, groups: [code] });

    const { games, people } = await report(code);
    expect(games.slice(1).map((game) => game.code)).toEqual([another]);
    expect(people.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo']);
  });

  test('a game that is not over is not added', async () => {
    const first = await played(ann, ben);
    const code = await kept(first, ann);
    await groups.join(code, member(ben));
    await rematch(house, first, { requester: { kind: 'person', secretHash: ann.sitter.secretHash }, key: 'again' });
    const next = first.table.lobby.next?.code ?? '';
    await groups.played(next, { person: ann.hash, groups: [code] });
    const group = await report(code);
    expect(group.games).toHaveLength(1);
    expect(group.latest).toEqual({ code: next, status: 'open' });
  });
});

describe('the dungeon of the day', () => {
  async function result(day: string, who: Friend, score: number): Promise<void> {
    const rows = await house.journal.read(dayKey(day));
    const write = (seq: number, body: DailyEntry) => house.journal.append(dayKey(day), { seq, at: house.time, body });
    const table = `T${score}${who.name}`;
    await write(rows.length + 1, { v: 1, kind: 'began', person: who.hash, table });
    const facts = { score, won: false, name: who.name, streak: 1 };
    await write(rows.length + 2, { v: 1, kind: 'finished', person: who.hash, ...facts });
  }

  test('members see each other’s results once their own try is over, and the week of opened days', async () => {
    const daily = new Daily(house, [guessDaily]);
    const code = await kept(await played(ann, ben), ann);
    await groups.join(code, member(ben));
    await daily.day(DAY);
    await result(DAY, ann, 3);
    await result(DAY, cleo, 9);

    expect((await report(code, ben, daily)).daily).toMatchObject({ day: DAY, game: 'guess', week: [] });
    expect((await report(code, ben, daily)).daily).not.toHaveProperty('today');
    await result(DAY, ben, 5);
    expect((await report(code, ben, daily)).daily?.today).toMatchObject([
      { name: 'Ben', score: 5, place: 1, isYou: true },
      { name: 'Ann', score: 3, place: 2 },
    ]);
    // Neither a non-member with the link nor a former member.
    for (const who of [undefined, cleo]) expect(await report(code, who, daily)).not.toHaveProperty('daily');

    house.time = timesOf(DAY).opensAt - 1;
    expect((await report(code, ann, daily)).daily?.week).toEqual([]);
    house.time = timesOf(DAY).opensAt;
    expect((await report(code, ann, daily)).daily?.week).toEqual([
      { name: 'Ben', days: 1, firsts: 1 },
      { name: 'Ann', days: 1, firsts: 0, isYou: true },
    ]);
    await groups.leave(code, ben.hash);
    expect((await report(code, ann, daily)).daily?.week.map(({ name }) => name)).toEqual(['Ann']);
  });
});
