import { expect, test } from 'vitest';
import type { Box, Game } from '../../engine/game.ts';
import { elementAt } from '../../engine/list.ts';
import type { ServerMessage } from '../../protocol/server-message.ts';
import { handleMessage } from '../conversation.ts';
import { type GuessState, guessBox } from '../fixtures/guess.ts';
import { guessState, loadReferee, opened, person } from '../fixtures/people.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import { takeOpenChair } from '../joining/take-chair.ts';
import { LoadedTable, type TableClient } from '../loaded-table.ts';
import { rematch } from '../lobby/rematch.ts';
import type { TableMessage } from '../requests.ts';
import type { StrangerReport, Strangers, Visitor } from './strangers.ts';

const ann = person('Ann');
const ben = person('Ben');
const SECRET = 'ab'.repeat(32);
const DEVICE = 'cd'.repeat(32);
const listed = { listed: true, language: 'en', talk: 'phrases' } as const;
const open = { kind: 'set-open', ...listed } as const;

/** Open-table rules in memory, recording their calls. */
class TestStrangers implements Strangers {
  readonly isOn = true;
  readonly banned = new Set<string | undefined>();
  readonly visits: [string, Visitor][] = [];
  readonly reports: StrangerReport[] = [];
  room = 10;

  async isBanned({ personHash, caller }: Visitor) {
    return this.banned.has(personHash) || this.banned.has(caller);
  }
  async hasRoom() {
    return this.room > 0;
  }
  async list() {
    return this.room-- > 0 ? 'listed' : 'full';
  }
  async noteVisit(_table: string, secretHash: string, visitor: Visitor) {
    this.visits.push([secretHash, visitor]);
  }
  async report(report: StrangerReport) {
    this.reports.push(report);
    return 'kept' as const;
  }
}

interface Page extends TableClient {
  heard: string[];
  asks(message: object): Promise<unknown>;
}

let keys = 0;

/** Ann's table among bots, or with empty chairs, and its pages. */
async function openRoom({
  bots = 0,
  start = false,
  box = guessBox,
}: {
  bots?: number;
  start?: boolean;
  box?: Box;
} = {}) {
  const strangers = new TestStrangers();
  // The same random numbers at every table, so that two can be compared byte by byte.
  const random = (bytes: number) => new Uint8Array(bytes).fill(7);
  const house: TestHouse = testHouse({ strangers, random, findBox: () => box });
  const wishes = { bots: Array<string>(bots).fill('any'), start, options: { starter: 0, rounds: '100' } };
  const first = await opened(house, ann, wishes);
  const referee = await loadReferee(house, first.table.code);
  const room = new LoadedTable(house, referee, { botPace: 10, graceMs: 1, standInMs: 60_000 });
  const enters = (secretHash?: string, caller?: string): Page => {
    const heard: string[] = [];
    const page: Page = {
      secretHash,
      caller,
      heard,
      send: (text) => heard.push(text),
      asks: async (message) =>
        handleMessage(house, room, { client: page, message: { key: `o${keys++}`, ...message } as TableMessage }),
    };
    room.enter(page, 0);
    return page;
  };
  return { house, strangers, referee, room, enters, anns: enters(ann.secretHash, 'home') };
}

const lastPlayed = ({ heard }: Page) =>
  heard.map((text) => JSON.parse(text) as ServerMessage).findLast((message) => message.kind === 'played');

test('a host opens a table and closes it again, before the start and during the game; nobody else can', async () => {
  const { house, referee, enters, anns } = await openRoom({ bots: 1 });
  await ben.sits(referee, 2);
  const bens = enters(ben.secretHash);

  expect(await bens.asks(open)).toEqual({ kind: 'error', code: 'not-the-host' });
  expect(await anns.asks(open)).toMatchObject({ kind: 'done' });
  expect(referee.table.lobby.open).toEqual(listed);
  await anns.asks({ kind: 'start' });
  expect(await anns.asks({ ...open, listed: false })).toMatchObject({ kind: 'done' });
  expect(referee.table.lobby.open).toEqual({ ...listed, listed: false });
  // As another node, or the next process, reads it.
  expect((await loadReferee(house, referee.table.code)).table.lobby.open).toEqual({ ...listed, listed: false });
});

