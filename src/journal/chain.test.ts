import { expect, test } from 'vitest';
import { fc } from '../../test/properties.ts';
import { elementAt } from '../engine/list.ts';
import { ChainEnds, checkChain, DamagedTableError, entryDigest, type TextEntry } from './chain.ts';
import { nodeHash } from './node-hash.ts';
import { portableHash } from './portable-hash.ts';

/** Entries written to a table: times, keys and bodies; `isOld` entries are written by a version without digests. */
const written = fc.array(
  fc.record({
    at: fc.nat(),
    key: fc.option(fc.string(), { nil: undefined }),
    body: fc.string({ minLength: 1 }).map((text) => JSON.stringify(text)),
    isOld: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

function chained(entries: readonly { at: number; key: string | undefined; body: string; isOld: boolean }[]) {
  const rows: TextEntry[] = [];
  for (const { isOld, ...entry } of entries) {
    const next = { ...entry, seq: rows.length + 1 };
    const before = rows.at(-1)?.digest ?? '';
    rows.push(isOld ? next : { ...next, digest: entryDigest(nodeHash, 'A', { ...next, before }) });
  }
  return rows;
}

const ofBodies = (...bodies: string[]) =>
  chained(bodies.map((body) => ({ at: 0, key: undefined, body, isOld: false })));

function damageIn(rows: readonly TextEntry[]): number | undefined {
  try {
    checkChain(nodeHash, 'A', rows);
    return undefined;
  } catch (error) {
    if (error instanceof DamagedTableError) return error.seq;
    throw error;
  }
}

test('any written chain is valid, also if an older version wrote in between', () => {
  fc.assert(fc.property(written, (entries) => damageIn(chained(entries)) === undefined));
});

test('a missing entry in the middle or at the beginning is found at its place', () => {
  fc.assert(
    fc.property(written, fc.nat(), (entries, nth) => {
      const rows = chained(entries);
      const gone = nth % rows.length;
      fc.pre(gone < rows.length - 1);
      return damageIn(rows.toSpliced(gone, 1)) === gone + 1;
    }),
  );
});

test('any change of one chained entry is found, in it or in the next', () => {
  const changes = fc.constantFrom<(entry: TextEntry) => TextEntry>(
    (entry) => ({ ...entry, at: entry.at + 1 }),
    (entry) => ({ ...entry, body: `${entry.body} ` }),
    (entry) => ({ ...entry, key: `${entry.key ?? ''}x` }),
    (entry) => ({ ...entry, digest: nodeHash(entry.digest ?? '') }),
  );
  fc.assert(
    fc.property(written, fc.nat(), changes, (entries, nth, change) => {
      const rows = chained(entries.map((entry) => ({ ...entry, isOld: false })));
      const at = nth % rows.length;
      return damageIn(rows.with(at, change(elementAt(rows, at)))) === at + 1;
    }),
  );
});

test('a removed digest is detected, and one replaced by the empty value is detected at the next entry', () => {
  const rows = ofBodies('1', '2', '3');
  const two = elementAt(rows, 1);
  expect(damageIn(rows.with(1, { ...two, digest: null }))).toBe(2);
  expect(damageIn(rows.with(1, { ...two, digest: '' }))).toBe(3);
});

test('an entry moved to another table or place is detected', () => {
  const rows = ofBodies('1', '2', '2');

  expect(() => checkChain(nodeHash, 'B', rows)).toThrow('table B is damaged: entry 1 was changed');
  expect(damageIn([elementAt(rows, 0), { ...elementAt(rows, 2), seq: 2 }])).toBe(2);
});

test('a key cannot pass for the beginning of a body', () => {
  const entry = { before: '', seq: 1, at: 0 };
  expect(entryDigest(nodeHash, 'A', { ...entry, key: 'a\nb', body: 'c' })).not.toBe(
    entryDigest(nodeHash, 'A', { ...entry, key: 'a', body: 'b\nc' }),
  );
});

test('Node and browsers have the same digests', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => nodeHash(text) === portableHash(text)));
});

test('entries read after a known one must follow from it', () => {
  const rows = ofBodies('1', '2', '3');
  const [one, two, three] = [elementAt(rows, 0), elementAt(rows, 1), elementAt(rows, 2)];
  const ends = new ChainEnds();
  ends.rows(nodeHash, 'A', 0, rows.slice(0, 2));

  expect(() => ends.rows(nodeHash, 'A', 2, [{ ...three, digest: two.digest }])).toThrow(DamagedTableError);
  expect(() => ends.rows(nodeHash, 'A', 1, [{ ...two, digest: one.digest }])).toThrow('entry 2 is not the one');
  expect(ends.rows(nodeHash, 'A', 2, rows.slice(2))).toHaveLength(1);
});
