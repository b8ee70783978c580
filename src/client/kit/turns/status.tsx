import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { onDemand } from '../parts/on-demand.tsx';
import { LatestLines } from '../table/latest-lines.tsx';
import { useTableContext } from '../table/table-context.tsx';
import styles from './status.module.css';

const SkipButton = onDemand(() => import('./skip-button.tsx').then((module) => module.SkipButton));

/** An action as a button. */
export interface Verb {
  /** The id by which first-turn hints find it. */
  id?: string;
  label: string;
  hint?: string;
  look: 'main' | 'plain';
  act(): void;
}

/**
 * The box with the prompt, a text below it, and buttons. Its layout is `shape`; `--status-height` and `--status-glow`
 * of the surrounding class adapt it to a game. On a shared device its button passes the device on, once one's turn is
 * over.
 */
export function StatusBox(props: {
  sentence: string;
  /** Of several lines the latest are shown, as many as fit. */
  more: string | readonly string[];
  isForYou: boolean;
  shape: 'row' | 'column' | 'column-or-row';
  className?: string | undefined;
  /** How many lines of `more` have space. */
  lines?: 2 | 3 | 4;
  /** Whether `more` only repeats the log. */
  isMoreNews?: boolean;
  picture?: ReactNode;
  /** Where the skip button is; below everything else it takes no room from the text. `none`: one's own turn is shown. */
  skip?: 'beside' | 'below' | 'none';
  children?: ReactNode;
}) {
  const { sentence, more, isForYou, isMoreNews = true } = props;
  const lines = [more].flat();
  // In one's own turn any action skips; one more button would crowd the text.
  const { passOn, stage } = useTableContext();
  const { areOthersWaiting, skipToEnd } = stage;
  const hasSkip =
    !isForYou && props.skip !== 'none' && passOn === undefined && (areOthersWaiting || skipToEnd !== undefined);
  return (
    <section
      className={`panel anchor rounded ${styles.status} ${props.className ?? ''}`}
      data-shape={props.shape}
      data-for-you={isForYou}
    >
      <div className={`shrinks ${styles.words}`}>
        {props.picture}
        <div className="column grow">
          <h2 className={`dense ${styles.sentence}`}>{sentence}</h2>
          <p
            key={lines.join(' ')}
            className={`two-lines dim dense ${styles.more}`}
            style={{ '--lines': props.lines ?? 2 } as CSSProperties}
            aria-hidden={isMoreNews}
          >
            <LatestLines lines={lines} />
          </p>
        </div>
        {/* Announced only in one's own turn: the log announces others'. */}
        <p className="visually-hidden" role="status">
          {isForYou ? [sentence, ...(isMoreNews ? [] : [more].flat())].join(' ') : ''}
        </p>
        {hasSkip && props.skip !== 'below' && <SkipButton />}
      </div>
      {passOn === undefined ? (
        props.children
      ) : (
        <Button look="main" onClick={passOn.onPass}>
          {passOn.label}
        </Button>
      )}
      {hasSkip && props.skip === 'below' && <SkipButton />}
    </section>
  );
}

/** The prompt with its buttons, and the latest events. */
export function Status(props: {
  sentence: string;
  isForYou: boolean;
  news: readonly string[];
  verbs: readonly Verb[];
  busy: boolean;
}) {
  const { verbs } = props;
  return (
    <StatusBox sentence={props.sentence} more={props.news} isForYou={props.isForYou} shape="row">
      {verbs.length > 0 && (
        <div className={`wrap gap-7 ${styles.verbs}`}>
          {verbs.map((verb) => (
            <VerbButton key={verb.label} verb={verb} busy={props.busy} />
          ))}
        </div>
      )}
    </StatusBox>
  );
}

export function VerbButton({ verb, busy, className }: { verb: Verb; busy: boolean; className?: string | undefined }) {
  return (
    <Button
      look={verb.look}
      className={className}
      data-verb={verb.id}
      title={verb.hint}
      disabled={busy}
      onClick={verb.act}
    >
      {verb.label}
    </Button>
  );
}
