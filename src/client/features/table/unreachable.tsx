import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { keptSeat } from '../../device/device.ts';
import { GAMES } from '../../kit/games/registry.ts';
import { buttonClass } from '../../kit/parts/button.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { Notice } from '../../kit/parts/notice.tsx';
import { useText } from '../../text/language.ts';
import { useTablesText } from '../../text/tables/text.ts';

/** A server that is only slow, or restarts, responds within this time. */
const PATIENCE = 2500;

/** Whether a table that never loaded has been unreachable for longer than a moment. */
export function useUnreachable(isLost: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isLost) return;
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isLost]);
  return isLost && isLong;
}

/** For a link to a table while there is no connection: it keeps trying, and offers games to play meanwhile. */
export function Unreachable({ isShown, code }: { isShown: boolean; code: string }) {
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
