import { useEffect } from 'react';

/** Keeps a screen that nobody touches from falling asleep. A browser lets go of it whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let wanted = true;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (wanted) lock = got;
        else void got.release();
      } catch {
        // Not allowed, or too little battery: then somebody must touch it now and then.
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
