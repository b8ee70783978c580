import { gameName } from '../../kit/games/registry.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import { useLocale } from '../../text/language.ts';
import styles from './open-tables.module.css';
import { useOpenTablesText } from './text/text.ts';
import { useEntry } from './use-entry.ts';
import { joinable, useOpenTables } from './use-open-tables.ts';

/** On the first screen: a person who waits at an open table, and a tap to a chair beside them. */
export function WaitingSign() {
  const text = useOpenTablesText();
  const language = useLocale();
  const tables = useOpenTables();
  const { busy, trouble, sit } = useEntry();
  const [first] = typeof tables === 'object' ? joinable(tables, language, busy) : [];
  if (first === undefined) return undefined;
  const names = first.people.map(({ name }) => name);
  return (
    <button
      type="button"
      className={`arrives target ${styles.sign}`}
      disabled={busy !== undefined}
      onClick={() => void sit(first)}
    >
      <Icon name="wooden-chair" className={styles.chair} />
      <span>
        {trouble ?? text.waits(names[0] ?? '', gameName(first.game))}{' '}
        <strong>{busy === undefined ? text.sit : text.taking}</strong>
      </span>
    </button>
  );
}
