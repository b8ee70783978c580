import { DAILY_OFF } from '../../device/kept/daily-off.ts';
import { readStored } from '../../device/storage.ts';
import { DailyCard } from '../../features/daily/daily-card.tsx';
import { Friends } from '../../features/records/groups/friends.tsx';
import styles from './home-page.module.css';
import { OpenTables } from './open-tables.tsx';

/** What is new since somebody was last here: today's dungeon, friends who are at a table now, and tables that anybody may join. */
export function Returning() {
  return (
    <>
      {/* Its room is kept while it is fetched, but not where this house had none the last time. */}
      <div className={`grid ${readStored(DAILY_OFF) === 'off' ? '' : styles.daily}`}>
        <DailyCard />
      </div>
      <Friends />
      {/* Those who come back want the games: while nobody waits, open tables take a line above them. */}
      <OpenTables isBrief />
    </>
  );
}
