import { useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { onDemand } from '../parts/on-demand.tsx';
import { useTableContext } from '../table/table-context.tsx';
import type { TableText } from '../table/text/text.ts';
import { type NowAction, pointAt } from '../table/what-now.ts';
import { doWithout, whileWanted } from '../while-wanted.ts';
import styles from './help.module.css';

const AskAdvice = onDemand(() => import('../table/advice.tsx').then((module) => module.AskAdvice));

/** The reader's current actions, each with a tap that leads to its control; or that there are none. */
export function NowList({ text, onGo }: { text: TableText; onGo(): void }) {
  const { whatNow: ask } = useTableContext();
  const [actions, setActions] = useState<readonly NowAction[]>();
  // If it cannot be loaded, the prompt above is enough.
  useEffect(() => whileWanted(ask?.(), setActions, doWithout), [ask]);
  if (ask === undefined || actions === undefined) return undefined;
  if (actions.length === 0) return <p>{text.nothingNow}</p>;
  return (
    <>
      <ul className={`stack gap-7 ${styles.actions}`}>
        {actions.map(({ label, at }) => (
          <li key={label}>
            <Button
              look="plain"
              data-now={at}
              onClick={() => {
                onGo();
                // After the sheet is closed, which returns the focus first.
                setTimeout(() => pointAt(at));
              }}
            >
              {label} <span aria-hidden="true">›</span>
            </Button>
          </li>
        ))}
      </ul>
      <AskAdvice />
    </>
  );
}
