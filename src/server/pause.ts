/**
 * A pause in long work. Of all paused tasks, one goes on per turn of the event loop: together they delay others no more
 * than one alone.
 */
export function newPause(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  function next(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next);
    });
}
