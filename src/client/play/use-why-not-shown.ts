import { useCallback, useEffect, useState } from 'react';
import type { NotDone } from '../kit/table/table-context.tsx';
import { useOnChange } from '../kit/use-on-change.ts';

/** Long enough to read a sentence and to ask why. */
const SHOWN_MS = 6000;

/** An action that was just refused; cleared after a while, and when the turn changes. */
export function useWhyNotShown(turn: string) {
  const [shown, setShown] = useState<{ whyNot: NotDone }>();
  const say = useCallback((whyNot: NotDone) => setShown({ whyNot }), []);
  const close = useCallback(() => setShown(undefined), []);
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, close]);
  useOnChange(turn, close);
  return { shown: shown?.whyNot, say, close };
}
