import { useRef, useState } from 'react';

/**
 * The last choice, until its request is answered, and then the table's value. A second choice made before the first is
 * answered builds on it, and reverts none of it.
 */
export function useLatestChoice<Value extends object>(
  known: Value,
  send: (value: Value) => Promise<unknown>,
): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState<Value>();
  const latest = useRef<Value>(undefined);
  function choose(value: Value): void {
    latest.current = value;
    setChosen(value);
    void send(value).finally(() => {
      if (latest.current === value) setChosen(undefined);
    });
  }
  return [chosen ?? known, choose];
}
