import { createContext, useContext, useEffect, useRef } from 'react';

/** Handles a key, if it has a meaning here. */
export type KeyTaker = (key: string) => void;

/** The key handler of the current phase; keys common to all tables come first. */
export const Keys = createContext<{ current: KeyTaker }>({ current: () => undefined });

/** Handles keys while this part of the page is mounted. */
export function useKeys(take: KeyTaker): void {
  const keys = useContext(Keys);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const own: KeyTaker = (key) => latest.current(key);
    keys.current = own;
    return () => {
      if (keys.current === own) keys.current = () => undefined;
    };
  }, [keys]);
}
