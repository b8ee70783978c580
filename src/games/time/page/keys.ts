import { createContext, useContext, useEffect, useRef } from 'react';

/** Takes a key, and says whether it was of use. */
export type KeyTaker = (key: string) => boolean;

/** Where a phase of the game says which keys it takes; the page asks it before its own. */
export const Keys = createContext<{ current: KeyTaker }>({ current: () => false });

/** Takes keys while this part of the page is shown. */
export function useKeys(take: KeyTaker): void {
  const keys = useContext(Keys);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const own: KeyTaker = (key) => latest.current(key);
    keys.current = own;
    return () => {
      if (keys.current === own) keys.current = () => false;
    };
  }, [keys]);
}
