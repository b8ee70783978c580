import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { Crest } from '../../kit/crests/crest.tsx';
import { useTablesText } from '../../text/tables.ts';
import { ChairActions } from './chair-actions.tsx';
import { nameOn } from './name-on.ts';
import styles from './people-list.module.css';
import { useMannersText } from './text.ts';

/** Who sits where, with the actions at each chair. */
export function PeopleList({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useMannersText();
  const { chair } = handle.snapshot.you;
  return (
    <>
      {chair === table.host && <p className="dim">{text.chairs.host}</p>}
      <ul className="stack">
        {table.seats.map((index, seat) => (
          <li key={index} className={`wrap ${styles.person}`}>
            <Crest seat={seat} className={styles.crest} />
            <Sitting table={table} index={index} isYou={index === chair} />
            <ChairActions table={table} handle={handle} chair={index} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Sitting({ table, index, isYou }: { table: TableInfo; index: number; isYou: boolean }) {
  const text = useTablesText().lobby;
  const { byBot } = useMannersText().chairs;
  const chair = table.chairs[index];
  const marks = [
    isYou && text.you,
    index === table.host && text.host,
    chair.kind === 'bot' && text.bot,
    chair.kind === 'person' && !chair.here && text.away,
    chair.kind === 'person' && chair.standIn === true && byBot,
  ].filter((mark) => mark !== false);
  return (
    <span className="grow">
      <strong>{nameOn(table, index)}</strong>
      {marks.length > 0 && <span className="hint"> · {marks.join(' · ')}</span>}
    </span>
  );
}
