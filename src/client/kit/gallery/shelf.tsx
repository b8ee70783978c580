import { type ReactNode, useId } from 'react';
import styles from './gallery.module.css';

/** A section of similar exhibits. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`stack ${styles.shelf}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={`wrap gap-10 ${styles.row}`}>{children}</div>
    </section>
  );
}

/** One part of the interface; `frame` is its usual width. */
export function Exhibit(props: { name: string; frame?: keyof typeof FRAMES; children: ReactNode }) {
  return (
    <figure className={`grid ${styles.exhibit}`} data-exhibit={props.name}>
      <div className={FRAMES[props.frame ?? 'free']} data-frame={props.frame ?? 'free'}>
        {props.children}
      </div>
      <figcaption className="hint centred">{props.name}</figcaption>
    </figure>
  );
}

/** The usual widths of parts. */
const FRAMES = {
  free: styles.free,
  small: `anchor grid ${styles.small}`,
  hand: `anchor grid ${styles.hand}`,
  large: `anchor grid ${styles.large}`,
  tile: `anchor clipped ${styles.tile}`,
  wide: styles.wide,
  whole: styles.whole,
  screen: `anchor clipped ${styles.screen}`,
} as const;

/** A piece with its picture, its name and its effect, for tables that show only the picture. */
export function Piece(props: { picture: ReactNode; name: string; figures?: string; does: string; flavour?: string }) {
  return (
    <article className={`parchment grid rounded ${styles.piece}`} data-exhibit={props.name}>
      {props.picture}
      <div>
        <h3>{props.name}</h3>
        {props.figures !== undefined && <p className="strong">{props.figures}</p>}
        <p>{props.does}</p>
        {props.flavour !== undefined && <p className="hint flavour">{props.flavour}</p>}
      </div>
    </article>
  );
}
