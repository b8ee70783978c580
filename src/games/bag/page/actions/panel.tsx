import type { ReactNode } from 'react';
import { Button } from '../../../../client/kit/parts/button.tsx';
import { useStage } from '../../../../client/kit/stage/stage-now.ts';
import { StatusBox } from '../../../../client/kit/table/status.tsx';
import { BagIcon } from '../bag-icon.tsx';
import type { Action } from './action.ts';
import styles from './panel.module.css';

/** A button that is not a move, such as "back". */
export interface Aside {
  label: string;
  look: 'main' | 'plain';
  act(): void;
}

const ARROWS = ['↑', '→', '↓', '←'] as const;

/** The prompt, and a button with its price for each action. */
export function Panel(props: {
  sentence: string;
  more: string;
  /** Whether `more` is shown completely, in any number of lines. */
  isMoreWhole?: boolean;
  isForYou: boolean;
  busy?: boolean;
  actions?: readonly Action[];
  asides?: readonly Aside[];
  picture?: ReactNode;
  skip?: 'beside' | 'below';
  /** The last step is still being animated, so the next actions are not known yet. */
  isWaiting?: boolean;
  /** What is shown answers the last question: its buttons only keep their place. */
  isSettled?: boolean;
  onAction?(action: Action): void;
  /** The inventory: between the prompt and the buttons, so that it keeps its place. */
  children?: ReactNode;
}) {
  const { actions = [], asides = [], busy = false, onAction } = props;
  const steps = actions.filter(({ side }) => side !== undefined);
  const others = actions.filter(({ side }) => side === undefined);
  const { areOthersWaiting } = useStage();
  const hasButtons = actions.length + asides.length > 0;
  // The skip button replaces actions that are no longer available.
  const isHidden = areOthersWaiting && !props.isForYou;
  // A changed set of buttons is remounted, so that no button moves under a finger.
  const set = [...actions.map(({ move, label }) => move.kind + label), ...asides.map(({ label }) => label)].join();
  return (
    <StatusBox
      sentence={props.sentence}
      more={props.more}
      isForYou={props.isForYou}
      shape="column"
      skip={props.skip ?? 'beside'}
      lines={props.isMoreWhole === true ? 4 : 2}
      className={styles.panel}
      isMoreNews={!props.isForYou}
      picture={props.picture}
    >
      {props.children}
      {hasButtons && (
        <div
          key={set}
          className={`wrap scrolls ${props.isSettled === true ? 'unseen' : ''} ${styles.actions}`}
          data-waiting={props.isWaiting}
          hidden={isHidden}
        >
          {steps.length > 0 && (
            <div className={`row tight ${styles.steps}`}>
              {steps.map((action) => (
                <Button
                  key={action.label}
                  look="plain"
                  className={styles.step}
                  disabled={busy}
                  data-move="go"
                  aria-label={`${action.label}, ${action.price}`}
                  title={`${action.label}, ${action.price}`}
                  onClick={() => onAction?.(action)}
                >
                  {ARROWS[action.side ?? 0]}
                  <span className="compact on-desktop">{action.label}</span>
                </Button>
              ))}
            </div>
          )}
          {others.map((action, place) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be there twice
              key={`${action.label}-${place}`}
              look={action.look}
              className={styles.action}
              disabled={busy}
              data-move={action.move.kind}
              // The second tap of a double tap was meant for the button that was here before.
              onClick={({ detail }) => detail < 2 && onAction?.(action)}
            >
              {action.icon !== undefined && <BagIcon name={action.icon} />}
              <span className="grid">
                {action.label} {action.leads !== undefined && <small className="fine">{action.leads}</small>}
              </span>
              {action.price !== undefined && (
                <small className={`strong unbroken ${styles.price}`}>{action.price}</small>
              )}
            </Button>
          ))}
          {asides.map(({ label, look, act }) => (
            <Button key={label} look={look} className={styles.action} disabled={busy} data-aside onClick={act}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </StatusBox>
  );
}
