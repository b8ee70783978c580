import { useEffect, useEffectEvent } from 'react';

/** The polling interval while the page is open, in ms. */
const LOOK_AGAIN = 20_000;

/** Runs now, when the page becomes visible again, and periodically: games go on meanwhile. */
export function useAgain(look: (isWanted: () => boolean) => Promise<void>): void {
  const latest = useEffectEvent(look);
  useEffect(() => {
    let newest = 0;
    const again = () => {
      if (document.visibilityState === 'hidden') return;
      newest += 1;
      const mine = newest;
      void latest(() => mine === newest);
    };
    again();
    const timer = setInterval(again, LOOK_AGAIN);
    document.addEventListener('visibilitychange', again);
    // A page restored from the back/forward cache shows old data.
    const backAgain = ({ persisted }: PageTransitionEvent) => persisted && again();
    addEventListener('pageshow', backAgain);
    addEventListener('storage', again);
    return () => {
      newest += 1;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('pageshow', backAgain);
      removeEventListener('storage', again);
    };
  }, []);
}
