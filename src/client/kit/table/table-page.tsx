import { type CSSProperties, type ReactNode, type Ref, useContext, useState } from 'react';
import type { GamePageProps } from '../game-page.ts';
import { onDemand } from '../parts/on-demand.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { type Signs, SignsContext, signsIn } from '../signs/signs.ts';
import { Log } from './log/log.tsx';
import { useLogColumn } from './log/use-log-column.ts';
import type { LogLine } from './moment.ts';
import { useShortcuts } from './shortcuts.ts';
import { StillContext } from './still.ts';
import styles from './table-page.module.css';
import type { HelpText } from './text/text.ts';
import { Tools } from './tools.tsx';
import { useArrows } from './use-arrows.ts';
import type { CommonSheet, TableSheets } from './use-sheets.ts';

const helpSheets = () => import('../help/help.tsx');
const Help = onDemand(() => helpSheets().then((module) => module.Help));
const SignLegend = onDemand(() => helpSheets().then((module) => module.SignLegend));

/** A sheet only this game has. */
export interface OwnSheet {
  title: string;
  body: ReactNode;
}

interface TablePageProps<Own extends { kind: string }> {
  title: string;
  text: HelpText;
  /** From `useSheets`. */
  sheet: TableSheets<Own>;
  /** The game's own sheets, besides log and help. */
  sheetOf?(shown: Own): OwnSheet | undefined;
  /** From `useLog`. */
  lines: { all: readonly LogLine[]; later: readonly LogLine[] };
  /** The first and the last entry that the log does not open before the end. */
  covered?: { from: number; to: number } | undefined;
  /** The prompt, for help; a game's additions are above or below. */
  sentence: string;
  helpAbove?: ReactNode;
  helpBelow?: ReactNode;
  why: GamePageProps['why'];
  /** The game's keys; Esc if nothing is open. */
  onKey?(key: string): void;
  /** The starting element of the arrow keys while nothing has focus, as a selector: a card of the board. */
  arrows?: string;
  /** The meaning of this table's signs. */
  signs?: Signs;
  /** The page shows captions: on a big screen the log then stays folded. */
  hasCaptions?: boolean;
  className?: string | undefined;
  /** The phase of the game, for styles; other `data-` attributes also go to `<main>`. */
  'data-phase': string;
  style?: CSSProperties;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/**
 * The frame of a game's page: a title for screen readers, the tools, the log, help and the sheets, and the keys L, R, ?
 * and Esc, which mean the same at all tables. The page itself adds only its game's own parts.
 */
export function TablePage<Own extends { kind: string } = never>(props: TablePageProps<Own>) {
  const isStill = useContext(StillContext);
  if (!isStill) return <LivePage {...props} />;
  const { ref: _, ...frame } = mainOf(props);
  return <div {...frame}>{props.children}</div>;
}

function LivePage<Own extends { kind: string }>(props: TablePageProps<Own>) {
  const { text, sheet, why, lines, signs = NO_SIGNS } = props;
  const { shown } = sheet;
  const column = useLogColumn({ hasCaptions: props.hasCaptions });
  const log = column.isWide
    ? { isShown: column.isOpen, toggle: column.toggle, close: column.toggle }
    : { isShown: sheet.isLogShown, toggle: sheet.toggleLog, close: sheet.close };
  const shortcuts = useShortcuts((key) => {
    if (key === 'l') log.toggle();
    else if (key === 'r') why();
    else if (key === '?') sheet.show({ kind: 'help' });
    else if (key === 'Escape' && shown !== undefined) sheet.close();
    else {
      if (key === 'Escape' && column.isWide && column.isOpen) column.toggle();
      props.onKey?.(key);
    }
  });
  const [tapped, setTapped] = useState<readonly string[]>([]);
  useArrows(props.arrows);
  const own = isOwn(shown) ? props.sheetOf?.(shown) : undefined;
  const isHelpShown = shown?.kind === 'help';
  const common = { closeLabel: text.close, onClose: sheet.close };
  const showHelp = () => sheet.show({ kind: 'help' });
  return (
    <main
      {...mainOf(props)}
      id="content"
      data-help={isHelpShown ? 'open' : undefined}
      // A sheet opened by a tap also explains the signs on the tapped element.
      onClickCapture={({ target }) => setTapped(signsIn(target instanceof Element ? target.closest('button') : null))}
    >
      <h1 className="visually-hidden">{props.title}</h1>
      <Tools text={text} isLogShown={log.isShown} onLog={log.toggle} onHelp={showHelp} />
      <SignsContext.Provider value={signs}>{props.children}</SignsContext.Provider>
      <Log
        lines={lines.all}
        later={lines.later}
        text={text}
        isShown={log.isShown && !(column.isWide && isHelpShown)}
        isColumn={column.isWide}
        covered={props.covered}
        onClose={log.close}
      />
      {own !== undefined && (
        <Sheet key={own.title} title={own.title} {...common}>
          {own.body}
          <Legend signs={signs} ids={tapped} />
        </Sheet>
      )}
      {isHelpShown && (
        <Sheet title={text.helpTitle} {...common}>
          {props.helpAbove}
          <Help text={text} sentence={props.sentence} shortcuts={shortcuts} why={why} onGo={sheet.close} />
          <Legend signs={signs} ids={Object.keys(signs)} />
          {props.helpBelow}
        </Sheet>
      )}
    </main>
  );
}

/** The attributes of the frame: whatever is not for its parts. */
function mainOf<Own extends { kind: string }>({
  title,
  text,
  sheet,
  sheetOf,
  lines,
  covered,
  sentence,
  helpAbove,
  helpBelow,
  why,
  onKey,
  arrows,
  signs,
  hasCaptions,
  className,
  children,
  ...main
}: TablePageProps<Own>) {
  return { ...main, className: `${styles.table} ${className ?? ''}` };
}

function Legend({ signs, ids }: { signs: Signs; ids: readonly string[] }) {
  return (
    <SignsContext.Provider value={signs}>
      <SignLegend ids={ids} />
    </SignsContext.Provider>
  );
}

const NO_SIGNS: Signs = {};

const COMMON: readonly string[] = ['log', 'help'] satisfies CommonSheet['kind'][];

function isOwn<Own extends { kind: string }>(shown: Own | CommonSheet | undefined): shown is Own {
  return shown !== undefined && !COMMON.includes(shown.kind);
}
