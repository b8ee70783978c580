import { expect, test } from 'vitest';
import { findBot } from '../../bots/index.ts';
import type { Bot } from '../../engine/bot.ts';
import { elementAt } from '../../engine/list.ts';
import { carefulTime } from '../../games/time/bots/careful.ts';
import { timeBox } from '../../games/time/box.ts';
import { COUNTDOWN_MS, HOLD_MS } from '../../games/time/rules/state.ts';
import { CHOOSING_MS } from '../../protocol/limits.ts';
import { loadReferee, opened, person } from '../fixtures/people.ts';
import type { TestHouse } from '../fixtures/test-house.ts';
import { timeHouse, timeState } from '../fixtures/time-house.ts';
import type { House } from '../house.ts';
import { keepClock } from '../loaded-table.ts';
import type { Referee } from '../referee.ts';
import { BotScheduler } from './bot-scheduler.ts';

const ann = person('Ann');
/** Bots pause as long as they say. */
const USUAL = 900;

const withBots = {
  findBot: (game: string, bot: string) => (bot === 'careful' ? (carefulTime as Bot) : findBot(game, bot)),
};

const table = (house: House, wishes = {}): Promise<Referee> =>
  opened(house, ann, { game: 'time', bots: ['careful', 'careful', 'careful'], start: true, ...wishes });

const heroNumber = (id: string): number => timeBox.standardPack.heroes.findIndex((hero) => hero.id === id);
const itemNumber = (id: string): number => timeBox.standardPack.items.findIndex((item) => item.id === id);

/** All moves, with their players and times. */
async function moves(house: House, { table: { code } }: Referee) {
  return (await house.journal.read(code)).flatMap(({ at, body }) => {
    const { seat, move } = body as { seat?: number; move?: { kind: string } };
    return seat === undefined || move === undefined ? [] : [{ at, seat, kind: move.kind }];
  });
}

async function toResolution(house: TestHouse, referee: Referee): Promise<void> {
  keepClock(house, referee);
  await ann.asks(referee, { kind: 'move', seen: 0, move: { kind: 'ready' } });
  for (let seconds = 0; timeState(referee).phase !== 'resolution'; seconds++) {
    if (seconds > 120) expect.fail('the Adventure phase did not end');
    await house.wait(1000);
  }
}

/** The times between a reveal and the action before it. */
async function rests(house: House, referee: Referee): Promise<number[]> {
  const all = await moves(house, referee);
  const reveals = all.map(({ kind }, index) => ({ kind, rest: elementAt(all, index).at - (all[index - 1]?.at ?? 0) }));
  return reveals.filter(({ kind }) => kind === 'reveal').map(({ rest }) => rest);
}

test('bots in real time act all at once, each after pauses of its own', async () => {
  const house = timeHouse(withBots);
  const referee = await table(house);
  new BotScheduler(house, referee, { pace: USUAL });
  await house.wait(20_000);
  keepClock(house, referee);
  await ann.asks(referee, { kind: 'move', seen: 0, move: { kind: 'ready' } });
  const start = house.time;
  await house.wait(60_000);
  const made = (await moves(house, referee)).filter(({ at }) => at > start);

  expect(new Set(made.map(({ seat }) => seat))).toEqual(new Set([1, 2, 3]));
  expect(made.length).toBeGreaterThan(10);
  for (const seat of [1, 2, 3]) {
    const times = made.filter((one) => one.seat === seat).map(({ at }) => at);
    for (let place = 1; place < times.length; place++)
      expect(elementAt(times, place) - elementAt(times, place - 1)).toBeGreaterThan(300);
  }
  expect(house.troubles).toEqual([]);
});

test('a bot that does nothing pauses again, and nothing is written', async () => {
  let thoughts = 0;
  const house = timeHouse({ findBot: () => thinker(() => (thoughts += 1)) });
  const referee = await table(house);
  const bots = new BotScheduler(house, referee, { pace: USUAL });
  await house.wait(10_000);
  expect(thoughts).toBe(30);
  expect(referee.table.seq).toBe(2);

  bots.stop();
  await house.wait(10_000);
  expect(thoughts).toBe(30);
});

test('another pace makes all pauses longer or shorter, but never none', async () => {
  let thoughts = 0;
  const house = timeHouse({ findBot: () => thinker(() => (thoughts += 1)) });
  new BotScheduler(house, await table(house, { bots: ['thinker'] }), { pace: USUAL / 10 });
  await house.wait(1000);
  expect(thoughts).toBe(10);

  new BotScheduler(house, await table(house, { bots: ['thinker'] }), { pace: 0 });
  thoughts = 0;
  await house.wait(100);
  expect(thoughts).toBe(11);
});

