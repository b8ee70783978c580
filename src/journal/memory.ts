import { gap, type Journal, latestOf, type Row } from './journal.ts';

interface StoredTable {
  rows: string[];
  over: boolean;
}

/** A journal that lasts as long as its process: for tests and for tables inside a browser. */
export function memoryJournal(): Journal {
  const tables = new Map<string, StoredTable>();
  const packs = new Map<string, string>();
  const finishes: { person: string; game: string; at: number }[] = [];
  return {
    async append(table, { over, ...row }) {
      const kept = tables.get(table) ?? { rows: [], over: false };
      if (row.seq <= kept.rows.length) return 'taken';
      if (row.seq > kept.rows.length + 1) throw gap(table, row.seq, kept.rows.length);
      // Stored as text, so that a caller cannot change an entry through an object it still holds.
      kept.rows.push(JSON.stringify(row));
      kept.over ||= over !== undefined;
      for (const person of over?.people ?? []) finishes.push({ person, game: over?.game ?? '', at: row.at });
      tables.set(table, kept);
      return 'appended';
    },
    async read(table, after = 0) {
      return (tables.get(table)?.rows.slice(after) ?? []).map((text) => JSON.parse(text) as Row);
    },
    async lastSeqs(codes) {
      return new Map(codes.flatMap((code) => lastSeqOf(code, tables.get(code))));
    },
    async putPack(digest, pack) {
      if (!packs.has(digest)) packs.set(digest, pack);
    },
    async getPack(digest) {
      return packs.get(digest);
    },
    async unfinished() {
      return [...tables].filter(([, kept]) => !kept.over).map(([code]) => code);
    },
    async latestToFinish(people, butGame) {
      const others = finishes.filter(({ person, game }) => people.includes(person) && game !== butGame);
      return latestOf(others);
    },
    async remove(heads) {
      const gone = heads.filter(({ code, head }) => tables.get(code)?.rows.length === head).map(({ code }) => code);
      for (const code of gone) tables.delete(code);
      return gone;
    },
    async close() {},
  };
}

function lastSeqOf(code: string, kept: StoredTable | undefined): [string, number][] {
  return kept === undefined ? [] : [[code, kept.rows.length]];
}
