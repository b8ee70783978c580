import { useEffect } from 'react';
import './large-type.css';

/** Letters as large as the screen is high, while the page is shown: it is read from across the room. */
export function useLargeType(): void {
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.screen = 'big';
    return () => {
      delete root.dataset.screen;
    };
  }, []);
}
