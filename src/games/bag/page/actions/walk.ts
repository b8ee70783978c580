import { useEffect, useMemo, useState } from 'react';
import { paced } from '../../../../client/kit/motion/flip.ts';
import { type Place, wayFrom } from '../../rules/board.ts';
import type { AdventurerNumber } from '../../rules/content.ts';
import { distancesFrom, FAR, firstSteps } from '../../rules/paths.ts';
import type { BagMove } from '../../rules/state.ts';
import type { BagView } from '../../rules/view.ts';
import { isGuarded, myself, type Scene, taskNow, wornBy } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import { LEG_MS } from '../stage.ts';

/** The places within reach this turn, with their AP cost; a torch makes every second step free. */
export function reachOf(scene: Scene): Map<Place, number> {
  const { view, moves } = scene;
  const reach = new Map<Place, number>();
  if (taskNow(view) !== undefined || !moves.some(({ kind }) => kind === 'go')) return reach;
  const one = myself(scene);
  const steps = distancesFrom(view.board, one.place, (place) => isGuarded(view, place));
  const hasTorch = wornBy(one, scene.words).some(({ effect }) => effect.kind === 'stride');
  steps.forEach((count, place) => {
    if (count === 0 || count === FAR) return;
    const cost = costOf(count, view.stride && hasTorch, hasTorch);
    if (cost <= one.ap) reach.set(place, cost);
  });
  return reach;
}

/** A tile tapped during an animation, and whether a monster was there. */
export interface Aim {
  place: Place;
  isGuarded: boolean;
}

/** Whether a walk to a tapped tile is still intended: it can be reached, and nothing has come to it since. */
export function isStillMeant(
  { place, isGuarded: wasGuarded }: Aim,
  { view }: Scene,
  reach: ReadonlyMap<Place, number>,
) {
  return reach.has(place) && isGuarded(view, place) === wasGuarded;
}

function costOf(steps: number, isFirstFree: boolean, hasTorch: boolean): number {
  const paid = isFirstFree ? steps - 1 : steps;
  return hasTorch ? Math.ceil(paid / 2) : paid;
}

type Step = BagMove & { kind: 'go' };

/** The next step on the way to a place. */
function nextStep(scene: Scene, to: Place): Step | undefined {
  const { view, moves } = scene;
  if (taskNow(view) !== undefined) return undefined;
  const [side] = firstSteps(view.board, myself(scene).place, to, (place) => isGuarded(view, place));
  return moves.find((move): move is Step => move.kind === 'go' && move.side === side);
}

/** A walk in progress: its goal, who walks, and the last step sent. */
interface Walk {
  to: Place;
  who: AdventurerNumber;
  sent?: Sent;
}

/** A sent step: its destination, and the table before it. */
interface Sent {
  to: Place;
  view: BagView;
  after: number;
  /** When it was sent. */
  at: number;
}

/** The outcome of a step: not known yet, a plain step, or an event that ends the walk. */
export function stepOutcome(
  { sent, who }: { sent: Omit<Sent, 'at'>; who: AdventurerNumber },
  { view, events }: { view: BagView; events: readonly SeenBagEvent[] },
): 'waiting' | 'walked' | 'stopped' {
  const since = events.filter(({ seq }) => seq > sent.after);
  if (since.length === 0) return view === sent.view ? 'waiting' : 'stopped';
  const isPlain = since.every(
    ({ event }) => event.kind === 'walked' && event.who.number === who && event.to === sent.to,
  );
  return isPlain ? 'walked' : 'stopped';
}

/** The places on the way to a place, in order. */
function wayTo(scene: Scene, to: Place): Place[] {
  const { board } = scene.view;
  const way: Place[] = [];
  for (let at = myself(scene).place; at !== to && way.length < FAR; ) {
    const [side] = firstSteps(board, at, to, (place) => isGuarded(scene.view, place));
    if (side === undefined) return [];
    at = wayFrom(board, at, side);
    way.push(at);
  }
  return way;
}

/** The walk's input from the table; `isShowing`: the last step is still being animated. */
interface WalkingTable {
  events: readonly SeenBagEvent[];
  busy: boolean;
  isShowing: boolean;
  send(move: BagMove): Promise<boolean>;
}

/**
 * Walks to a tile step by step; any event on the way ends the walk. A step is over when it was answered and the table
 * shows it, in either order; the next one is sent when the pawn has arrived.
 */
export function useWalk(scene: Scene, { events, busy, isShowing, send }: WalkingTable) {
  const [walk, setWalk] = useState<Walk>();
  const { view, me } = scene;
  useEffect(() => {
    if (walk === undefined || busy || isShowing) return;
    const outcome = walk.sent === undefined ? 'walked' : stepOutcome({ ...walk, sent: walk.sent }, { view, events });
    if (outcome === 'waiting') return;
    const step = outcome === 'walked' && walk.who === me ? nextStep(scene, walk.to) : undefined;
    if (step === undefined) return setWalk(undefined);
    const to = wayFrom(view.board, myself(scene).place, step.side);
    const rest = walk.sent === undefined ? 0 : walk.sent.at + paced(LEG_MS) - performance.now();
    const timer = setTimeout(() => {
      setWalk({ ...walk, sent: { to, view, after: events.at(-1)?.seq ?? -1, at: performance.now() } });
      void send(step).then((done) => done || setWalk(undefined));
    }, rest);
    return () => clearTimeout(timer);
  }, [scene, view, me, events, busy, isShowing, walk, send]);
  /** Can also redirect a walk in progress, but not while another move is being sent. */
  function walkTo(to: Place) {
    setWalk((now) => (now === undefined && busy ? undefined : { ...now, to, who: me }));
  }
  const path = useMemo(() => (walk === undefined ? [] : wayTo(scene, walk.to)), [scene, walk]);
  return { walkTo, isWalking: walk !== undefined, path };
}
