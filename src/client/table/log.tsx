import { type KeyboardEvent, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './log.module.css';
import { MarkLines, withMarks } from './manners/mark-lines.ts';
import { useOpenMoment } from './moment.ts';
import type { TableText } from './text/text.ts';

/** As in the style sheet: from here on the log has a column of its own. */
const WIDE = matchMedia('(min-width: 64rem)');

function watchWidth(listener: () => void): () => void {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
}

/** What happened, line by line; read out politely as it grows. A column of its own where there is room, else a drawer. */
export function Log(props: {
  lines: readonly { seq: number; line: string }[];
  text: TableText;
  isShown: boolean;
  onClose(): void;
}) {
  const { text, isShown } = props;
  const lines = withMarks(props.lines, useContext(MarkLines));
  const end = useRef<HTMLDivElement>(null);
  const openMoment = useOpenMoment();
  const isColumn = useSyncExternalStore(watchWidth, () => WIDE.matches);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [lines.length, isShown]);
  return (
    <aside className={styles.panel} data-shown={isShown} aria-label={text.log}>
      <div className={styles.head}>
        <h2>{text.log}</h2>
        <button type="button" aria-label={text.close} onClick={props.onClose}>
          ✕
        </button>
      </div>
      <div
        ref={end}
        className={styles.log}
        role="log"
        aria-label={text.log}
        tabIndex={isShown || isColumn ? 0 : undefined}
        onKeyDown={openMoment && moveAlong}
      >
        {lines.length === 0 && <p>{text.logEmpty}</p>}
        {lines.map(({ seq, line }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
          <p key={`${seq}-${place}`}>
            {openMoment === undefined ? (
              line
            ) : (
              <button
                type="button"
                className={styles.line}
                tabIndex={place === lines.length - 1 && (isShown || isColumn) ? 0 : -1}
                onClick={() => openMoment(seq)}
              >
                {line}
              </button>
            )}
          </p>
        ))}
      </div>
    </aside>
  );
}

/** One line is in the tab order; arrows reach the others. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const focused = document.activeElement;
  const at = focused instanceof HTMLButtonElement ? lines.indexOf(focused) : -1;
  const to = event.key === 'ArrowUp' ? lines[at - 1] : event.key === 'ArrowDown' ? lines[at + 1] : undefined;
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  to.focus();
}
