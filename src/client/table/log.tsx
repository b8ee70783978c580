import { type KeyboardEvent, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useBackCloses } from '../parts/use-back-closes.ts';
import styles from './log.module.css';
import { MarkLines, ToldLines, withMarks } from './manners/mark-lines.ts';
import { type LogLine, PastContext, useOpenMoment } from './moment.ts';
import type { TableText } from './text/text.ts';

/** As in the style sheet: from here on the log has a column of its own. */
const WIDE = matchMedia('(min-width: 64rem)');

function watchWidth(listener: () => void): () => void {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
}

const NONE: readonly LogLine[] = [];

/** What happened, line by line; read out politely as it grows. A column of its own where there is room, else a drawer. */
export function Log(props: {
  lines: readonly LogLine[];
  /** What came after the moment that is shown. */
  later?: readonly LogLine[];
  text: TableText;
  isShown: boolean;
  /** The first and the last entry of what is not shown again before the end. */
  covered?: { from: number; to: number } | undefined;
  onClose(): void;
}) {
  const { text, isShown, covered, later = NONE } = props;
  const marks = useContext(MarkLines);
  const lines = useMemo(() => withMarks([...props.lines, ...later], marks), [props.lines, later, marks]);
  const told = useContext(ToldLines);
  useEffect(() => {
    told.current = props.lines;
  }, [told, props.lines]);
  const end = useRef<HTMLDivElement>(null);
  const openMoment = useOpenMoment();
  const past = useContext(PastContext);
  const isColumn = useSyncExternalStore(watchWidth, () => WIDE.matches);
  useBackCloses(isShown && !isColumn, props.onClose);
  const shown = past === undefined ? undefined : lines.findLast(({ seq }) => seq <= past.entry)?.seq;
  const isOpen = (seq: number) => covered === undefined || seq < covered.from || seq > covered.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines, or other limits, are the reason
  useEffect(() => past?.hear(lines.filter(({ seq }) => isOpen(seq))), [past?.hear, lines, covered?.from, covered?.to]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line, or another moment, is the reason to scroll
  useEffect(() => {
    const log = end.current;
    const line = log?.querySelector<HTMLElement>('[aria-current]');
    log?.scrollTo({
      top: line === null || line === undefined ? log.scrollHeight : line.offsetTop - log.clientHeight / 2,
    });
  }, [lines.length, isShown, shown]);
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
          <p key={`${seq}-${place}`} data-later={past !== undefined && seq > past.entry}>
            {openMoment === undefined || !isOpen(seq) ? (
              line
            ) : (
              <button
                type="button"
                className={styles.line}
                tabIndex={place === lines.length - 1 && (isShown || isColumn) ? 0 : -1}
                aria-current={seq === shown ? 'step' : undefined}
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
