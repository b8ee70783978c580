import { useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { Crest } from '../../kit/crests/crest.tsx';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { useTablesText } from '../../text/tables/text.ts';
import { nameOnChair } from '../chairs.ts';
import { useHostingText } from '../hosting/text/text.ts';
import { type ReportedPerson, ReportSheet } from '../strangers/report-sheet.tsx';
import { ChairActions } from './chair-actions.tsx';
import styles from './people-list.module.css';
import { useSocialText } from './text/text.ts';

const OpenSwitch = onDemand(() => import('../strangers/open-switch.tsx').then((module) => module.OpenSwitch));

/** Who sits where during a game, with the actions at each chair; for the host, whether anybody may join. */
export function PeopleList({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useHostingText();
  const { chair } = handle.snapshot.you;
  const [reported, setReported] = useState<ReportedPerson>();
  const isHost = chair === table.host;
  return (
    <>
      {isHost && <p className="dim">{text.host}</p>}
      <ul className="stack">
        {table.seats.map((index, seat) => (
          <li key={index} className={`wrap ${styles.person}`}>
            <Crest seat={seat} className={styles.crest} />
            <Sitting table={table} index={index} isYou={index === chair} />
            <ChairActions table={table} handle={handle} chair={index} onReport={setReported} />
          </li>
        ))}
      </ul>
      <ReportSheet about={reported} isHost={isHost} ask={handle.ask} onClose={() => setReported(undefined)} />
      {isHost && table.mayOpen === true && <OpenSwitch table={table} ask={handle.ask} />}
    </>
  );
}

function Sitting({ table, index, isYou }: { table: TableInfo; index: number; isYou: boolean }) {
  const text = useTablesText().lobby;
  const { byBot } = useSocialText().chairs;
  const chair = table.chairs[index];
  const marks = [
    isYou && text.you,
    index === table.host && text.host,
    chair?.kind === 'bot' && text.bot,
    chair?.kind === 'person' && !chair.here && text.away,
    chair?.kind === 'person' && chair.standIn === true && byBot,
  ].filter((mark) => mark !== false);
  return (
    <span className="grow">
      <strong>{nameOnChair(table, index)}</strong>
      {marks.length > 0 && <span className="hint"> · {marks.join(' · ')}</span>}
    </span>
  );
}
