import { type CSSProperties, useCallback, useState } from 'react';

/** Publishes an element's height as a CSS variable: floating parts are transformed by it, without a new layout. */
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
