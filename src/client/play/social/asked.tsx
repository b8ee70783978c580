import { type RefObject, useEffect, useId, useRef } from 'react';
import type { TableInfo, UndoQuestion } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { playSound } from '../../device/sound.ts';
import { Button } from '../../kit/parts/button.tsx';
import type { LogLine } from '../../kit/table/moment.ts';
import { nameOnChair } from '../chairs.ts';
import styles from './question.module.css';
import { useSocialText } from './text/text.ts';
import { useSecondsLeft } from './use-now.ts';

/** The undo question, with both answers. */
export function Asked(props: {
  table: TableInfo;
  handle: TableHandle;
  told: RefObject<readonly LogLine[]>;
  question: UndoQuestion;
}) {
  const { table, handle, question } = props;
  const text = useSocialText().undo;
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
        <p id={id}>{text.question(nameOnChair(table, question.chair))}</p>
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
      <p className={`stiff regular hint ${styles.left}`} aria-hidden="true">
        {text.seconds(left)}
      </p>
    </section>
  );
}
