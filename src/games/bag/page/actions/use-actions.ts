import { useEffect, useMemo, useRef, useState } from 'react';
import { paced } from '../../../../client/kit/motion/flip.ts';
import type { Place, Side } from '../../rules/board.ts';
import type { BagMove } from '../../rules/state.ts';
import { useOdds } from '../fight/use-odds.ts';
import type { Held } from '../inventory/inventory.tsx';
import type { TileAction } from '../map/map-tile.tsx';
import { isGuarded, myself, type Scene } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { Words } from '../words.ts';
import type { Action } from './action.ts';
import { actionsOf } from './actions.ts';
import { fightsWithHelp } from './fighting.ts';
import { ghostsOf, type Laying, layingsOf, nextSide, nextTurn, onlyLaying, sideAhead } from './laying.ts';
import type { Aside } from './panel.tsx';
import { type Aim, isStillMeant, reachOf, useWalk } from './walk.ts';

/** How long a tile that is laid automatically is shown first. */
const HELD_MS = 500;

/** What was tapped: a carried item, or a tile. */
export type Selection = Held | { kind: 'tile'; place: Place };

/** The possible actions, where they are offered, and the effect of a tap or a key. A first tap only selects. */
export function useActions(
  scene: Scene,
  table: {
    events: readonly SeenBagEvent[];
    busy: boolean;
    /** A step is being animated: a tap skips it; one on a tile walks there as soon as the step is shown. */
    isShowing: boolean;
    send(move: BagMove): Promise<boolean>;
  },
) {
  const { view, moves, words } = scene;
  const [looked, setLooked] = useState<Selection>();
  const [asking, setAsking] = useState<Action>();
  const [wanted, setWanted] = useState<{ side: Side; turn?: number }>();
  const ahead = sideAhead(scene, table.events);
  const known = useOdds(useMemo(() => fightsWithHelp(scene), [scene]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: odds that are known by now change what the buttons say
  const actions = useMemo(
    () => actionsOf(scene).map((action) => aimed(action, ahead, words)),
    [scene, ahead, words, known],
  );
  const layings = useMemo(() => layingsOf(actions), [actions]);
  // A tile that was undone is offered as it lay, and not laid automatically again.
  const drawn = table.events.findLast(({ event }) => event.kind === 'tile-drawn')?.seq;
  const laid = useRef<{ drawn: number | undefined; side: Side; turn: number }>(undefined);
  const before = laid.current?.drawn === drawn ? laid.current : undefined;
  const meant = wanted ?? before;
  const laying = layings.find(({ side, turn }) => side === meant?.side && (meant.turn ?? turn) === turn) ?? layings[0];
  const ghosts = useMemo(() => ghostsOf(scene, layings, laying), [scene, layings, laying]);
  const reach = useMemo(() => reachOf(scene), [scene]);
  const { walkTo, isWalking, path } = useWalk(scene, table);
  const [aim, setAim] = useState<Aim>();

  // A new decision clears the selection; during others' turns it stays.
  const task = view.agenda.at(-1)?.kind;
  const isAsked = moves.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason
  useEffect(() => {
    setAsking(undefined);
    if (isAsked) setLooked(undefined);
  }, [isAsked, task, scene.me, view.phase]);

  // The side a tile was drawn for applies only to that tile.
  useEffect(() => {
    if (task !== 'lay') setWanted(undefined);
  }, [task]);

  const only = before === undefined ? onlyLaying(layings, wanted?.side) : undefined;
  const { isShowing, busy } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tile that is in hand is the reason
  useEffect(() => {
    if (only === undefined || isShowing || busy) return;
    const timer = setTimeout(() => void make(only.action), paced(HELD_MS));
    return () => clearTimeout(timer);
  }, [only?.side, only?.turn, isShowing, busy]);

  const isOwnTurn = view.adventurers[view.active]?.seat === scene.you;
  const isUnderWay = isShowing || (busy && !isWalking);
  // biome-ignore lint/correctness/useExhaustiveDependencies: carried out once, when all is shown
  useEffect(() => {
    if (aim === undefined || isUnderWay) return;
    setAim(undefined);
    if (isStillMeant(aim, scene, reach)) walkTo(aim.place);
  }, [aim, isUnderWay]);

  /** `towards`: the side a tile is drawn for. */
  async function make(action: Action, towards = ahead) {
    if (isShowing) return;
    // Compared by move: "do it anyway" is another action with the same move.
    if (action.asks !== undefined && asking?.move !== action.move) return setAsking(action);
    setAsking(undefined);
    const { move } = action;
    if (move.kind === 'draw') setWanted(towards === undefined ? undefined : { side: towards });
    if (move.kind === 'lay') laid.current = { drawn, side: move.side, turn: move.turn };
    if (await table.send(move)) setLooked(undefined);
  }

  const active = useMemo(
    () => (asking === undefined ? actions.filter((action) => isOffered(action, looked)) : [asking]),
    [asking, actions, looked],
  );

  // Keeps its identity while nothing changes: the map compares it.
  const lit = useMemo((): Map<Place, TileAction> => {
    const { tile: say, ap } = words.page;
    const found = new Map<Place, TileAction>();
    if (looked === undefined || looked.kind === 'tile') {
      for (const [place, price] of reach) found.set(place, { label: say.canGo(price), price: ap(price), look: 'walk' });
    }
    for (const { place, move, label, price = '', tag = price } of active) {
      if (place === undefined || move.kind === 'look' || found.has(place)) continue;
      found.set(place, { label: say.canTarget(label), price: tag, look: move.kind === 'go' ? 'walk' : 'target' });
    }
    return found;
  }, [words, looked, reach, active]);

  function onPlace(place: Place) {
    const isLooking = looked !== undefined && looked.kind !== 'tile';
    if (isOwnTurn && isUnderWay && !isLooking) return setAim({ place, isGuarded: isGuarded(view, place) });
    const here = active.filter((action) => action.place === place && action.move.kind !== 'look');
    const [action] = here;
    if (action !== undefined && here.length === 1) return void make(action);
    if (reach.has(place) && !isLooking) return walkTo(place);
    look({ kind: 'tile', place });
  }

  function onGhost(side: Side) {
    if (laying !== undefined) {
      const next = laying.side === side ? nextTurn(layings, laying) : layings.find((other) => other.side === side);
      return setWanted(next);
    }
    doFirst('draw', side);
  }

  /** A second tap deselects. */
  function look(at: Selection) {
    setAsking(undefined);
    setLooked(JSON.stringify(looked) === JSON.stringify(at) ? undefined : at);
  }

  function back() {
    if (asking !== undefined) setAsking(undefined);
    else setLooked(undefined);
  }

  function doFirst(kind: BagMove['kind'], towards = ahead) {
    const action = actions.find(({ move }) => move.kind === kind);
    if (action !== undefined) void make(action, towards);
  }

  function onKey(key: string) {
    const space = Number(key) - 1;
    if (key === 'e') laying === undefined ? doFirst('draw') : make(laying.action);
    else if (key === 't' && laying !== undefined) setWanted(nextTurn(layings, laying));
    else if (key === 'f') doFirst('roll');
    else if (key === 'x') doFirst('end');
    else if (key === 'Escape') back();
    else if (space >= 0 && space < myself(scene).spaces.length) look({ kind: 'item', space });
  }

  /** Buttons that are not moves: another way to lay the drawn tile, or back. */
  function asides(): Aside[] {
    const { actions: say } = words.page;
    if (asking !== undefined || looked !== undefined) return [{ label: say.back, look: 'plain', act: back }];
    if (laying === undefined) return [];
    const found: Aside[] = [];
    const to = (label: string, next: Laying) => found.push({ label, look: 'plain', act: () => setWanted(next) });
    if (nextTurn(layings, laying) !== laying) to(say.turnIt, nextTurn(layings, laying));
    if (nextSide(layings, laying).side !== laying.side) to(say.otherSide, nextSide(layings, laying));
    return found;
  }

  const offered = active
    .filter(({ move, spot }) => (spot.kind === 'laying' ? move === laying?.action.move && looked === undefined : true))
    .map((action) => (asking === action ? { ...action, label: words.page.actions.reallyDo } : action));
  return {
    actions,
    offered,
    asides: asides(),
    lit,
    ghosts,
    looked,
    asking,
    isWalking,
    path,
    make: (action: Action) => make(action),
    look,
    onPlace,
    onGhost,
    onKey,
  };
}

/** Adds the direction to the button that explores. */
function aimed(action: Action, ahead: Side | undefined, { page }: Words): Action {
  if (action.move.kind !== 'draw' || ahead === undefined) return action;
  return { ...action, label: page.actions.exploreTo(page.directions[ahead] ?? '') };
}

/** Whether an action is offered for the current selection. */
function isOffered({ spot, place }: Action, looked: Selection | undefined): boolean {
  if (looked === undefined) return spot.kind === 'panel' || spot.kind === 'laying';
  if (looked.kind === 'tile') return spot.kind === 'panel' && place === looked.place;
  if (looked.kind === 'ring') return spot.kind === 'ring';
  return looked.kind === 'item' && spot.kind === 'item' && spot.space === looked.space;
}
