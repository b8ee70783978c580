import type { CSSProperties } from 'react';
import { GAMES } from '../../kit/games/registry.ts';
import { DoorIcon } from '../../kit/parts/icon.tsx';
import { DoorScene } from './door-scene.tsx';
import styles from './living-scene.module.css';

/** Behind the title: the scenes of the games in turn, by torchlight. Their files are those of the doors. */
export function LivingScene() {
  return (
    <div className={`covers clipped ${styles.scene}`} aria-hidden="true">
      {GAMES.map((game, place) => (
        <span
          key={game.id}
          className={`covers middle ${styles.view}`}
          style={{ '--place': place, '--views': GAMES.length } as CSSProperties}
        >
          <DoorIcon door={game.door} className={styles.icon} />
          <DoorScene game={game.id} isFirst={place === 0} />
        </span>
      ))}
      <span className={`covers ${styles.torches}`} />
    </div>
  );
}
