import { beforeEach, expect, test } from 'vitest';
import { findBot } from '../../bots/index.ts';
import type { Seat } from '../../engine/game.ts';
import { COUNTDOWN_MS } from '../../games/time/rules/state.ts';
import { loadReferee, person, playingTable } from '../fixtures/people.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import { timeHouse, timeState } from '../fixtures/time-house.ts';
import type { Referee } from '../referee.ts';
import { Presence } from './presence.ts';

const ann = person('Ann');
const ben = person('Ben');
const GRACE = 8000;
let house: TestHouse;
let referee: Referee;
let here: Set<Seat>;

beforeEach(async () => {
  house = timeHouse();
  referee = await playingTable(house, [ann, ben], { game: 'time' });
  here = new Set([0, 1]);
});

const watch = (of = referee, who = here): Presence =>
  new Presence({ house, referee: of, graceMs: GRACE, isPresent: (seat) => who.has(seat) });

const told = async () =>
  (await house.journal.read(referee.table.code)).slice(3).map(({ key, body }) => {
    const { seat, move } = body as { seat?: number; move?: { kind: string } };
    return `${key?.split(':')[0]} ${seat} ${move?.kind}`;
  });

const isAway = () => timeState(referee).players.map(({ away }) => away);

test('[DT-25] a player absent for longer than the grace period counts as away, until they are back', async () => {
  const presence = watch();
  here.delete(1);
  presence.note();
  await house.wait(GRACE - 1);
  expect(await told()).toEqual([]);

  await house.wait(1);
  expect(await told()).toEqual(['house 1 away']);
  expect(isAway()).toEqual([false, true]);

  here.add(1);
  presence.note();
  await house.wait(0);
  expect(await told()).toEqual(['house 1 away', 'house 1 back']);
});

test('[DT-25] an absent player who is removed returns as a bot, which is never away', async () => {
  house.findBot = findBot;
  const presence = watch();
  here.delete(1);
  presence.note();
  await house.wait(GRACE);
  expect(isAway()).toEqual([false, true]);
  await ann.asks(referee, { kind: 'remove', chair: 1 });
  await house.wait(GRACE * 2);

  expect(referee.table.lobby.chairs[1]).toMatchObject({ kind: 'bot', bot: 'careful' });
  expect(isAway()).toEqual([false, false]);
});

test('a short disconnection, however frequent, writes no journal entry', async () => {
  const presence = watch();
  for (let flap = 0; flap < 50; flap++) {
    here.delete(1);
    presence.note();
    await house.wait(GRACE / 2);
    here.add(1);
    presence.note();
    await house.wait(10);
  }

  expect(await told()).toEqual([]);
});

test('[DT-25] ready and done need only those who are present', async () => {
  const presence = watch();
  here.delete(1);
  presence.note();
  await house.wait(GRACE);
  await ann.asks(referee, { kind: 'move', seen: 0, move: { kind: 'ready' } });
  await house.wait(COUNTDOWN_MS);
  await referee.expire();
  expect(timeState(referee).phase).toBe('adventure');
  await ann.asks(referee, { kind: 'move', seen: 0, move: { kind: 'done' } });

  expect(referee.table.play?.outcome).toMatchObject({ winners: [] });
  presence.note();
  here.add(1);
  presence.note();
  await house.wait(GRACE);
  expect(await told()).toHaveLength(4);
});

test('a player who left while no node was watching is found absent after a restart', async () => {
  here.delete(0);
  watch();
  await house.wait(GRACE);

  expect(await told()).toEqual(['house 0 away']);
});

test('a node with a connected player corrects a node that thinks them away', async () => {
  const other = await loadReferee(house, referee.table.code);
  watch(referee, new Set([0, 1]));
  watch(other, new Set([0]));
  await house.wait(GRACE);
  await referee.refresh();
  await house.wait(0);

  expect(await told()).toEqual(['house 1 away', 'house 1 back']);
});

test('a game that does not handle presence gets no such moves', async () => {
  house = testHouse();
  referee = await playingTable(house, [ann, ben], { options: { starter: 0 } });
  watch(referee, new Set());
  await house.wait(10 * GRACE);

  expect(referee.table.seq).toBe(3);
});
