import { type RefCallback, useCallback } from 'react';

/**
 * Publishes an element's height as a CSS variable of its parent: floating parts are transformed by it. It is measured
 * when the browser has laid out the page anyway; nothing is rendered or laid out for it alone.
 */
export function useOwnHeight(variable: `--${string}`): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      let frame: number | undefined;
      const publish = () => element.parentElement?.style.setProperty(variable, `${element.offsetHeight}px`);
      const watcher = new ResizeObserver(() => {
        // At first before it is painted. Later in a frame of its own: with a new layout in one frame, it would count as a
        // shift of that layout.
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
