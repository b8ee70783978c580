import { useEffect, useRef } from 'react';
import { playSound } from '../../device/sound.ts';

/** Plays a sound when somebody sits down. */
export function useArrivals(people: number): void {
  const were = useRef(people);
  useEffect(() => {
    if (people > were.current) playSound('arrival');
    were.current = people;
  }, [people]);
}
