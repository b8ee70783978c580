import { createContext, useContext, useEffect, useRef } from 'react';

/** Does what a key is for, if it is for anything here. */
export type KeyTaker = (key: string) => void;

/** Where a phase of the game says which keys it takes; those of all tables come before. */
export const Keys = createContext<{ current: KeyTaker }>({ current: () => undefined });

/** Takes keys while this part of the page is shown. */
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
