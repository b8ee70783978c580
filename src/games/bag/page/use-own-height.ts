import { type CSSProperties, useCallback, useState } from 'react';

/** How high something is, as a variable for styles: what floats is moved by that much, which lays nothing out anew. */
export function useOwnHeight(variable: `--${string}`) {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = () => setHeight(element.offsetHeight);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { ref, style: { [variable]: `${height}px` } as CSSProperties };
}
