import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { TableInfo } from '../../../../protocol/table-info.ts';
import { saysPhrasesOnly } from '../../../connection/phrases-only.ts';
import type { TableHandle } from '../../../connection/use-table.ts';
import { Speaking } from '../../../kit/crests/speaking.ts';
import { seatOnChair } from '../../../play/chairs.ts';
import styles from './voiced.module.css';

const Voice = lazy(() => import('./voice.tsx').then((module) => ({ default: module.VoiceTool })));
const NOBODY: ReadonlySet<number> = new Set();

/** A table with voice chat: a speaking player has a ring around their crest. */
export function Voiced({ table, handle, children }: { table: TableInfo; handle: TableHandle; children: ReactNode }) {
  const [chairs, setChairs] = useState(NOBODY);
  const [hasBar, setBar] = useState(false);
  const seats = useMemo(() => new Set([...chairs].map((chair) => seatOnChair(table, chair))), [chairs, table]);
  const { chair: mine } = handle.snapshot.you;
  // Not needed in same-room mode or with bots only: the code is loaded once there is somebody to talk to.
  const isCompany =
    table.sameRoom !== true && table.chairs.some(({ kind }, chair) => kind === 'person' && chair !== mine);
  return (
    <Speaking.Provider value={seats}>
      {mine !== undefined && isCompany && !saysPhrasesOnly(table) && (
        <Suspense fallback={null}>
          <Voice table={table} handle={handle} onSpeaking={setChairs} onBar={setBar} />
        </Suspense>
      )}
      <div className={`boxless ${hasBar ? styles.belowBar : ''}`}>{children}</div>
    </Speaking.Provider>
  );
}
