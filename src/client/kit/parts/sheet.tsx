import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { DrawerHead } from './drawer-head.tsx';
import styles from './sheet.module.css';
import { useBackCloses } from './use-back-closes.ts';

/**
 * A non-modal sheet: nothing behind it is locked, Esc and the browser's Back close it, and focus returns to its
 * previous place.
 */
export function Sheet(props: { title: string; closeLabel: string; onClose(): void; children: ReactNode }) {
  const { onClose } = props;
  const sheet = useRef<HTMLElement>(null);
  const id = useId();
  const close = useEffectEvent(onClose);
  useBackCloses(true, onClose);
  // Before paint, so that it can be closed as soon as it is visible.
  useLayoutEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      close();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={sheet}
      className={`column drawer arrives ${styles.sheet}`}
      aria-labelledby={id}
      role="dialog"
      aria-modal="false"
      tabIndex={-1}
    >
      <DrawerHead id={id} title={props.title} closeLabel={props.closeLabel} onClose={onClose} />
      <div className={`column gap-10 scrolls ${styles.body}`}>{props.children}</div>
    </section>
  );
}
