import { lazy } from 'react';
import { OPEN_TABLES_OFF, readStored } from '../../device/storage.ts';
import styles from './home-page.module.css';
import { WhenSeen } from './when-seen.tsx';

// If it cannot be loaded, the rest of the page still works.
const Section = lazy(() =>
  import('../../features/open-tables/open-tables-section.tsx').then(
    (module) => ({ default: module.OpenTablesSection }),
    () => ({ default: (_: { isBrief: boolean }) => undefined }),
  ),
);

/** The place of the open tables, unless this server is known to have none. `isBrief`: one line, while nobody waits. */
export function OpenTables({ isBrief = false }: { isBrief?: boolean }) {
  return (
    readStored(OPEN_TABLES_OFF) !== 'off' && (
      <WhenSeen className={isBrief ? styles.brief : styles.open}>
        <Section isBrief={isBrief} />
      </WhenSeen>
    )
  );
}
