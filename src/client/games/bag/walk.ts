import { useEffect, useState } from 'react';
import type { Place } from '../../../games/bag/board.ts';
import { distancesFrom, FAR, firstSteps } from '../../../games/bag/paths.ts';
import type { BagMove } from '../../../games/bag/state.ts';
import { isGuarded, myself, type Scene, taskNow } from './scene.ts';

/** The places one can walk to in this turn, with the APs they cost; a torch makes every second step free. */
export function reachOf(scene: Scene): Map<Place, number> {
  const { view, moves } = scene;
  const reach = new Map<Place, number>();
  if (taskNow(view) !== undefined || !moves.some(({ kind }) => kind === 'go')) return reach;
  const one = myself(scene);
  const steps = distancesFrom(view.board, one.place, (place) => isGuarded(view, place));
  const hasTorch = wearsTorch(scene);
  steps.forEach((count, place) => {
    if (count === 0 || count === FAR) return;
    const cost = costOf(count, view.stride && hasTorch, hasTorch);
    if (cost <= one.ap) reach.set(place, cost);
  });
  return reach;
}

function costOf(steps: number, isFirstFree: boolean, hasTorch: boolean): number {
  const paid = isFirstFree ? steps - 1 : steps;
  return hasTorch ? Math.ceil(paid / 2) : paid;
}

function wearsTorch(scene: Scene): boolean {
  const { words } = scene;
  const one = myself(scene);
  const kinds = words.pack.characters[one.character].spaces;
  return one.spaces.some(
    (item, space) =>
      typeof item === 'number' && kinds[space] !== 'any' && words.itemCard(item).effect.kind === 'stride',
  );
}

/** The next step on the way to a place. */
function nextStep(scene: Scene, to: Place): BagMove | undefined {
  const { view, moves } = scene;
  if (taskNow(view) !== undefined) return undefined;
  const [side] = firstSteps(view.board, myself(scene).place, to, (place) => isGuarded(view, place));
  return moves.find((move) => move.kind === 'go' && move.side === side);
}

/** Walks to a tile step by step, as one would by tapping; whatever happens on the way ends it. */
export function useWalk(scene: Scene, send: (move: BagMove) => Promise<boolean>) {
  const [way, setWay] = useState<{ to: Place; turn: number }>();
  const { view, me } = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the table allows one step
  useEffect(() => {
    if (way === undefined) return;
    const step = way.turn === me ? nextStep(scene, way.to) : undefined;
    if (step === undefined) return setWay(undefined);
    void send(step).then((done) => done || setWay(undefined));
  }, [view, way]);
  return { walkTo: (to: Place) => setWay({ to, turn: me }), isWalking: way !== undefined };
}
