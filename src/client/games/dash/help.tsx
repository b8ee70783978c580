import type { RuleId } from '../../../engine/game.ts';
import { Button } from '../../parts/button.tsx';
import styles from './help.module.css';
import type { Words } from './words.ts';

/** What can be done now, why something could not, and the keys. */
export function Help(props: {
  words: Words;
  note: string | undefined;
  rule: RuleId | undefined;
  sentence: string;
  shortcuts: { on: boolean; turn(on: boolean): void };
  why(rule?: RuleId): void;
}) {
  const { words, note, rule } = props;
  return (
    <>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {rule !== undefined && (
        <Button look="plain" onClick={() => props.why(rule)}>
          {words.page.askRule(rule)}
        </Button>
      )}
      <p className={styles.now}>{props.sentence}</p>
      <p>{words.page.goal}</p>
      <dl className={styles.keys}>
        {words.page.keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={props.shortcuts.on}
          onChange={(event) => props.shortcuts.turn(event.target.checked)}
        />{' '}
        {words.page.keysSwitch}
      </label>
      <Button look="quiet" onClick={() => props.why()}>
        {words.page.rules}
      </Button>
    </>
  );
}
