import { useLayoutEffect, useRef, useState } from 'react';

/** The latest of these lines, as many as fit: a line loses its beginning to the log rather than its last words. */
export function LatestLines({ lines }: { lines: readonly string[] }) {
  const [from, setFrom] = useState(0);
  const shown = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = shown.current?.parentElement;
    if (!box || from + 1 >= lines.length) return;
    if (box.scrollHeight > box.clientHeight + 1) setFrom(from + 1);
  }, [from, lines]);
  return <span ref={shown}>{lines.slice(from).join(' ')}</span>;
}
