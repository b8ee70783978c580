import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../kit/parts/button.tsx';

/** A table or campaign of this device, and how to forget it. */
export interface KeptWay {
  to: string;
  label: string;
  note?: ReactNode;
  /** The label of the button. */
  forget: string;
  forgets(): unknown;
}

/** Links to unfinished tables, each with a button to forget it. */
export function Ways({ ways, onForgotten }: { ways: readonly KeptWay[]; onForgotten(): void }) {
  return (
    <ul className="tiles">
      {ways.map(({ to, label, note, forget, forgets }) => (
        <li key={to}>
          <Link href={to} className={buttonClass('plain')}>
            <span>
              {label}
              {note}
            </span>
          </Link>
          <Button
            look="quiet"
            aria-label={forget}
            title={forget}
            onClick={() => {
              void forgets();
              onForgotten();
            }}
          >
            ✕
          </Button>
        </li>
      ))}
    </ul>
  );
}
