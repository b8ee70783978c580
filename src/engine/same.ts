/** Deep equality of plain JSON data. Written for speed: tables compare whole views after every move. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  return !Array.isArray(other) && isSameRecord(one as JsonRecord, other as JsonRecord);
}

type JsonRecord = Readonly<Record<string, unknown>>;

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!isSame(one[at], other[at])) return false;
  return true;
}

function isSameRecord(one: JsonRecord, other: JsonRecord): boolean {
  let count = 0;
  for (const key in one) {
    if (!(key in other) || !isSame(one[key], other[key])) return false;
    count += 1;
  }
  for (const _ in other) count -= 1;
  return count === 0;
}
