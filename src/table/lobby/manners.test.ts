import { expect, test } from 'vitest';
import { findBot } from '../../bots/index.ts';
import { usualBot } from '../../games/catalogue.ts';
import { findBox } from '../../games/index.ts';
import { guessBot } from '../fixtures/guess.ts';
import { loadReferee, opened, person, playingTable } from '../fixtures/people.ts';
import { RoomPage, type Said } from '../fixtures/room-page.ts';
import { testHouse } from '../fixtures/test-house.ts';
import { LoadedTable } from '../loaded-table.ts';
import { finishedRecord } from '../records/record-of.ts';
import { PAUSE_MS } from '../undo/undo-offers.ts';

const GRACE = 60_000;
const ann = person('Ann');
const ben = person('Ben');
const pass = { kind: 'pass' };

class Page extends RoomPage {
  moves(move: unknown = pass) {
    return this.asks({ kind: 'move', seen: this.room.referee.table.seq, move });
  }

  /** Takes a bot's chair of a running game, with a player's consent. */
  async joins(sit: Extract<Said, { kind: 'sit' }>, host: Page) {
    await this.asks(sit);
    const [request] = host.last('table')?.you.joinRequests ?? [];
    if (request !== undefined) await host.asks({ kind: 'answer-join', id: request.id, agree: true });
    return this.asks(sit);
  }

  leaves(): void {
    this.room.leave(this);
  }
}

/** Ann opened a table of the small test game, Ben sits there; both have their pages open. */
async function together({
  start = true,
  wishes = {},
  house = testHouse(),
}: {
  start?: boolean;
  wishes?: object;
  house?: ReturnType<typeof testHouse>;
} = {}) {
  const first = await opened(house, ann, { options: { starter: 0, rounds: '100' }, ...wishes });
  await ben.sits(first);
  if (start) await ann.asks(first, { kind: 'start' });
  const referee = await loadReferee(house, first.table.code);
  const room = new LoadedTable(house, referee, { botPace: 10, graceMs: 1, standInMs: GRACE });
  return { house, room, referee, anns: new Page(house, room, { who: ann }), bens: new Page(house, room, { who: ben }) };
}

const kinds = async (house: ReturnType<typeof testHouse>, code: string) =>
  (await house.journal.read(code)).map(({ body }) => (body as { kind: string }).kind);

test('a move that others have followed is undone once everybody who plays agrees', async () => {
  const { house, room, referee, anns, bens } = await together();
  await anns.moves();
  await house.wait(PAUSE_MS);
  await bens.moves();
  await house.wait(PAUSE_MS);
  expect(anns.last('undo-offered')).toEqual({ kind: 'undo-offered', seq: referee.table.seq, law: 'ask' });
  await anns.asks({ kind: 'undo', law: 'ask' });

  expect(room.info().question).toMatchObject({ chair: 0, entry: 4, later: 1, waitingFor: [1] });
  expect(bens.last('table')?.table.question?.chair).toBe(0);
  await bens.asks({ kind: 'answer-undo', agree: true });
  await referee.settled();
  expect(anns.last('table')?.table).not.toHaveProperty('question');
  expect(bens.last('played')).toMatchObject({
    events: [],
    marks: [{ kind: 'undone', seat: 0, from: 4, law: 'agreed' }],
  });
});

test("a no, no reply for 30 seconds, or anybody's move leaves everything as it is", async () => {
  const { house, referee, anns, bens } = await together();
  await anns.moves();
  await anns.asks({ kind: 'undo', law: 'ask' });
  await bens.asks({ kind: 'answer-undo', agree: false });
  expect(anns.last('undo-refused')).toMatchObject({ why: 'declined', by: 1 });

  await anns.asks({ kind: 'undo', law: 'ask' });
  await house.wait(30_000);
  expect(anns.last('undo-refused')).toMatchObject({ why: 'no-answer' });

  await anns.asks({ kind: 'undo', law: 'ask' });
  await anns.asks({ kind: 'answer-undo', agree: false });
  expect(anns.last('undo-refused')).toMatchObject({ why: 'called-off' });

  await anns.asks({ kind: 'undo', law: 'ask' });
  await bens.moves();
  expect(anns.last('undo-refused')).toMatchObject({ why: 'went-on' });
  expect(referee.table.play?.steps).toHaveLength(2);
});

