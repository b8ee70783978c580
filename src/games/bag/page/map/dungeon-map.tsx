import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Place, Side } from '../../rules/board.ts';
import { distancesFrom } from '../../rules/paths.ts';
import { isGuarded, myself, type Scene } from '../scene.ts';
import type { BagCue } from '../staging/cue.ts';
import { boundsOf, type Cell, cellsOf, type Ghost, nextCell } from './cells.ts';
import styles from './dungeon-map.module.css';
import { LightLayer } from './light-layer.tsx';
import { MapTools } from './map-tools.tsx';
import { Meeples } from './meeples.tsx';
import { Things } from './things.tsx';
import { TileArt } from './tile-art.tsx';
import { tileLabel } from './tile-label.ts';
import { TILE, useCamera } from './use-camera.ts';
import { useEffects } from './use-effects.ts';

/** What a tap on a tile does: a label, and its price in short. */
export interface TileAction {
  label: string;
  price: string;
  look: 'walk' | 'target';
}

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

/** The dungeon as far as it is known. Tiles are buttons in a grid; the grid is moved and scaled as a whole. */
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
  // Keys begin where the game is.
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
  }, [scene, cells, lit, path, cue, effects, props.chosen, props.last, reachable, props.onPlace, props.onGhost]);
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
    const common = {
      tabIndex: cell === reachable ? 0 : -1,
      'data-cell': `${x},${y}`,
      onFocus: ({ target }: FocusEvent) => {
        setAt({ x, y });
        if (target.matches(':focus-visible')) reveal({ x, y });
      },
    };
    return (
      // biome-ignore lint/a11y/useSemanticElements: see above
      // biome-ignore lint/a11y/useFocusableInteractive: its button is
      <div key={`${x},${y}`} role="gridcell" className={styles.cell} style={{ left: x * TILE, top: y * TILE }}>
        {what.kind === 'tile' ? tileButton(what.place, common) : ghostButton(what.ghost, common)}
      </div>
    );
  }

  function tileButton(place: Place, common: object) {
    const card = words.tileCard(board.tiles[place]);
    const here = lit.get(place);
    const isCued = cue !== undefined && 'place' in cue && cue.place === place;
    const step = path.indexOf(place);
    return (
      <button
        type="button"
        className={`bare ${styles.tile}`}
        data-lit={here?.look}
        data-chosen={props.chosen === place}
        data-last={props.last === place}
        data-place={place}
        data-cue={isCued ? cue.kind : undefined}
        onClick={() => props.onPlace(place)}
        {...common}
      >
        <span className="visually-hidden">{tileLabel(scene, place, { steps: steps[place], lit: here?.label })}</span>
        <TileArt card={card} turn={board.turns[place]} icon={card.icon} isSpent={view.emptied.includes(place)} />
        <Things scene={scene} place={place} cue={isCued ? cue : undefined} />
        {step >= 0 && <span className={`passive ${styles.step}`} aria-hidden="true" />}
        {here !== undefined && (
          <span className={styles.price} aria-hidden="true">
            {here.price}
          </span>
        )}
      </button>
    );
  }

  function ghostButton(ghost: Ghost, common: object) {
    const { held } = ghost;
    const card = held === undefined ? undefined : words.tileCard(held.tile);
    return (
      <button
        type="button"
        className={`bare text-centre ${styles.ghost}`}
        data-held={held !== undefined}
        data-ghost={ghost.side}
        onClick={() => props.onGhost(ghost.side)}
        {...common}
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
