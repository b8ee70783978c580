import type { SeenItem } from '../../rules/event.ts';
import { BagBack, BagPicture } from '../bag-icon.tsx';
import type { Scene } from '../scene.ts';
import styles from './loot.module.css';

/** A drawn item, as a card that turns over and shows its effect; other players' items stay face down. */
export function Loot({ scene, item, isOpen }: { scene: Scene; item: SeenItem; isOpen: boolean }) {
  const { words } = scene;
  const isSeen = isOpen && typeof item === 'number';
  return (
    <div className={`covers middle passive ${styles.place}`} aria-hidden="true">
      <div className={`parchment grid anchor text-centre ${styles.card}`} data-open={isSeen}>
        {isSeen ? (
          <>
            <BagPicture name={words.itemCard(item).icon} />
            <p className={styles.name}>{words.item(item)}</p>
            <p>{words.worth(item)}</p>
          </>
        ) : (
          <>
            <BagPicture name="knapsack" />
            <BagBack />
          </>
        )}
      </div>
    </div>
  );
}
