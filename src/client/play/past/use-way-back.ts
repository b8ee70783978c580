import { useEffect, useEffectEvent } from 'react';

/** The browser's Back leads from an earlier step to now; leaving it in another way removes the history entry. */
export function useWayBack(onNow: () => void): void {
  const latest = useEffectEvent(onNow);
  useEffect(() => {
    history.pushState({ isPast: true }, '');
    const onPop = () => latest();
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      if ((history.state as { isPast?: boolean } | null)?.isPast === true) history.back();
      focusTable();
    };
  }, []);
}

/** The focused element is gone with the step: focus moves to the table's heading. */
function focusTable(): void {
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>('#content h1');
    if (heading === null || (document.activeElement ?? document.body) !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
