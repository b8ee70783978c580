/** For an effect: tells what a promise brings, unless the returned function is called before. */
export function whileWanted<Value>(
  promise: Promise<Value> | undefined,
  tell: (value: Value) => void,
  onFailed?: (error: unknown) => void,
): () => void {
  let isWanted = true;
  void promise?.then((value) => isWanted && tell(value), onFailed && ((error: unknown) => isWanted && onFailed(error)));
  return () => {
    isWanted = false;
  };
}

/** `onFailed` for parts without which a page still works. */
export const doWithout = (): void => undefined;
