import { type ReactNode, useId } from 'react';
import fields from '../parts/fields.module.css';

/** A switch with a line of explanation. */
export function Tick(props: { label: ReactNode; hint: string; isOn: boolean; onTurn(isOn: boolean): void }) {
  const hint = useId();
  return (
    <div>
      <label className={`strong ${fields.tick}`}>
        <input
          type="checkbox"
          checked={props.isOn}
          aria-describedby={hint}
          onChange={(event) => props.onTurn(event.target.checked)}
        />
        <span>{props.label}</span>
      </label>
      <p id={hint} className="hint">
        {props.hint}
      </p>
    </div>
  );
}
