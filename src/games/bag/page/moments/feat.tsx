import { BagPicture } from '../bag-icon.tsx';
import { Portrait } from '../portrait.tsx';
import type { Scene } from '../scene.ts';
import type { Feat as FeatKind } from '../staging/feats.ts';
import styles from './feat.module.css';
import { tellFeat } from './tell-feat.ts';

/** What a player would tell tomorrow, over the whole screen. The log has it too. */
export function Feat({ scene, feat }: { scene: Scene; feat: FeatKind }) {
  const { title, more, icon, heroes } = tellFeat(scene, feat);
  return (
    <div className={`centred covers passive grid ${styles.feat}`} data-feat={feat.kind} aria-hidden="true">
      <span className={styles.rays} />
      <div className={`layers middle ${styles.picture}`}>
        <BagPicture name={icon} className={styles.thing} />
      </div>
      {heroes.length > 0 && (
        <p className={`row ${styles.heroes}`}>
          {heroes.map((who) => (
            <Portrait key={who} scene={scene} who={who} />
          ))}
        </p>
      )}
      <p className={styles.title}>{title}</p>
      <p className={styles.more}>{more}</p>
    </div>
  );
}
