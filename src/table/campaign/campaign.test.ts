import { beforeEach, expect, test } from 'vitest';
import { COUNTDOWN_MS } from '../../games/time/rules/state.ts';
import { loadReferee, opened, person, type TestPerson } from '../fixtures/people.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import { timeHouse } from '../fixtures/time-house.ts';
import { rematch } from '../lobby/rematch.ts';
import type { Referee } from '../referee.ts';
import { whoIs } from '../view.ts';
import { beginCampaign, campaignInfo, campaignKey, countGame, standingOf } from './campaign.ts';
import { type Continued, continueCampaign, type NextTableWish } from './continue-campaign.ts';

const ann = person('Ann');
const ben = person('Ben');
const MINUTE = 60_000;
let house: TestHouse;
let code: string;

beforeEach(async () => {
  house = testHouse();
  const begun = await beginCampaign(house, { game: 'guess' });
  code = begun.kind === 'begun' ? begun.code : expect.fail(begun.code);
});

const goOn = (who: TestPerson, wish: Partial<NextTableWish> = {}): Promise<Continued> =>
  continueCampaign(house, code, { host: { name: who.name, secretHash: who.secretHash }, ...wish });

async function tableOf(continued: Promise<Continued>): Promise<Referee> {
  const done = await continued;
  return done.kind === 'error' ? expect.fail(done.code) : loadReferee(house, done.code);
}

const info = async () => campaignInfo((await standingOf(house, code)) ?? expect.fail('no campaign'));

async function playToTheEnd(referee: Referee): Promise<void> {
  await ben.sits(referee);
  await ann.asks(referee, { kind: 'start' });
  while (referee.table.play?.outcome === undefined) {
    for (const who of [ann, ben]) {
      await who.asks(referee, { kind: 'move', seen: referee.table.seq, move: { kind: 'pass' } });
    }
  }
}

test('a campaign begins with its first choice, and its table has the options of that choice', async () => {
  expect(await info()).toMatchObject({ code, game: 'guess', journey: { played: [] }, choices: ['short'] });
  const { table } = await tableOf(goOn(ann, { options: { clock: true } }));

  expect(table.lobby.options).toMatchObject({ rounds: '1', clock: true });
  expect(table.lobby.campaign).toEqual({ code, choice: 'short', options: { rounds: '1' } });
  expect(whoIs(table, ann.secretHash).chair).toBe(0);
  expect((await info()).table).toEqual({ code: table.code, choice: 'short', status: 'open', people: 1 });
});

test('people at its table cannot change the options set by the campaign', async () => {
  const referee = await tableOf(goOn(ann));
  const set = (options: Record<string, unknown>) => ann.asks(referee, { kind: 'set-options', options });

  expect(await set({ rounds: '100' })).toEqual({ kind: 'error', code: 'bad-options' });
  expect(await set({ clock: true })).toMatchObject({ kind: 'done' });
  expect(referee.table.lobby.options).toMatchObject({ rounds: '1', clock: true });
});

test('while its table is open or in play, the campaign leads everybody there', async () => {
  const { table } = await tableOf(goOn(ann));

  expect(await goOn(ben)).toEqual({ kind: 'there', code: table.code });
  expect(await goOn(ben, { again: true })).toEqual({ kind: 'there', code: table.code });
});

test('[DT-45] a finished game counts once, also when two ask at once or weeks later', async () => {
  const first = await tableOf(goOn(ann, { options: { clock: true } }));
  await playToTheEnd(first);
  house.time += 21 * 24 * 60 * MINUTE;
  const [one, two] = [await info(), await info()];
  expect(one).toEqual(two);
  expect(one).toMatchObject({ choices: ['short', 'long'], table: { status: 'over' } });
  expect(one.journey).toMatchObject({ played: [{ choice: 'short' }] });

  const second = await tableOf(goOn(ann, { choice: 'long' }));
  expect(second.table.lobby.options).toMatchObject({ rounds: '3', clock: true });
  expect(whoIs(second.table, ben.secretHash).chair).toBe(1);
  expect((await info()).journey).toEqual(one.journey);
  await ben.asks(second, { kind: 'stand' });
  await playToTheEnd(second);
  expect((await info()).journey).toMatchObject({ played: [{ choice: 'short' }, { choice: 'long' }] });
});

test('the effect of a game is stored once, so that later rule changes do not change the journey', async () => {
  const referee = await tableOf(goOn(ann));
  await countGame(house, code);
  expect(await house.journal.read(campaignKey(code))).toHaveLength(2);
  await playToTheEnd(referee);
  const before = await info();
  await Promise.all([countGame(house, code), countGame(house, code)]);
  await countGame(house, code);

  expect(await house.journal.read(campaignKey(code))).toHaveLength(3);
  expect(await info()).toEqual(before);
  const { seq } = referee.table;
  await house.journal.append(referee.table.code, { seq: seq + 1, at: house.time, body: { kind: 'of another time' } });
  expect(await info()).toEqual({ ...before, table: { ...before.table, people: 0 } });
  expect(await goOn(ann, { choice: 'short', options: {} })).toMatchObject({ kind: 'opened', chair: 0 });
});

test('a choice must be made, and only among those offered', async () => {
  await playToTheEnd(await tableOf(goOn(ann)));

  expect(await goOn(ann)).toEqual({ kind: 'error', code: 'no-such-choice' });
  expect(await goOn(ann, { choice: 'longest' })).toEqual({ kind: 'error', code: 'no-such-choice' });
  expect(await goOn(ann, { choice: 'long' })).toMatchObject({ kind: 'opened' });
});

