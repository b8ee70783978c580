import type { TableInfo } from '../../protocol/table-info.ts';
import type { TableHandle } from '../connection/use-table.ts';
import { TalkPanel } from '../table/manners/talk-panel.tsx';
import { useMannersText } from '../table/manners/text.ts';
import { Toasts } from '../table/manners/toasts.tsx';

/** What people say while they wait: the same talk as at the table, in sight, and shown for a moment to who looks elsewhere. */
export function Chat({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useMannersText().talk;
  return (
    <section className="card" aria-labelledby="chat">
      <h2 id="chat">{text.open}</h2>
      <TalkPanel table={table} handle={handle} />
      <Toasts table={table} handle={handle} isSaidShown isOwnHidden />
    </section>
  );
}