test('a table cannot be opened if the server has no open tables, or in a campaign, or in one room', async () => {
  const { house, referee, room, anns } = await openRoom();
  expect(room.info()).toMatchObject({ mayOpen: true });
  house.strangers = undefined;
  const elsewhere = await loadReferee(house, referee.table.code);
  expect(await ann.asks(elsewhere, open)).toEqual({ kind: 'error', code: 'not-open' });
  expect(room.info()).not.toHaveProperty('mayOpen');

  const other = await openRoom();
  await other.anns.asks({ kind: 'same-room' });
  expect(other.room.info()).not.toHaveProperty('mayOpen');
  expect(await anns.asks({ ...open, listed: false })).toEqual({ kind: 'error', code: 'not-open' });
});

test('a newcomer in a bot’s seat sees its card from then on; all others get the same bytes as before', async () => {
  const worlds = await Promise.all([0, 1].map((swap) => openRoom({ bots: 2, start: true, box: withOtherCard(swap) })));
  const heard = await Promise.all(
    worlds.map(async ({ house, room, referee, enters, anns }) => {
      await anns.asks(open);
      const watcher = enters();
      const newcomer = { name: 'Cleo', secretHash: person('Cleo').secretHash, personHash: 'ef'.repeat(32) };
      expect(await takeOpenChair(house, room, newcomer)).toMatchObject({ kind: 'seated', chair: 1 });
      const cleos = enters(newcomer.secretHash);
      await anns.asks({ kind: 'move', seen: referee.table.seq, move: { kind: 'pass' } });
      const { play } = lastPlayed(cleos) as Extract<ServerMessage, { kind: 'played' }>;
      const { cards } = play.view as { cards: unknown[] };
      expect(cards).toEqual(['face-down', guessState(referee).cards[1], 'face-down']);
      expect(anns.heard.join()).toContain('"kind":"took-over"');
      return { anns: anns.heard, watcher: watcher.heard, card: cards[1] };
    }),
  );

  expect(elementAt(heard, 0).anns).toEqual(elementAt(heard, 1).anns);
  expect(elementAt(heard, 0).watcher).toEqual(elementAt(heard, 1).watcher);
  expect(elementAt(heard, 0).card).not.toBe(elementAt(heard, 1).card);
});

test("a seat is taken over between its bot's turns, not during one", async () => {
  const { house, room, referee, anns } = await openRoom({ bots: 1, start: true });
  await anns.asks(open);
  await anns.asks({ kind: 'move', seen: referee.table.seq, move: { kind: 'pass' } });
  expect(referee.table.game.toAct(referee.table.play?.state)).toEqual([1]);
  const taking = takeOpenChair(house, room, { name: 'Cleo', secretHash: 'c'.repeat(64), personHash: 'd'.repeat(64) });
  await house.wait(5000);

  expect(await taking).toMatchObject({ kind: 'seated', chair: 1 });
  const kinds = (await house.journal.read(referee.table.code)).map(({ body }) => (body as { kind: string }).kind);
  expect(kinds).toEqual(['opened', 'started', 'open-set', 'moved', 'moved', 'sat']);
});

