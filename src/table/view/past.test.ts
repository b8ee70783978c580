import { expect, test } from 'vitest';
import { fastRng } from '../../engine/rng.ts';
import { BOXES, findBox } from '../../games/index.ts';
import type { TimeState } from '../../games/time/rules/state.ts';
import { opened, person } from '../fixtures/people.ts';
import { testHouse } from '../fixtures/test-house.ts';
import type { Table } from '../table.ts';
import { playInfo } from './look.ts';
import { lookBack } from './past.ts';

const ann = person('Ann');
const ben = person('Ben');
const SEED = 3;
const VIEWERS = [0, 1, 'spectator'] as const;

/** Ann and Ben play random moves; `see` is called after each entry. */
async function played(game: string, moves: number, see: (table: Table) => void) {
  // Fixed cards: some random games of Dungeon Time are over before anything was played.
  const house = testHouse({ findBox, random: (bytes) => new Uint8Array(bytes).fill(SEED) });
  const referee = await opened(house, ann, { game, options: game === 'time' ? { clock: 'off' } : {} });
  await ben.sits(referee);
  await ann.asks(referee, { kind: 'start' });
  const { table } = referee;
  const rng = fastRng(3);
  see(table);
  for (let turn = 0; turn < moves && table.play?.outcome === undefined; turn++) {
    const deadline = referee.deadline();
    const toAct = table.play === undefined ? [] : table.game.toAct(table.play.state);
    if (deadline !== undefined && toAct.length === 0) {
      house.time = deadline;
      await referee.expire();
    } else {
      const seat = toAct[rng.int(toAct.length)];
      const choices = table.game.legalMoves(table.play?.state, seat);
      const who = table.lobby.seats[seat] === 0 ? ann : ben;
      await who.asks(referee, { kind: 'move', seen: table.seq, move: choices[rng.int(choices.length)] });
    }
    see(table);
  }
  return referee;
}

function stateOf({ play }: Table): TimeState {
  return (play ?? expect.fail()).state as TimeState;
}

test.each(Object.keys(BOXES))('%s: looking back shows what the viewer saw then, and nothing else', async (game) => {
  const told: { seq: number; views: string[] }[] = [];
  const { table } = await played(game, game === 'time' ? 400 : 40, (now) => {
    told.push({ seq: now.seq, views: VIEWERS.map((viewer) => JSON.stringify(playInfo(now, viewer)?.view)) });
  });

  expect(told.length).toBeGreaterThan(9);
  // Forward, then back: with and without kept states.
  for (const { seq, views } of [...told, ...told.toReversed()]) {
    const seen = VIEWERS.map((viewer) => lookBack(table, seq, viewer));
    expect(seen.map((moment) => 'view' in moment && JSON.stringify(moment.view))).toEqual(views);
  }
});

test('undone steps cannot be looked at; the steps that replaced them can', async () => {
  const referee = await played('days', 40, () => undefined);
  const { table } = referee;
  lookBack(table, table.seq, 0);
  const seat = (table.play?.steps[20] as { seat?: number } | undefined)?.seat ?? 0;
  const requester = table.lobby.seats[seat] === 0 ? ann : ben;
  await requester.asks(referee, { kind: 'undo', consent: 'agreed', back: 20 });
  const [from] = table.play?.entries.slice(-1) ?? [];
  const now = VIEWERS.map((viewer) => playInfo(table, viewer)?.view);

  for (const entry of [from, from + 1, table.seq]) {
    expect(VIEWERS.map((viewer) => lookBack(table, entry, viewer))).toMatchObject(now.map((view) => ({ view })));
  }
});

test('[DT-21] nobody can look back at the five minutes before the end, nor during them', async () => {
  const moments: { seq: number; phase: string }[] = [];
  const answers = new Set<string>();
  await played('time', 400, (table) => {
    const { phase } = stateOf(table);
    moments.push({ seq: table.seq, phase });
    // Every few steps, and at the start of each phase: some phases are short.
    const isSame = moments.at(-2)?.phase === phase;
    if (moments.length % 9 > 0 && isSame && phase !== 'over') return;
    for (const { seq, phase: then } of moments) {
      answers.add(`${phase} looks at ${then}: ${'view' in lookBack(table, seq, 0) ? 'seen' : 'hidden'}`);
    }
  });

  expect([...answers].filter((answer) => /looks at (ready|adventure)/.test(answer))).not.toContainEqual(
    expect.stringMatching(/^(ready|adventure|resolution).*seen/),
  );
  expect(answers).toContain('resolution looks at resolution: seen');
  expect(answers).toContain('over looks at adventure: seen');
});
