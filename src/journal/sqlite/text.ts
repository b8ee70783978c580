import type { StoredEntry, StoredText } from '../chain.ts';

/**
 * Text columns as bytes: libsql would crash the process when it reads invalid UTF-8 (tursodatabase/libsql#1223). Every
 * text of a file is selected this way and decoded here.
 */
export function asBytes(...columns: string[]): string {
  return columns.map((column) => `CAST(${column} AS BLOB) AS "${column.split('.').at(-1)}"`).join(', ');
}

/** All of an entry. A damaged row may have a text in place of a number. */
export const ENTRY_COLUMNS = `CAST(seq AS INTEGER) AS seq, CAST(at AS INTEGER) AS at, ${asBytes('key', 'body', 'digest')}`;

type Bytes = ArrayBuffer | Uint8Array;

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A text read as bytes; the bytes themselves if they are not valid UTF-8. */
export function textOf(bytes: Bytes): StoredText {
  try {
    return strict.decode(bytes);
  } catch {
    return new Uint8Array(bytes);
  }
}

/** An entry selected with ENTRY_COLUMNS. */
export function entryOf(row: unknown): StoredEntry {
  const { seq, at, key, body, digest } = row as {
    seq: number;
    at: number;
    key: Bytes | null;
    body: Bytes;
    digest: Bytes | null;
  };
  return { seq, at, key: key && textOf(key), body: textOf(body), digest: digest && textOf(digest) };
}

/** Rows whose texts were read as bytes; those with invalid UTF-8 are left out. */
export function wholeRows<Row>(rows: readonly unknown[]): Row[] {
  return rows.flatMap((row) => {
    const fields = Object.entries(row as Record<string, unknown>).map(
      ([name, value]) => [name, decoded(value)] as const,
    );
    return fields.some(([, value]) => value instanceof Uint8Array) ? [] : [Object.fromEntries(fields) as Row];
  });
}

function decoded(value: unknown): unknown {
  return value instanceof ArrayBuffer || value instanceof Uint8Array ? textOf(value) : value;
}
