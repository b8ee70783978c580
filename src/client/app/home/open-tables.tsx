import { lazy, Suspense, useEffect, useState } from 'react';
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

const Sign = lazy(() =>
  import('../../features/open-tables/waiting-sign.tsx').then(
    (module) => ({ default: module.WaitingSign }),
    () => ({ default: () => undefined }),
  ),
);

/** Loaded once the page has been painted, in a place that is free for it. */
export function FirstScreenSign() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setTime, 1000, readStored(OPEN_TABLES_OFF) !== 'off');
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{isTime && <Sign />}</Suspense>;
}

/** The place of the open tables, unless this server is known to have none. `isBrief`: one line, while nobody waits. */
export function OpenTables({ isBrief = false }: { isBrief?: boolean }) {
  return (
    readStored(OPEN_TABLES_OFF) !== 'off' && (
      <WhenSeen className={isBrief ? styles.brief : undefined}>
        <Section isBrief={isBrief} />
      </WhenSeen>
    )
  );
}
