import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Puts a page's own tools into the bar on top, where a phone has room for them; without a bar they stay where they are. */
export function BarTools({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  // Before the first paint: tools that move later would shift the whole table.
  useLayoutEffect(() => setBar(document.querySelector<HTMLElement>('[data-bar-tools]')), []);
  return bar === null ? children : createPortal(children, bar);
}
