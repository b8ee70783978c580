/** Does something after some ms, or, where that is no time at all, as soon as what has come is read; what it returns calls that off. */
export function soon(task: () => void, wait: number): () => void {
  if (wait >= 1) {
    const timer = setTimeout(task, wait);
    return () => clearTimeout(timer);
  }
  const immediate = setImmediate(task);
  return () => clearImmediate(immediate);
}
