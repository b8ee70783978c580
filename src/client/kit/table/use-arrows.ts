import { useEffect } from 'react';

/** What may have the focus without anybody having gone there by keys: the page itself and its headings. */
const IDLE = 'body, main, h1, h2';

/**
 * Lets the arrow keys work from the first press on: as long as nothing has the focus, an arrow goes to where the arrows
 * of the table's main zone start from. From there on the zone itself moves it.
 */
export function useArrows(start: string | undefined): void {
  useEffect(() => {
    if (start === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      const isArrow = event.key.startsWith('Arrow') && !(event.ctrlKey || event.metaKey || event.altKey);
      const { activeElement } = document;
      if (!isArrow || event.defaultPrevented || activeElement?.matches(IDLE) === false) return;
      const first = [...document.querySelectorAll<HTMLElement>(start)].find(
        (place) => place.checkVisibility?.() !== false,
      );
      if (first === undefined) return;
      event.preventDefault();
      first.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [start]);
}
