import { createContext, useContext, useEffect } from 'react';
import { useStable } from '../../../client/kit/use-stable.ts';

/** Handles a key, if it has a meaning here. */
export type KeyTaker = (key: string) => void;

/** The key handler of the current phase; keys common to all tables come first. */
export const Keys = createContext<{ current: KeyTaker }>({ current: () => undefined });

/** Handles keys while this part of the page is mounted. */
export function useKeys(take: KeyTaker): void {
  const keys = useContext(Keys);
  const own = useStable(take);
  useEffect(() => {
    keys.current = own;
    return () => {
      if (keys.current === own) keys.current = () => undefined;
    };
  }, [keys, own]);
}
