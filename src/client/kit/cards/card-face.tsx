import type { ReactNode } from 'react';
import styles from './card-face.module.css';

/** `small`: picture and name, on a board. `hand`: with its effect. `large`: everything. */
export type CardSize = 'small' | 'hand' | 'large';

/**
 * The face of a card on parchment. A game's class sets `--kind` for each kind, and may change the layout by its
 * `grid-template` (picture, name, effect, flavour, band) and the variables of the style sheet.
 */
export function CardFace(props: {
  kind: string;
  size: CardSize;
  name: ReactNode;
  picture: ReactNode;
  /** A figure in the left corner, and a sign in the right. */
  corner?: ReactNode;
  sign?: ReactNode;
  effect?: string | undefined;
  flavour?: string | undefined;
  /** The name of its kind, at the bottom. */
  band?: string | undefined;
  className?: string | undefined;
}) {
  const { size } = props;
  return (
    // Except at `large`, the face is inside a button whose label contains everything.
    <span
      className={`text-centre ${styles.face} ${props.className ?? ''}`}
      data-kind={props.kind}
      data-size={size}
      aria-hidden={size !== 'large'}
    >
      {props.corner !== undefined && <span className={styles.corner}>{props.corner}</span>}
      {props.sign !== undefined && <span className={styles.sign}>{props.sign}</span>}
      <span className={`middle ${styles.picture}`}>{props.picture}</span>
      <span className={`across ${styles.name}`}>{props.name}</span>
      {size !== 'small' && props.effect !== undefined && <span className={styles.effect}>{props.effect}</span>}
      {size === 'large' && props.flavour !== undefined && (
        <span className={`dense ${styles.flavour}`}>{props.flavour}</span>
      )}
      {size === 'large' && props.band !== undefined && <span className={`fine ${styles.band}`}>{props.band}</span>}
    </span>
  );
}

/** The back of a card: leather with a picture. */
export function CardBack({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span className={`${styles.back} ${className ?? ''}`} aria-hidden="true">
      {children}
    </span>
  );
}
