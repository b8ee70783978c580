import { useState, useSyncExternalStore } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { PageRequest } from '../../connection/request.ts';
import { isMuted, mute, onMuted } from '../../device/muted.ts';
import { Sheet } from '../../kit/parts/sheet.tsx';
import type { RequestResult } from '../../kit/request-result.ts';
import { nameOn } from '../manners/name-on.ts';
import { ReportForm } from './report-form.tsx';
import { useStrangersText } from './text/text.ts';

/** What anybody may do about somebody else at an open table: hear them no more, and tell the owner of the house. */
export function StrangerActions(props: {
  table: TableInfo;
  chair: number;
  isHost: boolean;
  ask(request: PageRequest): Promise<RequestResult>;
}) {
  const { table, chair, isHost, ask } = props;
  const text = useStrangersText();
  const isQuiet = useSyncExternalStore(onMuted, () => isMuted(table.code, chair));
  const [isReporting, setReporting] = useState(false);
  const name = nameOn(table, chair);
  return (
    <>
      <button
        type="button"
        className="pill"
        aria-label={isQuiet ? text.unmute(name) : text.mute(name)}
        onClick={() => mute(table.code, chair, !isQuiet)}
      >
        {isQuiet ? text.unmuteShort : text.muteShort}
      </button>
      <button type="button" className="pill" aria-label={text.report(name)} onClick={() => setReporting(true)}>
        {text.reportShort}
      </button>
      {isReporting && (
        <Sheet title={text.report(name)} closeLabel={text.close} onClose={() => setReporting(false)}>
          <ReportForm name={name} chair={chair} isHost={isHost} ask={ask} onClose={() => setReporting(false)} />
        </Sheet>
      )}
    </>
  );
}
