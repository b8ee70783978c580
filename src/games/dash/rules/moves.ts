import type { DashPack } from './content.ts';
import { type DashMove, SPACES } from './state.ts';

/** Every possible move, created once: lists of legal moves refer to these, so a playout allocates none. */
export interface Moves {
  flip: readonly DashMove[];
  use: readonly DashMove[];
  fumble: readonly DashMove[];
  discard: readonly DashMove[];
  stop: DashMove;
  face: DashMove;
  putBack: DashMove;
  ready: DashMove;
}

/** Creates the moves of a pack, by space or by Equipment card. */
export function makeMoves(pack: DashPack): Moves {
  const cards = pack.equipment.map((_, card) => card);
  return {
    flip: Array.from({ length: SPACES }, (_, space) => Object.freeze({ kind: 'flip', space })),
    use: cards.map((card) => Object.freeze({ kind: 'use', card })),
    fumble: cards.map((card) => Object.freeze({ kind: 'fumble', card })),
    discard: cards.map((card) => Object.freeze({ kind: 'discard', card })),
    stop: Object.freeze({ kind: 'stop' }),
    face: Object.freeze({ kind: 'face' }),
    putBack: Object.freeze({ kind: 'put-back' }),
    ready: Object.freeze({ kind: 'ready' }),
  };
}

/** Parses a move from outside: exactly the right fields, figures that name a space or a card. */
export function parseMove(moves: Moves, raw: unknown): DashMove | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw) || !Object.hasOwn(raw, 'kind')) return undefined;
  const fields = raw as Record<string, unknown>;
  const size = Object.keys(fields).length;
  switch (fields.kind) {
    case 'stop':
    case 'face':
    case 'ready':
      return size === 1 ? moves[fields.kind] : undefined;
    case 'put-back':
      return size === 1 ? moves.putBack : undefined;
    case 'flip':
      return size === 2 ? pick(moves.flip, fields, 'space') : undefined;
    case 'use':
    case 'fumble':
    case 'discard':
      return size === 2 ? pick(moves[fields.kind], fields, 'card') : undefined;
    default:
      return undefined;
  }
}

function pick(moves: readonly DashMove[], fields: Record<string, unknown>, name: string): DashMove | undefined {
  const place = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof place === 'number' && Number.isInteger(place) ? moves[place] : undefined;
}
