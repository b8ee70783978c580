import { DamagedTableError } from '../journal/chain.ts';
import type { Row } from '../journal/journal.ts';
import { readEntry } from './entry.ts';
import { type House, inSlices } from './house.ts';
import { packText } from './pack-text.ts';
import { changeFrom, commit, newTable, type Table } from './table.ts';

/** Entries fetched at a time. */
const PER_PAGE = 32;

/** A table rebuilt from its journal, and the digest of the last entry. */
export interface ReadTable {
  table: Table;
  chain: string | undefined;
}

/**
 * Rebuilds a table from its journal in slices, so that a long one does not block others; stops early if the caller has
 * enough. Undefined for an unknown code.
 */
export async function readTable(
  house: Pick<House, 'journal' | 'findBox' | 'pause' | 'now'>,
  code: string,
  isEnough: (table: Table) => boolean = () => false,
): Promise<ReadTable | undefined> {
  let read: ReadTable | undefined;
  const rest = inSlices(house);
  for await (const rows of pagesOf(house, code)) {
    for (const row of rows) {
      await rest();
      if (read === undefined) {
        read = { table: newTable(code, row, await openPack(house, row)), chain: undefined };
      } else {
        commit(read.table, changeFrom(read.table, row));
        read.chain = row.digest;
      }
      if (isEnough(read.table)) return read;
    }
  }
  return read;
}

/** The entries of a table in pages, with a pause after each; all at once in a house without `pause`. */
async function* pagesOf(
  { journal, pause }: Pick<House, 'journal' | 'pause'>,
  code: string,
): AsyncGenerator<readonly Row[]> {
  if (pause === undefined) {
    yield await journal.read(code);
    return;
  }
  let last: Row | undefined;
  for (;;) {
    const page = await journal.read(code, Math.max(0, (last?.seq ?? 0) - 1), PER_PAGE);
    const rows = last === undefined ? page : page.slice(1);
    // Each page begins with the last entry of the previous one, to check the chain.
    if (last !== undefined && (page[0]?.seq !== last.seq || page[0].digest !== last.digest)) {
      throw new DamagedTableError(code, last.seq, `entry ${last.seq} is not the one that was there before`);
    }
    yield rows;
    await pause();
    if (page.length < PER_PAGE) return;
    last = page[page.length - 1];
  }
}

/** Opens the pack of a table. */
export async function openPack(
  house: Pick<House, 'findBox'> & { journal: Pick<House['journal'], 'getPack'> },
  first: Row,
): Promise<Pick<Table, 'box' | 'pack' | 'game'>> {
  const opened = readEntry(first.body);
  if (opened.kind !== 'opened') throw new Error('the first entry of a table opens it');
  const box = house.findBox(opened.game);
  if (box === undefined) throw new Error(`there is no game ${opened.game} on this server`);
  const text = await packText(house.journal, opened.pack);
  if (text === undefined) throw new Error(`the pack ${opened.pack} is not in the journal`);
  const check = box.checkPack(JSON.parse(text));
  if (check.kind === 'invalid') throw new Error(`the pack ${opened.pack} is not valid: ${check.mistakes[0]?.what}`);
  return { box, pack: check.pack, game: box.open(check.pack) };
}
