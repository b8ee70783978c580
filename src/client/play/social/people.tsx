import { useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import { BarToggle } from '../../kit/parts/bar-tools.tsx';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { Sheet } from '../../kit/parts/sheet.tsx';
import { useTablesText } from '../../text/tables/text.ts';
import { useSocialText } from './text/text.ts';

const PeopleList = onDemand(() => import('./people-list.tsx').then((module) => module.PeopleList));

/** The chairs during a game: a tool of the bar shows who sits where, with the actions at each chair. */
export function People({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useSocialText();
  const { chairs } = useTablesText().lobby;
  const [isOpen, setOpen] = useState(false);
  const { chair } = handle.snapshot.you;
  const isHost = chair === table.host;
  const hasOthers = table.chairs.some(({ kind }, index) => kind === 'person' && index !== chair);
  // In real time nobody rests, so only the host has actions there, and at open tables everybody.
  const isOfUse = isHost || table.open !== undefined || gameEntry(table.game)?.realTime !== true;
  const hasActions = (hasOthers && isOfUse) || (isHost && table.open !== undefined);
  if (chair === undefined || table.status !== 'playing' || !hasActions) return undefined;
  return (
    <>
      <BarToggle label={chairs} icon="round-table" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen && (
        <Sheet title={chairs} closeLabel={text.talk.close} onClose={() => setOpen(false)}>
          <PeopleList table={table} handle={handle} />
        </Sheet>
      )}
    </>
  );
}