test('if two people continue at once, both get the same table', async () => {
  await playToTheEnd(await tableOf(goOn(ann)));
  const [one, two] = await Promise.all([goOn(ann, { choice: 'short' }), goOn(ben, { choice: 'long' })]);

  expect([one.kind, two.kind].sort()).toEqual(['opened', 'there']);
  expect(one).toHaveProperty('code', (two as { code: string }).code);
  expect(await house.journal.read(campaignKey(code))).toHaveLength(3);
});

test('a newcomer with the code begins a table of their own, with the bots of the last one', async () => {
  const first = await tableOf(goOn(ann, { bots: ['any'] }));
  await ann.asks(first, { kind: 'start' });
  expect(await goOn(ben, { again: true })).toEqual({ kind: 'there', code: first.table.code });
  house.time += 11 * MINUTE;
  const { table } = await tableOf(goOn(ben, { again: true }));

  expect(table.lobby.chairs.map(({ kind }) => kind)).toEqual(['person', 'bot', 'empty', 'empty']);
  expect(whoIs(table, ben.secretHash).chair).toBe(0);
  expect((await info()).journey).toEqual({ played: [] });
});

test('an abandoned game or lobby leads to the table that was opened instead', async () => {
  const first = await tableOf(goOn(ann, { bots: ['any'] }));
  await ann.asks(first, { kind: 'start' });
  const requester = { kind: 'house', seat: 0 } as const;

  expect(await first.submit({ requester, key: 'next', request: { kind: 'lead-on', next: 'NEXT1' } })).toMatchObject({
    kind: 'done',
  });
  expect(first.table.lobby.next).toMatchObject({ code: 'NEXT1' });
});

test('somebody who was alone at the last table can go on with other bots', async () => {
  await tableOf(goOn(ann));
  house.time += 11 * MINUTE;
  const { table } = await tableOf(goOn(ann, { again: true, bots: ['any', 'any'] }));

  expect(table.lobby.chairs.filter(({ kind }) => kind === 'bot')).toHaveLength(2);
});

test('an abandoned game no longer counts, even if it is finished later', async () => {
  const first = await tableOf(goOn(ann));
  house.time += 11 * MINUTE;
  const { table } = await tableOf(goOn(ann, { again: true }));
  await playToTheEnd(first);

  expect((await info()).journey).toEqual({ played: [] });
  expect((await info()).table).toMatchObject({ code: table.code, status: 'open' });
});

test('table settings carry over to the next table, and a removed player stays removed, even as its host', async () => {
  const eve = person('Eve');
  const first = await tableOf(goOn(ann));
  const manners = { pace: 'slow', takeBots: false } as const;
  await ann.asks(first, { kind: 'set-manners', manners });
  await ben.sits(first);
  await eve.sits(first, 3);
  await ann.asks(first, { kind: 'remove', chair: 3 });
  await playToTheEnd(first);

  expect(await goOn(eve, { choice: 'short' })).toEqual({ kind: 'error', code: 'removed' });
  const next = await tableOf(goOn(ann, { choice: 'short' }));
  expect(next.table.lobby.manners).toEqual(manners);
  expect(await eve.sits(next)).toEqual({ kind: 'error', code: 'removed' });
});

test('a table of a campaign has no rematch but the campaign’s next table', async () => {
  const referee = await tableOf(goOn(ann));
  await playToTheEnd(referee);
  const requester = { kind: 'person', secretHash: ann.secretHash } as const;

  expect(await rematch(house, referee, { requester, key: 'again' })).toEqual({ kind: 'error', code: 'in-campaign' });
});

test('a game without a campaign and an unknown code give different errors', async () => {
  expect(await beginCampaign(house, { game: 'dash' })).toEqual({ kind: 'error', code: 'no-such-game' });
  expect(await beginCampaign(house, { game: 'guess', pack: '0'.repeat(64) })).toEqual({
    kind: 'error',
    code: 'no-such-pack',
  });
  code = 'BBBBBBBBBB';
  expect(await goOn(ann)).toEqual({ kind: 'error', code: 'no-such-campaign' });
});

test('[DT-42] a lost level is played again, with new Missions', async () => {
  house = timeHouse({ allowGiven: false });
  const begun = await beginCampaign(house, { game: 'time' });
  code = begun.kind === 'begun' ? begun.code : expect.fail(begun.code);
  const referee = await tableOf(goOn(ann, { start: true }));
  for (const kind of ['ready', 'done']) {
    await ann.asks(referee, { kind: 'move', seen: 0, move: { kind } });
    await house.wait(COUNTDOWN_MS);
  }

  expect(await info()).toMatchObject({ choices: ['level-1'], table: { status: 'over' } });
  const again = await tableOf(goOn(ann, { start: true }));
  expect(again.table.lobby.options).toMatchObject({ scenario: 'level-1', extended: false, leftOut: '' });
  expect(again.table.play).toBeDefined();
});

test('pages cannot set options reserved to the server, except in tests', async () => {
  const strict = timeHouse({ allowGiven: false });
  const wish = { game: 'time', options: { clockMs: '1000' } };
  await expect(opened(strict, ann, wish)).rejects.toThrow('bad-options');
  const referee = await opened(strict, ann, { game: 'time', options: { clockMs: '', clock: 'off' } });
  const set = (options: Record<string, unknown>) => ann.asks(referee, { kind: 'set-options', options });

  expect(await set({ ...referee.table.lobby.options, leftOut: '1,2' })).toEqual({ kind: 'error', code: 'bad-options' });
  expect(await set({ ...referee.table.lobby.options, clock: '7:30' })).toMatchObject({ kind: 'done' });
  expect((await opened(timeHouse(), ann, wish)).table.lobby.options.clockMs).toBe('1000');
});
