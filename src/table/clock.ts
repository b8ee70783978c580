import type { House } from './house.ts';
import type { Referee } from './referee.ts';

/** Lets the clock of a table move when the game's deadline comes; what it returns stops the clock. */
export function keepClock(house: Pick<House, 'now' | 'schedule'>, referee: Referee): () => void {
  let callOff: (() => void) | undefined;
  const wind = (): void => {
    callOff?.();
    const deadline = referee.deadline();
    callOff = deadline === undefined ? undefined : house.schedule(deadline - house.now(), ring);
  };
  // Wound again even where nothing changed: a very long wait is cut short by the platform's timers.
  const ring = (): void => void referee.expire().then(wind);
  const ignore = referee.listen(wind);
  wind();
  return () => {
    ignore();
    callOff?.();
    callOff = undefined;
  };
}
