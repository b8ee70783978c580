import { Button } from '../parts/button.tsx';
import styles from './status.module.css';

/** Something one can do now, as a button. */
export interface Verb {
  label: string;
  hint?: string;
  look: 'main' | 'plain';
  act(): void;
}

/** The sentence that always says what can be done now, with its verbs, and what has just happened. */
export function Status(props: {
  sentence: string;
  isForYou: boolean;
  news: string;
  verbs: readonly Verb[];
  busy: boolean;
}) {
  return (
    <section className={styles.status} data-for-you={props.isForYou}>
      <div className={styles.words}>
        <h2 className={styles.sentence}>{props.sentence}</h2>
        <p className={styles.news} aria-hidden="true">
          {props.news}
        </p>
        {/* Spoken only when it is one's own business: others' turns are told by the log. */}
        <p className="visually-hidden" role="status">
          {props.isForYou ? props.sentence : ''}
        </p>
      </div>
      {props.verbs.length > 0 && (
        <div className={styles.verbs}>
          {props.verbs.map((verb) => (
            <Button key={verb.label} look={verb.look} title={verb.hint} disabled={props.busy} onClick={verb.act}>
              {verb.label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
