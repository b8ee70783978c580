import styles from './meter.module.css';

/** A bar showing how much is left; the figures are beside it. */
export function Meter({ of, full, className }: { of: number; full: number; className?: string | undefined }) {
  return (
    <span className={`block clipped ${styles.meter} ${className ?? ''}`} aria-hidden="true">
      <span style={{ transform: `scaleX(${Math.max(0, Math.min(1, of / Math.max(1, full)))})` }} />
    </span>
  );
}