test('[DT-39] bots reveal team cards no faster than people can read them, and the whole Story takes a minute and a half', async () => {
  const house = timeHouse(withBots);
  const referee = await table(house, { options: { clockMs: '90000' } });
  new BotScheduler(house, referee, { pace: USUAL });
  await house.wait(20_000);
  await toResolution(house, referee);
  await house.wait(600_000);
  const waits = (await rests(house, referee)).slice(1);

  expect(waits.length).toBeGreaterThan(3);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1200);
  // A Mission has needs to read, and a story.
  expect(Math.max(...waits)).toBeGreaterThan(4500);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(90_000);
  expect(referee.table.play?.outcome).toBeDefined();
  const { seq } = referee.table;
  await house.wait(60_000);
  expect(referee.table.seq).toBe(seq);
});

test('[DT-83] bots leave a choice for a while to connected people', async () => {
  const house = timeHouse(withBots);
  const referee = await table(house, { options: { clockMs: '90000' } });
  new BotScheduler(house, referee, { pace: USUAL, isPresent: () => true });
  await house.wait(20_000);
  await toResolution(house, referee);
  await house.wait(900_000);
  const all = await moves(house, referee);
  const silent = all.filter(({ kind }) => kind !== 'call');
  const decisions = silent.flatMap(({ kind, at }, index) =>
    ['take', 'refuse', 'drop'].includes(kind) ? [{ at, open: elementAt(silent, index - 1).at }] : [],
  );

  expect(decisions.length).toBeGreaterThan(0);
  // Besides the time to read the Mission.
  expect(Math.min(...decisions.map(({ at, open }) => at - open))).toBeGreaterThanOrEqual(CHOOSING_MS + 2000);
  expect(Math.max(...decisions.map(({ at, open }) => at - open))).toBeLessThan(2 * CHOOSING_MS);
  // Meanwhile every bot says once what it would choose, if that is a reward.
  const wishes = decisions.map(({ at, open }) =>
    all.filter((move) => move.kind === 'call' && move.at > open && move.at < at).map(({ seat }) => seat),
  );
  for (const seats of wishes) expect(new Set(seats).size).toBe(seats.length);
  expect(Math.max(...wishes.map(({ length }) => length))).toBe(3);
  expect(Math.min(...(await rests(house, referee)).slice(1))).toBeGreaterThanOrEqual(1200);
});

test('[DT-39] a person can pause the reveals as long as they like; bots go on when the pause ends', async () => {
  const house = timeHouse(withBots);
  const referee = await table(house, { options: { clockMs: '90000' } });
  new BotScheduler(house, referee, { pace: USUAL, isPresent: () => true });
  await house.wait(20_000);
  await toResolution(house, referee);
  await ann.asks(referee, { kind: 'move', seen: 0, move: { kind: 'hold' } });
  const left = timeState(referee).story.length;

  await house.wait(3 * HOLD_MS);
  expect(timeState(referee)).toMatchObject({ hold: undefined, story: { length: left } });
  await ann.asks(referee, { kind: 'move', seen: 0, move: { kind: 'release' } });
  await house.wait(20_000);
  expect(timeState(referee).story.length).toBeLessThan(left);
});

/** The number of cards left after minutes in which Ann sits idle with this Hero; the bots have others. */
async function cardsLeft(hero: string, { isPresent }: { isPresent: boolean }, backpack: string[] = []) {
  const house = timeHouse(withBots);
  const referee = await table(house, { options: { clockMs: '90000', heroes: true } });
  const state = timeState(referee);
  state.players.forEach((player, seat) => {
    player.hero = { hero: heroNumber(seat === 0 ? hero : 'tonk-redbeer'), used: seat !== 0 };
  });
  state.phase = 'resolution';
  state.story = Array.from({ length: 6 }, () => itemNumber('map'));
  const { cards } = state.backpack;
  for (const item of backpack.map(itemNumber)) cards[item] = elementAt(cards, item) + 1;
  new BotScheduler(house, referee, { pace: USUAL, isPresent: () => isPresent });
  await house.wait(300_000);
  return { left: timeState(referee).story.length, phase: timeState(referee).phase };
}

test('[DT-39] bots reveal nothing while a connected person can use a skill', async () => {
  expect(await cardsLeft('nintrabash', { isPresent: true })).toEqual({ left: 6, phase: 'resolution' });
  expect(await cardsLeft('nintrabash', { isPresent: false })).toEqual({ left: 0, phase: 'over' });
  // A skill its owner cannot pay for delays nobody.
  expect(await cardsLeft('alan-ironstar', { isPresent: true })).toEqual({ left: 0, phase: 'over' });
  expect(await cardsLeft('alan-ironstar', { isPresent: true }, ['sword', 'sword'])).toMatchObject({ left: 6 });
});

