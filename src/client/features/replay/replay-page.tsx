import { useState } from 'react';
import { Link } from 'wouter';
import { recordHere } from '../../connection/here/worker-house.ts';
import { serverRecord } from '../../connection/server-record.ts';
import { seatIn } from '../../device/kept/kept-games.ts';
import { keptTables } from '../../device/kept/kept-tables.ts';
import { shownSeedHash } from '../../device/kept-seed-hashes.ts';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { Notice } from '../../kit/parts/notice.tsx';
import { useKept } from '../../kit/use-kept.ts';
import { useRecord } from '../../play/record/use-record.ts';
import { useTablesText } from '../../text/tables/text.ts';
import { ReplayView } from './replay-view.tsx';
import { useReplayText } from './text/text.ts';

/** The replay of a finished game: of a server table, or of one in this browser. */
export function ReplayPage({ code, where }: { code: string; where: 'server' | 'here' }) {
  const [tries, setTries] = useState(0);
  const source = useKept(where === 'here' ? recordHere(code) : serverRecord(code), `${where} ${code} ${tries}`);
  const [promised] = useState(() => (where === 'here' ? undefined : shownSeedHash(code)));
  const [seat] = useState(() => seatOf(code, where));
  const loaded = useRecord(source, promised);
  const text = useReplayText();
  if (loaded.kind === 'loading') return <Loading words={text.opening} progress={loaded.progress} />;
  if (loaded.kind === 'missing')
    return <NoReplay code={code} where={where} why={loaded.why} onAgain={() => setTries(tries + 1)} />;
  const { info, text: record, worker } = loaded;
  return (
    <ReplayView
      code={code}
      where={where}
      info={info}
      text={record}
      worker={worker}
      hasPromise={promised !== undefined}
      seat={seat}
    />
  );
}

/** The seat this device had in a game, also if it was played here and its replay shared. */
function seatOf(code: string, where: 'server' | 'here'): number | undefined {
  const shared = where === 'server' ? keptTables().find(({ replay }) => replay === code) : undefined;
  return shared === undefined ? seatIn(code, where) : seatIn(shared.code, 'here');
}

function NoReplay(props: {
  code: string;
  where: 'server' | 'here';
  why: 'none' | 'not-over' | 'failed' | 'unreadable';
  onAgain(): void;
}) {
  const text = useReplayText();
  const home = useTablesText().watch.wayOn;
  const leads = {
    none: text.none(props.code),
    'not-over': text.notOver,
    failed: text.failed,
    unreadable: text.unreadable,
  };
  const title = props.why === 'failed' || props.why === 'unreadable' ? text.failedTitle : text.noneTitle;
  return (
    <Notice title={title} lead={leads[props.why]} icon="tied-scroll">
      {props.why === 'failed' && (
        <Button look="main" onClick={props.onAgain}>
          {text.again}
        </Button>
      )}
      {props.why === 'not-over' && (
        <Link href={`/${props.where === 'here' ? 'here' : 't'}/${props.code}`} className={buttonClass('main')}>
          {text.toTable}
        </Link>
      )}
      <Link href="/" className={buttonClass(props.why === 'failed' || props.why === 'not-over' ? 'plain' : 'main')}>
        {home}
      </Link>
    </Notice>
  );
}
