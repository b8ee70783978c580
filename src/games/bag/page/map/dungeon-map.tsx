import { type KeyboardEvent, memo, type RefObject, useMemo, useState } from 'react';
import { useOnChange } from '../../../../client/kit/use-on-change.ts';
import { useStable } from '../../../../client/kit/use-stable.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { Place, Side } from '../../rules/board.ts';
import { distancesFrom } from '../../rules/paths.ts';
import { isGuarded, myself, type Scene } from '../scene.ts';
import type { BagCue } from '../staging/cue.ts';
import { boundsOf, type Cell, cellsOf, type Ghost, nextCell, spaceOf } from './cells.ts';
import styles from './dungeon-map.module.css';
import { Flight } from './flight.tsx';
import { LightLayer } from './light-layer.tsx';
import { MapTile, type TileAction } from './map-tile.tsx';
import { MapTools } from './map-tools.tsx';
import { Meeples } from './meeples.tsx';
import { goalOf, QuestArrow } from './quest-arrow.tsx';
import { TileArt } from './tile-art.tsx';
import { tileLabel } from './tile-label.ts';
import { TILE, useCamera } from './use-camera.ts';
import { useEffects } from './use-effects.ts';

/** A request to move the camera; each is carried out once. */
export interface CameraRequest {
  kind: 'all' | 'me';
  count: number;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

interface MapProps {
  scene: Scene;
  lit: ReadonlyMap<Place, TileAction>;
  ghosts: readonly Ghost[];
  /** The tiles of the walk in progress, in order. */
  path: readonly Place[];
  chosen: Place | undefined;
  /** Where the last event happened. */
  last: Place | undefined;
  cue: BagCue | undefined;
  wish: CameraRequest;
  isFolded: boolean;
  onFold(): void;
  /** The tiles a bomb would reach. */
  blast: readonly Place[];
  onPlace(place: Place): void;
  onHold(place: Place): void;
  onGhost(side: Side): void;
}

/** The known part of the dungeon. Tiles are buttons in a grid; the grid is moved and scaled as a whole. */
export function DungeonMap(props: MapProps) {
  const { scene, ghosts, cue } = props;
  const { view, words } = scene;
  const cells = useMemo(() => cellsOf(scene, ghosts), [scene, ghosts]);
  const focusPlace = view.fight?.place ?? view.adventurers[view.decides ?? view.active]?.place ?? 0;
  const focus = spaceOf(view.board, focusPlace);
  const { viewport, camera, mode, ...map } = useCamera(boundsOf(cells), focus);
  const effects = useEffects(mode === 'free' ? camera : cue);
  const keys = useCellKeys(cells, focus, viewport);
  useOnChange(props.wish, ({ kind, count }) => {
    if (count > 0) kind === 'all' ? map.showAll() : map.findMe();
  });
  useOnChange(view.phase, (phase) => {
    // Nobody is left to follow.
    if (phase === 'over') map.showAll();
  });
  const onFocus = useStable((at: Point, isByKeys: boolean) => {
    keys.setAt(at);
    if (isByKeys) map.reveal(at);
  });
  const { lit, path, chosen, last, blast } = props;
  const goal = goalOf(scene);
  return (
    <section className={`anchor ${styles.map}`} aria-label={words.page.map}>
      <div
        ref={viewport}
        className={`covers ${styles.viewport}`}
        data-mode={mode}
        data-effects={effects}
        data-struck={isStruck(scene, cue)}
        {...map.handlers}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be scattered over a map */}
        <div
          role="grid"
          aria-label={words.page.map}
          className={styles.world}
          style={{ transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})` }}
          onKeyDown={keys.onKeyDown}
        >
          <World
            {...{ scene, cells, lit, path, chosen, last, blast, cue, reachable: keys.reachable }}
            isStill={effects === 'few'}
            onTap={useStable(props.onPlace)}
            onHold={useStable(props.onHold)}
            onGhost={useStable(props.onGhost)}
            onFocus={onFocus}
          />
        </div>
      </div>
      {goal !== undefined && (
        <QuestArrow
          {...{ scene, goal, camera }}
          free={map.room}
          onShow={() => map.reveal(spaceOf(view.board, goal.place))}
        />
      )}
      <div ref={map.free} className={`passive ${styles.free}`} aria-hidden="true" />
      <div className={`passive ${styles.around}`}>
        {view.phase === 'playing' && <TilesLeft scene={scene} />}
        <MapTools
          {...map}
          text={words.page.actions}
          isFolded={props.isFolded}
          {...(view.phase === 'playing' && { onFold: props.onFold })}
        />
      </div>
    </section>
  );
}

/** Whether a hit on the viewer's own adventurer is being shown. */
function isStruck({ view, you }: Scene, cue: BagCue | undefined): boolean {
  return cue?.kind === 'blow' && cue.who !== undefined && view.adventurers[cue.who]?.seat === you;
}

/** How many tiles, or rounds, are left. */
function TilesLeft({ scene: { view, words } }: { scene: Scene }) {
  return (
    <p className={`chip fine ${styles.left}`}>
      {view.lastRound === undefined || view.ring.kind === 'out'
        ? words.page.stack(view.stack)
        : words.page.roundsLeft(Math.max(1, view.lastRound - view.round + 1))}
    </p>
  );
}

interface Point {
  x: number;
  y: number;
}

/** One cell is in the tab order, at first where the game is; the arrow keys reach the others. */
function useCellKeys(cells: readonly Cell[], focus: Point, viewport: RefObject<HTMLElement | null>) {
  const [went, setAt] = useState<Point>();
  const at = went ?? focus;
  function onKeyDown(event: KeyboardEvent) {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = nextCell(cells, at, step);
    if (next === undefined) return;
    setAt({ x: next.x, y: next.y });
    viewport.current?.querySelector<HTMLElement>(`[data-cell="${next.x},${next.y}"]`)?.focus({ preventScroll: true });
  }
  return { reachable: cells.find(({ x, y }) => x === at.x && y === at.y) ?? cells[0], setAt, onKeyDown };
}

interface WorldProps extends Pick<MapProps, 'scene' | 'lit' | 'path' | 'chosen' | 'last' | 'blast' | 'cue'> {
  cells: readonly Cell[];
  /** The cell in the tab order. */
  reachable: Cell | undefined;
  isStill: boolean;
  /** These must be stable functions. */
  onTap(place: Place): void;
  onHold(place: Place): void;
  onGhost(side: Side): void;
  onFocus(at: Point, isByKeys: boolean): void;
}

/** All that moves with the camera. While the map is dragged, it is not drawn again. */
const World = memo(function World(props: WorldProps) {
  const { scene, cells } = props;
  const { view } = scene;
  const steps = distancesFrom(view.board, myself(scene).place, (place) => isGuarded(view, place));
  const rows = [...new Set(cells.map(({ y }) => y))].sort((one, other) => one - other);
  return (
    <>
      {rows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: its buttons are
        <div key={row} role="row" className="boxless">
          {cells
            .filter(({ y }) => y === row)
            .map(({ x, y, what }) => (
              // biome-ignore lint/a11y/useSemanticElements: see above
              // biome-ignore lint/a11y/useFocusableInteractive: its button is
              <div key={`${x},${y}`} role="gridcell" className={styles.cell} style={{ left: x * TILE, top: y * TILE }}>
                {what.kind === 'ghost' ? (
                  <GhostButton {...props} ghost={what.ghost} />
                ) : (
                  <Tile {...props} place={what.place} at={{ x, y }} steps={elementAt(steps, what.place)} />
                )}
              </div>
            ))}
        </div>
      ))}
      <LightLayer view={view} isStill={props.isStill} />
      <Meeples scene={scene} cue={props.cue} />
      {props.cue?.kind === 'cast' && <Flight scene={scene} cast={props.cue} />}
    </>
  );
});

function Tile({ place, at, steps, ...props }: WorldProps & { place: Place; at: Point; steps: number }) {
  const { scene, cue, reachable } = props;
  const action = props.lit.get(place);
  return (
    <MapTile
      {...at}
      tabIndex={isAt(reachable, at) ? 0 : -1}
      scene={scene}
      place={place}
      label={tileLabel(scene, place, { steps, lit: action?.label })}
      action={action}
      isChosen={props.chosen === place}
      isLast={props.last === place}
      isStep={props.path.includes(place)}
      isBlasted={props.blast.includes(place)}
      cue={cue !== undefined && 'place' in cue && cue.place === place ? cue : undefined}
      onTap={props.onTap}
      onHold={props.onHold}
      onFocus={props.onFocus}
    />
  );
}

function GhostButton({ ghost, scene, reachable, onFocus, onGhost }: WorldProps & { ghost: Ghost }) {
  const { held, x, y } = ghost;
  const card = held === undefined ? undefined : scene.words.tileCard(held.tile);
  return (
    <button
      type="button"
      className={`bare text-centre ${styles.ghost}`}
      data-held={held !== undefined}
      data-ghost={ghost.side}
      data-cell={`${x},${y}`}
      tabIndex={isAt(reachable, ghost) ? 0 : -1}
      onFocus={({ target }) => onFocus({ x, y }, target.matches(':focus-visible'))}
      onClick={() => onGhost(ghost.side)}
    >
      <span className="visually-hidden">{ghost.label}</span>
      {card !== undefined && held !== undefined && <TileArt card={card} turn={held.turn} icon={card.icon} />}
      {held === undefined && <span aria-hidden="true">?</span>}
      {ghost.price !== undefined && (
        <span className={styles.price} aria-hidden="true">
          {ghost.price}
        </span>
      )}
      {held?.canTurn === true && (
        <span className={styles.turn} aria-hidden="true">
          ↻
        </span>
      )}
    </button>
  );
}

function isAt(cell: Cell | undefined, { x, y }: Point): boolean {
  return cell?.x === x && cell.y === y;
}
