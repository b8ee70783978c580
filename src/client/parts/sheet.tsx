import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './sheet.module.css';
import { useBackCloses } from './use-back-closes.ts';

/** A sheet beside the page's business: nothing behind it is locked, Esc and the browser's Back close it, and focus goes back where it was. */
export function Sheet(props: { title: string; closeLabel: string; onClose(): void; children: ReactNode }) {
  const { onClose } = props;
  const sheet = useRef<HTMLElement>(null);
  const id = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useBackCloses(true, onClose);
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      close.current();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={sheet} className={styles.sheet} aria-labelledby={id} role="dialog" aria-modal="false" tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={id}>{props.title}</h2>
        <button type="button" className={styles.close} aria-label={props.closeLabel} onClick={onClose}>
          ✕
        </button>
      </div>
      <div className={styles.body}>{props.children}</div>
    </section>
  );
}
