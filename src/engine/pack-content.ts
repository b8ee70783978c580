import type { PackMistake } from './game.ts';
import { inFew, pathText } from './pack-words.ts';

/** Far more entries, and far deeper, than any list or object of a pack needs. */
const MOST_ENTRIES = 500;
const DEEPEST = 20;

/** Checks that a pack is small enough for all other checks; reports the first list that is too long. */
export function sizeMistakes(raw: unknown, path: readonly PropertyKey[] = []): PackMistake[] {
  if (typeof raw !== 'object' || raw === null) return [];
  if (path.length > DEEPEST)
    return [{ at: pathText(path.slice(0, 3)), what: `This holds lists or objects more than ${DEEPEST} deep.` }];
  const entries: [PropertyKey, unknown][] = Array.isArray(raw) ? [...raw.entries()] : Object.entries(raw);
  if (entries.length > MOST_ENTRIES) {
    const count = entries.length.toLocaleString('en');
    return [{ at: pathText(path), what: `This has ${count} entries, and may have at most ${MOST_ENTRIES}.` }];
  }
  for (const [name, value] of entries) {
    const mistakes = sizeMistakes(value, [...path, name]);
    if (mistakes.length > 0) return mistakes;
  }
  return [];
}

/** A piece of a pack as far as it can be parsed, so that its references are checked despite other mistakes. */
export interface LoosePiece {
  /** Its place: `cards[3]`. */
  at: string;
  fields: Readonly<Record<string, unknown>>;
}

/** The pieces in a list of a pack; undefined if the list is missing. */
export function loosePieces(raw: unknown, list: string): LoosePiece[] | undefined {
  const pieces = fieldsOf(raw)[list];
  if (!Array.isArray(pieces)) return undefined;
  return pieces.map((piece, place) => ({ at: `${list}[${place}]`, fields: fieldsOf(piece) }));
}

/** The fields of an object; empty for anything else. */
export function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
}

/** Checks that the copies add up; if a figure is unreadable, reports that instead. `wanted`: "60 cards (DA-1)". */
export function copiesMistakes(
  list: string,
  pieces: readonly LoosePiece[] | undefined,
  { sum, wanted, least = 1 }: { sum: number; wanted: string; least?: number },
): PackMistake[] {
  let total = 0;
  for (const { fields } of pieces ?? []) {
    const { copies } = fields;
    if (typeof copies !== 'number' || !Number.isInteger(copies) || copies < least) return [];
    total += copies;
  }
  if (pieces === undefined || total === sum) return [];
  return [{ at: list, what: `The copies must add up to ${wanted}, but they add up to ${total}.` }];
}

/** Checks that every id occurs once. */
export function duplicateMistakes(pieces: readonly LoosePiece[]): PackMistake[] {
  const first = new Map<string, string>();
  return pieces.flatMap(({ at, fields: { id } }) => {
    if (typeof id !== 'string') return [];
    const other = first.get(id);
    if (other !== undefined) return [{ at: `${at}.id`, what: `The id ${inFew(id)} is already that of ${other}.` }];
    first.set(id, at);
    return [];
  });
}
