import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { SkipButton } from '../stage/skip-button.tsx';
import styles from './status.module.css';

/** Something one can do now, as a button. */
export interface Verb {
  /** What a first turn points at it by. */
  id?: string;
  label: string;
  hint?: string;
  look: 'main' | 'plain';
  act(): void;
}

/**
 * The box that always says what can be done now: a sentence, what is to be said below it, and buttons. How it lies is its
 * `shape`; `--status-height` and `--status-glow` of the class around it make it a game's own.
 */
export function StatusBox(props: {
  sentence: string;
  more: string;
  isForYou: boolean;
  shape: 'row' | 'column' | 'column-or-row';
  className?: string | undefined;
  /** How many lines of `more` there is room for. */
  lines?: 1 | 2 | 4;
  /** Whether `more` only repeats what the log tells anyway. */
  isMoreNews?: boolean;
  picture?: ReactNode;
  children?: ReactNode;
}) {
  const { sentence, more, isForYou, isMoreNews = true } = props;
  return (
    <section
      className={`panel anchor rounded ${styles.status} ${props.className ?? ''}`}
      data-shape={props.shape}
      data-for-you={isForYou}
    >
      <div className={`shrinks ${styles.words}`}>
        {props.picture}
        <div className="grow">
          <h2 className={`dense ${styles.sentence}`}>{sentence}</h2>
          <p
            className={`two-lines dim fine dense ${styles.more}`}
            style={{ '--lines': props.lines ?? 2 } as CSSProperties}
            aria-hidden={isMoreNews}
          >
            {more}
          </p>
        </div>
        {/* Spoken only when it is one's own business: others' turns are told by the log. */}
        <p className="visually-hidden" role="status">
          {isForYou ? [sentence, ...(isMoreNews ? [] : [more])].join(' ') : ''}
        </p>
        {/* Whoever can act now skips by acting; a button more would squeeze the words. */}
        {!isForYou && <SkipButton />}
      </div>
      {props.children}
    </section>
  );
}

/** The sentence with its verbs, and what has just happened. */
export function Status(props: {
  sentence: string;
  isForYou: boolean;
  news: string;
  verbs: readonly Verb[];
  busy: boolean;
}) {
  const { verbs } = props;
  return (
    <StatusBox
      sentence={props.sentence}
      more={props.news}
      isForYou={props.isForYou}
      shape="row"
      lines={verbs.length > 0 ? 1 : 2}
    >
      {verbs.length > 0 && (
        <div className={`wrap close ${styles.verbs}`}>
          {verbs.map((verb) => (
            <VerbButton key={verb.label} verb={verb} busy={props.busy} />
          ))}
        </div>
      )}
    </StatusBox>
  );
}

export function VerbButton({ verb, busy, className }: { verb: Verb; busy: boolean; className?: string }) {
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
