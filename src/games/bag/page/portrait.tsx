import { Crest } from '../../../client/kit/crests/crest.tsx';
import type { AdventurerNumber } from '../rules/content.ts';
import { adventurerOf } from '../rules/state.ts';
import { BagFace } from './bag-icon.tsx';
import styles from './portrait.module.css';
import type { Scene } from './scene.ts';

/** The face of an adventurer on the shield of its seat: the same on the plate, on the map, and in every picture. */
export function Portrait(props: {
  scene: Pick<Scene, 'view' | 'words'>;
  who: AdventurerNumber;
  className?: string | undefined;
}) {
  const { view, words } = props.scene;
  const { icon } = words.characterCard(adventurerOf(view, props.who).character);
  return (
    <span className={`middle layers ${styles.portrait} ${props.className ?? ''}`} aria-hidden="true">
      <Crest seat={props.who} className={styles.shield} isBlank />
      <BagFace name={icon} className={styles.face} />
    </span>
  );
}
