import { useSyncExternalStore } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { isMuted, mute, onMuted } from '../../device/muted.ts';
import { nameOnChair } from '../chairs.ts';
import type { ReportedPerson } from './report-sheet.tsx';
import { useStrangersText } from './text/text.ts';

/** The actions on another person at an open table: mute and report. */
export function StrangerActions(props: { table: TableInfo; chair: number; onReport(about: ReportedPerson): void }) {
  const { table, chair } = props;
  const text = useStrangersText();
  const isQuiet = useSyncExternalStore(onMuted, () => isMuted(table.code, chair));
  const name = nameOnChair(table, chair);
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
      <button
        type="button"
        className="pill"
        aria-label={text.report(name)}
        onClick={() => props.onReport({ chair, name })}
      >
        {text.reportShort}
      </button>
    </>
  );
}
