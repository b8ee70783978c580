import { useLocale } from '../../text/language.ts';
import styles from './guide.module.css';
import { GUIDE_TEXT } from './text/text.ts';

/** The aim of a game, above its table, for people who play it for the first time on this device. */
export function Aim({ aim, onDismiss }: { aim: string; onDismiss(): void }) {
  const text = GUIDE_TEXT[useLocale()];
  return (
    <aside className={`anchor row spread ${styles.aim}`} aria-label={text.aim} data-aim>
      <p>
        <strong>{text.aim}</strong> {aim}
      </p>
      <button type="button" className="pill small one-line strong" onClick={onDismiss}>
        {text.gotIt}
      </button>
    </aside>
  );
}
