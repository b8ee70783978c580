import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { keptSeat } from '../device.ts';
import { GAMES } from '../games/registry.ts';
import { useText } from '../language.ts';
import { buttonClass } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { Notice } from '../parts/notice.tsx';
import { useTablesText } from '../text/tables.ts';

/** A house that is only slow, or starts again, is there before that. */
const PATIENCE = 2500;

/** Whether a table that was never seen stays out of reach for longer than a moment. */
export function useOutOfReach(isLost: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isLost) return;
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isLost]);
  return isLost && isLong;
}

/** For a link that leads to no table while there is no connection: it is tried on, and what can be played meanwhile. */
export function OutOfReach({ isShown, code }: { isShown: boolean; code: string }) {
  return isShown ? <Ways code={code} /> : <Loading />;
}

function Ways({ code }: { code: string }) {
  const shell = useText();
  const text = useTablesText().watch;
  const kept = keptSeat(code)?.game;
  const games = GAMES.filter(({ id }) => kept === undefined || id === kept);
  return (
    <Notice
      title={text.outOfReach(code)}
      lead={kept === undefined ? text.tryingOn : `${text.tryingOn} ${text.seatKept}`}
      icon="wooden-chair"
    >
      <Link href="/" className={buttonClass('main')}>
        {shell.table.home}
      </Link>
      <p>{text.meanwhile}</p>
      {games.map(({ id, door }) => (
        <Link key={id} href={`/here/new/${id}`} className={buttonClass('plain')}>
          {door.name}
        </Link>
      ))}
    </Notice>
  );
}
