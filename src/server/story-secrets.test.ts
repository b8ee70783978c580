import { expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { elementAt } from '../engine/list.ts';
import { fastRng } from '../engine/rng.ts';
import { timeBox } from '../games/time/box.ts';
import { backOf } from '../games/time/rules/content.ts';
import { openTime } from '../games/time/rules/game.ts';
import { COUNTDOWN_MS, type TimeEvent, type TimeState } from '../games/time/rules/state.ts';
import type { TimeView } from '../games/time/rules/view.ts';
import type { ServerMessage } from '../protocol/server-message.ts';
import { hostTable, postTable, randomSecret, TestPage } from './fixtures/page.ts';
import { type TestServer, testServer } from './fixtures/test-server.ts';

/**
 * The same deal each time, except for two cards of the first hand: as dealt, or each swapped with another Item far down
 * in the deck.
 */
function dungeonTime({ swapped }: { swapped: boolean }) {
  const open: typeof timeBox.open = (pack) => {
    const game = openTime(pack);
    const setup: typeof game.setup = (seats, options, context) => {
      const state = game.setup(seats, options, { ...context, rng: fastRng(9) });
      if (swapped) swapItems(state);
      return state;
    };
    return { ...game, setup } as Game;
  };
  return { ...timeBox, open };
}

/** The first two Items of a hand, by place. */
const itemsOf = (hand: readonly number[]): number[] =>
  [...hand.keys()].filter((place) => backOf(elementAt(hand, place)) === 'item').slice(0, 2);

function swapItems({ players, deck }: TimeState): void {
  const { hand } = elementAt(players, 0);
  for (const place of itemsOf(hand)) {
    const other = deck.findIndex((card) => backOf(card) === 'item' && !hand.includes(card));
    [hand[place], deck[other]] = [elementAt(deck, other), elementAt(hand, place)];
  }
}

/** What everybody at one of the two tables received after the differing card was covered. */
interface Heard {
  messages: string[][];
  /** The same while the card was revealed. */
  revealed: string[][];
}

const viewOf = (page: TestPage): TimeView => {
  const last = page.messages.findLast((message) => 'play' in message && message.play !== undefined);
  return (last as Extract<ServerMessage, { kind: 'played' }>).play.view as TimeView;
};

async function playOut(server: TestServer, pass: (ms: number) => void): Promise<Heard> {
  const { address } = server;
  const { code, secret } = await postTable(address, { game: 'time', name: 'Ann', options: { clock: 'off' } });
  const benSecret = randomSecret();
  const [ann, ben, watcher] = [
    await TestPage.at(address, code, secret),
    await TestPage.at(address, code),
    await TestPage.at(address, code),
  ];
  await ben.asks({ kind: 'sit', name: 'Ben', secret: benSecret, key: 'sit' });
  await ann.asks({ kind: 'start', key: 'start' });
  let keys = 0;
  const move = (page: TestPage, move: unknown) => page.asks({ kind: 'move', seen: 0, move, key: `k${keys++}` });
  await move(ann, { kind: 'ready' });
  await move(ben, { kind: 'ready' });
  pass(COUNTDOWN_MS);
  const { hand } = viewOf(ann);
  expect(await move(ann, { kind: 'play', cards: [hand[elementAt(itemsOf(hand), 0)]] })).toMatchObject({ kind: 'done' });
  await watcher.hears('played', ({ events }) => events.some(({ event }) => (event as TimeEvent).kind === 'played'));
  const { hand: cover } = viewOf(ben);
  const covered = [ben, watcher].map((page) => page.heard.length);
  await move(ben, { kind: 'play', cards: [cover[elementAt(itemsOf(cover), 0)]] });

  // From here on the card is covered for newcomers, returning people and those who stayed.
  const late = [
    await TestPage.at(address, code),
    await TestPage.at(address, code, benSecret),
    await TestPage.at(address, code, benSecret, 5),
  ];
  expect((await fetch(`${address}/api/replays/${code}`)).status).toBe(409);
  await move(ann, { kind: 'call', call: { kind: 'say', saying: 'wait' } });
  await move(ben, { kind: 'discard', cards: [viewOf(ben).hand[elementAt(itemsOf(viewOf(ben).hand), 0)]] });
  await move(ann, { kind: 'done' });
  await move(ben, { kind: 'done' });
  const all = [ben, watcher, ...late];
  await Promise.all(
    all.map((page) => page.hears('played', ({ play }) => (play.view as TimeView).phase === 'resolution')),
  );
  const hearing = () =>
    all.map((page, index) => page.heard.slice(covered[index] ?? 0).map((text) => plain(text, code)));
  const messages = hearing();
  await move(ben, { kind: 'reveal', left: 2 });
  await Promise.all(
    all.map((page) =>
      page.hears('played', ({ events }) => events.some(({ event }) => (event as TimeEvent).kind === 'revealed')),
    ),
  );
  const revealed = hearing();
  for (const page of [ann, ...all]) page.close();
  return { messages, revealed };
}

/** Codes and seeds are random for each table; everything else must be the same. */
function plain(text: string, code: string): string {
  return text.replaceAll(code, 'CODE').replace(/"seedHash":"[0-9a-f]{64}"/, '"seedHash":""');
}

test('[DT-21] once covered, a Story card and a hand appear in no message: the same bytes, whatever they are', async () => {
  // The time of day is the only part of a message that may differ: here the test controls it.
  const played = async (swapped: boolean): Promise<Heard> => {
    let now = 1_700_000_000_000;
    const box = dungeonTime({ swapped });
    const server = await testServer({ findBox: () => box, boxes: [timeBox], now: () => now });
    const heard = await playOut(server, (ms) => (now += ms));
    await server.end();
    return heard;
  };
  const [one, two] = await Promise.all([played(false), played(true)]);

  expect(one.messages).toEqual(two.messages);
  expect(one.messages.every((heard) => heard.length >= 4)).toBe(true);
  // The revealed card may be seen: if it had leaked before, the two would have differed.
  expect(one.revealed).not.toEqual(two.revealed);
});

test('[DT-21] a newcomer learns that cards were played, but not which', async () => {
  let now = 1_700_000_000_000;
  const server = await testServer({ findBox: () => timeBox, now: () => now });
  const { address } = server;
  const wish = { game: 'time', name: 'Ann', options: { clock: 'off' }, start: true };
  const { code, secret, page: ann } = await hostTable(address, wish);
  await ann.asks({ kind: 'move', seen: 0, move: { kind: 'ready' } });
  now += COUNTDOWN_MS;
  for (const kind of ['play', 'discard', 'play', 'discard']) {
    const { hand } = viewOf(ann);
    await ann.asks({ kind: 'move', seen: 0, move: { kind, cards: [hand[elementAt(itemsOf(hand), 0)]] } });
  }
  const told = (page: TestPage) =>
    page.messages.flatMap((message) =>
      message.kind === 'welcome' ? message.events.map(({ event }) => event as TimeEvent) : [],
    );
  for (const page of [await TestPage.at(address, code), await TestPage.at(address, code, secret)]) {
    const cards = told(page).flatMap((event) => ('cards' in event ? event.cards : []));
    expect(cards.filter((card) => typeof card === 'number')).toEqual([]);
    expect(cards.filter((card) => card === 'face-down')).toHaveLength(4);
    expect(viewOf(page).story).toEqual({ size: 2, top: viewOf(ann).story.top });
    page.close();
  }
  await ann.asks({ kind: 'move', seen: 0, move: { kind: 'done' } });
  while (viewOf(ann).phase !== 'over') {
    await ann.asks({ kind: 'move', seen: 0, move: { kind: 'reveal', left: viewOf(ann).story.size } });
  }

  const after = await TestPage.at(address, code);
  const played = told(after).flatMap((event) => (event.kind === 'played' ? event.cards : []));
  expect(played.every((card) => typeof card === 'number')).toBe(true);
  await server.end();
});
