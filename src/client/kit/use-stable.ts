import { useCallback, useInsertionEffect, useRef } from 'react';

/** The same function at every render, which calls the one of the latest render. Must not be called during a render. */
export function useStable<Args extends readonly unknown[], Result>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(call);
  useInsertionEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
