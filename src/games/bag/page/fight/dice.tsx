import { BagDrawing } from '../bag-icon.tsx';
import styles from './dice.module.css';

/** The positions of the pips, by face. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [28, 50],
    [28, 76],
    [72, 24],
    [72, 50],
    [72, 76],
  ],
};

/** Dice, rolling or at rest. While they roll, the faces are arbitrary. */
export function Dice(props: { dice: readonly number[]; isFalling: boolean; tone: 'own' | 'foe' | 'plain' }) {
  const { dice, isFalling } = props;
  return (
    <span className={`row gap-5 ${styles.dice}`} data-falling={isFalling} data-tone={props.tone} aria-hidden="true">
      {dice.map((value, place) => {
        const face = isFalling ? ((place * 2 + dice.length) % 6) + 1 : value;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll
            key={place}
            className={`shrinks ${styles.die}`}
            data-blank={face === 0}
            style={{ animationDelay: `${place * 60}ms` }}
          >
            <BagDrawing name={`die-${face}`} size={100} className="block across">
              <rect
                fill="var(--face)"
                stroke="var(--edge)"
                strokeWidth="4"
                x="4"
                y="4"
                width="92"
                height="92"
                rx="20"
              />
              {(PIPS[face] ?? []).map(([x, y]) => (
                <circle key={`${x}-${y}`} fill="var(--pip)" cx={x} cy={y} r="9.5" />
              ))}
            </BagDrawing>
          </span>
        );
      })}
    </span>
  );
}
