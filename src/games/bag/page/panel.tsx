import type { ReactNode } from 'react';
import { Button } from '../../../client/parts/button.tsx';
import { StatusBox } from '../../../client/table/status.tsx';
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
  /** Whether all of `more` must be read, however many lines it takes. */
  isMoreWhole: boolean;
  isForYou: boolean;
  busy: boolean;
  deeds: readonly Deed[];
  asides: readonly Aside[];
  picture?: ReactNode;
  /** Whether what stands around it must not move when there is more or less to do. */
  isSteady: boolean;
  onDeed(deed: Deed): void;
}) {
  const { deeds, busy, onDeed } = props;
  const steps = deeds.filter(({ side }) => side !== undefined);
  const others = deeds.filter(({ side }) => side === undefined);
  const hasButtons = deeds.length + props.asides.length > 0;
  const className = props.isSteady ? `${styles.panel} ${styles.steady}` : styles.panel;
  return (
    <StatusBox
      sentence={props.sentence}
      more={props.more}
      isForYou={props.isForYou}
      shape="column"
      lines={props.isMoreWhole ? 4 : 2}
      className={className}
      isMoreNews={!props.isForYou}
      picture={props.picture}
    >
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
                  <span className={styles.way}>{deed.label}</span>
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
    </StatusBox>
  );
}
