import type { RefObject } from 'react';
import type { TableInfo, UndoQuestion } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import type { MarkLine } from '../../kit/table/log/mark-lines.ts';
import { nameOn } from './name-on.ts';
import styles from './question.module.css';
import strip from './strip.module.css';
import { useMannersText } from './text.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const Asked = onDemand(() => import('./asked.tsx').then((module) => module.Asked));

/** The undo question, asked of all players, with the moves that would be lost. */
export function Question(props: { table: TableInfo; handle: TableHandle; told: RefObject<readonly MarkLine[]> }) {
  const { question } = props.table;
  const { chair } = props.handle.snapshot.you;
  if (question === undefined || chair === undefined || !question.waitingFor.includes(chair)) return undefined;
  return <Asked {...props} question={question} />;
}

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
