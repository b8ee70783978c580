/** Runs a flush after `wait` ms, or below 1 ms right after pending I/O (`setImmediate`); returns a function that cancels it. */
export function scheduleFlush(task: () => void, wait: number): () => void {
  if (wait >= 1) {
    const timer = setTimeout(task, wait);
    return () => clearTimeout(timer);
  }
  const immediate = setImmediate(task);
  return () => clearImmediate(immediate);
}
