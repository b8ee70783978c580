import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { Note, SaidLine } from '../../connection/table-snapshot.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { playSound } from '../../device/sound.ts';
import { nameOn } from './name-on.ts';
import { ReactionPicture } from './reaction.tsx';
import { type MannersText, useMannersText } from './text.ts';
import styles from './toasts.module.css';

/** Long enough to read a line. */
const SHOWN_MS = 6_000;
const AT_ONCE = 3;

interface Shown {
  id: string;
  words: ReactNode;
}

/** Chat lines, reactions and reminders, shown for some seconds. */
export function Toasts(props: { table: TableInfo; handle: TableHandle; isSaidShown: boolean; isOwnHidden?: true }) {
  const { table, handle, isSaidShown, isOwnHidden } = props;
  const text = useMannersText();
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
        .map((line) => ({ id: `s${line.id}`, words: saidWords(line, table, text) })),
      ...freshNotes.map((note) => ({ id: `n${note.id}`, words: noteWords(note, { table, seat: you.viewer, text }) })),
    ];
    if (fresh.length === 0) return;
    if (freshNotes.some((note) => note.kind === 'nudged' && note.seats.some((seat) => seat === you.viewer))) {
      playSound('call');
    } else {
      playSound('message');
    }
    setShown((were) => [...were, ...fresh].slice(-AT_ONCE));
    setTimeout(() => setShown((were) => were.filter(({ id }) => !fresh.some((one) => one.id === id))), SHOWN_MS);
  }, [notes, said, isSaidShown, isOwnHidden, table, you.viewer, you.chair, text]);
  return (
    <div className={`over-table stack centred passive snug ${styles.notes}`} role="status" aria-live="polite">
      {shown.map(({ id, words }) => (
        <p key={id} className="toast arrives">
          <span className="two-lines">{words}</span>
        </p>
      ))}
    </div>
  );
}

/** A line in the reader's language. */
export function saidWords({ chair, said }: SaidLine, table: TableInfo, { talk }: MannersText): string {
  return `${nameOn(table, chair)}: ${'phrase' in said ? talk.phrases[said.phrase] : said.text}`;
}

function noteWords(
  note: Note,
  { table, seat, text }: { table: TableInfo; seat: number | 'spectator'; text: MannersText },
): ReactNode {
  switch (note.kind) {
    case 'reacted': {
      const who = note.chair === undefined ? text.talk.watcher : nameOn(table, note.chair);
      return (
        <>
          {who}: <ReactionPicture reaction={note.reaction} /> {text.talk.reactions[note.reaction]}
        </>
      );
    }
    case 'nudged': {
      const from = nameOn(table, note.chair);
      if (note.seats.some((one) => one === seat)) return text.turn.nudgedYou(from);
      return text.turn.nudged(
        from,
        note.seats.map((one) => nameOn(table, table.seats[one])),
      );
    }
    case 'undo-refused':
      return text.undo.refused(note.by === undefined ? undefined : nameOn(table, note.by), note.why);
  }
}
