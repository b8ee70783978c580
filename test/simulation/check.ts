import { ChainEnds } from '../../src/journal/chain.ts';
import { nodeHash } from '../../src/journal/node-hash.ts';
import { type JournalVerdict, type JudgedHouse, judgeAll } from '../faults/journal-check.ts';
import { pagesApart, stalePages } from './check-pages.ts';
import { leaks } from './check-secrets.ts';
import { SIMULATED_BOXES } from './game.ts';
import { replayTable } from './replay-table.ts';
import type { World } from './world.ts';

/** The result of checking a run: sentences about broken guarantees, and the number of checks. */
export type Findings = Pick<JournalVerdict, 'broken' | 'entries' | 'answered' | 'shown'>;

/**
 * Compares everything that anybody sent and received with the journal. The checks for every server are in
 * `test/faults/journal-check.ts`; in addition, nobody may receive hidden information, no choice is made twice, news
 * travels fast without faults, and in the end all pages show the journal's state.
 */
export async function checkHistory(world: World): Promise<Findings> {
  const house = houseOf(world);
  const { broken, ...counts } = await judgeAll(house, [...world.people, ...world.visitors]).catch(
    (error: Error): Findings => ({ broken: [error.message], entries: 0, answered: 0, shown: 0 }),
  );
  const all = [...world.troubles, ...broken];
  for (const code of new Set(world.people.flatMap(({ tables }) => tables))) {
    all.push(...(await tableFindings(world, house, code)).map((sentence) => `${code}: ${sentence}`));
  }
  return { ...counts, broken: [...new Set(all)] };
}

async function tableFindings(world: World, house: JudgedHouse, code: string): Promise<string[]> {
  try {
    const rows = await house.journal.read(code);
    if (rows.length === 0) return ['it is not in the journal'];
    const replayed = await replayTable(house, code, rows);
    return [
      ...replayed.wrong,
      ...leaks(world.people, replayed),
      ...stalePages(world, code),
      ...pagesApart(world, replayed),
    ];
  } catch (error) {
    return [`it cannot be played again: ${(error as Error).message}`];
  }
}

/** The final database, read with the real code of the chain. */
function houseOf({ database }: World): JudgedHouse {
  const { entries, tables, packs } = database.data;
  return {
    findBox: (id) => SIMULATED_BOXES.find((box) => box.id === id),
    journal: {
      read: async (table, after = 0) =>
        new ChainEnds().rows(nodeHash, table, after, (entries.get(table) ?? []).slice(after)),
      lastSeqs: async (codes) => new Map(codes.flatMap((code) => lastSeqOf(code, tables.get(code)?.head))),
      getPack: async (digest) => packs.get(digest),
    },
  };
}

function lastSeqOf(code: string, head: number | undefined): [string, number][] {
  return head === undefined ? [] : [[code, head]];
}
