import { Button } from '../../../../client/kit/parts/button.tsx';
import { StatusBox, type Verb, VerbButton } from '../../../../client/kit/turns/status.tsx';
import type { RuleId } from '../../../../engine/game.ts';
import type { Words } from '../words.ts';
import styles from './panel.module.css';
import type { PanelMessage } from './situation.ts';

/** The prompt with its buttons, and the effect of the current choice. */
export function Panel(props: {
  said: PanelMessage;
  isForYou: boolean;
  verbs: readonly Verb[];
  busy: boolean;
  words: Words;
  why(rule: RuleId): void;
}) {
  const { said, verbs } = props;
  const { rule } = said;
  return (
    <StatusBox
      sentence={said.sentence}
      more={said.more}
      isForYou={props.isForYou}
      shape="column-or-row"
      className={`${styles.panel} ${said.isNews ? styles.news : ''}`}
      lines={said.isNews ? 3 : 4}
      isMoreNews={false}
    >
      <div className={`grid ${styles.verbs}`} data-many={verbs.length + Number(rule !== undefined) > 2}>
        {rule !== undefined && (
          <Button look="plain" className={styles.why} onClick={() => props.why(rule)}>
            {props.words.page.askRule}
          </Button>
        )}
        {verbs.map((verb) => (
          <VerbButton
            key={verb.label}
            verb={verb}
            busy={props.busy}
            className={verb.look === 'plain' ? styles.otherWay : ''}
          />
        ))}
      </div>
    </StatusBox>
  );
}
