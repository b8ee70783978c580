import { expect } from 'vitest';
import type { Game, Seat, Viewer } from '../src/engine/game.ts';
import { fastRng } from '../src/engine/rng.ts';

/** One hidden thing of a position, and who may and may not know it. */
export interface Secret<State, Move> {
  state: State;
  /**
   * Other values of the hidden thing and nothing else, or what changes it. It must not ask the game: a leak would leak
   * into both worlds alike.
   */
  change: Partial<State> | ((state: State) => void);
  hiddenFrom: readonly Viewer[];
  /** Who sees the difference. */
  knownTo?: readonly Viewer[];
  /** A move that is made in both worlds, to compare its events and the table after it. */
  step?: { seat: Seat; move: Move };
}

/** Whoever may not know a secret sees the same table, moves and events whatever it is. */
export function expectHidden<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  { state, change, hiddenFrom, knownTo = [], step }: Secret<State, Move>,
): void {
  const other = game.clone(state);
  if (typeof change === 'function') change(other);
  else Object.assign(other as object, change);
  expect(other, 'the change must change the state').not.toEqual(state);
  const shown = (world: State, viewer: Viewer): string => {
    const table = game.clone(world);
    const events: Event[] = [];
    const look = () => [
      game.view(table, viewer),
      game.toAct(table),
      viewer === 'spectator' ? [] : game.legalMoves(table, viewer),
    ];
    const before = look();
    if (step !== undefined) {
      expect(game.refusal(table, step.seat, step.move)).toBeUndefined();
      game.play(table, step.seat, step.move, { rng: fastRng(1), now: 1000, emit: (event) => events.push(event) });
    }
    const told = events.map((event) => game.viewEvent(event, viewer));
    return JSON.stringify({ before, told, after: step === undefined ? [] : look() });
  };
  for (const viewer of hiddenFrom) expect(shown(other, viewer), `as ${viewer} sees it`).toBe(shown(state, viewer));
  for (const viewer of knownTo) expect(shown(other, viewer), `as ${viewer} sees it`).not.toBe(shown(state, viewer));
}
