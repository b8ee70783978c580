import { useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { nameOn } from './name-on.ts';
import styles from './talk.module.css';
import { useMannersText } from './text.ts';

/** The host's, while a game is played: somebody is sent away, after being asked once more, and a bot plays on. */
export function SendAway({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useMannersText().chairs;
  const [chosen, setChosen] = useState<number>();
  const { chair } = handle.snapshot.you;
  const others = table.chairs.flatMap(({ kind }, index) => (kind === 'person' && index !== chair ? [index] : []));
  if (chair === undefined || chair !== table.host || table.status !== 'playing' || others.length === 0) {
    return undefined;
  }
  if (chosen !== undefined && others.includes(chosen)) {
    const name = nameOn(table, chosen);
    return (
      <div className={styles.talk} role="alert">
        <p className={styles.hint}>{text.sureAway(name)}</p>
        <div className={styles.choices}>
          {/* biome-ignore lint/a11y/noAutofocus: the keyboard goes on where the question is asked */}
          <button type="button" autoFocus onClick={() => setChosen(undefined)}>
            {text.leaveIt}
          </button>
          <button
            type="button"
            onClick={() => {
              setChosen(undefined);
              void handle.ask({ kind: 'remove', chair: chosen });
            }}
          >
            {text.sendAway(name)}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.talk}>
      <p className={styles.hint}>{text.host}</p>
      <ul className={styles.choices} aria-label={text.host}>
        {others.map((index) => (
          <li key={index}>
            <button type="button" onClick={() => setChosen(index)}>
              {text.sendAway(nameOn(table, index))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
