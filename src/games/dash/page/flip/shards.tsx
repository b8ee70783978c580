import type { CSSProperties } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import type { AnyCard, Words } from '../words.ts';
import styles from './spotlight.module.css';

/** The pieces of a broken card: their corners, and where they fall. */
const PIECES = [
  { id: 'top left', corners: '0 0, 58% 0, 44% 38%, 0 30%', x: -5, y: -3, turn: -24 },
  { id: 'top right', corners: '58% 0, 100% 0, 100% 44%, 44% 38%', x: 5, y: -4, turn: 20 },
  { id: 'left', corners: '0 30%, 44% 38%, 36% 72%, 0 80%', x: -7, y: 4, turn: 16 },
  { id: 'right', corners: '44% 38%, 100% 44%, 100% 82%, 36% 72%', x: 7, y: 5, turn: -18 },
  { id: 'bottom left', corners: '0 80%, 36% 72%, 52% 100%, 0 100%', x: -4, y: 9, turn: -30 },
  { id: 'bottom right', corners: '36% 72%, 100% 82%, 100% 100%, 52% 100%', x: 4, y: 10, turn: 26 },
];

/** A card that shatters: copies of it, each cut to a piece that flies off. */
export function Shards({ card, words }: { card: AnyCard; words: Words }) {
  return PIECES.map(({ id, corners, x, y, turn }) => (
    <span
      key={id}
      className={`covers grid ${styles.shard}`}
      style={
        { clipPath: `polygon(${corners})`, '--x': `${x}rem`, '--y': `${y}rem`, '--turn': `${turn}deg` } as CSSProperties
      }
    >
      <CardFace card={card} words={words} size="large" />
    </span>
  ));
}
