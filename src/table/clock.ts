import type { House } from './house.ts';
import type { Referee } from './referee.ts';

/** Lets the clock of a table move when the game's deadline comes; what it returns stops the clock. */
export function keepClock(house: Pick<House, 'now' | 'schedule'>, referee: Referee): () => void {
  let cancel: (() => void) | undefined;
  const schedule = (): void => {
    cancel?.();
    const deadline = referee.deadline();
    cancel = deadline === undefined ? undefined : house.schedule(deadline - house.now(), expire);
  };
  // Scheduled again even where nothing changed: platform timers cut a very long wait short.
  const expire = (): void => void referee.expire().then(schedule);
  const unsubscribe = referee.subscribe(schedule);
  schedule();
  return () => {
    unsubscribe();
    cancel?.();
    cancel = undefined;
  };
}
