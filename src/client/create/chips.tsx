import { type ReactNode, useId } from 'react';
import fields from '../parts/fields.module.css';
import styles from './create-page.module.css';

/** One of a few, each a chip; what the chosen one means stands below. */
export function Chips<const Value extends string>(props: {
  legend: string;
  hint: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onValue(value: Value): void;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className={fields.part} aria-describedby={id}>
      <legend>{props.legend}</legend>
      <div className={styles.chips}>
        {props.choices.map(({ value, label }) => (
          <label key={value} className={`${fields.chip} ${styles.chip}`}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === props.value}
              onChange={() => props.onValue(value)}
            />
            {label}
          </label>
        ))}
      </div>
      <p id={id} className={styles.hint} aria-live="polite">
        {props.hint}
      </p>
      {props.children}
    </fieldset>
  );
}
