import type { CSSProperties } from 'react';
import type { Place } from '../../rules/board.ts';
import { blastFrom } from '../../rules/paths.ts';
import { BagPicture } from '../bag-icon.tsx';
import type { Scene } from '../scene.ts';
import type { BagSight } from '../staging/cue.ts';
import { spaceOf } from './cells.ts';
import styles from './flight.module.css';
import { TILE } from './use-camera.ts';

/** A shot, a spell or a bomb on its way from an adventurer, and what it does where it lands. */
export function Flight({ scene, cast }: { scene: Scene; cast: BagSight & { kind: 'cast' } }) {
  const { view, words } = scene;
  const { effect, icon } = words.itemCard(cast.item);
  const middle = (place: Place) => {
    const { x, y } = spaceOf(view.board, place);
    return `${(x + 0.5) * TILE}px, ${(y + 0.5) * TILE}px`;
  };
  const isBomb = effect.kind === 'shot' && effect.blast !== undefined;
  const reached = isBomb ? blastFrom(view.board, cast.to, effect.blast ?? 0) : [cast.to];
  const way = { '--from': `translate(${middle(cast.from)})`, '--to': `translate(${middle(cast.to)})` };
  return (
    <span aria-hidden="true" className="boxless">
      {reached.map((place) => (
        <span
          key={place}
          className={`passive ${styles.burst}`}
          data-bomb={isBomb}
          style={{ '--at': `translate(${middle(place)})` } as CSSProperties}
        />
      ))}
      <span className={`passive ${styles.thing}`} data-stays={cast.from === cast.to} style={way as CSSProperties}>
        <BagPicture name={icon} />
      </span>
    </span>
  );
}
