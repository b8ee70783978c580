import type { PackMistake } from './game.ts';

/** A piece of a pack as far as it can be parsed, so that its relations to others are checked despite other mistakes. */
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

/**
 * Checks that the copies add up, unless a figure is unreadable: then that is the mistake. `wanted`: "60 cards (DA-1)".
 */
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
    if (other !== undefined) return [{ at: `${at}.id`, what: `The id "${id}" is already that of ${other}.` }];
    first.set(id, at);
    return [];
  });
}
