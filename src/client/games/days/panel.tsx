import type { RuleId } from '../../../engine/game.ts';
import { Button } from '../../parts/button.tsx';
import type { Verb } from '../../table/status.tsx';
import styles from './panel.module.css';
import type { Said } from './situation.ts';
import type { Words } from './words.ts';

/** What can be done now, in one sentence with its large verbs; and what would come of it. */
export function Panel(props: {
  said: Said;
  isForYou: boolean;
  verbs: readonly Verb[];
  busy: boolean;
  words: Words;
  why(rule: RuleId): void;
}) {
  const { said, verbs } = props;
  const { rule } = said;
  return (
    <section className={styles.panel} data-for-you={props.isForYou}>
      <div className={styles.words}>
        <h2 className={styles.sentence}>{said.sentence}</h2>
        <p className={styles.more} data-news={said.isNews}>
          {said.more}
        </p>
        {/* Spoken only when it is one's own business: others' turns are told by the log. */}
        <p className="visually-hidden" role="status">
          {props.isForYou ? `${said.sentence} ${said.more}` : ''}
        </p>
      </div>
      <div className={styles.verbs}>
        {rule !== undefined && (
          <Button look="plain" onClick={() => props.why(rule)}>
            {props.words.page.askRule(rule)}
          </Button>
        )}
        {verbs.map((verb) => (
          <Button key={verb.label} look={verb.look} title={verb.hint} disabled={props.busy} onClick={verb.act}>
            {verb.label}
          </Button>
        ))}
      </div>
    </section>
  );
}
