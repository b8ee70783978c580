import { BarTools } from '../../parts/bar-tools.tsx';
import { DashIcon } from './dash-icon.tsx';
import styles from './tools.module.css';
import type { Words } from './words.ts';

/** What happened, the rules, and what one can do: always in the same place. */
export function Tools(props: { words: Words; isLogShown: boolean; onLog(): void; onRules(): void; onHelp(): void }) {
  const { page } = props.words;
  return (
    <BarTools>
      <button
        type="button"
        className={`${styles.tool} ${styles.log}`}
        aria-expanded={props.isLogShown}
        aria-label={page.log}
        title={page.log}
        onClick={props.onLog}
      >
        <DashIcon name="tied-scroll" />
      </button>
      <button type="button" className={styles.tool} aria-label={page.rules} title={page.rules} onClick={props.onRules}>
        <DashIcon name="open-book" />
      </button>
      <button type="button" className={styles.tool} aria-label={page.help} title={page.help} onClick={props.onHelp}>
        <span aria-hidden="true" className={styles.mark}>
          ?
        </span>
      </button>
    </BarTools>
  );
}
