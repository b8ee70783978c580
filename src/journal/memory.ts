import { ChainEnds, entryDigest, type TextEntry } from './chain.ts';
import { gap, type Journal, latestOf } from './journal.ts';
import { portableHash } from './portable-hash.ts';

interface StoredTable {
  rows: TextEntry[];
  over: boolean;
}

/** A journal that lasts as long as its process: for tests and for tables inside a browser. */
export function memoryJournal(): Journal {
  const tables = new Map<string, StoredTable>();
  const packs = new Map<string, string>();
  const finishes: { person: string; game: string; at: number }[] = [];
  const ends = new ChainEnds();
  return {
    async append(table, { over, seq, at, key, body: data }) {
      const kept = tables.get(table) ?? { rows: [], over: false };
      if (seq <= kept.rows.length) return 'taken';
      if (seq > kept.rows.length + 1) throw gap(table, seq, kept.rows.length);
      // Stored as text, so that a caller cannot change an entry through an object it still holds.
      const entry = { seq, at, key, body: JSON.stringify(data) };
      const before = kept.rows.at(-1)?.digest ?? '';
      kept.rows.push({ ...entry, digest: entryDigest(portableHash, table, { ...entry, before }) });
      kept.over ||= over !== undefined;
      for (const person of over?.people ?? []) finishes.push({ person, game: over?.game ?? '', at });
      tables.set(table, kept);
      return 'appended';
    },
    async read(table, after = 0, most) {
      const rows = tables.get(table)?.rows.slice(after, most === undefined ? undefined : after + most) ?? [];
      return ends.page(portableHash, table, { after, most }, rows);
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
    async unfinished(beginning = '') {
      return [...tables].filter(([code, kept]) => !kept.over && code.startsWith(beginning)).map(([code]) => code);
    },
    async latestToFinish(people, butGame) {
      const others = finishes.filter(({ person, game }) => people.includes(person) && game !== butGame);
      return latestOf(others);
    },
    async remove(heads) {
      const gone = heads.filter(({ code, head }) => tables.get(code)?.rows.length === head).map(({ code }) => code);
      for (const code of gone) {
        tables.delete(code);
        ends.forget(code);
      }
      return gone;
    },
    async close() {},
  };
}

function lastSeqOf(code: string, kept: StoredTable | undefined): [string, number][] {
  return kept === undefined ? [] : [[code, kept.rows.length]];
}
