import type { CSSProperties } from 'react';
import { Icon } from '../kit/parts/icon.tsx';
import styles from './living-scene.module.css';

/** The cards on the table, in the order in which they are turned. */
const CARDS = ['torch', 'crown', 'spider-alt', 'knapsack', 'dungeon-gate'] as const;
/** Who sits round it: one person and their bots. */
const ROUND = ['person', 'robot-golem', 'robot-golem', 'robot-golem'] as const;

/** A table in play, drawn with what tables are drawn with: card after card is turned, and whose turn it is glows. A picture, no game. */
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
            <span className={styles.back} />
            <span className={styles.face}>
              <Icon name={card} />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Each begins its part of the round a little later than the one before it. */
function placed(place: number): CSSProperties {
  return { '--place': place } as CSSProperties;
}
