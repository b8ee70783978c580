import { useEffect, useMemo, useState } from 'react';
import { paced } from '../../../../client/kit/motion/flip.ts';
import { useOnChange } from '../../../../client/kit/use-on-change.ts';
import type { Side } from '../../rules/board.ts';
import type { BagMove } from '../../rules/state.ts';
import { type Scene, taskNow } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { Action } from './action.ts';
import { ghostsOf, layingsOf, nextTurn, onlyLaying } from './laying.ts';

/** How long a tile that is laid automatically is shown first. */
const HELD_MS = 500;

/** The ways to lay the drawn tile, and the one that is shown. */
export function useLaying(scene: Scene, actions: readonly Action[], events: readonly SeenBagEvent[]) {
  const [wanted, want] = useState<{ side: Side; turn?: number }>();
  const [laid, setLaid] = useState<{ drawn: number | undefined; side: Side; turn: number }>();
  const layings = useMemo(() => layingsOf(actions), [actions]);
  // A tile that was undone is offered as it lay, and not laid automatically again.
  const drawn = events.findLast(({ event }) => event.kind === 'tile-drawn')?.seq;
  const before = laid?.drawn === drawn ? laid : undefined;
  const meant = wanted ?? before;
  const laying = layings.find(({ side, turn }) => side === meant?.side && (meant.turn ?? turn) === turn) ?? layings[0];
  const ghosts = useMemo(() => ghostsOf(scene, layings, laying), [scene, layings, laying]);

  // The side a tile was drawn for applies only to that tile.
  const task = taskNow(scene.view)?.kind;
  useEffect(() => {
    if (task !== 'lay') want(undefined);
  }, [task]);

  return {
    layings,
    laying,
    ghosts,
    only: before === undefined ? onlyLaying(layings, wanted?.side) : undefined,
    want,
    /** Turns the tile where it is shown, or shows it at another side. */
    turnAt(side: Side) {
      if (laying === undefined) return;
      want(laying.side === side ? nextTurn(layings, laying) : layings.find((other) => other.side === side));
    },
    /** Remembers the side a tile is drawn for, and how it is laid. */
    note(move: BagMove, towards: Side | undefined) {
      if (move.kind === 'draw') want(towards === undefined ? undefined : { side: towards });
      if (move.kind === 'lay') setLaid({ drawn, side: move.side, turn: move.turn });
    },
  };
}

/** Lays a tile that fits in one way only, once it has been shown for a while. */
export function useLaidByItself(
  only: ReturnType<typeof useLaying>['only'],
  isWaiting: boolean,
  make: (action: Action) => void,
): void {
  const way = only === undefined || isWaiting ? undefined : `${only.side} ${only.turn}`;
  useOnChange(way, () => {
    if (only === undefined || isWaiting) return;
    const timer = setTimeout(() => make(only.action), paced(HELD_MS));
    return () => clearTimeout(timer);
  });
}
