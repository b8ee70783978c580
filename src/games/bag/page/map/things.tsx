import type { Place } from '../../rules/board.ts';
import { BagIcon, BagPicture } from '../bag-icon.tsx';
import type { Scene } from '../scene.ts';
import type { BagCue } from '../staging/cue.ts';
import { cardOfPlace } from '../words.ts';
import styles from './things.module.css';

/** The things on a tile: a monster with its health, a hidden one, items, the Ring, and Fred's stall. */
export function Things({ scene, place, cue }: { scene: Scene; place: Place; cue: BagCue | undefined }) {
  const { view, words } = scene;
  const monster = view.monsters.find((other) => other.place === place);
  const token = view.tokens.find((other) => other.place === place);
  const [thing, ...more] = view.floor.filter((other) => other.place === place);
  const hasRing = view.ring.kind === 'lying' && view.ring.place === place;
  const role = cardOfPlace(scene, place).role.kind;
  return (
    <>
      {monster !== undefined && (
        <span
          aria-hidden="true"
          className={`middle ${styles.monster}`}
          data-dragon={words.monsterCard(monster.monster).nature === 'dragon'}
        >
          <BagPicture name={words.monsterCard(monster.monster).icon} />
          <span className={styles.health}>{monster.health}</span>
          {cue?.kind === 'blow' && <span className={`text-centre ${styles.damage}`}>−{cue.damage}</span>}
        </span>
      )}
      {cue?.kind === 'growl' && <span className={styles.eyes} aria-hidden="true" />}
      {token !== undefined && (
        <span aria-hidden="true" className={`middle ${styles.token}`}>
          {token.monster === undefined ? '?' : <BagPicture name={words.monsterCard(token.monster).icon} />}
        </span>
      )}
      {thing !== undefined && (
        <span aria-hidden="true" className={`row ${styles.floor}`}>
          <BagIcon name={more.length === 0 ? words.itemCard(thing.item).icon : 'knapsack'} />
          {more.length > 0 && <span>{1 + more.length}</span>}
        </span>
      )}
      {hasRing && <BagIcon name="ring" className={styles.ring} />}
      {role === 'start' && view.terms.fred && (
        <span aria-hidden="true" className={`middle ${styles.fred}`}>
          <BagPicture name="bad-gnome" />
        </span>
      )}
      {role === 'pool' && (
        <span aria-hidden="true" className={styles.draughts}>
          {view.poolTokens}
        </span>
      )}
    </>
  );
}
