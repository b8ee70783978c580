import { useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { BarToggle } from '../../kit/parts/bar-tools.tsx';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { Sheet } from '../../kit/parts/sheet.tsx';
import { useSocialText } from './text/text.ts';

const TellMe = onDemand(() => import('./tell-me.tsx').then((module) => module.TellMe));
const TalkPanel = onDemand(() => import('./talk-panel.tsx').then((module) => module.TalkPanel));

/** A tool of the bar that opens the chat: phrases shown in each reader's language, typed lines, and reactions. */
export function Talk({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useSocialText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BarToggle label={text.talk.open} icon="talk" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen && (
        <Sheet title={text.talk.title} closeLabel={text.talk.close} onClose={() => setOpen(false)}>
          <div className="stack gap-10">
            <TalkPanel table={table} handle={handle} />
            {handle.snapshot.you.chair !== undefined && <TellMe table={table} />}
          </div>
        </Sheet>
      )}
    </>
  );
}
