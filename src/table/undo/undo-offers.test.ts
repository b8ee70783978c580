import { expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { fastRng } from '../../engine/rng.ts';
import { BOXES, findBox } from '../../games/index.ts';
import type { ServerMessage } from '../../protocol/server-message.ts';
import { loadReferee, opened, person } from '../fixtures/people.ts';
import { testHouse } from '../fixtures/test-house.ts';
import { LoadedTable } from '../loaded-table.ts';
import { undoable } from './undo.ts';
import { PAUSE_MS } from './undo-offers.ts';

const ann = person('Ann');
const others = ['Ben', 'Cyd'].map(person);
const people = [ann, ...others];
const GAMES_OF_TURNS = Object.values(BOXES).filter((box) => box.open(box.standardPack).realTime !== true);
const MOVES = 40;
const MOST_REFUSED = 4;

/** Three people in a game, and each one's last undo offer. */
async function playing(game: string) {
  const house = testHouse({ findBox });
  const referee = await opened(house, ann, { game });
  for (const other of others) await other.sits(referee);
  await ann.asks(referee, { kind: 'start' });
  const table = new LoadedTable(house, await loadReferee(house, referee.table.code), { botPace: 10, graceMs: 1 });
  const offered = people.map(() => undefined as ServerMessage | undefined);
  for (const [chair, { secretHash }] of people.entries()) {
    const send = (text: string) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.kind === 'undo-offered') offered[chair] = message;
    };
    table.enter({ secretHash, send }, 0);
  }
  return { house, referee: table.referee, table, offered };
}

test.each(GAMES_OF_TURNS.map(({ id }) => id))(
  'an undo offered at a table of %s works: what is free is offered, and an offer is hardly ever refused',
  async (game) => {
    const { house, referee, table, offered } = await playing(game);
    const rng = fastRng(5, 1);
    let refused = 0;
    for (let made = 0; made < MOVES && referee.table.play?.outcome === undefined; made += 1) {
      const { game: rules, play, lobby } = referee.table;
      const seat = elementAt(rules.toAct(play?.state), 0);
      const moves = rules.legalMoves(play?.state, seat);
      const move = moves[rng.int(moves.length)];
      await elementAt(people, elementAt(lobby.seats, seat)).asks(referee, {
        kind: 'move',
        seen: referee.table.seq,
        move,
      });
      await house.wait(PAUSE_MS);
      // Another node computes it independently.
      const elsewhere = await loadReferee(house, referee.table.code);
      for (const [chair, message] of offered.entries()) {
        const { seq } = referee.table;
        const consent = undoable(elsewhere.table, lobby.seats.indexOf(chair))?.consent;
        const told = message?.kind === 'undo-offered' && message.seq === seq ? message.law : undefined;
        if (referee.table.play?.outcome !== undefined) expect(told, `move ${made}`).toBeUndefined();
        else if (consent === 'free') expect(told, `move ${made}`).toBe('free');
        else if (told !== consent && told !== undefined) refused += 1;
      }
    }
    // Four worlds may look alike by chance where sixteen do not.
    expect(refused).toBeLessThanOrEqual(MOST_REFUSED);
    await table.close();
  },
  60_000,
);

test('nothing is computed while moves follow each other quickly', async () => {
  const { house, referee, table, offered } = await playing('dash');
  const { game: rules, play, lobby } = referee.table;
  const seat = elementAt(rules.toAct(play?.state), 0);
  const [move] = rules.legalMoves(play?.state, seat);
  await elementAt(people, elementAt(lobby.seats, seat)).asks(referee, { kind: 'move', seen: referee.table.seq, move });
  await house.wait(PAUSE_MS - 1);

  expect(referee.table.play?.worldsWithoutReveal).toEqual([]);
  expect(offered).toEqual(people.map(() => undefined));
  await house.wait(1);
  expect(referee.table.play?.worldsWithoutReveal).toHaveLength(1);
  await table.close();
});
