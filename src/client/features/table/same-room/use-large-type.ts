import { useEffect } from 'react';
import './large-type.css';

/** Scales letters to the height of the screen while the page is shown, to be read from across the room. */
export function useLargeType(): void {
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.screen = 'big';
    return () => {
      delete root.dataset.screen;
    };
  }, []);
}
