import { BarTools } from '../parts/bar-tools.tsx';
import { Icon } from '../parts/icon.tsx';
import type { TableText } from './text/text.ts';
import styles from './tools.module.css';

/** Log and help, which has the rules: always in the same place. */
export function Tools(props: { text: TableText; isLogShown: boolean; onLog(): void; onHelp(): void }) {
  const { text } = props;
  const own = `sign tool ${styles.own}`;
  return (
    <BarTools>
      <button
        type="button"
        className={own}
        data-tools="table"
        aria-expanded={props.isLogShown}
        aria-label={text.log}
        title={text.log}
        onClick={props.onLog}
      >
        <Icon name="tied-scroll" />
      </button>
      <button type="button" className={own} aria-label={text.help} title={text.help} onClick={props.onHelp}>
        <span aria-hidden="true" className={`strong ${styles.mark}`}>
          ?
        </span>
      </button>
    </BarTools>
  );
}
