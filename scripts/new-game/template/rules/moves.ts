import type { NewGameMove } from './state.ts';

/** Every possible move, created once: lists of legal moves refer to these, so a playout allocates none. */
export const ROLL: NewGameMove = Object.freeze({ kind: 'roll' });
export const STOP: NewGameMove = Object.freeze({ kind: 'stop' });

/** Parses a move from outside: exactly the right fields. */
export function parseMove(raw: unknown): NewGameMove | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  if (Object.keys(raw).length !== 1 || !Object.hasOwn(raw, 'kind')) return undefined;
  switch ((raw as { kind: unknown }).kind) {
    case 'roll':
      return ROLL;
    case 'stop':
      return STOP;
    default:
      return undefined;
  }
}
