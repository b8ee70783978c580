import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './latest-lines.module.css';
import { wholeSentences } from './log/log-turns.ts';

/**
 * The latest sentences of these lines, as many as fit in whole; a single one that is too long ends with an ellipsis. A tap opens
 * what did not fit. Screen readers and keyboard users have the log.
 */
export function LatestLines({ lines, between = ' ' }: { lines: readonly string[]; between?: string }) {
  const [from, setFrom] = useState(0);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [, setWidth] = useState(0);
  const width = useRef(0);
  const shown = useRef<HTMLSpanElement>(null);
  const sentences = lines.flatMap(wholeSentences);
  const last = sentences.length - 1;
  // After every render: buttons that appear beside the words make their box narrower.
  useLayoutEffect(() => {
    const box = shown.current?.closest('p');
    if (!box) return;
    const isTooLong = box.scrollHeight > box.clientHeight + 1;
    if (isTooLong && from < last) setFrom(from + 1);
    else setCut(isTooLong);
  });
  // A phone that is turned has lines of another length.
  useEffect(() => {
    const box = shown.current?.closest('p');
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === width.current) return;
      width.current = box.clientWidth;
      setFrom(0);
      setWidth(box.clientWidth);
    });
    width.current = box.clientWidth;
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const words = (
    <span ref={shown} data-cut={isCut}>
      {sentences.slice(from).join(between)}
    </span>
  );
  if (from === 0 && !isCut) return words;
  return (
    <button type="button" tabIndex={-1} className={styles.more} onClick={() => setOpen(!isOpen)}>
      {words}
      {isOpen && <span className={`panel lit shadowed ${styles.open}`}>{lines.join(between)}</span>}
    </button>
  );
}
