import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sqliteJournal } from '../journal/sqlite/journal.ts';
import { guessState, loadReferee, opened, person } from './fixtures/people.ts';
import { testHouse } from './fixtures/test-house.ts';

test('two nodes on one file race for every move of a game, and each move is made exactly once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-race-'));
  const here = testHouse({ journal: sqliteJournal(folder) });
  const there = testHouse({ journal: sqliteJournal(folder) });
  const ann = person('Ann');
  const others = ['Ben', 'Cleo', 'Dan'].map(person);
  const people = [ann, ...others];
  const one = await opened(here, ann, { options: { rounds: '100' } });
  for (const sitter of others) await sitter.sits(one);
  await ann.asks(one, { kind: 'start' });
  const two = await loadReferee(there, one.table.code);
  const answered = new Map<string, Set<number>>();

  for (let turn = 0; one.table.play?.outcome === undefined; turn++) {
    const ask = { kind: 'move', seen: Math.min(one.table.seq, two.table.seq), move: { kind: 'pass' } } as const;
    // Everybody tries on both nodes; the player to move sends the same tap to both.
    const tries = people.flatMap((who, seat) =>
      [one, two].map((node) => ({ who, seat, node, key: `${seat}-${turn}` })),
    );
    await Promise.all(
      tries.map(async ({ who, seat, node, key }) => {
        const answer = await who.asks(node, { ...ask, seen: node.table.seq }, key);
        if (answer.kind === 'done')
          answered.set(`${seat}:${key}`, (answered.get(`${seat}:${key}`) ?? new Set()).add(answer.seq));
      }),
    );
  }
  await two.refresh();
  const rows = await here.journal.read(one.table.code);
  await Promise.all([here, there].map(({ journal }) => journal.close()));
  rmSync(folder, { recursive: true });

  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  expect(rows).toHaveLength(5 + 400);
  expect([...answered.values()].every((seqs) => seqs.size === 1)).toBe(true);
  const moves = [...answered.values()].flatMap((seqs) => [...seqs]);
  expect(moves.toSorted((a, b) => a - b)).toEqual(rows.slice(5).map(({ seq }) => seq));
  expect(guessState(two)).toEqual(guessState(one));
  expect([...here.troubles, ...there.troubles]).toEqual([]);
});
