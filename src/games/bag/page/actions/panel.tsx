import type { ReactNode } from 'react';
import { Button } from '../../../../client/kit/parts/button.tsx';
import { useTableContext } from '../../../../client/kit/table/table-context.tsx';
import { StatusBox } from '../../../../client/kit/turns/status.tsx';
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

/** What the buttons of a panel are. */
interface Offer {
  busy?: boolean;
  actions?: readonly Action[];
  asides?: readonly Aside[];
  /** The last step is still being animated, so the next actions are not known yet. */
  isWaiting?: boolean;
  /** What is shown answers the last question: its buttons only keep their place. */
  isSettled?: boolean;
  onAction?(action: Action): void;
}

/** The prompt, and a button with its price for each action. */
export function Panel(
  props: Offer & {
    sentence: string;
    more: string;
    /** Whether `more` is shown completely, in any number of lines. */
    isMoreWhole?: boolean;
    isForYou: boolean;
    picture?: ReactNode;
    skip?: 'beside' | 'below' | 'none';
    /** The inventory: between the prompt and the buttons, so that it keeps its place. */
    children?: ReactNode;
  },
) {
  const { areOthersWaiting } = useTableContext().stage;
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
      {/* The skip button takes the place of actions that are no longer on offer. */}
      <Buttons {...props} isHidden={areOthersWaiting && !props.isForYou} />
    </StatusBox>
  );
}

function Buttons({ actions = [], asides = [], busy = false, onAction, ...props }: Offer & { isHidden: boolean }) {
  const steps = actions.filter(({ side }) => side !== undefined);
  const others = actions.filter(({ side }) => side === undefined);
  if (actions.length + asides.length === 0) return undefined;
  // A changed set of buttons is remounted, so that no button moves under a finger.
  const set = [...actions.map(({ move, label }) => move.kind + label), ...asides.map(({ label }) => label)].join();
  return (
    <div
      key={set}
      className={`wrap scrolls ${props.isSettled === true ? 'unseen' : ''} ${styles.actions}`}
      data-waiting={props.isWaiting}
      hidden={props.isHidden}
    >
      {steps.length > 0 && (
        <div className={`row gap-4 ${styles.steps}`}>
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be there twice
        <ActionButton key={`${action.label}-${place}`} action={action} busy={busy} onAction={onAction} />
      ))}
      {asides.map(({ label, look, act }) => (
        <Button key={label} look={look} className={styles.action} disabled={busy} data-aside onClick={act}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function ActionButton({ action, busy, onAction }: { action: Action; busy: boolean; onAction: Offer['onAction'] }) {
  return (
    <Button
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
      {action.price !== undefined && <small className={`strong unbroken ${styles.price}`}>{action.price}</small>}
    </Button>
  );
}