test('bots agree, and wait with their moves while people are asked', async () => {
  const { house, room, referee, anns, bens } = await together({ wishes: { bots: ['any'] } });
  expect(referee.table.lobby.seats).toHaveLength(3);
  await anns.moves();
  await anns.asks({ kind: 'undo', law: 'ask' });
  await house.wait(1_000);
  expect(referee.table.play?.steps).toHaveLength(1);
  await bens.asks({ kind: 'answer-undo', agree: true });
  await referee.settled();

  expect(room.info().question).toBeUndefined();
  expect(referee.table.play?.steps).toHaveLength(0);
});

test('an absent player is asked too, even while a bot plays for them: the question waits for them, or is refused', async () => {
  const { house, room, referee, anns, bens } = await together();
  bens.leaves();
  await anns.moves();
  await anns.asks({ kind: 'undo', law: 'ask' });
  expect(room.info().question?.waitingFor).toEqual([1]);
  await house.wait(30_000);
  expect(anns.last('undo-refused')).toMatchObject({ why: 'no-answer' });
  expect(referee.table.play?.steps).toHaveLength(1);

  await house.wait(GRACE - 30_000);
  expect(room.info().chairs[1]).toMatchObject({ standIn: true });
  await anns.asks({ kind: 'undo', law: 'ask' });
  await referee.settled();
  expect(room.info().question?.waitingFor).toEqual([1]);
  await house.wait(30_000);
  expect(anns.last('undo-refused')).toMatchObject({ why: 'no-answer' });
  expect(referee.table.play?.steps).toHaveLength(1);

  await anns.asks({ kind: 'undo', law: 'ask' });
  const back = new Page(house, room, { who: ben });
  expect(back.last('welcome')?.table.question?.waitingFor).toEqual([1]);
  await back.asks({ kind: 'answer-undo', agree: true });
  await referee.settled();
  expect(referee.table.play?.steps).toHaveLength(0);
});

test('removing a player does not settle an undo question without them', async () => {
  const { referee, anns, bens } = await together({ house: testHouse({ findBot: () => guessBot }) });
  await anns.moves();
  await bens.moves();
  await anns.asks({ kind: 'undo', law: 'ask' });
  await anns.asks({ kind: 'remove', chair: 1 });

  expect(anns.last('undo-refused')).toMatchObject({ why: 'went-on' });
  expect(referee.table.play?.steps).toHaveLength(2);
});

test('a page with an outdated undo offer gets a new one, and nobody is asked', async () => {
  const { room, anns, bens } = await together();
  await anns.moves({ kind: 'swap' });
  expect(anns.last('played')?.play).not.toHaveProperty('undo');
  expect(await anns.asks({ kind: 'undo', law: 'ask' })).toEqual({ kind: 'error', code: 'no-undo' });
  expect(await anns.asks({ kind: 'undo', law: 'free' })).toEqual({ kind: 'error', code: 'no-undo' });

  expect(room.info().question).toBeUndefined();
  expect(anns.last('welcome')?.play).not.toHaveProperty('undo');
  expect(bens.last('table')?.table).not.toHaveProperty('question');
});

test('a bot moves for an absent player who must act, and returns the seat at once', async () => {
  const { house, room, referee, anns, bens } = await together();
  bens.leaves();
  await anns.moves();
  await house.wait(GRACE - 1);
  expect(referee.table.play?.steps).toHaveLength(1);
  await house.wait(100);

  expect(referee.table.play?.steps).toHaveLength(2);
  expect(room.info().chairs[1]).toMatchObject({ kind: 'person', standIn: true });
  await anns.moves();
  await house.wait(100);
  const again = new Page(house, room, { who: ben });
  await referee.settled();
  expect(room.info().chairs[1]).not.toHaveProperty('standIn');
  await anns.moves();
  await house.wait(GRACE * 2);
  expect(again.last('played')?.play.toAct).toEqual([1]);
  expect((await kinds(house, referee.table.code)).slice(3)).toEqual([
    'moved',
    'stood-in',
    'moved',
    'moved',
    'moved',
    'came-back',
    'moved',
  ]);
});

test('at a slow table no bot replaces anybody and nobody is reminded; without people nothing happens', async () => {
  const slow = { pace: 'slow', takeBots: true } as const;
  const { house, referee, anns, bens } = await together({ wishes: { manners: slow } });
  await anns.moves();
  bens.leaves();
  await house.wait(GRACE * 5);
  expect(await anns.asks({ kind: 'nudge' })).toEqual({ kind: 'error', code: 'too-soon' });
  expect(referee.table.play?.steps).toHaveLength(1);

  const live = await together();
  await live.anns.moves();
  live.bens.leaves();
  live.anns.leaves();
  await live.house.wait(GRACE * 5);
  expect(live.referee.table.play?.steps).toHaveLength(1);
});

