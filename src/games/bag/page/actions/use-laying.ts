import { useEffect, useMemo, useRef, useState } from 'react';
import { paced } from '../../../../client/kit/motion/flip.ts';
import { useOnChange } from '../../../../client/kit/use-on-change.ts';
import type { Side } from '../../rules/board.ts';
import type { BagMove } from '../../rules/state.ts';
import { type Scene, taskNow } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { Action } from './action.ts';
import { ghostsOf, layingsOf, nextTurn, onlyLaying } from './laying.ts';

/** How long the end of a turn with nothing left to do is read first. */
const READ_MS = 1800;
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

/**
 * Ends a turn in which nothing else can be done, once that could be read: nobody needs a lone button. Once a turn only,
 * so that an undo can stay there.
 */
export function useEndedByItself(
  { view, moves }: Pick<Scene, 'view' | 'moves'>,
  { actions, isWaiting, make }: { actions: readonly Action[]; isWaiting: boolean; make(action: Action): void },
): void {
  const ended = useRef('');
  const [end, ...others] = actions.filter(({ move }) => move.kind !== 'show' && move.kind !== 'hide');
  const isForced = moves.length > 0 && end?.move.kind === 'end' && others.length === 0;
  const turn = `${view.round} ${view.active} ${taskNow(view)?.kind}`;
  useOnChange(isForced && !isWaiting ? turn : undefined, (forced) => {
    if (forced === undefined || end === undefined || ended.current === forced) return;
    const timer = setTimeout(() => {
      ended.current = forced;
      make(end);
    }, paced(READ_MS));
    return () => clearTimeout(timer);
  });
}
