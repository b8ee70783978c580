import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The latest of these lines, as many as fit in whole. None is cut: one that is too long for the box is left to the log.
 */
export function LatestLines({ lines, between = ' ' }: { lines: readonly string[]; between?: string }) {
  const [from, setFrom] = useState(0);
  const shown = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = shown.current?.closest('p');
    if (!box || from >= lines.length) return;
    if (box.scrollHeight > box.clientHeight + 1) setFrom(from + 1);
  }, [from, lines]);
  return <span ref={shown}>{lines.slice(from).join(between)}</span>;
}
