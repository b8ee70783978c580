import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Viewer } from '../../../engine/game.ts';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { useTableContext } from '../../kit/table/table-context.tsx';
import { useAfterText } from '../after/text.ts';
import styles from './moment-card.module.css';

/**
 * The turning point of a game: a picture, a sentence, and its buttons. It has its final size before the picture is
 * drawn, so that nothing below it moves.
 */
export function MomentCard(props: {
  viewer: Viewer;
  picture?: ReactNode;
  /** Plays on from there; undefined until that is possible. */
  onTry?: (() => void) | undefined;
  /** The URL of that step in the replay, once known. */
  watch?: string;
  trouble?: string | undefined;
}) {
  const text = useAfterText();
  const { story } = useTableContext();
  const line = story?.turningPoint?.line ?? '';
  const isToldAbove = story?.lines.includes(line) === true;
  return (
    <section className={`card whole-line in-middle ${styles.point}`} aria-labelledby="turning-point">
      <h3 id="turning-point" className="text-centre">
        {text.turningPoint}
      </h3>
      <div className={`anchor grid text-centre ${styles.frame}`}>{props.picture}</div>
      {!isToldAbove && <p>{line}</p>}
      <div className="wrap centred">
        {props.viewer !== 'spectator' && (
          <Button look="plain" disabled={props.onTry === undefined} onClick={props.onTry}>
            {text.tryDifferently}
          </Button>
        )}
        {props.watch === undefined ? (
          <Button look="plain" disabled>
            {text.seeMoment}
          </Button>
        ) : (
          <Link href={props.watch} className={buttonClass('plain')}>
            {text.seeMoment}
          </Link>
        )}
      </div>
      <p className="trouble" role="alert">
        {props.trouble}
      </p>
    </section>
  );
}
