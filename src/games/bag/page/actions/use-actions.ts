import { useMemo, useState } from 'react';
import { useOnChange } from '../../../../client/kit/use-on-change.ts';
import type { Place, Side } from '../../rules/board.ts';
import type { BagMove } from '../../rules/state.ts';
import { useOdds } from '../fight/use-odds.ts';
import type { Held } from '../inventory/inventory.tsx';
import type { TileAction } from '../map/map-tile.tsx';
import { isGuarded, myself, type Scene, taskNow } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { Words } from '../words.ts';
import type { Action } from './action.ts';
import { actionsOf } from './actions.ts';
import { fightsWithHelp } from './fighting.ts';
import { nextSide, nextTurn, sideAhead } from './laying.ts';
import type { Aside } from './panel.tsx';
import { blastOf, riskOf } from './risk.ts';
import { useEndedByItself, useLaidByItself, useLaying } from './use-laying.ts';
import { type Aim, isStillMeant, reachOf, useWalk } from './walk.ts';

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
  const { busy, isShowing } = table;
  const { words } = scene;
  const ahead = sideAhead(scene, table.events);
  const actions = useOffers(scene, ahead);
  const selection = useSelection(scene, actions);
  const { looked, asking, active, setLooked, setAsking } = selection;
  const tile = useLaying(scene, actions, table.events);
  useLaidByItself(tile.only, isShowing || busy, (action) => void make(action));
  useEndedByItself(scene, { actions, isWaiting: isShowing || busy, make: (action) => void make(action) });

  /** `towards`: the side a tile is drawn for. */
  async function make(action: Action, towards = ahead) {
    if (isShowing) return;
    // Compared by move: "do it anyway" is another action with the same move.
    if (action.asks !== undefined && asking?.move !== action.move) return setAsking(action);
    setAsking(undefined);
    tile.note(action.move, towards);
    if (await table.send(action.move)) setLooked(undefined);
  }

  function doFirst(kind: BagMove['kind'], towards = ahead) {
    const action = actions.find(({ move }) => move.kind === kind);
    if (action !== undefined) void make(action, towards);
  }

  const walking = useWalking(scene, { ...table, looked, asking, active, make, look: selection.look });
  const offered = active
    .filter(({ move, spot }) => spot.kind !== 'laying' || (move === tile.laying?.action.move && looked === undefined))
    .map((action) => (asking === action ? confirming(action, words) : action));
  return {
    ...walking,
    actions,
    offered,
    asides: asidesOf(words, selection, { ...tile, ...walking }),
    ghosts: tile.ghosts,
    looked,
    asking,
    make: (action: Action) => make(action),
    look: selection.look,
    onGhost: (side: Side) => (tile.laying === undefined ? doFirst('draw', side) : tile.turnAt(side)),
    onKey(key: string) {
      const space = Number(key) - 1;
      if (key === 'e') void (tile.laying === undefined ? doFirst('draw') : make(tile.laying.action));
      else if (key === 't' && tile.laying !== undefined) tile.turnAt(tile.laying.side);
      else if (key === 'f') doFirst('roll');
      else if (key === 'x') doFirst('end');
      else if (key === 'Escape') selection.back();
      else if (space >= 0 && space < myself(scene).spaces.length) selection.look({ kind: 'item', space });
    },
  };
}

/** The legal moves as controls; with odds that are known by now, the buttons say more. */
function useOffers(scene: Scene, ahead: Side | undefined): readonly Action[] {
  const known = useOdds(useMemo(() => fightsWithHelp(scene), [scene]));
  const informed = useMemo(() => ({ ...scene, known }), [scene, known]);
  return useMemo(() => actionsOf(informed).map((action) => aimed(action, ahead, informed.words)), [informed, ahead]);
}

/** What is selected, what can be done with it, and the move that waits for confirmation. */
function useSelection({ view, moves, me }: Scene, actions: readonly Action[]) {
  const [looked, setLooked] = useState<Selection>();
  const [asking, setAsking] = useState<Action>();
  // A new decision clears the selection; during others' turns it stays.
  const isAsked = moves.length > 0;
  useOnChange([isAsked, taskNow(view)?.kind, me, view.phase].join(), () => {
    setAsking(undefined);
    if (isAsked) setLooked(undefined);
  });
  const active = useMemo(
    () => (asking === undefined ? actions.filter((action) => isOffered(action, looked)) : [asking]),
    [asking, actions, looked],
  );
  return {
    looked,
    asking,
    active,
    setLooked,
    setAsking,
    /** A second tap deselects. */
    look(at: Selection) {
      setAsking(undefined);
      setLooked(JSON.stringify(looked) === JSON.stringify(at) ? undefined : at);
    },
    back: () => (asking === undefined ? setLooked(undefined) : setAsking(undefined)),
  };
}

