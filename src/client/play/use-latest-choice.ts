import { useRef, useState } from 'react';

/**
 * What was chosen last, until its request is answered, and then what the table says. A second choice that is made before
 * the first is answered builds on it, and takes nothing of it back.
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