test('a player who thinks for a minute may be reminded, once a minute', async () => {
  const { house, anns, bens } = await together();
  await anns.moves();
  expect(await anns.asks({ kind: 'nudge' })).toEqual({ kind: 'error', code: 'too-soon' });
  await house.wait(GRACE);
  expect(await anns.asks({ kind: 'nudge' })).toMatchObject({ kind: 'done' });

  expect(bens.last('nudged')).toEqual({ kind: 'nudged', chair: 0, seats: [1] });
  expect(await anns.asks({ kind: 'nudge' })).toEqual({ kind: 'error', code: 'too-soon' });
});

test('before the start an absent host is replaced by a connected person', async () => {
  const { house, room, anns } = await together({ start: false });
  anns.leaves();
  await house.wait(GRACE - 1);
  expect(room.info().host).toBe(0);
  await house.wait(10);

  expect(room.info().host).toBe(1);
});

test('a removed player is told, and neither their secret nor their device can sit here again', async () => {
  const { room, anns, bens } = await together({ start: false });
  await anns.asks({ kind: 'remove', chair: 1 });

  expect(bens.last('table')?.you).toEqual({ viewer: 'spectator', removed: true });
  expect(await ben.sits(room.referee)).toEqual({ kind: 'error', code: 'removed' });
  const person = 'ab'.repeat(16);
  const cyd = new Page(testHouse(), room);
  await cyd.asks({ kind: 'sit', name: 'Cyd', secret: 'cd'.repeat(16), person });
  await anns.asks({ kind: 'remove', chair: 1 });
  const other = new Page(testHouse(), room);
  expect(await other.asks({ kind: 'sit', name: 'Dee', secret: 'ef'.repeat(16), person })).toEqual({
    kind: 'error',
    code: 'removed',
  });
});

test('people are ready or not, and the host role can be handed over', async () => {
  const { room, anns, bens } = await together({ start: false });
  await bens.asks({ kind: 'ready', ready: true });
  expect(room.info().chairs[1]).toMatchObject({ ready: true });
  expect(await bens.asks({ kind: 'hand-over', chair: 1 })).toEqual({ kind: 'error', code: 'not-the-host' });
  await anns.asks({ kind: 'hand-over', chair: 1 });

  expect(room.info().host).toBe(1);
});

test('a person takes the seat of a bot: before the start, and in a turn game after it', async () => {
  const { house, room, referee, anns } = await together({ wishes: { bots: ['any'] } });
  const late = new Page(house, room);
  expect(await late.asks({ kind: 'sit', name: 'Cyd', secret: 'cd'.repeat(16) })).toMatchObject({
    code: 'already-started',
  });
  const sit = { kind: 'sit', name: 'Cyd', secret: 'cd'.repeat(16), chair: 1 } as const;
  expect(await late.joins(sit, anns)).toMatchObject({ chair: 1 });

  expect(late.last('played')).toMatchObject({ marks: [{ kind: 'took-over', seat: 1, name: 'Cyd' }] });
  expect(late.last('table')?.you).toEqual({ viewer: 1, chair: 1 });
  await ann.asks(referee, { kind: 'move', seen: referee.table.seq, move: pass });
  await house.wait(1_000);
  expect(late.last('played')?.play.toAct).toEqual([1]);

  const kept = await together({ wishes: { bots: ['any'], manners: { pace: 'live', takeBots: false } } });
  const refused = await new Page(kept.house, kept.room).asks({
    kind: 'sit',
    name: 'Cyd',
    secret: 'cd'.repeat(16),
    chair: 1,
  });
  expect(refused).toMatchObject({ code: 'already-started' });
});