test('a taken chair, a closed table and a second chair are refused; the same tap again gives the same chair', async () => {
  const { house, room, anns } = await openRoom({ bots: 1, start: true });
  const cleo = { name: 'Cleo', secretHash: 'c'.repeat(64), personHash: 'd'.repeat(64) };
  expect(await takeOpenChair(house, room, cleo)).toEqual({ kind: 'error', code: 'not-open' });
  await anns.asks(open);
  expect(await takeOpenChair(house, room, cleo)).toMatchObject({ kind: 'seated', chair: 1 });
  expect(await takeOpenChair(house, room, cleo)).toMatchObject({ kind: 'seated', chair: 1 });
  expect(await takeOpenChair(house, room, { ...cleo, secretHash: 'e'.repeat(64) })).toEqual({
    kind: 'error',
    code: 'already-started',
  });
});

test('somebody the host removed cannot take a chair again; opening the table anew lets others come', async () => {
  const { house, room, referee, anns } = await openRoom({ bots: 1, start: true });
  await anns.asks(open);
  const cleo = { name: 'Cleo', secretHash: 'c'.repeat(64), personHash: 'd'.repeat(64) };
  await takeOpenChair(house, room, cleo);
  await anns.asks({ kind: 'remove', chair: 1 });
  expect(referee.table.lobby.manners.takeBots).toBe(false);
  // The host's switch shows it.
  expect(referee.table.lobby.open?.listed).toBe(false);
  await anns.asks(open);
  expect(referee.table.lobby.manners.takeBots).toBe(true);

  expect(await takeOpenChair(house, room, { ...cleo, secretHash: 'e'.repeat(64) })).toMatchObject({ code: 'removed' });
  const dora = { name: 'Dora', secretHash: 'f'.repeat(64), personHash: 'a'.repeat(64) };
  expect(await takeOpenChair(house, room, dora)).toMatchObject({ kind: 'seated' });
});

test('strangers say phrases, and neither write nor speak until the host allows it; also after the table is closed', async () => {
  const { anns, room } = await openRoom();
  const say = { kind: 'say', text: 'Hm.' };
  expect(await anns.asks(say)).toMatchObject({ kind: 'done' });
  expect(room.talk.heard).toEqual([]);
  await anns.asks(open);
  expect(await anns.asks(say)).toEqual({ kind: 'error', code: 'phrases-only' });
  expect(await anns.asks({ kind: 'voice-join', call: 'c1' })).toMatchObject({ kind: 'error' });
  expect(await anns.asks({ kind: 'say', phrase: 'hello' })).toMatchObject({ kind: 'done' });
  await anns.asks({ ...open, listed: false });
  expect(await anns.asks(say)).toEqual({ kind: 'error', code: 'phrases-only' });
  await anns.asks({ ...open, talk: 'free' });
  expect(await anns.asks(say)).toMatchObject({ kind: 'done' });
  expect(room.talk.heard.map(({ said }) => said)).toEqual([{ phrase: 'hello' }, { text: 'Hm.' }]);
});

test('a report has the last lines and its subject; nobody can report themselves, an empty chair, or as a spectator', async () => {
  const { strangers, referee, enters, anns } = await openRoom();
  const watcher = enters();
  const report = { kind: 'report', chair: 1, reason: 'words', words: '<b>rude</b>' };
  expect(await anns.asks(report)).toEqual({ kind: 'error', code: 'not-open' });
  await anns.asks({ ...open, talk: 'free' });
  expect(await anns.asks(report)).toEqual({ kind: 'error', code: 'no-such-chair' });
  const bens = enters(undefined, 'there');
  const sat = { kind: 'sit', name: 'Ben', secret: SECRET, person: DEVICE };
  expect(await bens.asks({ ...sat, person: undefined })).toEqual({ kind: 'error', code: 'bad-message' });
  expect(await bens.asks({ ...sat, key: 'again' })).toMatchObject({ kind: 'seated', chair: 1 });
  await bens.asks({ kind: 'say', text: 'Boo' });

  expect(await anns.asks({ ...report, chair: 0 })).toEqual({ kind: 'error', code: 'no-such-chair' });
  expect(await watcher.asks(report)).toEqual({ kind: 'error', code: 'not-your-seat' });
  expect(await anns.asks(report)).toMatchObject({ kind: 'done' });
  expect(strangers.reports).toMatchObject([
    {
      table: referee.table.code,
      by: { name: 'Ann', caller: 'home' },
      about: { name: 'Ben', secretHash: bens.secretHash },
      words: '<b>rude</b>',
      said: [{ chair: 1, name: 'Ben', said: { text: 'Boo' } }],
    },
  ]);
  expect(strangers.visits).toContainEqual([bens.secretHash, { caller: 'there' }]);
});

