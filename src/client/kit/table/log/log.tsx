import { type KeyboardEvent, memo, useContext, useEffect, useMemo, useRef } from 'react';
import { capital } from '../../../../engine/text.ts';
import { Crest } from '../../crests/crest.tsx';
import { DrawerHead } from '../../parts/drawer-head.tsx';
import { useBackCloses } from '../../parts/use-back-closes.ts';
import { useKept } from '../../use-kept.ts';
import { useOnChange } from '../../use-on-change.ts';
import { type LogLine, PastContext } from '../moment.ts';
import { useTableContext } from '../table-context.tsx';
import type { TableText } from '../text/text.ts';
import styles from './log.module.css';
import { piecesOf, sentencesOf, turnsOf } from './log-turns.ts';
import { LogLinesContext, MarkLines, withMarks } from './mark-lines.ts';

const NONE: readonly LogLine[] = [];

/** The first and the last entry that cannot be opened before the end. */
interface Covered {
  from: number;
  to: number;
}

interface LogProps {
  lines: readonly LogLine[];
  /** The lines after the shown step. */
  later?: readonly LogLine[];
  text: TableText;
  isShown: boolean;
  /** Whether it has its own column. */
  isColumn: boolean;
  covered?: Covered | undefined;
  onClose(): void;
}

/**
 * The log, turn by turn; announced politely as it grows. A column if there is room, else a drawer; either can be
 * folded, and is then still announced.
 */
export function Log(props: LogProps) {
  const { text, isShown, isColumn, covered, later = NONE } = props;
  const marks = useContext(MarkLines);
  const lines = useMemo(() => withMarks([...props.lines, ...later], marks), [props.lines, later, marks]);
  const { openReplayAt } = useTableContext();
  const past = useContext(PastContext);
  useBackCloses(isShown && !isColumn, props.onClose);
  const shown = past === undefined ? undefined : lines.findLast(({ seq }) => seq <= past.entry)?.seq;
  useTelling(props.lines);
  useOpenLines(lines, covered);
  const end = useRef<HTMLDivElement>(null);
  useOnChange([lines.length, isShown, shown].join(), () => {
    // A hidden log has nothing to scroll, and measuring it would lay out the whole page.
    if (isShown && end.current !== null) scrollToCurrent(end.current);
  });
  const last = lines.at(-1);
  const turns = useMemo(() => turnsOf(lines), [lines]);
  return (
    // Hidden visually: screen readers still follow the log.
    <aside
      className={isShown ? `column ${isColumn ? styles.beside : `drawer ${styles.over}`}` : 'visually-hidden'}
      aria-label={text.log}
    >
      <DrawerHead title={text.log} closeLabel={text.close} onClose={isShown ? props.onClose : undefined} />
      <div
        ref={end}
        className={`scrolls ${styles.log}`}
        role="log"
        aria-label={text.log}
        tabIndex={isShown ? 0 : undefined}
        onKeyDown={openReplayAt && moveAlong}
      >
        {lines.length === 0 && <p>{text.logEmpty}</p>}
        {turns.map(({ who, lines: those }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
          <section key={at} className={styles.turn}>
            {who !== undefined && <Heading who={who} you={text.you} />}
            {those.map((line, place) => (
              <Line
                // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
                key={`${line.seq}-${place}`}
                line={line}
                name={who?.name}
                isLater={past !== undefined && line.seq > past.entry}
                isLast={line === last}
                isCurrent={line.seq === shown}
                onOpen={isShown && isOutside(line.seq, covered) ? openReplayAt : undefined}
              />
            ))}
          </section>
        ))}
      </div>
    </aside>
  );
}

/** Tells parts that must name a move the lines of the game. */
function useTelling(lines: readonly LogLine[]): void {
  const told = useContext(LogLinesContext);
  useEffect(() => {
    told.current = lines;
  }, [told, lines]);
}

/** Tells a page that looks back which lines can be opened. */
function useOpenLines(lines: readonly LogLine[], covered: Covered | undefined): void {
  const setLines = useContext(PastContext)?.setLines;
  const limits = useKept(covered);
  useEffect(() => setLines?.(lines.filter(({ seq }) => isOutside(seq, limits))), [setLines, lines, limits]);
}

/** Whose turn the lines below belong to. */
function Heading({ who, you }: { who: NonNullable<LogLine['turn']>; you: string }) {
  return (
    <h3 className={`strong row gap-7 ${styles.who}`}>
      <Crest seat={who.seat} /> {who.isYou ? capital(you) : who.name}
    </h3>
  );
}

function Line(props: {
  line: LogLine;
  /** Of the player in the heading. */
  name: string | undefined;
  isLater: boolean;
  isLast: boolean;
  isCurrent: boolean;
  onOpen: ((seq: number) => void) | undefined;
}) {
  const { line, name, onOpen } = props;
  const sentences = <Sentences line={line.line} name={name} />;
  return (
    <p data-later={props.isLater}>
      {onOpen === undefined ? (
        sentences
      ) : (
        <button
          type="button"
          className={`bare ${styles.line}`}
          tabIndex={props.isLast ? 0 : -1}
          aria-current={props.isCurrent ? 'step' : undefined}
          onClick={() => onOpen(line.seq)}
        >
          {sentences}
        </button>
      )}
    </p>
  );
}

/** A separate row for each sentence. The name already in the heading is only for screen readers. */
const Sentences = memo(function Sentences({ line, name }: { line: string; name: string | undefined }) {
  return sentencesOf(line).map((sentence) => {
    const isNamed = name !== undefined && sentence.startsWith(`${name} `);
    return (
      <span key={sentence} className="block">
        {isNamed && <span className="visually-hidden">{`${name} `}</span>}
        <span className={isNamed ? styles.rest : undefined}>
          {piecesOf(isNamed ? sentence.slice(name.length + 1) : sentence).map(({ text, isStrong }, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change
            isStrong ? <strong key={place}>{text}</strong> : text,
          )}
        </span>{' '}
      </span>
    );
  });
});

/** To the step shown, or to the end. */
function scrollToCurrent(log: HTMLElement): void {
  const line = log.querySelector<HTMLElement>('[aria-current]');
  log.scrollTo({ top: line === null ? log.scrollHeight : line.offsetTop - log.clientHeight / 2 });
}

/** One line is in the tab order; the arrow keys reach the others. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const focused = document.activeElement;
  const at = focused instanceof HTMLButtonElement ? lines.indexOf(focused) : -1;
  const to = event.key === 'ArrowUp' ? lines[at - 1] : event.key === 'ArrowDown' ? lines[at + 1] : undefined;
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  to.focus();
}

function isOutside(seq: number, covered: Covered | undefined): boolean {
  return covered === undefined || seq < covered.from || seq > covered.to;
}