test('a player cannot take a bot’s seat as well, from another page or without identifying their device', async () => {
  const house = testHouse();
  const first = await opened(house, ann, { options: { starter: 0 }, bots: ['any', 'any'], start: true });
  const referee = await loadReferee(house, first.table.code);
  const room = new LoadedTable(house, referee, { botPace: 10, graceMs: 1 });
  const device = 'ef'.repeat(16);
  const anns = new Page(house, room, { who: ann });
  const sits = (secret: string, person: string | undefined, chair: number) =>
    new Page(house, room).joins(
      { kind: 'sit', name: 'Eve', secret: secret.repeat(16), ...(person && { person }), chair },
      anns,
    );
  expect(await sits('cd', device, 1)).toMatchObject({ kind: 'seated', chair: 1 });

  expect(await sits('ab', device, 2)).toEqual({ kind: 'error', code: 'already-seated' });
  expect(await sits('ab', undefined, 2)).toEqual({ kind: 'error', code: 'already-seated' });
  expect(await sits('12', '34'.repeat(16), 2)).toMatchObject({ kind: 'seated', chair: 2 });
});

test('the host removes somebody from a running game: a bot plays on in a seat that nobody can take, and the record is valid', async () => {
  const house = testHouse({ findBot: () => guessBot });
  const first = await opened(house, ann, { options: { starter: 0, rounds: '3' }, bots: ['any'], start: true });
  const referee = await loadReferee(house, first.table.code);
  const room = new LoadedTable(house, referee, { botPace: 10, graceMs: 1 });
  const [anns, eves] = [new Page(house, room, { who: ann }), new Page(house, room)];
  const eve = { kind: 'sit', name: 'Eve', secret: 'cd'.repeat(16), person: 'ef'.repeat(16), chair: 1 } as const;
  await eves.joins(eve, anns);
  expect(await eves.asks({ kind: 'remove', chair: 0 })).toEqual({ kind: 'error', code: 'not-the-host' });
  expect(await anns.asks({ kind: 'remove', chair: 0 })).toEqual({ kind: 'error', code: 'no-such-chair' });
  await anns.moves();
  expect(await anns.asks({ kind: 'remove', chair: 1 })).toMatchObject({ kind: 'done' });

  expect(eves.last('table')?.you).toEqual({ viewer: 'spectator', removed: true });
  expect(eves.last('played')).toMatchObject({
    marks: [{ kind: 'sent-away', seat: 1, name: 'Eve' }],
    play: { moves: [] },
  });
  expect(await eves.moves()).toEqual({ kind: 'error', code: 'not-your-seat' });
  const other = { ...eve, secret: '12'.repeat(16), person: '34'.repeat(16) };
  expect(await new Page(house, room).asks(other)).toEqual({ kind: 'error', code: 'already-started' });
  for (let round = 1; round < 3; round++) {
    await house.wait(100);
    await anns.moves();
  }
  await house.wait(100);
  expect(room.info()).toMatchObject({ status: 'over', chairs: [{ kind: 'person' }, { kind: 'bot' }, {}, {}] });
  const record = await finishedRecord(house, referee.table.code);
  expect(record).toMatchObject({ names: ['Ann', expect.not.stringMatching('Eve')], bots: [1] });
  expect(await loadReferee(house, referee.table.code)).toMatchObject({ table: { seq: referee.table.seq } });
  expect(house.troubles).toEqual([]);
});

test('players can say phrases and spectators can react, within a rate limit', async () => {
  const { house, room, anns, bens } = await together();
  const watcher = new Page(house, room);
  await anns.asks({ kind: 'say', phrase: 'well-played' });
  expect(bens.last('said')).toEqual({ kind: 'said', chair: 0, phrase: 'well-played' });
  expect(await watcher.asks({ kind: 'say', phrase: 'hello' })).toEqual({ kind: 'error', code: 'not-your-seat' });
  for (let claps = 0; claps < 4; claps++) await watcher.asks({ kind: 'react', reaction: 'clap' });

  expect(await watcher.asks({ kind: 'react', reaction: 'clap' })).toEqual({ kind: 'error', code: 'too-many' });
  expect(anns.heard.filter(({ kind }) => kind === 'reacted')).toHaveLength(4);
});

test('in Dash a stand-in is the bot its kit names first, and has seen the whole game', async () => {
  const house = testHouse({ findBox, findBot, usualBot });
  const first = await playingTable(house, [ann, ben], { game: 'dash', options: { starter: 1 } });
  const referee = await loadReferee(house, first.table.code);
  const room = new LoadedTable(house, referee, { botPace: 10, graceMs: 1 });
  new Page(house, room, { who: ann });
  await house.wait(GRACE + 1_000);

  expect(referee.table.play?.steps.length).toBeGreaterThan(0);
  expect(house.troubles).toEqual([]);
});
