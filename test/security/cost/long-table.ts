import { elementAt } from '../../../src/engine/list.ts';
import { fastRng } from '../../../src/engine/rng.ts';
import type { NewRow } from '../../../src/journal/journal.ts';
import { memoryJournal } from '../../../src/journal/memory.ts';
import { sqliteJournal } from '../../../src/journal/sqlite/journal.ts';
import { newHouse } from '../../../src/server/house.ts';
import { hexDigest } from '../../../src/table/digest.ts';
import { openTable } from '../../../src/table/lobby/opening.ts';
import { Referee } from '../../../src/table/referee.ts';

/** The game that lasts longest with random moves: long enough for 2,000 entries. */
const GAME = 'bag';

/** A table with very many entries, and the secrets of its people. */
export interface LongTable {
  rows: readonly NewRow[];
  /** Its pack, and the pack's digest. */
  packs: ReadonlyMap<string, string>;
  secrets: readonly string[];
}

/** The length of a table; `entries` undefined: until its game is over. */
interface Length {
  entries: number | undefined;
  /** Name changes of its people before the start. */
  renames?: number;
}

/** Plays four people at random, in memory. */
export async function longTable({ entries, renames = 0 }: Length): Promise<LongTable> {
  const journal = memoryJournal();
  const packs = new Map<string, string>();
  // Always the same dice: not every random game is long.
  const house = newHouse({
    journal: {
      ...journal,
      putPack: async (digest, text) => void packs.set(digest, text),
      getPack: async (digest) => packs.get(digest),
    },
    report: (trouble) => {
      throw trouble;
    },
    random: (bytes) => new Uint8Array(bytes).fill(4),
  });
  const secrets = ['a1', 'b2', 'c3', 'd4'].map((two) => two.repeat(32));
  const requesters = secrets.map((secret) => ({ kind: 'person' as const, secretHash: hexDigest(secret) }));
  const opened = await openTable(house, { game: GAME, host: { name: 'Ann', ...elementAt(requesters, 0) } });
  const referee = opened.kind === 'error' ? undefined : await Referee.load(house, opened.code);
  if (referee === undefined) throw new Error('there is no table to play at');
  let keys = 0;
  const ask = async (seat: number, request: Parameters<Referee['submit']>[0]['request']): Promise<void> => {
    const answer = await referee.submit({ requester: elementAt(requesters, seat), key: `k${keys++}`, request });
    if (answer.kind === 'error' || answer.kind === 'refused') throw new Error(JSON.stringify(answer));
  };
  for (const [seat, name] of ['Ben', 'Cleo', 'Dora'].entries()) await ask(seat + 1, { kind: 'sit', name });
  for (let time = 0; time < renames; time++) await ask(0, { kind: 'rename', name: `Ann ${time % 7}` });
  await ask(0, { kind: 'start' });
  const { table } = referee;
  const rng = fastRng(3);
  while (
    table.play !== undefined &&
    table.play.outcome === undefined &&
    table.seq < (entries ?? Number.POSITIVE_INFINITY)
  ) {
    const { state } = table.play;
    const seat = elementAt(table.game.toAct(state), 0);
    const moves = table.game.legalMoves(state, seat);
    const move = moves[rng.int(moves.length)];
    await ask(elementAt(table.lobby.seats, seat), { kind: 'move', seen: table.seq, move });
  }
  const rows = await journal.read(table.code);
  const isOver = table.play?.outcome !== undefined;
  return {
    rows: rows.map(({ digest: _, ...row }, index) =>
      isOver && index === rows.length - 1 ? { ...row, over: { game: GAME, people: [] } } : row,
    ),
    packs,
    secrets,
  };
}

/** Writes it into the journal of a folder, once under each code. */
export async function writeLongTable(dataDir: string, table: LongTable, codes: readonly string[]): Promise<void> {
  const journal = sqliteJournal(dataDir);
  for (const [digest, text] of table.packs) await journal.putPack(digest, text);
  for (const code of codes) await Promise.all(table.rows.map((row) => journal.append(code, row)));
  await journal.close();
}
