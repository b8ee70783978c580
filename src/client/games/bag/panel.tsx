import type { ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
import { BagIcon } from './bag-icon.tsx';
import type { Deed } from './deeds.ts';
import styles from './panel.module.css';

/** A button of the panel that is no move of its own, such as a step back. */
export interface Aside {
  label: string;
  look: 'main' | 'plain';
  act(): void;
}

const ARROWS = ['↑', '→', '↓', '←'] as const;

/** The sentence that always says what can be done now, and a button for each thing, with its price. */
export function Panel(props: {
  sentence: string;
  more: string;
  isForYou: boolean;
  busy: boolean;
  deeds: readonly Deed[];
  asides: readonly Aside[];
  picture?: ReactNode;
  onDeed(deed: Deed): void;
}) {
  const { deeds, busy, onDeed } = props;
  const steps = deeds.filter(({ side }) => side !== undefined);
  const others = deeds.filter(({ side }) => side === undefined);
  const hasButtons = deeds.length + props.asides.length > 0;
  return (
    <section className={styles.panel} data-for-you={props.isForYou}>
      <div className={styles.words}>
        {props.picture}
        <div>
          <h2 className={styles.sentence}>{props.sentence}</h2>
          <p className={styles.more} aria-hidden={!props.isForYou}>
            {props.more}
          </p>
        </div>
        {/* Spoken only when it is one's own business: others' turns are told by the log. */}
        <p className="visually-hidden" role="status">
          {props.isForYou ? props.sentence : ''}
        </p>
      </div>
      {hasButtons && (
        <div className={styles.deeds}>
          {steps.length > 0 && (
            <div className={styles.steps}>
              {steps.map((deed) => (
                <Button
                  key={deed.label}
                  look="plain"
                  className={styles.step}
                  disabled={busy}
                  data-move="go"
                  aria-label={`${deed.label}, ${deed.price}`}
                  title={`${deed.label}, ${deed.price}`}
                  onClick={() => onDeed(deed)}
                >
                  {ARROWS[deed.side ?? 0]}
                </Button>
              ))}
            </div>
          )}
          {others.map((deed, place) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be there twice
              key={`${deed.label}-${place}`}
              look={deed.look}
              className={styles.deed}
              disabled={busy}
              data-move={deed.move.kind}
              onClick={() => onDeed(deed)}
            >
              {deed.icon !== undefined && <BagIcon name={deed.icon} />}
              <span>{deed.label}</span>
              {deed.price !== undefined && <small className={styles.price}>{deed.price}</small>}
            </Button>
          ))}
          {props.asides.map(({ label, look, act }) => (
            <Button key={label} look={look} className={styles.deed} disabled={busy} data-aside onClick={act}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
