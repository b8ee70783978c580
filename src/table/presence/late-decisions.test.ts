import { expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { elementAt } from '../../engine/list.ts';
import { timeBox } from '../../games/time/box.ts';
import { missionCard } from '../../games/time/rules/content.ts';
import { openTime } from '../../games/time/rules/game.ts';
import { DECIDE_MS, type TimeMove, type TimeState } from '../../games/time/rules/state.ts';
import { loadReferee, person, playingTable, type TestPerson } from '../fixtures/people.ts';
import type { TestHouse } from '../fixtures/test-house.ts';
import { timeHouse, timeState } from '../fixtures/time-house.ts';
import { keepClock } from '../loaded-table.ts';
import type { Referee } from '../referee.ts';

const ann = person('Ann');
const ben = person('Ben');
const { missions, heroes, items } = timeBox.standardPack;
const NINTRABASH = heroes.findIndex(({ id }) => id === 'nintrabash');
const TONK = heroes.findIndex(({ id }) => id === 'tonk-redbeer');
/** A Mission whose reward can be refused. */
const OPTIONAL = missions.findIndex(({ reward }) => reward.kind === 'optional');

/**
 * A table of two at the beginning of the Resolution phase: the needs of a Mission, that Mission, and some more cards.
 */
function laidOut(state: TimeState): TimeState {
  const needs = elementAt(missions, OPTIONAL).needs.map((id) => items.findIndex((item) => item.id === id));
  state.phase = 'resolution';
  state.story = [...needs, missionCard(OPTIONAL), 0, 1].reverse();
  for (const [seat, hero] of [NINTRABASH, TONK].entries()) {
    state.players[seat] = { ...elementAt(state.players, seat), hand: [], ready: true, hero: { hero, used: false } };
  }
  return state;
}

async function started(): Promise<{ house: TestHouse; referee: Referee }> {
  const open: typeof timeBox.open = (pack) => {
    const game = openTime(pack);
    return { ...game, setup: (...given) => laidOut(game.setup(...given)) } as Game;
  };
  const house = timeHouse({ findBox: () => ({ ...timeBox, open }) });
  const referee = await playingTable(house, [ann, ben], { game: 'time' });
  keepClock(house, referee);
  return { house, referee };
}

const moves = (referee: Referee, who: TestPerson, move: unknown) => who.asks(referee, { kind: 'move', seen: 0, move });

const offered = (referee: Referee, seat: number) =>
  referee.table.game.legalMoves(timeState(referee), seat) as TimeMove[];

async function revealUntilAsked(referee: Referee): Promise<void> {
  while (timeState(referee).pending === undefined) {
    await moves(referee, ann, { kind: 'reveal', left: timeState(referee).story.length });
  }
}

test('[DT-39] a decision meant for the previous card is refused by the referee, and nothing is written', async () => {
  const { referee } = await started();
  await moves(referee, ann, { kind: 'reveal', left: timeState(referee).story.length });
  const use = offered(referee, 0).find(({ kind }) => kind === 'use');
  await revealUntilAsked(referee);
  const refuse = offered(referee, 1).find(({ kind }) => kind === 'refuse');
  expect(await moves(referee, ann, refuse)).toMatchObject({ kind: 'done' });
  await moves(referee, ann, { kind: 'reveal', left: timeState(referee).story.length });
  const { seq } = referee.table;

  expect(await moves(referee, ben, refuse)).toEqual({ kind: 'refused', rule: 'DT-39' });
  expect(await moves(referee, ann, use)).toEqual({ kind: 'refused', rule: 'DT-39' });
  // A page cannot leave the field out to bypass the check.
  expect(await moves(referee, ann, { kind: 'use', hero: NINTRABASH })).toEqual({ kind: 'error', code: 'not-a-move' });
  expect(referee.table.seq).toBe(seq);
});

test('[DT-39] a choice waiting for a connected but idle player becomes the team’s after 30 s', async () => {
  const { house, referee } = await started();
  await moves(referee, ann, { kind: 'use', hero: NINTRABASH, moment: 0 });
  const sift = { kind: 'sift', places: [0], moment: 0 };
  await house.wait(DECIDE_MS - 1);
  expect(await moves(referee, ben, sift)).toEqual({ kind: 'refused', rule: 'DT-83' });

  await house.wait(1);
  expect(elementAt(timeState(referee).players, 0).away).toBe(false);
  expect(await moves(referee, ben, sift)).toMatchObject({ kind: 'done' });
  const told = referee.table.play?.events.map(({ event }) => (event as { kind: string }).kind);
  expect(told?.slice(-2)).toEqual(['passed-to-team', 'sifted']);
  // A node that loads the table computes the same.
  expect(timeState(await loadReferee(house, referee.table.code))).toEqual(timeState(referee));
});

test('an older journal, whose decisions lack the field, loads and goes on', async () => {
  const { house, referee } = await started();
  await moves(referee, ann, { kind: 'use', hero: NINTRABASH, moment: 0 });
  await moves(referee, ann, { kind: 'sift', places: [], moment: 0 });
  await revealUntilAsked(referee);
  await moves(
    referee,
    ben,
    offered(referee, 1).find(({ kind }) => kind === 'take'),
  );
  const rows = await house.journal.read(referee.table.code);
  const old = 'OLD01';
  for (const row of rows) {
    const { moment: _, ...move } = (row.body as { move?: { moment?: number } }).move ?? {};
    const body = 'move' in (row.body as object) ? { ...(row.body as object), move } : row.body;
    await house.journal.append(old, { ...row, body });
  }
  const again = await loadReferee(house, old);

  expect(timeState(again)).toEqual(timeState(referee));
  expect(await moves(again, ann, { kind: 'reveal', left: timeState(again).story.length })).toMatchObject({
    kind: 'done',
  });
});
