import { useEffect } from 'react';

/** Elements that may have focus without keyboard use: the page itself and its headings. */
const IDLE = 'body, main, h1, h2';

/**
 * Makes the arrow keys work from the first press: while nothing is focused, an arrow moves focus to the start of the
 * table's main zone. From there on the zone itself handles arrows.
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
