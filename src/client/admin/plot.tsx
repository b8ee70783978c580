import styles from './admin-page.module.css';

const WIDTH = 240;
const HEIGHT = 64;

/** A figure over time: what it is now in words, and how it came to be as a line. */
export function Plot({ name, unit, values }: { name: string; unit: string; values: readonly (number | undefined)[] }) {
  const known = values.filter((value) => value !== undefined && Number.isFinite(value)) as number[];
  const most = Math.max(...known, 0);
  const now = values.at(-1);
  return (
    <figure className={styles.plot}>
      <figcaption>
        <span>{name}</span>
        <strong>
          {now === undefined ? '–' : spelt(now)} {unit}
        </strong>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <polyline points={line(values, most)} />
      </svg>
    </figure>
  );
}

function line(values: readonly (number | undefined)[], most: number): string {
  const step = WIDTH / Math.max(1, values.length - 1);
  const height = (value: number) => HEIGHT - 2 - (most === 0 ? 0 : (value / most) * (HEIGHT - 4));
  return values
    .flatMap((value, index) =>
      value === undefined || !Number.isFinite(value)
        ? []
        : [`${(index * step).toFixed(1)},${height(value).toFixed(1)}`],
    )
    .join(' ');
}

function spelt(value: number): string {
  if (!Number.isFinite(value)) return '∞';
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100);
}
