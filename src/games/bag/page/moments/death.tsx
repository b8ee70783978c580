import { BagPicture } from '../bag-icon.tsx';
import styles from './death.module.css';
import type { ToldDeath } from './deaths.ts';

/** Who died and of what: shown very large to everybody. The log has it too. */
export function Death({ who, cause, more, icon }: ToldDeath) {
  return (
    <div className={`centred covers passive grid ${styles.death}`} aria-hidden="true">
      <BagPicture name={icon} />
      <p className={cause === undefined ? styles.cause : styles.who}>{who}</p>
      {cause !== undefined && <p className={styles.cause}>{cause}</p>}
      <p>{more}</p>
    </div>
  );
}
