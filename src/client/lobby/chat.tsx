import type { TableInfo } from '../../protocol/table-info.ts';
import type { TableHandle } from '../connection/use-table.ts';
import { TalkPanel } from '../table/manners/talk-panel.tsx';
import { useMannersText } from '../table/manners/text.ts';
import { Toasts } from '../table/manners/toasts.tsx';

/** Chat in the lobby: the same as at the table; a new line is shown for a moment to people who look elsewhere. */
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
