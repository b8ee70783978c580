import type { CSSProperties } from 'react';
import { Icon } from '../kit/parts/icon.tsx';
import styles from './living-scene.module.css';

/** The cards of the scene, in the order they are turned. */
const CARDS = ['torch', 'crown', 'spider-alt', 'knapsack', 'dungeon-gate'] as const;
/** Who sits at the table: one person and bots. */
const ROUND = ['person', 'robot-golem', 'robot-golem', 'robot-golem'] as const;

/**
 * An animated picture of a table in play, made of the parts of real tables: cards are turned, and the active seat
 * glows.
 */
export function LivingScene() {
  return (
    <div className={`stack centred airy ${styles.scene}`} aria-hidden="true">
      <div className={`row ${styles.line}`}>
        {ROUND.map((who, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <span key={seat} className={`disc dim ${styles.seat}`} style={placed(seat)}>
            <Icon name={who} />
          </span>
        ))}
      </div>
      <div className={`row ${styles.line}`}>
        {CARDS.map((card, place) => (
          <span key={card} className={`anchor ${styles.card}`} style={placed(place)}>
            <span className={`covers rounded ${styles.back}`} />
            <span className={`covers middle rounded ${styles.face}`}>
              <Icon name={card} />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Each one starts a little later than the one before. */
function placed(place: number): CSSProperties {
  return { '--place': place } as CSSProperties;
}
