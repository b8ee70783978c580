import type { House } from './house.ts';
import type { Referee } from './referee.ts';

/** Delay before retrying a clock entry after the store failed, in ms. */
const AGAIN_MS = 500;

/** Advances the clock of a table at the game's deadline; call the returned function to stop. */
export function keepClock(house: Pick<House, 'schedule'>, referee: Referee): () => void {
  let cancel: (() => void) | undefined;
  let isStopped = false;
  const schedule = (leastMs = 0): void => {
    cancel?.();
    const deadline = isStopped ? undefined : referee.deadline();
    cancel = deadline === undefined ? undefined : house.schedule(Math.max(deadline - referee.now(), leastMs), expire);
  };
  // Scheduled again even if nothing changed: platform timers cut very long waits short.
  const expire = (): void => void referee.expire().then(() => schedule(AGAIN_MS));
  const unsubscribe = referee.subscribe(() => schedule());
  schedule();
  return () => {
    isStopped = true;
    unsubscribe();
    cancel?.();
    cancel = undefined;
  };
}
