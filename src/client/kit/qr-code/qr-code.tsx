import { useEffect, useState } from 'react';
import { whileWanted } from '../while-wanted.ts';
import styles from './qr-code.module.css';

/** A QR code of a link. The library is loaded with the first one. */
export function QrCode({ link, label, className }: { link: string; label: string; className?: string | undefined }) {
  const [squares, setSquares] = useState<boolean[][]>();
  useEffect(
    () => whileWanted(import('uqr'), ({ encode }) => setSquares(encode(link, { ecc: 'M', border: 2 }).data)),
    [link],
  );
  if (squares === undefined) return undefined;
  const path = squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={`rounded ${styles.qr} ${className ?? ''}`}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
