import { useSyncExternalStore } from 'react';
import type { TableInfo } from '../../../../protocol/table-info.ts';
import type { TableHandle } from '../../../connection/use-table.ts';
import { BREAKPOINTS } from '../../../device/breakpoints.ts';
import { Talk } from '../../../play/social/talk.tsx';
import { TalkPanel } from '../../../play/social/talk-panel.tsx';
import { useSocialText } from '../../../play/social/text/text.ts';
import { Toasts } from '../../../play/social/toasts.tsx';

const PHONE = matchMedia(BREAKPOINTS.phone);

function watchWidth(listener: () => void): () => void {
  PHONE.addEventListener('change', listener);
  return () => PHONE.removeEventListener('change', listener);
}

/**
 * Chat in the lobby: the same as at the table; on a phone a tool of the top bar, where it is never below the fold. A
 * new line is shown briefly to people who look elsewhere.
 */
export function Chat(props: { table: TableInfo; handle: TableHandle; isSeated: boolean }) {
  const { table, handle } = props;
  const text = useSocialText().talk;
  const isPhone = useSyncExternalStore(watchWidth, () => PHONE.matches);
  return (
    <>
      {isPhone ? (
        <Talk table={table} handle={handle} />
      ) : (
        <section className="card" aria-labelledby="chat">
          <h2 id="chat">{text.open}</h2>
          <TalkPanel {...props} />
        </section>
      )}
      <Toasts table={table} handle={handle} isSaidShown isOwnHidden />
    </>
  );
}
