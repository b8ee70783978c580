import { type RefObject, useEffect, useId, useRef } from 'react';
import type { TableInfo, UndoQuestion } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { playSound } from '../../device/sound.ts';
import { Button } from '../../kit/parts/button.tsx';
import type { MarkLine } from '../../kit/table/log/mark-lines.ts';
import { nameOn } from './name-on.ts';
import styles from './question.module.css';
import strip from './strip.module.css';
import { useMannersText } from './text.ts';
import { useNow } from './use-now.ts';

/** May they take their move back? Asked of everybody who plays, with what falls with it. */
export function Question(props: { table: TableInfo; handle: TableHandle; told: RefObject<readonly MarkLine[]> }) {
  const { question } = props.table;
  const { chair } = props.handle.snapshot.you;
  if (question === undefined || chair === undefined || !question.waitingFor.includes(chair)) return undefined;
  return <Asked {...props} question={question} />;
}

function Asked(props: {
  table: TableInfo;
  handle: TableHandle;
  told: RefObject<readonly MarkLine[]>;
  question: UndoQuestion;
}) {
  const { table, handle, question } = props;
  const text = useMannersText().undo;
  const id = useId();
  const left = useSecondsLeft(question, handle);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!wasAsked.current) playSound('call');
    wasAsked.current = true;
  }, []);
  const move = props.told.current.filter(({ seq }) => seq === question.entry).map(({ line }) => line);
  const answer = (agree: boolean) => void handle.ask({ kind: 'answer-undo', agree });
  return (
    <section
      className={`over-table card lit centred strong shadowed ${styles.question}`}
      role="alertdialog"
      aria-modal="false"
      aria-labelledby={id}
    >
      <div role="alert">
        <p id={id}>{text.question(nameOn(table, question.chair))}</p>
        <p className="regular">{[...move, ...(question.later > 0 ? [text.later(question.later)] : [])].join(' ')}</p>
      </div>
      <div className={`wrap share ${styles.answers}`}>
        <Button look="main" onClick={() => answer(true)}>
          {text.agree}
        </Button>
        <Button look="plain" onClick={() => answer(false)}>
          {text.decline}
        </Button>
      </div>
      <p className={`hint ${styles.left}`} aria-hidden="true">
        {text.seconds(left)}
      </p>
    </section>
  );
}

/** Who asked sees who is still to answer and how long they have, and may call it off. */
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

function useSecondsLeft({ until }: UndoQuestion, handle: TableHandle): number {
  return Math.max(0, Math.ceil((until - useNow(handle.now, 1_000)) / 1_000));
}
