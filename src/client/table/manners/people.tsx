import { useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { gameEntry } from '../../games/registry.ts';
import { Crest } from '../../kit/crests/crest.tsx';
import { BarToggle } from '../../kit/parts/bar-tools.tsx';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { Sheet } from '../../kit/parts/sheet.tsx';
import { useTablesText } from '../../text/tables.ts';
import { nameOn } from './name-on.ts';
import styles from './people.module.css';
import { useMannersText } from './text.ts';

const ChairActions = onDemand(() => import('./chair-actions.tsx').then((module) => module.ChairActions));

/** The chairs during a game: a tool of the bar shows who sits where, with the actions at each chair. */
export function People({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useMannersText();
  const { chairs } = useTablesText().lobby;
  const [isOpen, setOpen] = useState(false);
  const { chair } = handle.snapshot.you;
  const isHost = chair !== undefined && chair === table.host;
  const hasOthers = table.chairs.some(({ kind }, index) => kind === 'person' && index !== chair);
  // In real time nobody rests, so only the host has actions there.
  const isOfUse = isHost || gameEntry(table.game)?.realTime !== true;
  if (chair === undefined || table.status !== 'playing' || !hasOthers || !isOfUse) return undefined;
  return (
    <>
      <BarToggle label={chairs} icon="round-table" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen && (
        <Sheet title={chairs} closeLabel={text.talk.close} onClose={() => setOpen(false)}>
          {isHost && <p className="dim">{text.chairs.host}</p>}
          <ul className="stack">
            {table.seats.map((index, seat) => (
              <li key={index} className={`wrap ${styles.person}`}>
                <Crest seat={seat} className={styles.crest} />
                <Sitting table={table} index={index} isYou={index === chair} />
                <ChairActions table={table} handle={handle} chair={index} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
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