test('[DT-39] at a table without a clock bots leave the reveals to people', async () => {
  const house = timeHouse(withBots);
  const referee = await table(house, { options: { clock: 'off' } });
  const state = timeState(referee);
  state.phase = 'resolution';
  state.story = [itemNumber('map'), itemNumber('map')];
  const here = { isPresent: true };
  new BotScheduler(house, referee, { pace: USUAL, isPresent: () => here.isPresent });
  await house.wait(120_000);
  expect(timeState(referee).story).toHaveLength(2);
  here.isPresent = false;
  await house.wait(120_000);
  expect(timeState(referee).phase).toBe('over');
});

test('[DT-81] the game waits for Arvedui after the last card', async () => {
  const ends = async (isPresent: boolean) => {
    const house = timeHouse(withBots);
    const referee = await table(house, { options: { heroes: true } });
    const state = timeState(referee);
    state.players.forEach((player, seat) => {
      player.hero = { hero: heroNumber(seat === 0 ? 'arvedui-miriel' : 'tonk-redbeer'), used: seat !== 0 };
    });
    state.phase = 'resolution';
    state.backpack.cards[itemNumber('gold')] = 1;
    state.lastFailed = state.missions[0];
    state.failed = [elementAt(state.missions, 0)];
    new BotScheduler(house, referee, { pace: USUAL, isPresent: () => isPresent });
    await house.wait(300_000);
    return timeState(referee).phase;
  };

  expect(await ends(true)).toBe('resolution');
  expect(await ends(false)).toBe('over');
});

test('[DT-39] a bot with a skill gets its chance before another bot or a page reveals the next card', async () => {
  const told: string[][] = [];
  const eager: Bot = {
    id: 'eager',
    sit: (seat) => ({
      pause: () => 3_000,
      act: (_look, moves) => {
        const kinds = (moves as { kind: string }[]).map(({ kind }) => `${seat} ${kind}`);
        told.push(kinds);
        return undefined;
      },
      choose: (_look, moves) => moves[0],
    }),
  };
  const house = timeHouse({ findBot: () => eager });
  const referee = await table(house, { bots: ['eager', 'eager'], options: { heroes: true } });
  const state = timeState(referee);
  state.players.forEach((player, seat) => {
    player.hero = { hero: heroNumber(['tonk-redbeer', 'tonk-redbeer', 'nintrabash'][seat] ?? ''), used: seat < 2 };
  });
  state.phase = 'resolution';
  state.told = itemNumber('map');
  state.story = [itemNumber('map'), itemNumber('map')];
  new BotScheduler(house, referee, { pace: USUAL, isPresent: () => true });
  await house.wait(10_000);

  expect(told[0]).toEqual(['2 hold', '2 use']);
  expect(told.slice(1).flat()).toContain('2 reveal');
  expect(told.slice(1).flat()).toContain('1 reveal');
});

test('two nodes that play the same bot make each of its moves once', async () => {
  const house = timeHouse(withBots);
  const one = await table(house, { bots: ['careful'] });
  const other = await loadReferee(house, one.table.code);
  for (const referee of [one, other]) new BotScheduler(house, referee, { pace: USUAL });
  await house.wait(20_000);

  expect((await moves(house, one)).filter(({ kind }) => kind === 'ready')).toHaveLength(1);
  expect(house.troubles).toEqual([]);
});

test('[DT-21] after a restart a bot does not learn covered cards', async () => {
  const seen: unknown[] = [];
  const curious: Bot = {
    id: 'curious',
    sit: () => ({ see: (event) => seen.push(event), pause: () => 1e6, choose: (_look, moves) => moves[0] }),
  };
  const house = timeHouse({ findBot: () => curious });
  const referee = await table(house, { bots: ['curious'] });
  new BotScheduler(house, referee, { pace: USUAL });
  for (const seat of [0, 1]) {
    const requester = { kind: 'house', seat } as const;
    await referee.submit({
      requester,
      key: `ready ${seat}`,
      request: { kind: 'move', seen: 0, move: { kind: 'ready' } },
    });
  }
  await house.wait(COUNTDOWN_MS);
  const [card] = elementAt(timeState(referee).players, 0).hand;
  await ann.asks(referee, { kind: 'move', seen: 0, move: { kind: 'play', cards: [card] } });
  expect(seen).toContainEqual({ kind: 'played', seat: 0, cards: [card] });

  seen.length = 0;
  new BotScheduler(house, await loadReferee(house, referee.table.code), { pace: USUAL });
  expect(seen).toContainEqual({ kind: 'played', seat: 0, cards: ['face-down'] });
  expect(seen).not.toContainEqual({ kind: 'played', seat: 0, cards: [card] });
});

/** A bot that thinks once a second and never acts. */
function thinker(onThought: () => void): Bot {
  return {
    id: 'thinker',
    sit: () => ({
      pause: () => 1000,
      act: () => {
        onThought();
        return undefined;
      },
      choose: (_look, moves) => moves[0],
    }),
  };
}
