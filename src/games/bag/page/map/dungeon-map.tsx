import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Place, Side } from '../../rules/board.ts';
import { distancesFrom } from '../../rules/paths.ts';
import { isGuarded, myself, type Scene } from '../scene.ts';
import type { BagCue } from '../staging/cue.ts';
import { boundsOf, type Cell, cellsOf, type Ghost, nextCell } from './cells.ts';
import styles from './dungeon-map.module.css';
import { LightLayer } from './light-layer.tsx';
import { MapTile, type TileAction } from './map-tile.tsx';
import { MapTools } from './map-tools.tsx';
import { Meeples } from './meeples.tsx';
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

/** The known part of the dungeon. Tiles are buttons in a grid; the grid is moved and scaled as a whole. */
export function DungeonMap(props: {
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
  onPlace(place: Place): void;
  onGhost(side: Side): void;
}) {
  const { scene, lit, ghosts, cue, path } = props;
  const { view, words } = scene;
  const { board } = view;
  const viewport = useRef<HTMLDivElement>(null);
  const free = useRef<HTMLDivElement>(null);
  const cells = useMemo(() => cellsOf(scene, ghosts), [scene, ghosts]);
  const focusPlace = view.fight?.place ?? view.adventurers[view.decides ?? view.active]?.place ?? 0;
  const focus = { x: board.xs[focusPlace], y: board.ys[focusPlace] };
  const { camera, mode, handlers, reveal, zoomBy, showAll, findMe } = useCamera(
    { viewport, free },
    boundsOf(cells),
    focus,
  );
  const effects = useEffects(mode === 'free' ? camera : cue);
  // Keyboard focus starts where the game is.
  const [went, setAt] = useState<{ x: number; y: number }>();
  const at = went ?? focus;
  const reachable = cells.find(({ x, y }) => x === at.x && y === at.y) ?? cells[0];
  const steps = distancesFrom(board, myself(scene).place, (place) => isGuarded(view, place));

  const { kind, count } = props.wish;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish is carried out once
  useEffect(() => {
    if (count > 0) kind === 'all' ? showAll() : findMe();
  }, [kind, count]);

  const isOver = view.phase === 'over';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is nobody left to follow
  useEffect(() => {
    if (isOver) showAll();
  }, [isOver]);

  function onKeyDown(event: KeyboardEvent) {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = nextCell(cells, at, step);
    if (next === undefined) return;
    setAt({ x: next.x, y: next.y });
    viewport.current?.querySelector<HTMLElement>(`[data-cell="${next.x},${next.y}"]`)?.focus({ preventScroll: true });
  }

  const latest = useRef({ ...props, reveal });
  latest.current = { ...props, reveal };
  const onTap = useCallback((place: Place) => latest.current.onPlace(place), []);
  const onFocus = useCallback((at: { x: number; y: number }, isByKeys: boolean) => {
    setAt(at);
    if (isByKeys) latest.current.reveal(at);
  }, []);

  // Dragging moves the map as a whole: its tiles are not drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the tiles show; `steps` follows from the scene
  const world = useMemo(() => {
    const rows = [...new Set(cells.map(({ y }) => y))].sort((one, other) => one - other);
    return (
      <>
        {rows.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: see below
          // biome-ignore lint/a11y/useFocusableInteractive: its buttons are
          <div key={row} role="row" className="boxless">
            {cells.filter(({ y }) => y === row).map(cellOf)}
          </div>
        ))}
        <LightLayer view={view} isStill={effects === 'few'} />
        <Meeples scene={scene} cue={cue} />
      </>
    );
  }, [scene, cells, lit, path, cue, effects, props.chosen, props.last, reachable]);
  return (
    <section className={`anchor ${styles.map}`} aria-label={words.page.map}>
      <div ref={viewport} className={`covers ${styles.viewport}`} data-mode={mode} data-effects={effects} {...handlers}>
        {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be scattered over a map */}
        <div
          role="grid"
          aria-label={words.page.map}
          className={styles.world}
          style={{ transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})` }}
          onKeyDown={onKeyDown}
        >
          {world}
        </div>
      </div>
      <div ref={free} className={`passive ${styles.free}`} aria-hidden="true" />
      <div className={`passive ${styles.around}`}>
        {view.phase === 'playing' && (
          <p className={`chip fine ${styles.left}`}>
            {view.lastRound === undefined || view.ring.kind === 'out'
              ? words.page.stack(view.stack)
              : words.page.roundsLeft(Math.max(1, view.lastRound - view.round + 1))}
          </p>
        )}
        <MapTools
          text={words.page.actions}
          onAll={showAll}
          onMe={findMe}
          zoomBy={zoomBy}
          isFolded={props.isFolded}
          {...(view.phase === 'playing' && { onFold: props.onFold })}
        />
      </div>
    </section>
  );

  function cellOf(cell: Cell) {
    const { x, y, what } = cell;
    const tabIndex = cell === reachable ? 0 : -1;
    return (
      // biome-ignore lint/a11y/useSemanticElements: see above
      // biome-ignore lint/a11y/useFocusableInteractive: its button is
      <div key={`${x},${y}`} role="gridcell" className={styles.cell} style={{ left: x * TILE, top: y * TILE }}>
        {what.kind === 'tile' ? tile(what.place, { tabIndex, x, y }) : ghostButton(what.ghost, tabIndex)}
      </div>
    );
  }

  function tile(place: Place, common: { tabIndex: number; x: number; y: number }) {
    const here = lit.get(place);
    return (
      <MapTile
        {...common}
        scene={scene}
        place={place}
        label={tileLabel(scene, place, { steps: steps[place], lit: here?.label })}
        action={here}
        isChosen={props.chosen === place}
        isLast={props.last === place}
        isStep={path.includes(place)}
        cue={cue !== undefined && 'place' in cue && cue.place === place ? cue : undefined}
        onTap={onTap}
        onFocus={onFocus}
      />
    );
  }

  function ghostButton(ghost: Ghost, tabIndex: number) {
    const { held, x, y } = ghost;
    const card = held === undefined ? undefined : words.tileCard(held.tile);
    return (
      <button
        type="button"
        className={`bare text-centre ${styles.ghost}`}
        data-held={held !== undefined}
        data-ghost={ghost.side}
        data-cell={`${x},${y}`}
        tabIndex={tabIndex}
        onFocus={({ target }) => onFocus({ x, y }, target.matches(':focus-visible'))}
        onClick={() => latest.current.onGhost(ghost.side)}
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
}