/** Where a tap on the map leads: a walk, or what else can be done there. */
function useWalking(
  scene: Scene,
  table: Parameters<typeof useWalk>[1] & {
    looked: Selection | undefined;
    asking: Action | undefined;
    active: readonly Action[];
    make(action: Action): void;
    look(at: Selection): void;
  },
) {
  const { view, you } = scene;
  const { looked, active } = table;
  const [aim, setAim] = useState<Aim>();
  const reach = useMemo(() => reachOf(scene), [scene]);
  const { walkTo, isWalking, path } = useWalk(scene, table);
  const isUnderWay = table.isShowing || (table.busy && !isWalking);
  /** Walks there; where that is a known risk, the first tap only says so. */
  function walkOrWarn(place: Place) {
    const isWarned = looked?.kind === 'tile' && looked.place === place;
    if (isWarned || riskOf(scene, place, reach.get(place) ?? 0) === undefined) walkTo(place);
    else table.look({ kind: 'tile', place });
  }
  // Carried out once, when all is shown.
  useOnChange(isUnderWay ? undefined : aim, (meant) => {
    if (meant === undefined) return;
    setAim(undefined);
    if (isStillMeant(meant, scene, reach)) walkOrWarn(meant.place);
  });
  // Keeps its identity while nothing changes: the map compares it.
  const lit = useMemo(() => litPlaces(scene, { looked, reach, active }), [scene, looked, reach, active]);
  const blast = useMemo(() => blastShown(scene, table.asking), [scene, table.asking]);

  function onPlace(place: Place) {
    const isOwnTurn = view.adventurers[view.active]?.seat === you;
    const isLooking = looked !== undefined && looked.kind !== 'tile';
    if (isOwnTurn && isUnderWay && !isLooking) return setAim({ place, isGuarded: isGuarded(view, place) });
    const here = active.filter((action) => action.place === place && action.move.kind !== 'look');
    const [action] = here;
    if (action !== undefined && here.length === 1) return table.make(action);
    if (reach.has(place) && !isLooking) return walkOrWarn(place);
    table.look({ kind: 'tile', place });
  }

  return {
    isWalking,
    path,
    lit,
    blast,
    reach,
    walkTo,
    onPlace,
    /** A long press only looks. */
    onHold: (place: Place) => table.look({ kind: 'tile', place }),
  };
}

/** The tiles that the bomb asked about would reach. */
function blastShown(scene: Scene, asking: Action | undefined): readonly Place[] {
  const move = asking?.move;
  return move?.kind === 'shoot' ? (blastOf(scene, move.space, move.place) ?? []) : [];
}

/** The tiles where a tap does something. */
function litPlaces(
  scene: Scene,
  {
    looked,
    reach,
    active,
  }: {
    looked: Selection | undefined;
    reach: ReadonlyMap<Place, number>;
    active: readonly Action[];
  },
): Map<Place, TileAction> {
  const { tile: say, ap } = scene.words.page;
  const found = new Map<Place, TileAction>();
  if (looked === undefined || looked.kind === 'tile') {
    for (const [place, price] of reach) {
      const risk = riskOf(scene, place, price);
      const label = [say.canGo(price), ...(risk === undefined ? [] : [risk])].join('. ');
      found.set(place, { label, price: ap(price), look: 'walk', isRisky: risk !== undefined });
    }
  }
  for (const { place, move, label, price = '', tag = price } of active) {
    if (place === undefined || move.kind === 'look' || found.has(place)) continue;
    found.set(place, { label: say.canTarget(label), price: tag, look: move.kind === 'go' ? 'walk' : 'target' });
  }
  return found;
}

/** A move that waits for confirmation; a step has words now, not only an arrow. */
function confirming({ side: _, ...action }: Action, { page }: Words): Action {
  return { ...action, label: page.actions.reallyDo, look: 'main' };
}

/** Buttons that are not moves: another way to lay the drawn tile, or back. */
function asidesOf(
  { page }: Words,
  { asking, looked, back }: ReturnType<typeof useSelection>,
  {
    layings,
    laying,
    want,
    reach,
    walkTo,
  }: Pick<ReturnType<typeof useLaying>, 'layings' | 'laying' | 'want'> &
    Pick<ReturnType<typeof useWalking>, 'reach' | 'walkTo'>,
): Aside[] {
  const { actions: say } = page;
  const price = asking === undefined && looked?.kind === 'tile' ? reach.get(looked.place) : undefined;
  if (price !== undefined && looked?.kind === 'tile')
    return [
      { label: say.walkHere(price), look: 'main', act: () => walkTo(looked.place) },
      { label: say.back, look: 'plain', act: back },
    ];
  if (asking !== undefined || looked !== undefined) return [{ label: say.back, look: 'plain', act: back }];
  if (laying === undefined) return [];
  const [turned, beside] = [nextTurn(layings, laying), nextSide(layings, laying)];
  const found: Aside[] = [];
  if (turned !== laying) found.push({ label: say.turnIt, look: 'plain', act: () => want(turned) });
  if (beside.side !== laying.side) found.push({ label: say.otherSide, look: 'plain', act: () => want(beside) });
  return found;
}

/** Adds the direction to the button that explores. */
function aimed(action: Action, ahead: Side | undefined, { page }: Words): Action {
  if (action.move.kind !== 'draw' || ahead === undefined) return action;
  return { ...action, label: page.actions.exploreTo(page.directions[ahead] ?? '') };
}

/** Whether an action is offered for the current selection. */
function isOffered({ spot, place, move }: Action, looked: Selection | undefined): boolean {
  if (looked === undefined) return spot.kind === 'panel' || spot.kind === 'laying';
  // Steps are offered by the button that walks there.
  if (looked.kind === 'tile') return spot.kind === 'panel' && place === looked.place && move.kind !== 'go';
  if (looked.kind === 'ring') return spot.kind === 'ring';
  return looked.kind === 'item' && spot.kind === 'item' && spot.space === looked.space;
}
