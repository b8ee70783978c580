import { useEffect, useState } from 'react';
import { fetchTable } from '../../connection/api.ts';
import { buttonClass } from '../../kit/parts/button.tsx';
import styles from './coach.module.css';
import { useLearnText } from './text/text.ts';

/** How often the table is polled, in ms. */
const EVERY = 3000;

/** For people who came from a lobby: announces, also in the document title, that the game there has begun. */
export function WaitingTable() {
  const text = useLearnText();
  // Kept from level to level.
  const [code] = useState(() => /^[A-Z]{5,8}$/.exec(new URLSearchParams(location.search).get('table') ?? '')?.[0]);
  const hasBegun = useBegun(code);
  useEffect(() => {
    if (!hasBegun) return;
    // The level sets the title as well, whenever it is ready.
    const name = () => {
      document.title = `● ${text.begun}`;
    };
    name();
    const timer = setInterval(name, 1000);
    return () => clearInterval(timer);
  }, [hasBegun, text]);
  if (code === undefined) return undefined;
  return (
    <output className={`wrap centred strong ${styles.begun}`} hidden={!hasBegun}>
      {hasBegun && (
        <>
          {text.begun}{' '}
          <a href={`/t/${code}`} className={buttonClass('main')}>
            {text.toTable}
          </a>
        </>
      )}
    </output>
  );
}

function useBegun(code: string | undefined): boolean {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (code === undefined || hasBegun) return;
    let isGone = false;
    const timer = setInterval(async () => {
      const table = await fetchTable(code);
      const status = typeof table === 'object' ? table.status : table;
      if (isGone) return;
      if (status === 'playing') setBegun(true);
      if (status === 'gone' || status === 'over') clearInterval(timer);
    }, EVERY);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [code, hasBegun]);
  return hasBegun;
}
