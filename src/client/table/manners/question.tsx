import { useEffect, useId, useRef } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { Button } from '../../parts/button.tsx';
import { play } from '../../sound.ts';
import { nameOn } from './name-on.ts';
import styles from './question.module.css';
import { useMannersText } from './text.ts';

/** May they take their move back? Asked of everybody who is here; who asked sees who is still to answer. */
export function Question({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useMannersText().undo;
  const id = useId();
  const { question } = table;
  const { chair } = handle.snapshot.you;
  const isAsked = question !== undefined && chair !== undefined && question.waitingFor.includes(chair);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked && !wasAsked.current) void play('call');
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (question === undefined) return undefined;
  if (!isAsked) {
    if (question.chair !== chair) return undefined;
    return (
      <output className={styles.question}>
        {text.asking(question.waitingFor.map((other) => nameOn(table, other)))}
      </output>
    );
  }
  const answer = (agree: boolean) => void handle.ask({ kind: 'answer-undo', agree });
  return (
    <section className={styles.question} role="alertdialog" aria-modal="false" aria-labelledby={id}>
      <p id={id} role="alert">
        {text.question(nameOn(table, question.chair))}
      </p>
      <div className={styles.answers}>
        <Button look="main" onClick={() => answer(true)}>
          {text.agree}
        </Button>
        <Button look="plain" onClick={() => answer(false)}>
          {text.decline}
        </Button>
      </div>
    </section>
  );
}
