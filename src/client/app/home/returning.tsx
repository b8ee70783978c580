import { DAILY_OFF } from '../../device/kept/daily-off.ts';
import { readStored } from '../../device/storage.ts';
import { DailyCard } from '../../features/daily/daily-card.tsx';
import { Friends } from '../../features/records/groups/friends.tsx';
import styles from './home-page.module.css';
import { OpenTables } from './open-tables.tsx';

/** News since the last visit: today's dungeon, friends at a table now, and open tables. */
export function Returning() {
  return (
    <>
      {/* Its space is reserved while it is loaded, but not if this server had none the last time. */}
      <div className={`grid ${readStored(DAILY_OFF) === 'off' ? '' : styles.daily}`}>
        <DailyCard />
      </div>
      <Friends />
      {/* Returning visitors want the games: while nobody waits, open tables take one line above them. */}
      <OpenTables isBrief />
    </>
  );
}
