import { memo } from 'react';
import { Sign } from '../../../../client/kit/signs/sign.tsx';
import { elementAt } from '../../../../engine/list.ts';
import { openSides } from '../../rules/board.ts';
import type { TileCard } from '../../rules/content.ts';
import { BagDrawing, BagPicture } from '../bag-icon.tsx';
import styles from './tile-art.module.css';

/** Half the width of a corridor, and of a chamber, on a tile of 100. */
const CORRIDOR = 21;
const CHAMBER = 33;
/** The visible height of the walls. */
const DEPTH = 9;
/** Corridors are drawn beyond the edge, so that no wall closes them there. */
const BEYOND = 12;

/** A laid tile: floor and walls from its openings, and its role. Memoised per tile and turn. */
export const TileArt = memo(function TileArt(props: {
  card: TileCard;
  turn: number;
  isSpent?: boolean | undefined;
  icon: string;
}) {
  const { card, turn } = props;
  const { role } = card;
  const hasChamber = role.kind !== 'way' && role.kind !== 'spikes';
  const sides = openSides(card.shape, turn);
  const hasMonster = role.kind === 'monster' || role.kind === 'exit';
  return (
    <span
      aria-hidden="true"
      className={`covers passive block ${styles.tile}`}
      data-role={role.kind}
      data-spent={props.isSpent === true}
    >
      <BagDrawing
        name={`${hasChamber ? 'room' : 'tile'}-${LETTERS.filter((_, side) => sides & (1 << side)).join('')}`}
        size={100}
        className={`block across ${styles.picture}`}
      >
        <Rock
          stones={elementAt(STONES, (card.id.length + turn) % STONES.length)}
          hollow={outline(sides, { hasChamber, depth: 0 })}
          floor={outline(sides, { hasChamber, depth: DEPTH })}
        />
      </BagDrawing>
      {role.kind === 'pool' && (
        <BagDrawing name="pool" size={100} className={styles.basin}>
          <g fill="#2f8fb3">
            <circle stroke="#e9dcc0" strokeWidth="6" cx="50" cy="50" r="46" />
            <circle stroke="#bdeaf7" strokeWidth="3" strokeOpacity="0.8" cx="50" cy="50" r="30" />
          </g>
        </BagDrawing>
      )}
      {hasMonster && (
        <BagDrawing name="lair" size={100} className={styles.basin}>
          <circle className={styles.seal} cx="50" cy="50" r="46" />
        </BagDrawing>
      )}
      {role.kind !== 'way' && role.kind !== 'monster' && <BagPicture name={props.icon} className={styles.mark} />}
      {hasMonster && (
        <Sign id="lair" isPart className={styles.number}>
          M{role.number}
        </Sign>
      )}
    </span>
  );
});

/** The rock, and the walls and floor cut out of it; each part is a path. */
function Rock({ stones, hollow, floor }: { stones: string; hollow: string; floor: string }) {
  return (
    <>
      <rect fill="var(--bag-rock)" width="100" height="100" />
      <g fill="none" strokeLinejoin="round">
        <path stroke="var(--bag-rock-line)" strokeWidth="2" d={stones} />
        <path stroke="var(--bag-rock-light)" strokeWidth="9" d={hollow} />
        {/* The far walls, and the floor below them. */}
        <path fill="var(--bag-face)" stroke="var(--bag-face-light)" strokeWidth="1.6" d={hollow} />
        <path fill="var(--floor)" d={floor} />
        <path stroke="var(--bag-floor-line)" strokeWidth="0.9" d={FLAGS} style={{ clipPath: `path('${floor}')` }} />
        <path stroke="#2b1c0c" strokeOpacity="0.34" strokeWidth="5" d={floor} />
      </g>
    </>
  );
}

/** The letters of a tile's open sides in the names of pictures, clockwise from the top. */
const LETTERS = ['n', 'e', 's', 'w'] as const;

/** Three variants of stone outlines in the rock. */
const STONES = [
  'M0 14h18v-14M18 14v12M0 30h10M82 0v12h18M88 12v14h12M0 72h14v28M0 86h14M100 74h-16v10h16M84 84v16',
  'M0 10h12v14h-12M12 10v-10M90 0v16h10M78 0v8h12M0 78h20v22M8 78v-10h-8M100 82h-20v18M90 82v-14h10',
  'M0 20h16v-20M8 20v10h-8M100 10h-14v14h14M86 10v-10M0 90h12v10M12 90v-16h-12M100 88h-12v12M88 88v-12h12',
] as const;

/** The joints of the flagstones. */
const FLAGS = 'M0 25H100M0 50H100M0 75H100M25 0V25M60 0V25M40 25V50M78 25V50M22 50V75M56 50V75M38 75V100M72 75V100';

/**
 * The outline of the floor: a chamber or a junction in the middle, and a corridor to each open side; `depth`: offset
 * below the far walls.
 */
function outline(sides: number, { hasChamber, depth }: { hasChamber: boolean; depth: number }): string {
  const half = hasChamber ? CHAMBER : CORRIDOR;
  const [near, far] = [50 - CORRIDOR, 50 + CORRIDOR];
  const [low, high] = [50 - half, 50 + half];
  const [top, side] = [low + depth, near + depth];
  const cut = hasChamber ? 8 : 3;
  const parts = [`M${low + cut} ${top}`];
  parts.push(sides & 1 ? `H${near}V${-BEYOND}H${far}V${top}` : '', `H${high - cut}L${high} ${top + cut}`);
  parts.push(sides & 2 ? `V${side}H${100 + BEYOND}V${far}H${high}` : '', `V${high - cut}L${high - cut} ${high}`);
  parts.push(sides & 4 ? `H${far}V${100 + BEYOND}H${near}V${high}` : '', `H${low + cut}L${low} ${high - cut}`);
  parts.push(sides & 8 ? `V${far}H${-BEYOND}V${side}H${low}` : '', `V${top + cut}Z`);
  return parts.join('');
}
