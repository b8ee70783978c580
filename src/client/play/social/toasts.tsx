import { useEffect, useRef, useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { Note, SaidLine } from '../../connection/table-snapshot.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { playSound } from '../../device/sound.ts';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import styles from './toasts.module.css';

const ToastWords = onDemand(() => import('./toast-words.tsx').then((module) => module.ToastWords));

/** Long enough to read a line. */
const SHOWN_MS = 6_000;
const AT_ONCE = 3;

interface Shown {
  id: string;
  of: SaidLine | Note;
}

/** Chat lines, reactions and reminders, shown for some seconds. */
export function Toasts(props: { table: TableInfo; handle: TableHandle; isSaidShown: boolean; isOwnHidden?: true }) {
  const { table, handle, isSaidShown, isOwnHidden } = props;
  const { notes, said, you } = handle.snapshot;
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const seen = useRef({ note: notes.at(-1)?.id ?? 0, line: said.at(-1)?.id ?? 0 });
  useEffect(() => {
    const freshNotes = notes.filter(({ id }) => id > seen.current.note);
    const freshLines = said.filter(({ id }) => id > seen.current.line);
    seen.current = { note: notes.at(-1)?.id ?? 0, line: said.at(-1)?.id ?? 0 };
    const fresh = [
      ...freshLines
        .filter(({ chair }) => isSaidShown && (isOwnHidden !== true || chair !== you.chair))
        .map((line) => ({ id: `s${line.id}`, of: line })),
      ...freshNotes.map((note) => ({ id: `n${note.id}`, of: note })),
    ];
    if (fresh.length === 0) return;
    if (freshNotes.some((note) => note.kind === 'nudged' && note.seats.some((seat) => seat === you.viewer))) {
      playSound('call');
    } else {
      playSound('message');
    }
    setShown((were) => [...were, ...fresh].slice(-AT_ONCE));
    setTimeout(() => setShown((were) => were.filter(({ id }) => !fresh.some((one) => one.id === id))), SHOWN_MS);
  }, [notes, said, isSaidShown, isOwnHidden, you.viewer, you.chair]);
  return (
    <div className={`over-table stack centred passive gap-5 ${styles.notes}`} role="status" aria-live="polite">
      {shown.map(({ id, of }) => (
        <p key={id} className="toast arrives">
          <span className="two-lines">
            <ToastWords of={of} table={table} seat={you.viewer} />
          </span>
        </p>
      ))}
    </div>
  );
}
