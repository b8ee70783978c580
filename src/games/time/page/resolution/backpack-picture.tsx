import { ItemPicture } from '../painted-pictures.tsx';
import styles from './backpack-picture.module.css';
import { BACKPACK_LOOKS, type BackpackLook } from './backpack-places.ts';

/**
 * The Backpack, drawn by how full it is. All its pictures are loaded from the start, so that a change is visible at
 * once.
 */
export function BackpackPicture({ look, className }: { look: BackpackLook; className?: string | undefined }) {
  return (
    <span className={`layers grid stiff ${styles.picture} ${className ?? ''}`} data-look={look} aria-hidden="true">
      {BACKPACK_LOOKS.map((each) => (
        <span key={each} className={each === look ? '' : styles.other}>
          <ItemPicture name={`backpack-${each}`} icon="backpack" />
        </span>
      ))}
    </span>
  );
}
