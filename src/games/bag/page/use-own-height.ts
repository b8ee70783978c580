import { type RefCallback, useCallback } from 'react';

/**
 * Publishes an element's height as a CSS variable of its parent: floating parts are transformed by it. It is measured
 * during the browser's own layout; nothing is rendered or laid out for it alone.
 */
export function useOwnHeight(variable: `--${string}`): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      let frame: number | undefined;
      const publish = () => element.parentElement?.style.setProperty(variable, `${element.offsetHeight}px`);
      const watcher = new ResizeObserver(() => {
        // At first before painting. Later in a separate frame: in the same frame as a new layout, it would count as a
        // layout shift.
        if (frame === undefined) publish();
        else cancelAnimationFrame(frame);
        frame = requestAnimationFrame(publish);
      });
      watcher.observe(element);
      return () => {
        watcher.disconnect();
        cancelAnimationFrame(frame ?? 0);
      };
    },
    [variable],
  );
}
