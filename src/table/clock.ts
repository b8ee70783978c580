import type { House } from './house.ts';
import type { Referee } from './referee.ts';

/** A clock that could not be moved, because the store fails, is tried again after so many ms. */
const AGAIN_MS = 500;

/** Lets the clock of a table move when the game's deadline comes; what it returns stops the clock. */
export function keepClock(house: Pick<House, 'schedule'>, referee: Referee): () => void {
  let cancel: (() => void) | undefined;
  let isStopped = false;
  const schedule = (leastMs = 0): void => {
    cancel?.();
    const deadline = isStopped ? undefined : referee.deadline();
    cancel = deadline === undefined ? undefined : house.schedule(Math.max(deadline - referee.now(), leastMs), expire);
  };
  // Scheduled again even where nothing changed: platform timers cut a very long wait short.
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
