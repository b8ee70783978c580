import { elementAt } from '../../../src/engine/list.ts';
import { fastRng } from '../../../src/engine/rng.ts';
import { sqliteJournal } from '../../../src/journal/sqlite/journal.ts';
import { randomSecret } from '../../../src/server/fixtures/page.ts';
import { newHouse } from '../../../src/server/house.ts';
import { hexDigest } from '../../../src/table/digest.ts';
import { groupKey } from '../../../src/table/groups/group-book.ts';
import { openTable } from '../../../src/table/lobby/opening.ts';
import { Referee } from '../../../src/table/referee.ts';
import type { GrammarHints } from './grammar.ts';

/** The game that the two have finished. */
const GAME = 'dash';

/** Writes an evening's games into the journal: a game that two have finished, and a group of many. */
export async function writePast(dataDir: string, hints: GrammarHints): Promise<void> {
  const journal = sqliteJournal(dataDir);
  const house = newHouse({
    journal,
    report: (trouble) => {
      throw trouble;
    },
  });
  const people = [randomSecret(), randomSecret()] as const;
  const requester = (secret: string) =>
    ({ kind: 'person', secretHash: hexDigest(secret), personHash: hexDigest(secret) }) as const;
  const [host, guest] = [requester(people[0]), requester(people[1])];
  const opened = await openTable(house, { game: GAME, host: { name: 'Eve', ...host } });
  const referee = opened.kind === 'error' ? undefined : await Referee.load(house, opened.code);
  if (referee === undefined) throw new Error('there is no table to play at');
  await referee.submit({ requester: guest, key: 'sit', request: { kind: 'sit', name: 'Mallory' } });
  await referee.submit({ requester: host, key: 'start', request: { kind: 'start' } });
  const { table } = referee;
  const rng = fastRng(1, 1);
  while (table.play !== undefined && table.play.outcome === undefined) {
    const { state } = table.play;
    const seat = elementAt(table.game.toAct(state), 0);
    const moves = table.game.legalMoves(state, seat);
    const request = { kind: 'move', seen: table.seq, move: moves[rng.int(moves.length)] } as const;
    const mover = table.lobby.seats[seat] === 0 ? host : guest;
    await referee.submit({ requester: mover, key: `move-${table.seq}`, request });
  }
  for (const secret of people) {
    hints.codes.push(table.code);
    hints.secrets.push(secret);
  }

  const group = 'CDFGH'.repeat(3);
  const members = hints.secrets.map((secret) => ({ v: 1, person: hexDigest(secret), name: 'Eve' }));
  for (const [index, member] of members.entries()) {
    const body = index === 0 ? { ...member, kind: 'founded', tables: [table.code] } : { ...member, kind: 'joined' };
    await journal.append(groupKey(group), { seq: index + 1, at: Date.now(), body });
  }
  hints.groups.push(group, 'BCDFG'.repeat(3));
  await journal.close();
}
