import { memo, useRef } from 'react';
import { elementAt } from '../../../../engine/list.ts';
import type { Place } from '../../rules/board.ts';
import type { Scene } from '../scene.ts';
import type { BagCue } from '../staging/cue.ts';
import { cardOfPlace } from '../words.ts';
import styles from './dungeon-map.module.css';
import { Things } from './things.tsx';
import { TileArt } from './tile-art.tsx';

/** A press this long only looks at a tile. */
const LONG_MS = 450;

/** The effect of a tap on a tile: a label, and its price in short. */
export interface TileAction {
  label: string;
  price: string;
  look: 'walk' | 'target';
  /** Whether something is known to wait there that may cost a life. */
  isRisky?: boolean;
}

interface Props {
  scene: Scene;
  place: Place;
  /** Everything on the tile, in words. */
  label: string;
  action: TileAction | undefined;
  isChosen: boolean;
  isLast: boolean;
  /** Whether it is on the current walk. */
  isStep: boolean;
  /** Whether the bomb asked about would reach it. */
  isBlasted: boolean;
  /** What is being animated on this tile. */
  cue: BagCue | undefined;
  x: number;
  y: number;
  tabIndex: number;
  /** Both must be stable functions. */
  onTap(place: Place): void;
  onHold(place: Place): void;
  onFocus(at: { x: number; y: number }, isByKeys: boolean): void;
}

/** A laid tile with everything on it, as a button. Most tiles stay the same with a step, and are not rendered again. */
export const MapTile = memo(function MapTile(props: Props) {
  const { scene, place, action, cue, x, y } = props;
  const { board, emptied } = scene.view;
  const card = cardOfPlace(scene, place);
  const pressed = useRef(0);
  return (
    <button
      type="button"
      className={`bare ${styles.tile}`}
      data-lit={action?.look}
      data-risk={action?.isRisky === true ? '' : undefined}
      data-blast={props.isBlasted ? '' : undefined}
      data-chosen={props.isChosen}
      data-last={props.isLast}
      data-place={place}
      data-cue={cue?.kind}
      data-cell={`${x},${y}`}
      tabIndex={props.tabIndex}
      onFocus={({ target }) => props.onFocus({ x, y }, target.matches(':focus-visible'))}
      onPointerDown={({ timeStamp }) => {
        pressed.current = timeStamp;
      }}
      // The keyboard presses no pointer.
      onClick={({ timeStamp, detail }) =>
        detail > 0 && timeStamp - pressed.current > LONG_MS ? props.onHold(place) : props.onTap(place)
      }
    >
      <span className="visually-hidden">{props.label}</span>
      <TileArt card={card} turn={elementAt(board.turns, place)} icon={card.icon} isSpent={emptied.includes(place)} />
      <Things scene={scene} place={place} cue={cue} />
      {props.isStep && <span className={`passive ${styles.step}`} aria-hidden="true" />}
      {action !== undefined && (
        <span className={styles.price} aria-hidden="true">
          {action.price}
        </span>
      )}
    </button>
  );
}, isSame);

/** Every view is a new object; but everything visible on a tile is in its label too. */
function isSame(one: Props, other: Props): boolean {
  const keys = ['place', 'label', 'isChosen', 'isLast', 'isStep', 'isBlasted', 'cue', 'x', 'y', 'tabIndex'] as const;
  const [board, before] = [one.scene.view.board, other.scene.view.board];
  return (
    keys.every((key) => one[key] === other[key]) &&
    one.action?.look === other.action?.look &&
    one.action?.price === other.action?.price &&
    one.action?.isRisky === other.action?.isRisky &&
    board.tiles[one.place] === before.tiles[one.place] &&
    board.turns[one.place] === before.turns[one.place]
  );
}
