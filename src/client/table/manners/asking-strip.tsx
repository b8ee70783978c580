import type { TableInfo, UndoQuestion } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { nameOn } from './name-on.ts';
import styles from './question.module.css';
import strip from './strip.module.css';
import { useMannersText } from './text.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The asker sees who still has to answer and how much time is left, and may cancel. */
export function AskingStrip({
  table,
  handle,
  question,
}: {
  table: TableInfo;
  handle: TableHandle;
  question: UndoQuestion;
}) {
  const text = useMannersText().undo;
  const left = useSecondsLeft(question, handle);
  return (
    <>
      <output className={`two-lines grow ${strip.words}`}>
        {text.asking(question.waitingFor.map((other) => nameOn(table, other)))}
      </output>
      <span className={`hint ${styles.left}`} aria-hidden="true">
        {text.seconds(left)}
      </span>
      <button
        type="button"
        className={`pill small ${strip.chip}`}
        onClick={() => void handle.ask({ kind: 'answer-undo', agree: false })}
      >
        {text.callOff}
      </button>
    </>
  );
}
