import type { RuleId } from '../../engine/game.ts';
import { Button } from '../parts/button.tsx';
import styles from './help.module.css';
import type { HelpText } from './text/text.ts';

/** What can be done now, why something could not, and the keys. */
export function Help(props: {
  text: HelpText;
  note: string | undefined;
  rule: RuleId | undefined;
  sentence: string;
  shortcuts: { on: boolean; turn(on: boolean): void };
  why(rule?: RuleId): void;
}) {
  const { text, note, rule } = props;
  return (
    <>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {rule !== undefined && (
        <Button look="plain" onClick={() => props.why(rule)}>
          {text.askRule(rule)}
        </Button>
      )}
      <p className={styles.now}>{props.sentence}</p>
      <p>{text.goal}</p>
      <Button look="quiet" onClick={() => props.why()}>
        {text.rules}
      </Button>
      {/* Whoever touches has no keys as a rule. */}
      <details open={!matchMedia('(pointer: coarse)').matches}>
        <summary className={styles.summary}>{text.keysSwitch}</summary>
        <dl className={styles.keys}>
          {[...text.keys, { key: 'V', does: text.voiceKey }].map(({ key, does }) => (
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
          {text.keysSwitch}
        </label>
      </details>
    </>
  );
}