test('a banned device or address can neither join nor open an open table, and loses its chair', async () => {
  const { house, strangers, room, referee, enters, anns } = await openRoom({ bots: 1, start: true });
  await anns.asks(open);
  const { hexDigest } = await import('../digest.ts');
  strangers.banned.add(hexDigest(DEVICE)).add('bad place');
  const cleo = { name: 'Cleo', secretHash: 'c'.repeat(64), personHash: hexDigest(DEVICE) };
  expect(await takeOpenChair(house, room, cleo)).toEqual({ kind: 'error', code: 'banned' });
  const other = { ...cleo, personHash: 'd'.repeat(64), caller: 'bad place' };
  expect(await takeOpenChair(house, room, other)).toEqual({ kind: 'error', code: 'banned' });
  const sit = { kind: 'sit', name: 'Cleo', secret: SECRET, person: DEVICE, chair: 1 };
  expect(await enters().asks(sit)).toEqual({ kind: 'error', code: 'banned' });
  expect(await enters(ann.secretHash, 'bad place').asks(open)).toEqual({ kind: 'error', code: 'banned' });

  const away = (secretHash: string) =>
    referee.submit({
      requester: { kind: 'house', seat: 0 },
      key: secretHash,
      request: { kind: 'send-away', chair: 0, secretHash },
    });
  expect(await ann.asks(referee, { kind: 'send-away', chair: 0, secretHash: ann.secretHash })).toMatchObject({
    code: 'not-your-seat',
  });
  expect(await away('somebody else')).toMatchObject({ code: 'no-such-chair' });
  expect(await away(ann.secretHash)).toMatchObject({ kind: 'done' });
  expect(referee.table.lobby).toMatchObject({ host: undefined, chairs: [{ kind: 'bot' }, { kind: 'bot' }, {}, {}] });
});

test('past the limit of an address no more tables are listed', async () => {
  const { strangers, referee, anns } = await openRoom();
  strangers.room = 0;
  expect(await anns.asks(open)).toEqual({ kind: 'error', code: 'too-many' });
  expect(referee.table.lobby.open).toBeUndefined();
});

test('a rematch keeps the talk settings, and is not open to strangers', async () => {
  const { house, referee, anns } = await openRoom({ bots: 1 });
  await anns.asks({ kind: 'set-options', options: { rounds: '1', starter: 0 } });
  await anns.asks(open);
  await anns.asks({ kind: 'start' });
  await anns.asks({ kind: 'move', seen: referee.table.seq, move: { kind: 'pass' } });
  await house.wait(5000);
  await rematch(house, referee, { requester: { kind: 'person', secretHash: ann.secretHash }, key: 'more' });

  const next = await loadReferee(house, referee.table.lobby.next?.code ?? '');
  expect(next.table.lobby.open).toEqual({ ...listed, listed: false });
});

/** The small test game in which the first bot was dealt another card, visible only to its seat. */
function withOtherCard(swap: number): Box {
  const game = guessBox.open({}) as Game<GuessState>;
  const setup: Game<GuessState>['setup'] = (seats, options, { emit: _, ...context }) => {
    const state = game.setup(seats, options, context);
    if (swap === 1) [state.cards[1], state.deck[0]] = [elementAt(state.deck, 0), elementAt(state.cards, 1)];
    return state;
  };
  return { ...guessBox, open: () => ({ ...game, setup }) as Game };
}
