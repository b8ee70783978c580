import type { DeedText } from '../text/text.ts';
import styles from './dungeon-map.module.css';

/** Nearer, farther, all of it, and back to oneself. */
export function MapTools(props: { text: DeedText; onAll(): void; onMe(): void; zoomBy(factor: number): void }) {
  const { text } = props;
  const tools = [
    { label: text.nearer, sign: '+', act: () => props.zoomBy(1.3) },
    { label: text.farther, sign: '−', act: () => props.zoomBy(1 / 1.3) },
    { label: text.all, sign: '⛶', act: props.onAll },
    { label: text.find, sign: '◎', act: props.onMe },
  ];
  return (
    <div className={styles.tools}>
      {tools.map(({ label, sign, act }) => (
        <button key={label} type="button" className={styles.tool} aria-label={label} title={label} onClick={act}>
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}
