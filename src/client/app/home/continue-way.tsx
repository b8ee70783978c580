import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../kit/parts/button.tsx';

/** A link to an unfinished table, and a button to forget it. */
export function Way(props: { to: string; label: string; note?: ReactNode; forget: string; onForget(): void }) {
  return (
    <li>
      <Link href={props.to} className={buttonClass('plain')}>
        <span>
          {props.label}
          {props.note}
        </span>
      </Link>
      <Button look="quiet" aria-label={props.forget} title={props.forget} onClick={props.onForget}>
        ✕
      </Button>
    </li>
  );
}
