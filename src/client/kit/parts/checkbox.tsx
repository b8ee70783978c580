import type { ReactNode } from 'react';
import fields from './fields.module.css';

/** A checkbox with its label. */
export function Checkbox(props: {
  checked: boolean;
  onChange(checked: boolean): void;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <label className={`${fields.tick} ${props.className ?? ''}`}>
      <input type="checkbox" checked={props.checked} onChange={(event) => props.onChange(event.target.checked)} />{' '}
      {props.children}
    </label>
  );
}
