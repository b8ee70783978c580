import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { APP_ICONS } from '../icons/app.ts';
import { Icon } from './icon.tsx';

/** Puts a page's tools into the top bar, where a phone has room for them; without a bar they stay in place. */
export function BarTools({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  // Before the first paint: moving later would shift the whole table.
  useLayoutEffect(() => setBar(document.querySelector<HTMLElement>('[data-bar-tools]')), []);
  return bar === null ? children : createPortal(children, bar);
}

/** A tool of the bar that opens and closes a sheet. */
export function BarToggle(props: {
  label: string;
  icon: (typeof APP_ICONS)[number];
  isOpen: boolean;
  onToggle(): void;
}) {
  return (
    <BarTools>
      <button
        type="button"
        className="sign tool"
        aria-expanded={props.isOpen}
        aria-label={props.label}
        title={props.label}
        onClick={props.onToggle}
      >
        <Icon name={props.icon} />
      </button>
    </BarTools>
  );
}
