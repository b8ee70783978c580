import type { Seat } from '../../../engine/game.ts';
import { elementAt, present } from '../../../engine/list.ts';
import { CARDS, type CardNumber, DECK_SIZE, INVISIBILITY } from './content.ts';
import { type DaysMove, type DaysPlay, type Placement, WEEK } from './state.ts';

export const SEATS = { min: 2, max: 6 } as const;

export const DRAW: DaysMove = Object.freeze({ kind: 'draw' });
export const PASS: DaysMove = Object.freeze({ kind: 'pass' });

/** No stack is higher than all cards of three decks. */
const MAX_HEIGHT = 3 * DECK_SIZE;

const BOARDS = Array.from({ length: SEATS.max }, (_, board) => board);
const WEEK_DAYS = Array.from({ length: WEEK }, (_, day) => day);

// Moves never change, so each is created once: a playout that lists thousands of them allocates none.
const PLACEMENTS: Placement[][][] = CARDS.map((_, card) =>
  BOARDS.map((board) => WEEK_DAYS.map((day): Placement => Object.freeze({ kind: 'place', card, board, day }))),
);
/** DD-30 The Spell of Terror on each day. */
export const TERRORS: readonly DaysPlay[] = WEEK_DAYS.map((day) => Object.freeze({ kind: 'terror', day }));
const TRANSPORTS: DaysPlay[][] = BOARDS.map((board) =>
  WEEK_DAYS.map((day) => Object.freeze({ kind: 'transport', board, day })),
);

/** A card placed on each day of a board. */
export function placements(card: CardNumber, board: Seat): readonly Placement[] {
  return present(present(PLACEMENTS[card])[board]);
}

/** DD-31 The Spell of Transportation on each day, with the owner of this board. */
export function transports(board: Seat): readonly DaysPlay[] {
  return present(TRANSPORTS[board]);
}

/** Parses a move from outside; undefined for anything that does not have exactly its shape. */
export function parseMove(raw: unknown): DaysMove | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  const fields: Record<string, unknown> = { ...raw };
  switch (fields.kind) {
    case 'draw':
      return has(fields, {}) ? DRAW : undefined;
    case 'pass':
      return has(fields, {}) ? PASS : undefined;
    case 'place':
      return parsePlacement(fields);
    case 'terror':
      return has(fields, { day: WEEK }) ? elementAt(TERRORS, fields.day) : undefined;
    case 'transport':
      return has(fields, { board: SEATS.max, day: WEEK }) ? elementAt(transports(fields.board), fields.day) : undefined;
    case 'transform':
      return parseTransform(fields);
    default:
      return undefined;
  }
}

/** The three spells that are not placed on a day are separate kinds of move. */
function parsePlacement(fields: Record<string, unknown>): DaysMove | undefined {
  if (!has(fields, { card: CARDS.length, board: SEATS.max, day: WEEK }) || fields.card < INVISIBILITY) return undefined;
  return elementAt(placements(fields.card, fields.board), fields.day);
}

function parseTransform(fields: Record<string, unknown>): DaysMove | undefined {
  if (!has(fields, { board: SEATS.max, day: WEEK, height: MAX_HEIGHT, creature: CARDS.length })) return undefined;
  const { board, day, height, creature } = fields;
  return { kind: 'transform', board, day, height, creature };
}

/** Whether there are exactly these fields besides `kind`, each a whole number below its bound. */
function has<Bounds extends Record<string, number>>(
  fields: Record<string, unknown>,
  bounds: Bounds,
): fields is Record<string, unknown> & { [Field in keyof Bounds]: number } {
  const bounded = Object.entries(bounds);
  if (Object.keys(fields).length !== bounded.length + 1) return false;
  return bounded.every(([name, bound]) => {
    const value = fields[name];
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < bound;
  });
}
