import { lazy } from 'react';
import styles from './home-page.module.css';
import { WhenSeen } from './when-seen.tsx';

const DailyCard = lazy(() =>
  import('../../features/daily/daily-card.tsx').then((module) => ({ default: module.DailyCard })),
);

/** The place of today's dungeon. Its card is loaded once the place is in view: newcomers have it below the games. */
export function Today() {
  return (
    <WhenSeen className={styles.daily}>
      <DailyCard />
    </WhenSeen>
  );
}
