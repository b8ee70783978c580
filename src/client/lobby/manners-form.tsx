import type { Manners } from '../../protocol/table-info.ts';
import { useMannersText } from '../table/manners/text.ts';
import styles from './lobby.module.css';

/** How the people at this table want to treat each other; the host's to choose. */
export function MannersForm({ manners, onChange }: { manners: Manners; onChange(manners: Manners): void }) {
  const text = useMannersText().manners;
  return (
    <section className={styles.options} aria-labelledby="manners">
      <h2 id="manners">{text.title}</h2>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={manners.takeBots}
          onChange={({ target }) => onChange({ ...manners, takeBots: target.checked })}
        />{' '}
        {text.takeBots}
      </label>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={manners.pace === 'slow'}
          onChange={({ target }) => onChange({ ...manners, pace: target.checked ? 'slow' : 'live' })}
        />{' '}
        {text.slow}
      </label>
      {manners.pace === 'slow' && <p className={styles.hint}>{text.slowHint}</p>}
    </section>
  );
}
