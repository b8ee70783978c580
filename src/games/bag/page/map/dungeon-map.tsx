import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Place, Side } from '../../rules/board.ts';
import type { TileNumber } from '../../rules/content.ts';
import { distancesFrom } from '../../rules/paths.ts';
import { isGuarded, myself, type Scene } from '../scene.ts';
import styles from './dungeon-map.module.css';
import { MapTools } from './map-tools.tsx';
import { Meeples, Things } from './things.tsx';
import { TileArt } from './tile-art.tsx';
import { tileLabel } from './tile-label.ts';
import { type Bounds, TILE, useCamera } from './use-camera.ts';

/** A tile on which something can be done: in words, and its price in short. */
export interface Lit {
  label: string;
  price: string;
  look: 'walk' | 'target';
}

/** A space next to one's tile: still unexplored, or with the drawn tile held over it. */
export interface Ghost {
  side: Side;
  x: number;
  y: number;
  label: string;
  price?: string | undefined;
  held?: { tile: TileNumber; turn: number; canTurn: boolean };
}

interface Cell {
  x: number;
  y: number;
  what: { kind: 'tile'; place: Place } | { kind: 'ghost'; ghost: Ghost };
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
  lit: ReadonlyMap<Place, Lit>;
  ghosts: readonly Ghost[];
  chosen: Place | undefined;
  /** Where something happened last. */
  last: Place | undefined;
  wish: { kind: 'all' | 'me'; count: number };
  onPlace(place: Place): void;
  onGhost(side: Side): void;
}) {
  const { scene, lit, ghosts } = props;
  const { view, words } = scene;
  const { board } = view;
  const viewport = useRef<HTMLDivElement>(null);
  const cells = useMemo(() => cellsOf(scene, ghosts), [scene, ghosts]);
  const focusPlace = view.adventurers[view.decides ?? view.active]?.place ?? 0;
  const focus = { x: board.xs[focusPlace], y: board.ys[focusPlace] };
  const { camera, mode, handlers, zoomBy, showAll, findMe } = useCamera(viewport, boundsOf(cells), focus);
  const [at, setAt] = useState({ x: 0, y: 0 });
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

  const rows = [...new Set(cells.map(({ y }) => y))].sort((one, other) => one - other);
  return (
    <section className={styles.map} aria-label={words.page.map}>
      <div ref={viewport} className={styles.viewport} data-mode={mode} {...handlers}>
        {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be scattered over a map */}
        <div
          role="grid"
          aria-label={words.page.map}
          className={styles.world}
          style={{ transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})` }}
          onKeyDown={onKeyDown}
        >
          <span
            className={styles.light}
            aria-hidden="true"
            style={{ transform: `translate(${(focus.x + 0.5) * TILE}px, ${(focus.y + 0.5) * TILE}px)` }}
          />
          {rows.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: its buttons are
            <div key={row} role="row" className={styles.row}>
              {cells.filter(({ y }) => y === row).map(cellOf)}
            </div>
          ))}
          <Meeples scene={scene} />
        </div>
      </div>
      {view.phase === 'playing' && (
        <p className={styles.left}>
          {view.lastRound === undefined || view.ring.kind === 'out'
            ? words.page.stack(view.stack)
            : words.page.roundsLeft(Math.max(1, view.lastRound - view.round + 1))}
        </p>
      )}
      <MapTools text={words.page.deeds} onAll={showAll} onMe={findMe} zoomBy={zoomBy} />
    </section>
  );

  function cellOf(cell: Cell) {
    const { x, y, what } = cell;
    const common = {
      tabIndex: cell === reachable ? 0 : -1,
      'data-cell': `${x},${y}`,
      onFocus: () => setAt({ x, y }),
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
    return (
      <button
        type="button"
        className={styles.tile}
        data-lit={here?.look}
        data-chosen={props.chosen === place}
        data-last={props.last === place}
        data-place={place}
        onClick={() => props.onPlace(place)}
        {...common}
      >
        <span className="visually-hidden">{tileLabel(scene, place, { steps: steps[place], lit: here?.label })}</span>
        <TileArt card={card} turn={board.turns[place]} icon={card.icon} isSpent={view.emptied.includes(place)} />
        <Things scene={scene} place={place} />
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
        className={styles.ghost}
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

function cellsOf({ view }: Scene, ghosts: readonly Ghost[]): Cell[] {
  const { xs, ys, tiles } = view.board;
  return [
    ...tiles.map((_, place): Cell => ({ x: xs[place], y: ys[place], what: { kind: 'tile', place } })),
    ...ghosts.map((ghost): Cell => ({ x: ghost.x, y: ghost.y, what: { kind: 'ghost', ghost } })),
  ].sort((one, other) => one.y - other.y || one.x - other.x);
}

function boundsOf(cells: readonly Cell[]): Bounds {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const around = 0.25;
  return {
    left: Math.min(...xs) - around,
    right: Math.max(...xs) + around,
    top: Math.min(...ys) - around,
    bottom: Math.max(...ys) + around,
  };
}

/** The nearest cell in a direction: next door if there is one, else whatever lies that way. */
function nextCell(
  cells: readonly Cell[],
  at: { x: number; y: number },
  [dx, dy]: readonly [number, number],
): Cell | undefined {
  const ahead = cells.filter(({ x, y }) => (x - at.x) * dx + (y - at.y) * dy > 0);
  const cost = ({ x, y }: Cell) =>
    Math.abs((x - at.x) * dx + (y - at.y) * dy) + 3 * Math.abs((x - at.x) * dy + (y - at.y) * dx);
  return ahead.sort((one, other) => cost(one) - cost(other))[0];
}
