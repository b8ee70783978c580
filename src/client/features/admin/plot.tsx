import type { Locale } from '../../../engine/text.ts';
import styles from './admin-page.module.css';
import { ADMIN_TEXTS } from './text.ts';

const WIDTH = 240;
const HEIGHT = 64;

interface PlotProps {
  name: string;
  unit: string;
  values: readonly (number | undefined)[];
  /** The time span of the plot, in minutes. */
  minutes: number;
  locale: Locale;
}

/** A figure over time: its current value in words, and a line plot from 0 to its maximum, which is labelled. */
export function Plot({ name, unit, values, minutes, locale }: PlotProps) {
  const known = values.filter((value) => value !== undefined && Number.isFinite(value)) as number[];
  const most = Math.max(...known, 0);
  const now = values.at(-1);
  return (
    <figure className={`panel column ${styles.plot}`}>
      <figcaption className="wrap spread">
        <span>{name}</span>
        <strong>
          {now === undefined ? '–' : spelt(now, locale)} {unit}
        </strong>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <polyline points={line(values, most)} />
      </svg>
      <p className="hint">
        {known.length === 0 ? '–' : ADMIN_TEXTS[locale].span(`${spelt(most, locale)} ${unit}`.trim(), minutes)}
      </p>
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

function spelt(value: number, locale: Locale): string {
  if (!Number.isFinite(value)) return '∞';
  return value.toLocaleString(locale, { maximumFractionDigits: value >= 100 ? 0 : 2 });
}
